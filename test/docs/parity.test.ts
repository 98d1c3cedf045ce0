import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../core/contract/endpoints.js';
import { STATUS } from '../../core/contract/errors.js';
import { llmsText } from '../../docs/src/reference/llms.js';
import { type Block, type ReadPage, sitePages } from '../support/pages.js';

const pages = await sitePages();
const english = pages.filter(({ chinese }) => !chinese);
const chinese = new Map(pages.filter((page) => page.chinese).map((page) => [page.name, page]));

function tables({ prose }: ReadPage): string[][] {
  const rows = prose.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [, ...cells] = row.split(/(?<!\\)\|/);
    return [String(cells.length), ...(cells[0]?.match(/`[^`]+`|<code id.*?<\/code>/g) ?? [])];
  });
}

function links({ prose }: ReadPage): string[] {
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) =>
    target
      .replace(/^\/zh-cn\//, '/')
      .replace('openapi.zh-cn.json', 'openapi.json')
      // Headings are translated, and so are their anchors.
      .replace(/(?<!^\/errors\/)#.*$/, '#'),
  );
}

describe('the pages in both languages', () => {
  test('have the same names', () => {
    expect(english.length).toBeGreaterThan(20);
    expect([...chinese.keys()].sort()).toEqual(english.map(({ name }) => name).sort());
  });

  test('belong to a group in the text for language models', () => {
    const described = pages.map(({ id, frontmatter }) => ({ id, data: frontmatter as { title: string } }));
    expect(() => llmsText(described)).not.toThrow();
  });

  test.each(english.map((page) => [page.name, page] as const))('%s', (name, page) => {
    const other = chinese.get(name);
    if (!other) throw new Error(`${name} is not translated`);
    expect(Object.keys(other.frontmatter)).toEqual(Object.keys(page.frontmatter));
    expect(other.headings.map(({ level }) => level)).toEqual(page.headings.map(({ level }) => level));
    expect(tables(other), 'tables').toEqual(tables(page));
    expect(links(other).sort(), 'links').toEqual(links(page).sort());
    // Record fields in the language of the page differ only in their suffix.
    const blocks = ({ blocks }: ReadPage) =>
      blocks.map((block) => ({ ...block, title: block.title?.replace('节选', 'Excerpt'), text: comparable(block) }));
    expect(blocks(other), 'examples').toEqual(blocks(page));
  });

  test('are in their language', () => {
    const han = /\p{Script=Han}/u;
    for (const page of english)
      expect(han.test(`${page.frontmatter.title}${page.frontmatter.description}`)).toBe(false);
    for (const page of chinese.values()) {
      expect(String(page.frontmatter.title), page.file).toMatch(page.name.startsWith('endpoints/') ? /\S/ : han);
      const paragraphs = page.prose.split(/\n\n/).filter((text) => /^\p{L}/u.test(text) && text.length > 60);
      expect(paragraphs.filter((text) => !han.test(text))).toEqual([]);
    }
  });
});

describe('the pages', () => {
  test('cover every endpoint with all its parameters', () => {
    for (const { kind, filters } of ENDPOINTS) {
      for (const page of pages.filter(({ name }) => name === `endpoints/${kind}`)) {
        for (const parameter of [...filters.map((filter) => filter.parameter), 'limit', 'page'])
          expect(page.prose).toContain(`| \`${parameter}\` |`);
      }
    }
  });

  test('have a section for every error code, which the URL in the error links to', () => {
    for (const page of pages.filter(({ name }) => name === 'errors'))
      expect(page.headings.map(({ text }) => text)).toEqual(Object.keys(STATUS).map((code) => `\`${code}\``));
  });
});

/** The part of an example that is the same in both languages; without the output of a command. */
function comparable({ language, text }: Block): string | string[] {
  if (language === 'json') return keysOf(text);
  return language === 'console' ? text.split('\n').filter((line) => line.startsWith('$ ')) : text;
}

/** The field names of a shown response, in order, without language suffixes. */
function keysOf(text: string): string[] {
  return [...text.matchAll(/"(\w+)":/g)].map(([, key = '']) => key.replace(/_zh$/, '').replace(/^(en|zh)$/, 'text'));
}
