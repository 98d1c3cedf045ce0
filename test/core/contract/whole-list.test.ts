import { expect, it } from 'vitest';
import { pagePath } from '../../../core/contract/paths.js';
import { readPages } from '../../../core/contract/whole-list.js';

/** Assembles a list from files with the given records. */
function whole(files: Record<string, readonly number[]>) {
  return readPages(
    (page) => pagePath({ kind: 'materials' }, page),
    (path) => Object.hasOwn(files, path),
    (path) => ({ data: files[path] ?? expect.fail(`${path} is no file`) }),
  );
}

it('assembles a list from its pages', () => {
  expect(whole({ '/api/v1/materials.json': [1, 2] })).toEqual([1, 2]);
  expect(
    whole({
      '/api/v1/materials.json': [1, 2],
      '/api/v1/materials/page/2.json': [3, 4],
      '/api/v1/materials/page/3.json': [5],
    }),
  ).toEqual([1, 2, 3, 4, 5]);
});
