import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES, fitPath, pagePath, schemaPath } from '../../core/contract/paths.js';
import { withoutPower } from '../../core/troubleshoot/diagnose/power.js';
import type { Fit, Material, Printer, Rule, Setting } from '../../schemas/generated/record.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

const site = await shared('site');
const { data: rules } = readJson<{ data: Rule[] }>(site, pagePath({ kind: 'troubleshoot' }));
const { data: materials } = readJson<{ data: Material[] }>(site, pagePath({ kind: 'materials' }));
const { data: settings } = readJson<{ data: Setting[] }>(site, FILES.settings);
const { brands } = readJson<{ brands: { id: string }[] }>(site, FILES.index);
const { entries } = readJson<{ entries: { path: string; bytes: number }[] }>(site, FILES.manifest);
const printers = entries.flatMap(
  ({ path: file }) => /^\/api\/v1\/printers\/([a-z0-9.-]+)\.json$/.exec(file)?.[1] ?? [],
);

const RECORDS: Record<string, readonly string[]> = {
  printers,
  brands: brands.map(({ id }) => id),
  materials: materials.map(({ id }) => id),
  symptoms: rules.map(({ id }) => id),
  causes: [...new Set(rules.flatMap(({ causes }) => causes.map(({ id }) => id)))],
  settings: settings.map(({ id }) => id),
};
const KINDS = Object.keys(RECORDS);
const LANGUAGES = ['', '/zh-cn'];

const read = (page: string) => readFileSync(path.join(site, page, 'index.html'), 'utf8');
const text = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ');
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const printer = (id: string) => readJson<{ data: Printer[] }>(site, `/api/v1/printers/${id}.json`).data[0] as Printer;

describe.each(KINDS)('the pages of %s', (kind) => {
  const ids = RECORDS[kind] ?? [];
  const pages = LANGUAGES.flatMap((language) => ids.map((id) => ({ language, path: `/${kind}/${id}/` })));

  it('exist for exactly the records, in both languages', () => {
    expect(ids.length).toBeGreaterThan(50);
    for (const { language, path: page } of pages) expect(existsSync(path.join(site, language + page)), page).toBe(true);
    const page = new RegExp(`^(?:/zh-cn)?/${kind}/[^/]+/index\\.html$`);
    const built = entries.filter(({ path: file }) => page.test(file));
    expect(built.length).toBe(pages.length);
  });

  it('have a unique title, description and heading', () => {
    for (const language of LANGUAGES) {
      const html = ids.map((id) => read(`${language}/${kind}/${id}/`));
      for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/, /<h1>([^<]+)</]) {
        const found = html.map((page) => one(page, pattern));
        expect(found.filter((value) => !value)).toEqual([]);
        if (pattern.source.includes('title')) expect(new Set(found).size).toBe(ids.length);
      }
    }
  });

  it('link to themselves and to each other, have structured data about their subject, and load little', () => {
    for (const { language, path: page } of pages) {
      const html = read(language + page);
      expect(one(html, /<html lang="([^"]+)"/)).toBe(language === '' ? 'en' : 'zh-CN');
      expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(language + page);
      for (const [name, prefix] of [
        ['en', ''],
        ['zh-CN', '/zh-cn'],
        ['x-default', ''],
      ])
        expect(html).toContain(`<link rel="alternate" hreflang="${name}" href="${prefix}${page}">`);
      const file = one(html, /<link rel="alternate" type="application\/json" href="([^"]+)"/) ?? '';
      expect(existsSync(path.join(site, file)), file).toBe(true);

      const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const [about, crumbs] = scripts.map(([, json = '']) => JSON.parse(json));
      expect(about, page).toMatchObject({ '@context': 'https://schema.org', url: language + page });
      expect(about['@type']).toBeTypeOf('string');
      expect(crumbs.itemListElement.at(-1)).toMatchObject({ item: language + page });

      // Loads no large file, and only the scripts for colours, search and answers.
      const own = /^\/symptoms\/./.test(page) ? 2 : /^\/(?:symptoms|codes)\//.test(page) ? 1 : 0;
      expect(html.match(/<script(?! type="application\/ld)/g)?.length, page).toBe(2 + own);
      expect(html).not.toMatch(/src="[^"]*\.json"/);
    }
  });
});

