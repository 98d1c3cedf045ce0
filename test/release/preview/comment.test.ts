import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { compareReleases, type ReleaseRecords } from '../../../scripts/release/diff/compare.js';
import { compareWarnings, MARKER, MOST_BYTES, previewComment } from '../../../scripts/release/preview/comment.js';
import { code, table, value } from '../../../scripts/shared/markdown.js';
import { addFiles, folderOf } from '../../support/folder.js';
import { readJson } from '../../support/published.js';
import { recordsOf } from '../../support/records-of.js';
import { script } from '../../support/script.js';
import { shared } from '../../support/shared.js';

const warning = (message: string) => ({ code: 'nozzle_too_soft', field: 'abrasive', message });
const preview = (before: ReleaseRecords, after: ReleaseRecords, most?: number) =>
  previewComment(compareReleases(before, after), compareWarnings(before, after), most);

const before = recordsOf('a1', {
  printers: {
    one: { id: 'one', enclosed: null, bed: { max: 100 }, warnings: [] },
    two: { id: 'two', enclosed: true, bed: { max: 90 }, warnings: [warning('It wears.')] },
  },
});
const after = recordsOf('b2', {
  printers: {
    one: { id: 'one', enclosed: false, bed: { max: 110 }, warnings: [warning('It wears.')] },
    three: { id: 'three', enclosed: true, bed: { max: 80 }, warnings: [] },
  },
});

describe('the comment of a pull request', () => {
  it('lists added, removed and changed records with values before and after, and warnings', () => {
    expect(preview(before, after)).toBe(
      [
        MARKER,
        '## What changes in the data / 数据变化',
        '',
        '**Records: 1 added, 1 removed, 1 changed. Warnings: 1 gained, 1 lost.**',
        '',
        '### Printers / 打印机: 1 added, 1 removed, 1 changed',
        '',
        'Added / 新增: `three`',
        '',
        'Removed / 删除: `two`',
        '',
        '| record | field | before | after |',
        '| --- | --- | --- | --- |',
        '| `one` | `enclosed` | `null` | `false` |',
        '| `one` | `bed.max` | `100` | `110` |',
        '',
        '### Warnings gained / 新增警告: 1',
        '',
        '| record | field | warning | it says |',
        '| --- | --- | --- | --- |',
        '| `printers/one` | `abrasive` | `nozzle_too_soft` | `It wears.` |',
        '',
        '### Warnings lost / 消除警告: 1',
        '',
        '| record | field | warning | it says |',
        '| --- | --- | --- | --- |',
        '| `printers/two` | `abrasive` | `nozzle_too_soft` | `It wears.` |',
        '',
      ].join('\n'),
    );
  });

  it('lists values before their sources', () => {
    const of = (version: string, source: string, max: number) => {
      const record = (id: string) => ({ id, provenance: { source }, max });
      return recordsOf(version, { printers: { one: record('one'), two: record('two') } });
    };
    const rows = preview(of('a', 'x', 1), of('b', 'y', 2)).matchAll(/^\| `(\w+)` \| `([\w.]+)` \|/gm);
    expect([...rows].map(([, id, field]) => `${id} ${field}`)).toEqual([
      'one max',
      'two max',
      'one provenance.source',
      'two provenance.source',
    ]);
  });

  it('reports that nothing changes', () => {
    expect(preview(before, before)).toContain('Nothing: every record stays as it is.');
  });

  it('is limited in size, whatever changes, and states how many rows are missing', () => {
    const many = (max: number) => {
      const printers = Array.from({ length: 3000 }, (_, i) => {
        return { id: `p${i}`, bed: { max: max + i }, note: '数'.repeat(100 + max), warnings: [] };
      });
      return recordsOf(`v${max}`, { printers: Object.fromEntries(printers.map((one) => [one.id, one])) });
    };
    const comment = preview(many(1), many(2));
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(MOST_BYTES);
    expect(Buffer.byteLength(comment)).toBeGreaterThan(MOST_BYTES / 4);
    const listed = [...comment.matchAll(/^\| `p\d+` \|/gm)].length;
    expect(comment).toContain(`… and ${(6000 - listed).toLocaleString('en')} more`);
    expect(comment).toContain('| `bed.max` | 3,000 | `1` → `2` in 1 |');
    expect(Buffer.byteLength(preview(many(1), many(2), 2000))).toBeLessThanOrEqual(2000);
  });
});

describe('foreign text in the comment', () => {
  it.each([
    ['a tag', '<img src=x onerror=alert(1)>', '`<img src=x onerror=alert(1)>`'],
    ['a mention and a link', '@everyone [x](http://y) #1', '`@everyone [x](http://y) #1`'],
    ['the marker', MARKER, `\`${MARKER}\``],
    ['the end of code', 'a`b``c', '``` a`b``c ```'],
    ['the end of a cell', 'a|b', '`a\\|b`'],
    ['lines', 'a\nb\r\n## c', '`a\\u{a}b\\u{d}\\u{a}## c`'],
    ['reversed text', 'a\u202eb\u200b', '`a\\u{202e}b\\u{200b}`'],
    ['nothing', '', '`  `'],
  ])('is shown literally and has no effect: %s', (_, text, shown) => expect(code(text)).toBe(shown));

  it('is truncated if it is long', () => {
    expect([...code('x'.repeat(500))]).toHaveLength(122);
    expect(value('x'.repeat(500))).toMatch(/…`$/);
  });

  it('never leaves its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const [, , row = '', ...rest] = table(['a', 'b'], [[code(text), 'last']], 5);
        expect(row).not.toContain('\n');
        expect(row.match(/(?<!\\)\|/g)).toHaveLength(3);
        expect(rest).toEqual(['']);
        const fence = /^`+/.exec(code(text))?.[0] ?? '';
        expect(code(text).split(/(?<!`)`+(?!`)/).length).toBeGreaterThan(1);
        expect([...code(text).matchAll(/`+/g)].filter(([ticks]) => ticks === fence)).toHaveLength(2);
      }),
    );
  });
});

describe('npm run preview', () => {
  it('compares two releases, and writes the comment to a file', async () => {
    const release = await shared('frozen');
    const changed = folderOf();
    cpSync(release, changed, { recursive: true });
    const settings = readJson<{ data: { id: string; name: string }[] }>(changed, FILES.settings);
    const [first, ...others] = settings.data;
    const data = [{ ...first, name: 'Another <b>name</b>' }, ...others];
    addFiles(changed, { [FILES.settings]: { ...settings, data } });
    const out = path.join(folderOf(), 'comment.md');
    expect(await script('preview', release, changed, '--out', out)).toEqual({ out: '', error: '', code: 0 });
    const comment = readFileSync(out, 'utf8');
    expect(comment).toContain(`| \`${first?.id}\` | \`name\` | \`"${first?.name}"\` | \`"Another <b>name</b>"\` |`);
    expect(comment.startsWith(`${MARKER}\n`)).toBe(true);
  });

  it('shows its usage', async () => {
    const { error, code: exit } = await script('preview', 'one');
    expect({ error, exit }).toMatchObject({ error: expect.stringContaining('usage: npm run preview'), exit: 1 });
  });
});
