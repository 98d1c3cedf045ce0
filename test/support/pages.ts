import { type Page, readPages } from '../../docs/src/loader.js';
import { Release } from '../../docs/src/reference/release.js';
import { shared } from './shared.js';

/** A fenced block of a page. */
export interface Block {
  language: string;
  /** What stands between the quotes of `title="…"`. */
  title: string | undefined;
  text: string;
}

/** A page in pieces. */
export interface ReadPage extends Page {
  /** Whether it is a Chinese one. */
  chinese: boolean;
  /** Its id without the language. */
  name: string;
  /** Level and text of each heading. */
  headings: { level: number; text: string }[];
  blocks: Block[];
  /** Its text without the fenced blocks. */
  prose: string;
}

let read: Promise<ReadPage[]> | undefined;

/** Every page of the site, what it quotes of the release put in. All tests of a process share them and change nothing. */
export function sitePages(): Promise<ReadPage[]> {
  read ??= readSite();
  return read;
}

async function readSite(): Promise<ReadPage[]> {
  const pages = await readPages(new Release(await shared('release')));
  return pages.map((page) => {
    const blocks: Block[] = [];
    const prose = page.body.replace(
      /^```(\w*)(?: title="([^"]*)")?\n(.*?)^```$/gms,
      (_, language: string, title: string | undefined, text: string) => {
        blocks.push({ language, title, text: text.replace(/\n$/, '') });
        return '';
      },
    );
    const headings = [...prose.matchAll(/^(#{2,4}) (.+)$/gm)].map(([, marks = '', text = '']) => ({
      level: marks.length,
      text,
    }));
    const chinese = page.id.startsWith('zh-cn/');
    return { ...page, chinese, name: page.id.replace(/^zh-cn\//, ''), headings, blocks, prose };
  });
}
