import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shared } from '../support/shared.js';
import { overflow, seriousViolations, visitor, WATCHERS } from '../support/visit.js';

const pages = globSync('**/index.html', { cwd: await shared('site') })
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}/`.replace('/./', '/'))
  .filter((page) => !page.startsWith('/zh-cn/'))
  .sort();

/** Pages by kind of record: each kind is represented by its first and its last page. */
const kinds = Map.groupBy(
  pages,
  (page) => /^\/(printers|brands|materials|filaments|symptoms|causes|settings)\/.+/.exec(page)?.[1],
);

const SEEN = [...kinds].flatMap(([kind, own]) => (kind === undefined ? own : [...own.slice(0, 1), ...own.slice(-1)]));

const look = visitor('siteServer');

describe.each(WATCHERS)('every page, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  it.each(SEEN)('%s', async (address) => {
    const seen = await look(viewer, { colorScheme });
    await seen.open(address);
    expect(await seen.page.locator('h1').count()).toBe(1);
    expect(await seriousViolations(seen.page)).toEqual([]);
    expect(await overflow(seen.page)).toBeLessThanOrEqual(0);
  });
});
