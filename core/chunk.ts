import { digestOf, type EtagTree } from './etag-tree.js';
import { LIMITS } from './limits.js';
import { pageOfList } from './paths.js';
import type { Cut } from './window.js';

const CHUNK = /^(.+)\/chunk\/([1-9][0-9]{0,6})\.json$/;

/**
 * Finds the records of a path such as `/api/v1/printers/chunk/2.json`, 101 to 200. The longer lists had files there once,
 * so the paths go on working. Null where there never was such a file.
 */
export function findChunk(path: string, tree: EtagTree): { page: number; place: Cut } | null {
  const [, list = '', number = ''] = CHUNK.exec(path) ?? [];
  const page = Number(number);
  const offset = (page - 1) * LIMITS.maxLimit;
  const first = offset / LIMITS.defaultLimit + 1;
  const isFile = (file: string) => digestOf(tree, file) !== null;
  const paths = [pageOfList(list, first), pageOfList(list, first + 1)].filter(isFile);
  if (paths.length === 0 || !isFile(pageOfList(list, 2))) return null;
  return { page, place: { kind: 'cut', paths, offset, limit: LIMITS.maxLimit } };
}
