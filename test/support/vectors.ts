import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import type { Vector, Vectors } from '../../schemas/generated/record.js';

export function publishedVectors(release: string): Vector[] {
  return (JSON.parse(readFileSync(path.join(release, FILES.vectors), 'utf8')) as Vectors).vectors;
}

export interface TestAnswer {
  status: number;
  headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Compares a response with a vector. `headers: false` ignores the headers, for servers with other ones. */
export async function expectAnswer(
  { name, request, response }: Vector,
  answer: TestAnswer,
  options: { headers?: boolean } = {},
): Promise<void> {
  const says = `${name}: ${request.method} ${request.url} ${JSON.stringify(request.headers ?? {})}`;
  expect(answer.status, says).toBe(response.status);
  const body = Buffer.from(await answer.arrayBuffer());
  if (options.headers !== false) {
    const got = Object.keys(response.headers).map((header) => [header, answer.headers.get(header)]);
    expect(Object.fromEntries(got), says).toEqual(response.headers);
  }
  if (response.sha256 === null) expect(body.length, says).toBe(0);
  else if (response.sha256 !== undefined)
    expect(createHash('sha256').update(body).digest('hex'), says).toBe(response.sha256);
  if (response.meta) expect((JSON.parse(body.toString()) as { meta: unknown }).meta, says).toEqual(response.meta);
  if (!response.body) return;
  const envelope = JSON.parse(body.toString()) as {
    error: { message: string; message_zh: string; suggestions?: string[] };
  };
  expect(envelope, says).toMatchObject(response.body);
  expect(envelope.error.message, says).toMatch(/^\S.*\.$/);
  expect(envelope.error.message_zh, says).toMatch(/\p{Script=Han}/u);
  if (response.suggestion === undefined) return;
  expect(envelope.error.suggestions, says).toContain(response.suggestion);
  expect(envelope.error.suggestions?.length, says).toBeLessThanOrEqual(5);
}
