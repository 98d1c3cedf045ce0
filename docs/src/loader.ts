import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { load as parseYaml } from 'js-yaml';
import { localeOf } from '../../core/words/language.js';
import { joinLines } from './reference/chinese.js';
import { expand } from './reference/expand.js';
import type { Release } from './reference/release.js';

/** Folder of the documentation: `page.md` in English, `zh-cn/page.md` in Chinese. */
export const PAGES = path.resolve(import.meta.dirname, 'content/docs');

/** A source page with its markers expanded from the release. */
export interface Page {
  /** Path without the extension, as in the URL: `quick-start`, `zh-cn/quick-start`. */
  id: string;
  file: string;
  frontmatter: Record<string, unknown>;
  /** Markdown source. */
  body: string;
}

/** Reads all pages. @throws with the name of the page whose markers cannot be expanded */
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

/** The Starlight content loader for the pages, with their markers expanded from the release. */
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

/** Lets long field names and keys break between words. */
function breakable(html: string): string {
  return html.replace(
    /(<code id="[^"]*">|<code(?: dir="auto")?>(?=[\w.]{20,}<))([^<]+)(<\/code>)/g,
    (_, open: string, name: string, close: string) => open + name.replace(/[._](?=.)/g, '$&<wbr>') + close,
  );
}

/** Wraps tables in a keyboard-accessible scroll container for narrow screens. */
function scrollable(html: string): string {
  return html
    .replaceAll('<table>', '<div class="table" role="group" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
