import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { flawsOf } from '../../scripts/pipeline/lint/chinese.js';
import { isObject, type Json } from '../../scripts/shared/tree.js';
import { sitePages } from '../support/pages.js';
import { shared } from '../support/shared.js';

// Both are slow unless an earlier test has loaded the release.
const pages = (await sitePages()).filter(({ chinese }) => chinese);
const description = path.join(await shared('release'), 'api/v1/openapi.zh-cn.json');

type Placed = readonly [where: string, text: string];

function flaws(texts: Iterable<Placed>): string[] {
  return [...texts].flatMap(([where, text]) => [...flawsOf(text)].map(({ message }) => `${where}: ${message}`));
}

function* strings(value: Json, at = ''): Iterable<Placed> {
  if (typeof value === 'string') yield [at, value];
  else if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* strings(inner, `${at}[${i}]`);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) yield* strings(inner as Json, `${at}.${key}`);
}

const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The quoted texts of a source file, with `{}` in place of template expressions. */
function* literals(source: string): Iterable<string> {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  for (const [, single, double, template] of code.matchAll(LITERAL)) {
    const text = (single ?? double ?? template ?? '').replaceAll('\\`', '`');
    yield text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}');
  }
}

/** The sentences of a Markdown page: its lines and table cells, without links and emphasis. */
function* sentences(prose: string): Iterable<string> {
  const lines = prose
    .replaceAll(/<script.*?<\/script>/gs, '')
    .split(/\n|<br ?\/?>|<\/?(?:button|label|option|p)\b[^>]*>/);
  for (const line of lines) {
    const bare = line
      .replaceAll(/\]\([^)]*\)|!?\[/g, '')
      .replaceAll(/<\/?code[^>]*>/g, '`')
      .replaceAll(/<[^>]*>|\*\*|^ *(?:[-*>]|#+|\d+\.) /g, '');
    yield* bare.split(/(?<!\\)\|/).map((cell) => cell.trim());
  }
}

const SOURCES = globSync(
  ['{core,functions,docs/src}/**/*.{ts,tsx,astro}', 'docs/*.mjs', 'scripts/pipeline/{check,compose,emit}/**/*.ts'],
  { exclude: (name) => name.includes('node_modules') },
);

describe('Chinese typography', () => {
  test('is correct in every text of the code', () => {
    const texts = SOURCES.flatMap((file) =>
      [...literals(readFileSync(file, 'utf8'))].map((text): Placed => [file, text]),
    );
    expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(1000);
    expect(flaws(texts)).toEqual([]);
  });

  test('is correct in the text files beside the code', () => {
    const files = [...globSync('docs/src/content/i18n/*.json'), ...globSync('schemas/**/*.json')];
    expect(
      flaws(files.flatMap((file) => [...strings(readJson(file))].map(([, text]): Placed => [file, text]))),
    ).toEqual([]);
  });

  test('is correct on the pages of the documentation, including what they quote from a release', () => {
    expect(pages.length).toBeGreaterThan(20);
    const texts = pages.flatMap(({ id, prose, frontmatter }) =>
      [...sentences(prose), String(frontmatter.title), String(frontmatter.description)].map(
        (text): Placed => [id, text],
      ),
    );
    expect(flaws(texts)).toEqual([]);
  });

  test('is correct in the description of the service', () => {
    const texts = [...strings(readJson(description))];
    // Examples are responses of the service, with labels as written in slicers.
    const own = texts.filter(([at]) => !/\.examples?\b/.test(at));
    expect(own.filter(([, text]) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(300);
    expect(flaws(own.flatMap(([at, text]) => [...sentences(text)].map((one): Placed => [at, one])))).toEqual([]);
  });
});

test('texts in code are found with any kind of quotes', () => {
  const template = ['`丙$', '{f({ x: 1 })}丁`'].join('');
  const source = ["// '注释,'", '/** `注释,` */', `say('a', '甲') + "乙" + ${template}`].join('\n');
  expect([...literals(source)].filter((text) => /\p{Script=Han}/u.test(text))).toEqual(['甲', '乙', '丙{}丁']);
});
