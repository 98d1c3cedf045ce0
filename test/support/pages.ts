import { type Page, readPages } from '../../docs/src/loader.js';
import { releaseIn } from './release.js';
import { shared } from './shared.js';

export interface Block {
  language: string;
  title: string | undefined;
  text: string;
}

export interface ReadPage extends Page {
  chinese: boolean;
  name: string;
  headings: { level: number; text: string }[];
  blocks: Block[];
  /** Its text without fenced code blocks. */
  prose: string;
}

let read: Promise<ReadPage[]> | undefined;

/** The pages of the documentation with quotations expanded. Shared by all tests of a process; do not modify. */
export function sitePages(): Promise<ReadPage[]> {
  read ??= readSite();
  return read;
}

async function readSite(): Promise<ReadPage[]> {
  const pages = await readPages(releaseIn(await shared('release')));
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
