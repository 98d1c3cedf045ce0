import { digestOf } from '../../core/contract/etag-tree.js';
import { LIMITS } from '../../core/contract/limits.js';
import { API, FILES, filamentsPath, namedPath, pagePath } from '../../core/contract/paths.js';
import { foldToId, isTooLong } from '../../core/names/fold.js';
import { resolveName } from '../../core/names/resolve.js';
import type { NameKind } from '../../core/names/spellings.js';
import type { Assets } from '../types.js';

/** The lists that people may mean by the first segment of a path below the API. */
const COLLECTIONS: Readonly<Record<string, NameKind>> = {
  brand: 'brands',
  brands: 'brands',
  printer: 'printers',
  printers: 'printers',
  material: 'materials',
  materials: 'materials',
  symptom: 'symptoms',
  symptoms: 'symptoms',
  troubleshoot: 'symptoms',
  troubleshooting: 'symptoms',
};

/**
 * Suggests paths for one that does not exist, likeliest first: the same with its ending, a record under another of its
 * names (`/printers/p1s.json`), and otherwise the files whose paths contain the word (`/brands`). A filter in the query
 * counts as part of the path, because a file cannot be filtered.
 *
 * @throws as reading a list of names does
 */
export async function guessPaths(pathname: string, search: string, assets: Assets): Promise<string[]> {
  // The first page is the list itself.
  const [first, ...rest] = partsOf(pathname.replace(/\/page\/1(?:\.json)?$/, ''));
  if (first === undefined) return [FILES.index];
  const filters = [...new URLSearchParams(search).values()];
  const [name = filters[0], other = filters[1]] = rest;
  const guesses = [`${API}/${[first, ...rest].join('/')}.json`];
  const kind = Object.hasOwn(COLLECTIONS, first) ? COLLECTIONS[first] : undefined;
  if (kind && name !== undefined) for (const id of await idsOf(assets, kind, name)) guesses.push(namedPath(kind, id));
  if (first === 'profiles' && name !== undefined) {
    const [printer] = await idsOf(assets, 'printers', name);
    const [material] = other === undefined ? [] : await idsOf(assets, 'materials', other);
    if (printer && material) guesses.push(pagePath({ kind: 'profiles', printer, material }));
    if (printer) guesses.push(pagePath({ kind: 'profiles', printer }));
  }
  for (const given of [...rest, ...filters]) guesses.push(fileBelow(first, given));
  const found = await existing(assets, [...new Set(guesses)]);
  if (found.length > 0) return found.slice(0, LIMITS.suggestions);
  const singular = first.replace(/s$/, '');
  const has = (path: string) => path.split(/[/.]/).some((part) => part.replace(/s$/, '') === singular);
  const named = [`${API}/${first}s.json`, ...Object.values(FILES)].filter(has);
  return (await existing(assets, named)).slice(0, LIMITS.suggestions);
}

/** Whether the release has a file. */
export async function exists(assets: Assets, path: string): Promise<boolean> {
  return digestOf(await assets.etags(path), path) !== null;
}

async function existing(assets: Assets, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => exists(assets, path)));
  return paths.filter((_, at) => found[at]);
}

/** The decoded, lower-case segments of a path below the API, without the ending; empty if it cannot be decoded. */
function partsOf(pathname: string): string[] {
  try {
    const below = decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/^\/api(?:\/v\d+)?\/?/, '');
    return below
      .replace(/\.json$/, '')
      .split('/')
      .filter((part) => part !== '');
  } catch {
    return [];
  }
}

async function idsOf(assets: Assets, kind: NameKind, name: string): Promise<readonly string[]> {
  if (isTooLong(name)) return [];
  const found = await resolveName(assets, kind, name);
  return found.ids ?? found.suggestions;
}

/** The file in a collection for a name. A product's file is in the folder of its brand, which its id begins with. */
function fileBelow(collection: string, name: string): string {
  if (!/^filaments?$/.test(collection)) return `${API}/${collection}/${foldToId(name)}.json`;
  return filamentsPath(foldToId(name.split('--')[0] ?? name));
}
