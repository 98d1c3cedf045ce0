import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Correction } from '../../docs/src/records/correction.js';
import { withField } from '../../docs/src/records/issue-forms.js';
import { PAGE_LOCALES } from '../../docs/src/records/locale.js';
import { DidNotHelp, MissingPrinter } from '../../docs/src/records/report-links.js';

const FOLDER = path.resolve(import.meta.dirname, '../../.github/ISSUE_TEMPLATE');

interface Form {
  name: string;
  description: string;
  title: string;
  body: {
    type: string;
    id: string;
    attributes: { label: string; description?: string };
    validations?: { required: boolean };
  }[];
}

const read = (file: string) => load(readFileSync(path.join(FOLDER, file), 'utf8'));
const files = readdirSync(FOLDER).filter((file) => file !== 'config.yml');
const forms = new Map(files.map((file) => [file, read(file) as Form]));

afterEach(() => void vi.unstubAllEnvs());

const html = (shown: VNode | null) => (shown === null ? '' : renderToStaticMarkup(shown));

/** The addresses of forms in what a page shows. */
function addressesIn(html: string): URL[] {
  return [...html.matchAll(/href="(https:\/\/code\.test\/[^"]*)"/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  );
}

describe('the forms of the repository', () => {
  it('are these, and what none of them is for may be said without', () => {
    expect(files.sort()).toEqual(['missing-printer.yml', 'rule-did-not-help.yml', 'wrong-value.yml']);
    expect(read('config.yml')).toEqual({ blank_issues_enabled: true });
  });

  it.each([...forms])('%s is as forms have to be, in both languages', (_, { name, description, title, body }) => {
    const both = /^[A-Za-z"].* \/ .*\p{sc=Han}/u;
    expect(name).toMatch(both);
    expect(description).toMatch(both);
    expect(title).not.toBe('');
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    expect(new Set(body.map(({ attributes }) => attributes.label)).size).toBe(body.length);
    for (const { type, id, attributes } of body) {
      expect(['input', 'textarea']).toContain(type);
      expect(id).toMatch(/^[a-z]+$/);
      expect(attributes.label).toMatch(both);
      if (attributes.description !== undefined) expect(attributes.description).toMatch(both);
    }
    expect(body.some(({ validations }) => validations?.required)).toBe(true);
  });
});

describe('pages', () => {
  const locale = PAGE_LOCALES.en;
  const doubt = { record: 'printers/one', field: 'enclosed', value: 'no', file: 'data/one.yaml', lines: ['curated:'] };
  const shown = () =>
    addressesIn(
      [
        html(Correction({ doubt, locale, label: 'Enclosed' })),
        html(MissingPrinter(locale)),
        html(DidNotHelp({ symptom: 'stringing', name: 'Stringing', locale })),
      ].join(''),
    );

  it('open each form with fields that it has', () => {
    vi.stubEnv('REPOSITORY_URL', 'https://code.test/acme/data');
    const addresses = shown().map((address) =>
      address.searchParams.get('template') === 'missing-printer.yml'
        ? new URL(withField<'missing-printer'>(address.href, 'printer', 'Acme One & Two'))
        : address,
    );
    expect(addresses.map(({ searchParams }) => searchParams.get('template')).sort()).toEqual(files.sort());
    for (const { searchParams } of addresses) {
      const { template = '', title = '', ...fields } = Object.fromEntries(searchParams);
      const form = forms.get(template);
      expect(title).toMatch(/: [\w "&/]+$/);
      expect(Object.keys(fields)).not.toEqual([]);
      expect(form?.body.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
    expect(addresses.find(({ href }) => href.includes('missing'))?.searchParams.get('printer')).toBe('Acme One & Two');
  });

  it('name no form where the repository is not known, and say how it is done', () => {
    vi.stubEnv('REPOSITORY_URL', '');
    expect(shown()).toEqual([]);
    expect(html(MissingPrinter(locale))).toContain('/contributing/#add-a-printer');
    expect(html(DidNotHelp({ symptom: 'stringing', name: 'Stringing', locale }))).toBe('');
  });
});

describe('the template of a pull request', () => {
  const text = readFileSync(path.join(FOLDER, '../PULL_REQUEST_TEMPLATE.md'), 'utf8');

  it('asks in both languages for a source, and names commands that there are', () => {
    expect(text.match(/\p{sc=Han}/gu)?.length).toBeGreaterThan(20);
    expect(text).toMatch(/Where you read it \/ 出处/);
    const { scripts } = JSON.parse(readFileSync(path.join(FOLDER, '../../package.json'), 'utf8')) as {
      scripts: object;
    };
    const named = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named).toEqual(['validate']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});
