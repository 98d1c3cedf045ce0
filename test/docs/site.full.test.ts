import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { flawsOf } from '../../scripts/pipeline/lint/chinese.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { expectWhole } from '../support/whole.js';

const release = await shared('site');
const files = readdirSync(release, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
const pages = new Map(
  files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`/${file.replace(/index\.html$/, '')}`, readFileSync(path.join(release, file), 'utf8')]),
);

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z-]+[^>]*\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );

const ids = new Map<string, ReadonlySet<string>>();

function idsOf(page: string, html: string): ReadonlySet<string> {
  const own = ids.get(page) ?? new Set(attributes(html, 'id'));
  ids.set(page, own);
  return own;
}

/** The lines of visible text on a page. */
const linesOf = (html: string) =>
  html
    .replaceAll(/<(script|style|pre|svg)\b.*?<\/\1>|<!--.*?-->/gs, '\n')
    .replaceAll(/<(code|kbd)\b[^>]*>.*?<\/\1>/gs, '`x`')
    .replaceAll(/<\/?(?:a|span|b|strong|em|i|small|time)\b[^>]*>/g, '')
    .split(/<[^>]*>|\n/)
    .map((line) => line.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));

/** Models and brands whose names contain brackets, commas or exclamation marks. */
const BRACKETED = [
  ...readJson<{ data: { model: string }[] }>(release, FILES.briefPrinters).data.map(({ model }) => model),
  ...readJson<{ data: { name: string }[] }>(release, FILES.filamentBrands).data.map(({ name }) => name),
].filter((name) => /[(,!]/.test(name));
const withoutModels = (line: string) => BRACKETED.reduce((text, model) => text.replaceAll(model, 'x'), line);

/** The number one followed by a plural, except within names, models and longer numbers. */
const ONE_OF_MANY =
  /(?<![\w.,:/×–-] ?)1 (brands|causes|codes|colours|columns|files|fixes|layers|makers|materials|printers|problems|products|questions|records|rows|settings|sizes|sources|steps|symptoms|systems|values)\b/;

describe('the pages', () => {
  test('use the singular for one, and never a negative count', () => {
    const flaws = [...pages].flatMap(([page, html]) => {
      const said = [...linesOf(html), ...attributes(html, 'content'), ...attributes(html, 'aria-label')];
      return said.flatMap((line) =>
        ONE_OF_MANY.test(line) || /(?<![\w.,–-])-1 (layers|层)/.test(line) ? [`${page} ${line.trim()}`] : [],
      );
    });
    expect(flaws).toEqual([]);
  });

  test('join Chinese texts with Chinese punctuation', () => {
    const chinese = [...pages].filter(([page]) => page.startsWith('/zh-cn/'));
    const flaws = chinese.flatMap(([page, html]) =>
      linesOf(html).flatMap((line) => [...flawsOf(withoutModels(line))].map(({ message }) => `${page} ${message}`)),
    );
    // Setting names are shown as in the slicers, without spaces; printer names have their makers' brackets.
    expect(flaws.filter((flaw) => flaw.includes('half-width'))).toEqual([]);
  });

  test('exist in both languages, with a 404 page', () => {
    const english = [...pages.keys()].filter((page) => !page.startsWith('/zh-cn/') && page !== '/404.html');
    expect(english.length).toBeGreaterThan(20);
    expect(english.filter((page) => !pages.has(`/zh-cn${page}`))).toEqual([]);
    expect([...pages.keys()]).toContain('/404.html');
    expect([...pages.keys()]).toContain('/explorer/');
  });

  test('let the keyboard reach each code block before any script has run', () => {
    const blocks = [...pages].flatMap(([page, html]) =>
      [...html.matchAll(/<pre\b[^>]*data-language[^>]*>/g)].map(([tag]) => `${page} ${tag}`),
    );
    expect(blocks.length).toBeGreaterThan(100);
    expect(blocks.filter((block) => !block.includes('tabindex="0"'))).toEqual([]);
  });

  test('link to existing pages and sections', () => {
    const broken = [...pages].flatMap(([page, html]) =>
      attributes(html, 'href')
        .filter((href) => !/^[a-z]+:/.test(href))
        .filter((href) => {
          const target = new URL(href, `http://localhost${page}`);
          const place = decodeURIComponent(target.pathname);
          const html = pages.get(place);
          if (html === undefined) return !existsSync(path.join(release, place)) || place.endsWith('/');
          const id = decodeURIComponent(target.hash.slice(1));
          return id !== '' && !idsOf(place, html).has(id);
        })
        .map((href) => `${page}: ${href}`),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  test('have each id once', () => {
    const repeated = [...pages].flatMap(([page, html]) => {
      const all = attributes(html, 'id');
      if (all.length === idsOf(page, html).size) return [];
      return all.filter((id, at) => all.indexOf(id) < at).map((id) => `${page} ${id}`);
    });
    expect(repeated).toEqual([]);
  });

  test('allow line breaks between the words of a long field name', () => {
    expect(pages.get('/records/profile/')).toContain('>process.<wbr>speed_<wbr>mm_<wbr>s.<wbr>outer_<wbr>wall</code>');
    expect(pages.get('/records/slicer-keys/')).toContain('>material_<wbr>print_<wbr>temperature</code>');
    expect(readFileSync(path.join(release, 'llms-full.txt'), 'utf8')).not.toContain('<wbr>');
  });

  test('request nothing from other hosts', () => {
    for (const [page, html] of pages) {
      const loaded = [...attributes(html, 'src'), ...attributes(html, 'srcset'), ...attributes(html, 'poster')];
      const linked = [
        ...html.matchAll(/<link[^>]*rel="(?:stylesheet|preload|modulepreload|icon|shortcut icon)"[^>]*>/g),
      ];
      const hrefs = linked.flatMap(([tag]) => attributes(tag, 'href'));
      for (const address of [...loaded, ...hrefs]) expect(address, page).not.toMatch(/^(?:[a-z]+:)?\/\//);
    }
    for (const file of files.filter((name) => /\.css$/.test(name)))
      expect(readFileSync(path.join(release, file), 'utf8'), file).not.toMatch(/url\(["']?(?:https?:)?\/\//);
  });

  test('have a scroll box for each table that is reachable by keyboard', () => {
    const html = pages.get('/records/printer/') ?? '';
    const tables = html.match(/<table/g)?.length ?? 0;
    expect(tables).toBeGreaterThan(2);
    expect(html.match(/<div class="table" role="group" tabindex="0"[^>]*><table/g)?.length).toBe(tables);
  });
});

test('the files of the site are in the manifest, with names that any host can serve', () => {
  const { entries } = readJson<Manifest>(release, FILES.manifest);
  const listed = new Set(entries.map((entry) => entry.path));
  const site = files.filter((file) => path.extname(file) !== '' && !file.startsWith('api/'));
  expect(site.length).toBeGreaterThan(80);
  expect(site.filter((file) => !listed.has(`/${file}`))).toEqual([]);
  for (const file of site) expect(file).toMatch(/^[a-z0-9._/-]+$/);
});

test('the release with the site is fully listed in its manifest, within the limits of the CDN', () =>
  expectWhole(release));

test('the release stays within the planned number of files', () => {
  const { entries } = readJson<Manifest>(release, FILES.manifest);
  const api = entries.filter((entry) => entry.path.startsWith('/api/'));
  expect(entries.length).toBeLessThanOrEqual(18_500);
  expect(api.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(640e6);
});

test('the README links to pages and files of the release', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
  const pages = [...readme.matchAll(/<http:\/\/localhost:8787([^>]*)>/g)];
  const files = [...readme.matchAll(/`(\/(?!api\/v1\/(?:printers|materials|profiles|troubleshoot)`)[\w./-]+)`/g)];
  const named = [...pages, ...files].map(([, place = '']) => place);
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((place) => !existsSync(path.join(release, place)))).toEqual([]);
});

test('the pages for operators state the number of header rules in the release', () => {
  const rules = readFileSync(path.join(release, '_headers'), 'utf8').match(/^\//gm)?.length;
  for (const [page, html] of [...pages].filter(([page]) => page.endsWith('/deployment/'))) {
    const row = /<code[^>]*>_headers<\/code>[^<]*<\/td>(?:\s*<td[^>]*>\d+<\/td>){2}\s*<td[^>]*>(\d+)/.exec(html);
    expect(Number(row?.[1]), page).toBe(rules);
  }
});
