import { describe, it } from 'vitest';
import { shared } from '../support/shared.js';
import { expectAnswer, publishedVectors } from '../support/vectors.js';

/** The published vectors, replayed against the real runtime. */
const release = await shared('release');
const edge = await shared('edge');

describe('the vectors at the edge', () => {
  it.each(
    publishedVectors(release).map(
      (vector, index) => [`${vector.name} ${vector.request.method} ${vector.request.url}`, vector, index] as const,
    ),
  )('hold: %s', async (_, vector, index) => {
    const { method, url, headers } = vector.request;
    // A separate client for each request: the limit is tested elsewhere.
    const client = { 'CF-Connecting-IP': `198.51.${100 + (index >> 8)}.${index & 255}` };
    const answer = await fetch(edge + url, { method, headers: { ...client, ...headers }, redirect: 'manual' });
    await expectAnswer(vector, answer);
  });
});
