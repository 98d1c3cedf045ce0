import { gunzipSync } from 'node:zlib';
import { decode } from 'cborg';
import { expect, it } from 'vitest';
import { searchIndex } from '../../../scripts/pipeline/emit/site.js';
import { folderOf } from '../../support/folder.js';

it('the search index of pages in two languages has every file complete, its languages in order', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
  const page = (lang: string) =>
    `<!doctype html><html lang="${lang}"><title>${lang}</title><body><main data-pagefind-body>${words}</main></body></html>`;
  const files = await searchIndex(folderOf({ 'zh-cn/index.html': page('zh-CN'), 'index.html': page('en') }));
  const entry = JSON.parse(Buffer.from(files.get('pagefind-entry.json') ?? '').toString()) as { languages: object };
  expect(Object.keys(entry.languages)).toEqual(['en', 'zh-cn']);
  const packed = [...files].filter(([name]) => /\.pf_(meta|index|fragment)$/.test(name));
  expect(packed.filter(([name]) => name.endsWith('.pf_fragment'))).toHaveLength(2);
  for (const [name, content] of packed) expect(gunzipSync(content).length, name).toBeGreaterThan(0);
});

it('the search index numbers pages by path, and omits those without indexed content', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `page-${String.fromCharCode(97 + index)}`);
  const page = (name: string, part: string) => `<!doctype html><html lang="en"><main ${part}>${name}</main></html>`;
  // Written so that no file system lists them by path by chance.
  const mixed = [...names.filter((_, index) => index % 2 === 1), ...names.filter((_, index) => index % 2 === 0)];
  const pages = mixed.map((name) => [`${name}/index.html`, page(name, 'data-pagefind-body')] as const);
  const files = await searchIndex(folderOf({ ...Object.fromEntries(pages), 'index.html': page('start', '') }));
  // Pagefind's packed data starts with a marker.
  const unpack = (content: Uint8Array | string) => gunzipSync(content).subarray('pagefind_dcd'.length);
  const [meta = ''] = [...files].filter(([name]) => name.endsWith('.pf_meta')).map(([, content]) => content);
  const [, numbered] = decode(unpack(meta)) as [string, [hash: string][]];
  const addresses = numbered.map(([hash]) => {
    const fragment = JSON.parse(unpack(files.get(`fragment/${hash}.pf_fragment`) ?? '').toString()) as { url: string };
    return fragment.url;
  });
  expect(addresses).toEqual(names.map((name) => `/${name}/`));
});
