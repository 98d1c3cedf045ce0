import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOWNLOADS } from '../../core/contract/downloads.js';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { questionNames, questionText } from '../../docs/src/download/page.js';
import type { Download } from '../../schemas/generated/record.js';
import { prepare } from '../../scripts/pipeline/pipeline.js';
import { FROZEN_DATA } from '../support/data.js';
import { askDatabase, downloadsOf, parseCsv } from '../support/downloads.js';
import { folderOf } from '../support/folder.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';

const site = await shared('site');
const frozen = downloadsOf(await prepare(FROZEN_DATA));
const { downloads, version } = readJson<{ downloads: Download[]; version: string }>(site, FILES.index);
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const names = questionNames();

/** A Python with pandas, which may be that of the system or of the user. */
const PYTHON = ['python3', '/usr/bin/python3'].find(
  (python) => spawnSync(python, ['-c', 'import pandas']).status === 0,
);

const OF_FROZEN = [
  ['bambu-lab-p1s', 'acme-labs-one'],
  ['bambo lab x1 carbn', 'acm labs oen'],
  // The frozen printers are smaller, and no frozen profile is too hot.
  [') >= 300', ') >= 250'],
  ['mm_x >= 300', 'mm_x >= 250'],
  ['mm_y >= 300', 'mm_y >= 250'],
  ['mm_z >= 300', 'mm_z >= 250'],
  ['nozzle_temperature_c_max', 'nozzle_temperature_c_min'],
] as const;
const forFrozen = (text: string) => OF_FROZEN.reduce((said, [from, to]) => said.replaceAll(from, to), text);

/** The values of an answer with normalised numbers, so that `350` equals `350.0`. */
const values = (rows: readonly (readonly unknown[])[]) =>
  rows.map((row) =>
    row.map((cell) => (cell === '' || cell === null ? null : Number.isNaN(Number(cell)) ? String(cell) : Number(cell))),
  );
const rowsOf = (answer: readonly Record<string, unknown>[]) => values(answer.map((row) => Object.values(row)));

describe('a complete release', () => {
  it('lists its downloads, as in the manifest', () => {
    const { entries } = readJson<Manifest>(site, FILES.manifest);
    const listed = entries.filter((entry) => entry.path.startsWith(`${DOWNLOADS}/`) && !entry.path.endsWith('.html'));
    expect(listed.length).toBeGreaterThan(20);
    expect(downloads.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })).sort(byPath)).toEqual(listed);
  });

  it('has the same version as a release without them, which lists none', async () => {
    const api = readJson<{ downloads: Download[]; version: string }>(await shared('release'), FILES.index);
    expect(api).toMatchObject({ version, downloads: [] });
    expect(askDatabase(site, "SELECT value FROM about WHERE name = 'version'")).toEqual([{ value: version }]);
  });
});

it.each([
  ['open-print-data.sqlite', 'application/vnd.sqlite3', null],
  ['printers.csv', 'text/csv; charset=utf-8', 'br'],
  ['settings.ndjson.gz', 'application/gzip', null],
  ['datapackage.json', 'application/json; charset=utf-8', 'br'],
])('the Node server serves %s as %s', async (file, type, coding) => {
  const response = await fetch(`${await shared('siteServer')}${DOWNLOADS}/${file}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Content-Encoding')).toBe(coding);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Content-Security-Policy')).toBeNull();
  const content = readFileSync(path.join(site, DOWNLOADS, file));
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

describe.each(['download', 'zh-cn/download'])('the page /%s/', (page) => {
  const html = read(`${page}/index.html`);

  it('links every file with its digest', () => {
    for (const { path, sha256 } of downloads) {
      expect(html).toContain(`href="${path}"`);
      expect(html).toContain(sha256);
    }
  });

  it('shows five example queries with their results from the database', () => {
    expect(names.length).toBe(5);
    const tables = [...html.matchAll(/<table>(.*?)<\/table>/gs)].map(([, table = '']) => cellsOf(table));
    for (const name of names) {
      const answer = askDatabase(site, questionText(name, 'sql'));
      expect([name, answer.length > 0]).toEqual([name, true]);
      const shown = tables.find(([head]) => head?.join() === Object.keys(answer[0] ?? {}).join());
      expect([name, shown && values(shown.slice(1))]).toEqual([name, rowsOf(answer)]);
    }
  });

  it('describes every column', () => {
    const columns = askDatabase(site, 'SELECT DISTINCT name FROM columns');
    expect(columns.length).toBeGreaterThan(300);
    const text = html.replaceAll('<wbr>', '');
    expect(columns.filter(({ name }) => !text.includes(`<code dir="auto">${name}</code>`))).toEqual([]);
  });
});

describe('the example questions', () => {
  it('are answered from the frozen data', () => {
    const answers = names.map((name) => [
      name,
      rowsOf(askDatabase(frozen.folder, forFrozen(questionText(name, 'sql')))),
    ]);
    expect(Object.fromEntries(answers)).toEqual({
      'beyond-the-range': [
        ['acme-labs-one--0.4--abs', 270, 240],
        ['acme-labs-one--0.6--abs', 270, 240],
        ['acme-labs-one--0.2--petg', 255, 230],
        ['acme-labs-one--0.4--petg', 255, 230],
        ['acme-labs-one--0.6--petg', 255, 230],
        ['acme-labs-mini--0.4--tpu', 225, 210],
        ['acme-labs-one-bowden--0.4--petg', 245, 230],
        ['apex-cube--0.4--petg', 240, 230],
        ['apex-cube--hf0.4--petg', 240, 230],
      ],
      misspelt: [
        ['printers', 'acme-labs-one', 'Acme Labs One', 6],
        ['printers', 'acme-labs-one-bowden', 'Acme Labs One Bowden', 6],
        ['printers', 'acme-labs-mini', 'Acme Labs Mini', 5],
        ['printers', 'acme-labs-one', 'Acme Labs AL One', 5],
        ['brands', 'acme-labs', 'Acme Labs', 4],
      ],
      'petg-by-brand': [
        ['Acme Labs', 2, 250],
        ['Apex', 2, 240],
      ],
      'reaches-300': [['acme-labs-one', 300, 256, 256, 256]],
      'where-from': [
        [
          'rated.max_nozzle_temperature_c',
          'value',
          300,
          null,
          'https://example.org/acme-labs-one',
          'table of temperatures',
        ],
        [
          null,
          'leading',
          null,
          'Acme Slicer 2.1',
          'https://example.org/acme-slicer/tree/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
          null,
        ],
      ],
    });
  });

  it.for(names)('%s has the same answer in a dataframe', (name, context) => {
    skipUnless(PYTHON !== undefined, context, 'no Python with pandas: apt-get install python3-pandas');
    const script = path.join(folderOf(), `${name}.py`);
    for (const [folder, put] of [
      [site, (text: string) => text],
      [frozen.folder, forFrozen],
    ] as const) {
      writeFileSync(script, put(questionText(name, 'py')));
      const { status, stdout, stderr } = spawnSync(PYTHON ?? '', [script, path.join(folder, DOWNLOADS)], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      const [head, ...rows] = parseCsv(stdout.trimEnd().concat('\n'));
      const answer = askDatabase(folder, put(questionText(name, 'sql')));
      expect(values(rows)).toEqual(rowsOf(answer));
      if (answer[0]) expect(head).toEqual(Object.keys(answer[0]));
    }
  });
});

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}

function cellsOf(table: string): string[][] {
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ),
  );
}