describe('the page of a printer', () => {
  it('is small', () => {
    const sizes = entries.filter((entry) => /^(\/zh-cn)?\/printers\/[^/]+\/index\.html$/.test(entry.path));
    expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThan(60_000);
    const sorted = sizes.map(({ bytes }) => bytes).sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThan(40_000);
  });

  it('starts with its materials, each linked to its profile, with the reason if it cannot be printed', () => {
    for (const id of printers) {
      const { data: fits } = readJson<{ data: Fit[] }>(site, fitPath(id));
      const html = read(`/printers/${id}/`);
      const [before = '', after = ''] = html.split('id="figures"');
      expect(before.indexOf('id="materials"'), id).toBeGreaterThan(0);
      for (const { material, verdict, message } of fits) {
        expect(before, id).toContain(`href="/explorer/?printer=${id}&amp;material=${material}"`);
        if (verdict === 'no') expect(text(before), `${id} ${material}`).toContain(message);
      }
      expect(after).not.toContain('/explorer/?printer=');
      for (const { verdict, material } of fits)
        if (verdict !== 'no') expect(before.includes(`class="fit ${verdict}"`), `${id} ${material}`).toBe(true);
    }
  });

  it('shows known facts with their source, and lists unknown ones, with how to add them', () => {
    for (const id of printers) {
      const { kinematics, enclosed, likely } = printer(id);
      const html = read(`/printers/${id}/`);
      const row = (label: string) => new RegExp(`<tr><th scope="row">${label}</th>.*?</tr>`, 's').exec(html)?.[0] ?? '';
      const missing = /<details class="missing">.*?<\/ul><\/details>/s.exec(html)?.[0] ?? '';
      for (const [label, field, value] of [
        ['Kinematics', 'kinematics', kinematics],
        ['Enclosed', 'enclosed', enclosed],
      ] as const) {
        const shown = row(label);
        const guessed = likely.some((one) => one.field === field);
        expect(shown !== '', `${id} ${label}`).toBe(value !== null || guessed);
        expect(missing.includes(`<li>${label} `), `${id} ${label}`).toBe(value === null && !guessed);
        if (value === null) continue;
        expect(shown).toContain('<td><div>');
        // Either dated, or linked to the printer of which this is a configuration.
        expect(shown, id).toMatch(/<time>\d{4}-\d\d-\d\d<\/time>|<a href="\/printers\/[a-z0-9-]+\/">/);
      }
      expect(missing === '' || missing.includes('Add it'), id).toBe(true);
      expect(html).toContain(`/correct/?record=printers/${id}&amp;field=`);
    }
  });

  it('lists its materials, configurations and related printers', () => {
    for (const id of printers) {
      const { materials: own, configurations, configuration_of, variant_of } = printer(id);
      const html = read(`/zh-cn/printers/${id}/`);
      for (const material of own)
        expect(html, id).toContain(`href="/zh-cn/explorer/?printer=${id}&amp;material=${material}"`);
      for (const other of [...configurations, configuration_of, variant_of])
        if (other !== null) expect(html, id).toContain(`href="/zh-cn/printers/${other}/"`);
    }
  });
});

it('a material is shown with its family and its printers', () => {
  for (const { id, family, printer_count } of materials) {
    const html = read(`/materials/${id}/`);
    for (const other of materials.filter((one) => one.family === family && one.id !== id))
      expect(html, id).toContain(`href="/materials/${other.id}/"`);
    expect(new Set(html.match(/href="\/printers\/[^"]+"/g)).size, id).toBe(printer_count);
  }
});

it('a symptom shows its drawing, all causes with how to confirm them, all fixes and related symptoms', () => {
  for (const rule of rules) {
    const html = read(`/symptoms/${rule.id}/`);
    expect(html).toContain(`src="${rule.pictures[0]?.path}" width="160" height="120" alt="${rule.pictures[0]?.alt}"`);
    const shown = text(html);
    // If the printer must be off, only the causes and fixes that can be checked without power are shown.
    for (const cause of withoutPower(rule).causes) {
      if (cause.fixes.length === 0) continue;
      expect(html).toContain(`href="/causes/${cause.id}/"`);
      for (const said of [cause.check, ...cause.fixes.map(({ action }) => action)]) expect(shown).toContain(said);
    }
    for (const related of rule.related) expect(html).toContain(`href="/symptoms/${related}/"`);
  }
});

it('a cause lists the symptoms that it can have', () => {
  // If the printer must be off, the page of the symptom shows no cause without a fix.
  for (const rule of rules)
    for (const { id, fixes } of withoutPower(rule).causes) {
      const anchor = fixes.length > 0 ? `#cause-${id}` : '';
      expect(read(`/zh-cn/causes/${id}/`)).toContain(`href="/zh-cn/symptoms/${rule.id}/${anchor}"`);
    }
});

it('a setting shows its key in every slicer, what it fixes and the distribution of its values', () => {
  for (const setting of settings) {
    const html = read(`/settings/${setting.id}/`);
    for (const { key } of Object.values(setting.slicers))
      if (key !== null) expect(html).toContain(`<code>${key}</code>`);
    const mends = rules
      .map(withoutPower)
      .filter(({ causes }) =>
        causes.some(({ fixes }) => fixes.some(({ adjustment }) => adjustment?.setting === setting.id)),
      );
    for (const { id } of mends) expect(html).toContain(`href="/symptoms/${id}/#fix-`);
    expect(/(?:profiles|printers) have a value/.test(html), setting.id).not.toBe(
      html.includes('Not known: no profile'),
    );
    if (setting.record_field === null) expect(html, setting.id).toContain('Not known: no profile');
  }
});

it.each(['brands', 'materials', 'symptoms', 'settings'])('the list of %s links to each of them', (kind) => {
  for (const language of LANGUAGES) {
    const html = read(`${language}/${kind}/`);
    for (const id of RECORDS[kind] ?? []) expect(html, id).toContain(`href="${language}/${kind}/${id}/"`);
  }
});

it('the documentation search and the text for language models contain none of them', () => {
  expect(entries.filter((entry) => entry.path.startsWith('/pagefind/fragment/')).length).toBeLessThan(150);
  expect(readFileSync(path.join(site, 'llms-full.txt'), 'utf8')).not.toContain('Compared with similar materials');
});

it('the correction page knows the facts of a printer that are curated by hand', async () => {
  const schema = JSON.parse(readFileSync('schemas/source/printer.schema.json', 'utf8'));
  expect(read('/correct/')).toContain(Object.keys(schema.properties.curated.properties).join('&quot;,&quot;'));
  expect(existsSync(path.join(site, schemaPath('printer')))).toBe(true);
});
