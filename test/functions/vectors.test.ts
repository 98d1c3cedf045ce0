import { describe, expect, it } from 'vitest';
import { Responses } from '../../functions/answer/cache.js';
import { handle } from '../../functions/handle.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { shared } from '../support/shared.js';
import { expectAnswer, publishedVectors } from '../support/vectors.js';

/** The published vectors, replayed against the pure handler. */
const release = await shared('release');
const assets = folderAssets(release);
const vectors = publishedVectors(release);

describe('the vectors', () => {
  const named = vectors.map(
    (vector) => [`${vector.name} ${vector.request.method} ${vector.request.url}`, vector] as const,
  );
  it.each(named)('hold for the handler: %s', async (_, vector) => {
    const { method, url, headers } = vector.request;
    const request = () => new Request(`https://example.org${url}`, { method, ...(headers ? { headers } : {}) });
    await expectAnswer(vector, await handle(request(), { assets }));
    // Computed, then cached; a conditional request in between uses the cache of another client.
    const ready = new Responses({ answers: 10, bytes: 10_000_000 });
    await handle(new Request(`https://example.org${url}`), { assets, ready });
    for (const _ of [1, 2]) await expectAnswer(vector, await handle(request(), { assets, ready }));
  });

  it('have unique names and cover every rule', () => {
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
    const sections = new Set(vectors.map(({ name }) => name.replace(/-\d+$/, '')));
    const rules = 'page whole same spelling alias plus pair unknown parameter number encoding path method head options';
    expect([...sections]).toEqual(expect.arrayContaining([...rules.split(' '), 'etag', 'file']));
  });
});
