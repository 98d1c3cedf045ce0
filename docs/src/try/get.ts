import { type ParsedResponse, parseResponse } from './response.js';

/** What is shown of a question: the answer, and what is said before it. */
export interface TryResult {
  answer: ParsedResponse;
  address: string;
  ms: number;
  before: Node[];
}

/** Why nothing was asked, and what one may ask instead. */
export interface NotSent {
  said: string;
  before: Node[];
}

/** Asks for what the service answers now, not for what the browser kept. */
export async function get(address: string): Promise<TryResult> {
  const started = performance.now();
  const response = await fetch(address, { cache: 'no-store' });
  const answer = await parseResponse(response);
  return { answer, address, ms: performance.now() - started, before: [] };
}
