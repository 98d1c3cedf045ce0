import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBambuCodes, readPrusaCodes } from '../../scripts/import/codes/import.js';
import { Report } from '../../scripts/import/report.js';
import { checkDataset } from '../../scripts/pipeline/check/check.js';
import { checkSchema } from '../../scripts/pipeline/check/schema.js';
import { composeCodes } from '../../scripts/pipeline/compose/records.js';
import { buildDataset } from '../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import { checkoutOf } from '../support/checkout.js';
import { addFiles, folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { BAMBU_CODES, CODES_DATA, PRUSA_CODES } from './fixtures/codes.js';

describe('the codes of a list', () => {
  it('are those of both Bambu Lab lists, by system, in capitals and sorted', () => {
    const report = new Report();
    expect([...readBambuCodes(folderOf(BAMBU_CODES), report)]).toEqual([
      ['bambu-hms', ['0300010000010001', '0700200000020001']],
      ['bambu-print', ['0700400A']],
    ]);
    expect(report.counts()).toEqual([['not 16 hexadecimal digits', 1]]);
  });

  it("are Prusa's for each machine that runs the firmware, without those of resin machines", () => {
    const report = new Report();
    const codes = readPrusaCodes(folderOf(PRUSA_CODES), report).get('prusa');
    expect(codes?.filter((code) => !code.endsWith('301'))).toEqual([
      ...['04101', '12202', '13202', '17202', '21202', '26202', '27202'],
    ]);
    expect(codes?.filter((code) => code.endsWith('301')).map((code) => code.slice(0, 2))).toEqual([
      ...['12', '13', '16', '17', '21', '23', '26', '27', '28', '31', '35', '36', '37'],
    ]);
    expect(report.counts()).toEqual([
      ['of a firmware for unknown printers', 1],
      ['not five digits', 1],
    ]);
  });

  it('cannot be read from a folder that is not a checkout', () => {
    expect(() => readBambuCodes(folderOf(), new Report())).toThrow('is this a checkout of ha-bambulab?');
    expect(() => readPrusaCodes(folderOf(), new Report())).toThrow('is this a checkout of Prusa-Error-Codes?');
    expect(() => readBambuCodes(folderOf({ 'scripts/hms_error_text/hms_en.json': {} }), new Report())).toThrow(
      'no device_hms in ',
    );
  });
});

describe('npm run import for codes', () => {
  it('writes one file per system without texts, which passes the checks and is published', async () => {
    const data = folderOf(CODES_DATA);
    const from = folderOf(BAMBU_CODES);
    const home = async (...more: string[]) =>
      (await script('import', '--data', data, '--source', 'home', '--from', from, ...more)).out;
    const shown = await home();
    expect(shown).toContain('| `home` | `abc` | 2 | 0 | 0 | 0 |');
    expect(shown).toContain('| codes | 3 | `codes/bambu-hms 0300010000010001`, ');
    expect(readSourceFiles(data).filter(({ kind }) => kind.startsWith('imported-'))).toEqual([]);
    expect(await home('--write')).toContain('3 files written');
    expect(readFileSync(path.join(data, 'imported/home/codes/bambu-hms.json'), 'utf8')).toBe(
      '["0300010000010001", "0700200000020001"]\n',
    );

    const files = readSourceFiles(data);
    expect(files.flatMap(checkSchema)).toEqual([]);
    const dataset = buildDataset(files);
    expect(checkDataset(files, dataset)).toEqual([]);
    expect(composeCodes(dataset).codes).toMatchObject(
      ['hms-0300-0100-0001-0001', 'hms-0700-2000-0002-0001', 'print-0700-400a'].map((code) => {
        return { id: `bambu-${code}`, explanation_kind: 'structure', source: 'https://example.org/h' };
      }),
    );
    expect(await home('--write')).toContain('0 files written');

    const newer = { device_error: {}, device_hms: { '0300010000010001': {}, '0300010000010002': {} } };
    addFiles(from, { 'scripts/hms_error_text/hms_en.json': newer });
    expect(await home()).toContain('| 2 | `codes/bambu-hms 0700200000020001`, `codes/bambu-print 0700400A` |');
  });

  it.each([
    ['after a manual edit', { 'imported/errors/codes/prusa.json': '["12201"]\n' }, 'was edited by hand'],
    ['without the system', { 'codes/prusa/system.yaml': null }, 'there is no code system "prusa"'],
  ])('is refused by the checks %s', async (_, change: Record<string, string | null>, message) => {
    const data = folderOf(CODES_DATA);
    await script('import', '--data', data, '--source', 'errors', '--from', folderOf(PRUSA_CODES), '--write');
    for (const [file, text] of Object.entries(change))
      if (text === null) rmSync(path.join(data, file));
      else addFiles(data, { [file]: text });
    const files = readSourceFiles(data);
    expect(checkDataset(files, buildDataset(files))).toMatchObject([
      { file: 'imported/errors/codes/prusa.json', message: expect.stringContaining(message) },
    ]);
  });
});

describe('npm run refresh for codes', () => {
  it('reports the changes, and writes them with commit and date', async () => {
    const data = folderOf(CODES_DATA);
    const { folder, commit } = checkoutOf('https://example.org/e', PRUSA_CODES);
    const from = folderOf();
    symlinkSync(folder, path.join(from, 'errors'));
    const { out, error, code } = await script('refresh', '--data', data, '--from', from, '--write');
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(out).toContain(`| \`errors\` | \`def\` → \`${commit.slice(0, 12)}\` | 1 | 0 | 0 | 0 |`);
    expect(out).toContain('| codes | 20 | `codes/prusa 04101`, `codes/prusa 12202`');
    expect(out).toContain('| `not five digits` | 1 |');
    expect(out).toContain('- [ ] `errors` is called `Errors`: is that still its version?');
    const { code_sources: lists } = buildDataset(readSourceFiles(data)).sources.value;
    expect(lists?.errors).toMatchObject({ commit, date: '2026-11-20' });
    const again = await script('refresh', '--data', data, '--from', from);
    expect(again.out).toContain('unchanged | 0 | 0 | 0 | 0 |');
  });
});
