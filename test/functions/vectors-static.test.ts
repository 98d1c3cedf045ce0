import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shared } from '../support/shared.js';
import { startStatic } from '../support/static-server.js';
import { expectAnswer, publishedVectors } from '../support/vectors.js';

/** The vectors of exact paths, replayed against a plain static server. */
const release = await shared('release');
const vectors = publishedVectors(release).filter(({ path_form }) => path_form);
let server: Awaited<ReturnType<typeof startStatic>>;
beforeAll(async () => {
  server = await startStatic(release);
});
afterAll(() => server.close());

describe('a plain static server', () => {
  it.each(vectors.map((vector) => [`${vector.request.method} ${vector.request.url}`, vector] as const))(
    'answers %s',
    async (_, vector) => {
      const { method, url } = vector.request;
      await expectAnswer(vector, await fetch(server.url + url, { method }), { headers: false });
    },
  );

  it('has vectors to answer', () => expect(vectors.length).toBeGreaterThan(10));
});
