import { describe, expect, it } from 'vitest';
import { writeAnswer } from '../../core/contract/envelope.js';
import type { EtagTree } from '../../core/contract/etag-tree.js';
import { readPage } from '../../functions/answer/list.js';
import type { Assets } from '../../functions/types.js';

/** A small list that has grown: 130 materials in one file. */
const lines = Array.from({ length: 130 }, (_, index) => JSON.stringify({ id: `m-${index + 1}` }));
const answer = (from: number, to: number, page: number, limit: number) =>
  writeAnswer(lines.slice(from, to), { total: 130, page, limit });
const files: Record<string, string> = { '/api/v1/materials.json': answer(0, 130, 1, 130) };
const tree: EtagTree = { api: { v1: { 'materials.json': 'a' } } };
const assets: Assets = {
  etags: async () => tree,
  version: async () => null,
  names: async () => ({ brands: {}, printers: {}, materials: {}, symptoms: {} }),
  furtherNames: async () => ({ printers: {}, materials: {} }),
  open: async (path) => {
    const text = files[path];
    return text === undefined ? null : { body: new TextEncoder().encode(text) };
  },
};
const find = (page: number, limit: number | undefined) =>
  readPage({ kind: 'materials' }, { page, limit, paging: 'whole' }, assets);

describe('a list without pages', () => {
  it('is one page without a limit', async () => {
    expect(await find(1, undefined)).toMatchObject({ kind: 'file', path: '/api/v1/materials.json', pages: 1 });
    const expected = { kind: 'text', text: writeAnswer([], { total: 130, page: 2, limit: 130 }) };
    expect(await find(2, undefined)).toMatchObject(expected);
  });

  it('is cut from its file with a limit', async () => {
    expect(await find(2, 90)).toMatchObject({ kind: 'text', text: answer(90, 180, 2, 90), pages: 2 });
    expect(await find(2, 100)).toMatchObject({ kind: 'text', text: answer(100, 130, 2, 100), pages: 2 });
  });
});
