import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readAnswer } from '../../core/contract/envelope.js';
import { FILES, partsOfPagePath } from '../../core/contract/paths.js';
import { handle } from '../../functions/handle.js';
import type { Assets } from '../../functions/types.js';
import type { Manifest } from '../../schemas/generated/record.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

const release = await shared('release');
const files = readJson<Manifest>(release, FILES.manifest).entries.map((entry) => entry.path);
const plain = folderAssets(release);
let last: ReturnType<Assets['open']> | undefined;
let lastPath = '';
/** Adjacent windows come from one file, which is read once. */
const assets: Assets = {
  ...plain,
  open(file) {
    if (file !== lastPath || !last) [lastPath, last] = [file, plain.open(file)];
    return last;
  },
};

/** The query for a list, by its path without the extension; null if no endpoint pages it. */
function queryOf(list: string): string | null {
  const [, kind = '', first, second] = /^\/api\/v1\/(\w+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(list) ?? [];
  const endpoint = `/api/v1/${kind}`;
  if (!['printers', 'materials', 'profiles', 'troubleshoot'].includes(kind)) return null;
  if (first === undefined) return `${endpoint}?`;
  if (second === undefined) return kind === 'troubleshoot' ? `${endpoint}?symptom=${first}&` : null;
  if (kind === 'printers') return `${endpoint}?brand=${second}&`;
  const isFilter = first === 'printer' || first === 'material';
  return isFilter ? `${endpoint}?${first}=${second}&` : `${endpoint}?printer=${first}&material=${second}&`;
}

/** Every list that a query pages, with its files in order. */
const lists = Map.groupBy(files, (file) => partsOfPagePath(file)?.list ?? '');

const recordsIn = (file: string) => readAnswer(readFileSync(path.join(release, file), 'utf8')).records;
const pageOf = (file: string) => partsOfPagePath(file)?.page ?? 0;

/** Follows `next` from the first page to the last. */
async function walk(query: string, limit: number): Promise<{ records: string[]; totals: Set<number>; pages: number }> {
  const records: string[] = [];
  const totals = new Set<number>();
  let pages = 0;
  for (let next: string | undefined = `${query}limit=${limit}`; next !== undefined; pages++) {
    const response = await handle(new Request(`https://example.org${next}`), { assets });
    const answer = readAnswer(await response.text());
    records.push(...answer.records);
    totals.add(answer.total);
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  return { records, totals, pages };
}

it.each([1, 50, 100])(
  'every page of every list at limit %i has the records of its files',
  async (limit) => {
    const walked = new Set<number>();
    let count = 0;
    for (const [list, own] of lists) {
      const query = queryOf(list);
      if (query === null) continue;
      const all = own.toSorted((a, b) => pageOf(a) - pageOf(b)).flatMap(recordsIn);
      // A window depends only on the length: one list of each length suffices, up to 20 files of it record by record.
      if (limit === 1 && (walked.has(all.length) || all.length > 1000)) continue;
      walked.add(all.length);
      count++;
      const { records, totals, pages } = await walk(query, limit);
      expect(records.length, list).toBe(all.length);
      expect(
        records.findIndex((record, at) => record !== all[at]),
        list,
      ).toBe(-1);
      expect([[...totals], pages], list).toEqual([[all.length], Math.max(1, Math.ceil(all.length / limit))]);
    }
    expect(count).toBeGreaterThan(limit === 1 ? 50 : 5000);
  },
  300_000,
);
