import { expect, it } from 'vitest';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { findChunk } from '../../../core/contract/window.js';

/** A release with a list of four pages, one of two, and one of one page. */
const files = [
  ...['.json', '/page/2.json', '/page/3.json', '/page/4.json'].map((file) => `/api/v1/printers${file}`),
  ...['.json', '/page/2.json'].map((file) => `/api/v1/profiles/printer/a${file}`),
  '/api/v1/materials.json',
];
const tree = etagTree(files.map((path) => ({ path, sha256: '0'.repeat(64) })));

it.each([
  ['/api/v1/printers/chunk/1.json', 1, 0, ['/api/v1/printers.json', '/api/v1/printers/page/2.json']],
  ['/api/v1/printers/chunk/2.json', 2, 100, ['/api/v1/printers/page/3.json', '/api/v1/printers/page/4.json']],
  [
    '/api/v1/profiles/printer/a/chunk/1.json',
    1,
    0,
    ['/api/v1/profiles/printer/a.json', '/api/v1/profiles/printer/a/page/2.json'],
  ],
])('%s holds records that pages hold', (path, page, offset, paths) =>
  expect(findChunk(path, tree)).toEqual({ page, place: { kind: 'cut', paths, offset, limit: 100 } }),
);

it.each([
  '/api/v1/printers/chunk/3.json',
  '/api/v1/printers/chunk/0.json',
  '/api/v1/printers/chunk/1',
  '/api/v1/printers/page/2.json',
  '/api/v1/materials/chunk/1.json',
  '/api/v1/profiles/printer/b/chunk/1.json',
  '/chunk/1.json',
])('%s never was a file', (path) => expect(findChunk(path, tree)).toBeNull());
