import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import type { TestHarness } from 'wrangler';
import { startEdge } from '../support/edge.js';
import { type Answer, expectAnswer, publishedVectors } from '../support/vectors.js';

/** The published vectors, replayed against the real runtime. */
const release = inject('release');
let edge: TestHarness;
beforeAll(async () => {
  edge = await startEdge(release);
});
afterAll(() => edge.close());

describe('the vectors at the edge', () => {
  it.each(
    publishedVectors(release).map(
      (vector, index) => [`${vector.name} ${vector.request.method} ${vector.request.url}`, vector, index] as const,
    ),
  )('hold: %s', async (_, vector, index) => {
    const { method, url, headers } = vector.request;
    // A client of its own each time: the limit is another test's business.
    const client = { 'CF-Connecting-IP': `198.51.${100 + (index >> 8)}.${index & 255}` };
    const answer = await edge.fetch(url, { method, headers: { ...client, ...headers } } as never);
    await expectAnswer(vector, answer as unknown as Answer);
  });
});
