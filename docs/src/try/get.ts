import { type Answer, readAnswer } from './answer.js';

/** What is shown of a question: the answer, and what is said before it. */
export interface Shown {
  answer: Answer;
  address: string;
  ms: number;
  before: Node[];
}

/** Why nothing was asked, and what one may ask instead. */
export interface Unasked {
  said: string;
  before: Node[];
}

/** Asks for what the service answers now, not for what the browser kept. */
export async function get(address: string): Promise<Shown> {
  const started = performance.now();
  const response = await fetch(address, { cache: 'no-store' });
  const answer = await readAnswer(response);
  return { answer, address, ms: performance.now() - started, before: [] };
}
