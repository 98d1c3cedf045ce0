import { globSync } from 'node:fs';
import path from 'node:path';
import { shared } from '../support/shared.js';
import { eachPage } from './cases/pages.js';

/** Every page of the site in English, as its address. */
const pages = globSync('**/index.html', { cwd: await shared('site') })
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}/`.replace('/./', '/'))
  .filter((page) => !page.startsWith('/zh-cn/'))
  .sort();

/** Pages that are written once for hundreds of records: the first and the last of each kind stand for them. */
const kinds = Map.groupBy(
  pages,
  (page) => /^\/(printers|brands|materials|filaments|symptoms|causes|settings)\/.+/.exec(page)?.[1],
);

eachPage([...kinds].flatMap(([kind, own]) => (kind === undefined ? own : [...own.slice(0, 1), ...own.slice(-1)])));
