import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { type Started, startServer } from '../support/node-server.js';
import { expectAnswer, publishedVectors } from '../support/vectors.js';

/** The published vectors, replayed against the Node server, twice: worked out, then ready. */
const release = inject('release');
let server: Started;
beforeAll(async () => {
  server = await startServer(release, ['--no-limit']);
});
afterAll(() => server.stop());

describe('the vectors on the Node server', () => {
  it.each(
    publishedVectors(release).map(
      (vector) => [`${vector.name} ${vector.request.method} ${vector.request.url}`, vector] as const,
    ),
  )('hold: %s', async (_, vector) => {
    const { method, url, headers } = vector.request;
    for (let i = 0; i < 2; i++)
      await expectAnswer(vector, await fetch(server.url + url, { method, headers: headers ?? {}, redirect: 'manual' }));
  });
});
