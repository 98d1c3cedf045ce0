import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { load as parseYaml } from 'js-yaml';
import { localeOf } from '../../core/words/language.js';
import { joinLines } from './reference/chinese.js';
import { expand } from './reference/expand.js';
import type { Release } from './reference/release.js';

/** Folder of the pages: `page.md` in English, `zh-cn/page.md` in Chinese. */
export const PAGES = path.resolve(import.meta.dirname, 'content/docs');

/** A page as it is written, with what it quotes of the release put in. */
export interface Page {
  /** Path without its ending, as it is in the address: `quick-start`, `zh-cn/quick-start`. */
  id: string;
  file: string;
  frontmatter: Record<string, unknown>;
  /** Markdown. */
  body: string;
}

/** Reads every page. @throws naming the page whose markers cannot be put in */
export async function readPages(release: Release): Promise<Page[]> {
  const files = await Array.fromAsync(glob('**/*.md', { cwd: PAGES }));
  return Promise.all(
    files.sort().map(async (file) => {
      const id = file.replaceAll(path.sep, '/').replace(/\.md$/, '');
      const [, head = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec((await readFile(path.join(PAGES, file), 'utf8')).replaceAll('\r\n', '\n')) ??
        [];
      const { language } = localeOf(`/${id}`);
      const source = language === 'zh' ? joinLines(text) : text;
      const body = await expand(source, language, release).catch((error: unknown) => {
        throw new Error(`docs/src/content/docs/${file}: ${(error as Error).message}`);
      });
      return { id, file, frontmatter: parseYaml(head) as Record<string, unknown>, body };
    }),
  );
}

/** Gives Starlight the pages, with what they quote of the release put in. */
export function pageLoader(release: Release): Loader {
  return {
    name: 'pages',
    async load({ store, parseData, renderMarkdown, config }) {
      store.clear();
      for (const { id, file, frontmatter, body } of await readPages(release)) {
        const place = path.join(PAGES, file);
        const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(place) });
        const filePath = path.relative(config.root.pathname, place).replaceAll(path.sep, '/');
        store.set({
          id,
          data: await parseData({ id, data: frontmatter, filePath: place }),
          body,
          filePath,
          rendered: { ...rendered, html: scrollable(breakable(rendered.html)) },
        });
      }
    },
  };
}

/** The long name of a field or a key breaks between its words rather than within them. */
function breakable(html: string): string {
  return html.replace(
    /(<code id="[^"]*">|<code(?: dir="auto")?>(?=[\w.]{20,}<))([^<]+)(<\/code>)/g,
    (_, open: string, name: string, close: string) => open + name.replace(/[._](?=.)/g, '$&<wbr>') + close,
  );
}

/** A table wider than a phone scrolls in a box of its own, which the keyboard reaches. */
function scrollable(html: string): string {
  return html
    .replaceAll('<table>', '<div class="table" role="group" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
