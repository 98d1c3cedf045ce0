import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import { OpenPrintData } from '../../clients/typescript/src/index.js';
import { shared } from '../support/shared.js';
import { startStatic } from '../support/static-server.js';
import { publishedVectors } from '../support/vectors.js';
import { expectOutcome } from './expect-outcome.js';
import { callOf, perform } from './vector-calls.js';

/** The published vectors as calls of the client, over every kind of source. */
const release = await shared('release');
const [edge, node] = [await shared('edge'), await shared('releaseServer')];
const vectors = publishedVectors(release).map((vector) => ({ vector, call: callOf(vector) }));
const calls = vectors.flatMap(({ vector, call }) => (typeof call === 'string' ? [] : [{ vector, call }]));

const plain = await startStatic(release);
afterAll(() => plain.close());

const SOURCES = {
  'the edge': () => edge,
  'the Node server': () => node,
  'a plain static server': () => plain.url,
  'a folder': () => folder(release),
};

describe.each(Object.entries(SOURCES))('the vectors as calls over %s', (_, source) => {
  let data: OpenPrintData;
  beforeAll(() => {
    data = new OpenPrintData({ source: source() });
  });

  const named = calls.map(({ vector, call }) => [`${vector.name} ${vector.request.url}`, vector, call] as const);
  it.each(named)('pass: %s', async (_, vector, call) => expectOutcome(vector, await perform(data, call)));
});

it('the other vectors are those of the protocol', () => {
  const others = vectors.flatMap(({ vector, call }) => (typeof call === 'string' ? [{ name: vector.name, call }] : []));
  const byReason = Map.groupBy(others, ({ call }) => call);
  const kinds = [...byReason].map(([reason, all]) => [
    reason,
    [...new Set(all.map(({ name }) => name.replace(/-\d+$/, '')))].sort(),
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    'a call reads, and gives records rather than headers': ['etag', 'file', 'head', 'method', 'options'],
    'the client itself asks whether what it keeps still holds': ['etag'],
    'a folder is no file': ['path'],
    'the path of a file has no query': ['path'],
    'a text has no bytes that do not decode': ['encoding'],
    'options have each name once': ['parameter'],
  });
  expect(calls.length).toBeGreaterThan(2 * others.length);
});
