import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { searchIndex } from '../../../scripts/pipeline/emit/search-index.js';
import { folderOf } from '../../support/folder.js';

it('the search index of pages in two languages has every file whole, its languages in order', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
  const page = (lang: string) =>
    `<!doctype html><html lang="${lang}"><title>${lang}</title><body><main>${words}</main></body></html>`;
  const files = await searchIndex(folderOf({ 'zh-cn/index.html': page('zh-CN'), 'index.html': page('en') }));
  const entry = JSON.parse(Buffer.from(files.get('pagefind-entry.json') ?? '').toString()) as { languages: object };
  expect(Object.keys(entry.languages)).toEqual(['en', 'zh-cn']);
  const packed = [...files].filter(([name]) => /\.pf_(meta|index|fragment)$/.test(name));
  expect(packed.filter(([name]) => name.endsWith('.pf_fragment'))).toHaveLength(2);
  for (const [name, content] of packed) expect(gunzipSync(content).length, name).toBeGreaterThan(0);
});
