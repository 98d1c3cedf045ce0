import { describe, it } from 'vitest';
import { fetchPlain } from '../support/plain.js';
import { shared } from '../support/shared.js';
import { expectAnswer, publishedVectors } from '../support/vectors.js';

/** The published vectors, replayed against the Node server twice: computed, then cached. */
const release = await shared('release');
const server = { url: await shared('releaseServer') };

describe('the vectors on the Node server', () => {
  it.each(
    publishedVectors(release).map(
      (vector) => [`${vector.name} ${vector.request.method} ${vector.request.url}`, vector] as const,
    ),
  )('hold: %s', async (_, vector) => {
    const { method, url, headers } = vector.request;
    const { response } = vector;
    const ask = (get: typeof fetchPlain) =>
      get(server.url + url, { method, headers: headers ?? {}, redirect: 'manual' });
    for (let i = 0; i < 2; i++) await expectAnswer(vector, await ask(fetchPlain));
    // A compressed response has its own entity tag and the same content.
    if (response.status !== 304) await expectAnswer(vector, await ask(fetch), { headers: false });
  });
});
