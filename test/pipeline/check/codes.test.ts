import { describe, expect, it } from 'vitest';
import { checkCodes } from '../../../scripts/pipeline/check/codes.js';
import { checkFileNames } from '../../../scripts/pipeline/check/references.js';
import { composeCodeNames } from '../../../scripts/pipeline/compose/further-names.js';
import { composeCodes } from '../../../scripts/pipeline/compose/records.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { fullLines } from '../../support/problem-lines.js';
import { CODE_SYSTEMS, CODES } from '../../support/small-codes.js';
import { smallComposed, smallDataset } from '../../support/small-dataset.js';

const text = (en: string) => ({ en, zh: '文字' });
const code = (written: string, more: JsonObject = {}): JsonObject => ({
  code: written,
  severity: 'stopped',
  meaning: text('Something is wrong.'),
  no_symptom: text('It is made up.'),
  ...more,
});

function said(file: string, ...codes: JsonObject[]) {
  const before = CODES[file] as JsonObject & { codes: JsonObject[] };
  const changed = { ...CODES, [file]: { ...before, codes: [...before.codes, ...codes] } };
  return [...checkCodes(smallDataset({ codeSystems: CODE_SYSTEMS, codes: changed }))];
}

describe('codes', () => {
  it('pass if they are correct', () => {
    expect(said('acme/feeder', code('0300-0000-0001-0001'))).toEqual([]);
  });

  it('are unique: neither duplicated nor matched by another’s pattern', () => {
    expect(said('acme/feeder', code('12201'))[0]).toMatchObject({ path: 'codes.2.code' });
    expect(said('acme/feeder', code('0700-2100-0001-0001'))[0]?.message).toContain(
      '"0700-2100-0001-0001" already stands for 0700-2{slot}00-0001-0001',
    );
  });

  it('are not shadowed by a pattern with as many parts', () => {
    const [eaten] = said('talk/heat', code('Heater {number} not heating at expected rate'));
    expect(eaten?.message).toBe(
      '"Heater 1 not heating at expected rate" is also read as Heater {heater} not heating at expected rate (codes/talk/heat.yaml)',
    );
    // Users of the whole text mean the more specific one.
    expect(said('talk/heat', code('Heater bed not heating at expected rate'))).toEqual([]);
  });

  it('with letters are not numeric codes, even if all letters are hexadecimal', () => {
    expect(said('acme/feeder', code('AC0523'))).toEqual([]);
  });

  it('have a form of their system, and only its parameters', () => {
    const line = (written: string, more?: JsonObject) => fullLines(said('acme/feeder', code(written, more)))[0];
    expect(line('123-456')).toBe(
      'codes.2.code: "123-456" does not have the form of any code of its system (0000-0000-0000-0000 or 0000-0000 or 00000)',
    );
    expect(line('0700-2{slit}00-0001-0001')).toContain('the system acme has no parameter {slit} (nearest: slot)');
    expect(line('0301-0000-0001-0001', { meaning: text('Slot {slot}.') })).toContain(
      'codes.2.meaning.en: the code contains no {slot}',
    );
    expect(line('0701-2{slot}00-0001-0001', { only: { slot: ['7'] } })).toMatch(/^codes\.2\.only\.slot: .*\(0, 1\)$/);
  });

  it('are in the folder of their system and module', () => {
    const file = { kind: 'codes', file: 'codes/acme/other.yaml', value: CODES['acme/feeder'] } as const;
    expect([...checkFileNames([file], smallDataset())]).toMatchObject([
      { file: 'codes/acme/other.yaml', path: 'module' },
    ]);
  });
});

describe('the published codes', () => {
  const listed = { acme: ['0300000000010001', '0700210000010001', '12201'] };
  const { dataset } = smallComposed({ codeSystems: CODE_SYSTEMS, codes: CODES, importedCodes: { slicer: listed } });
  const composed = composeCodes(dataset);

  it('are those with texts, then those that a source only lists', () => {
    expect(composed.codes.map(({ id, explanation_kind: explained, severity }) => [id, explained, severity])).toEqual([
      ['acme-0700-2-slot-00-0001-0001', 'pattern', 'paused'],
      ['acme-12201', 'words', 'stopped'],
      ['acme-0300-0000-0001-0001', 'structure', 'stopped'],
      ['talk-heater-heater-not-heating-at-expected-rate', 'words', 'danger'],
      ['talk-timer-too-close', 'words', 'stopped'],
      ['talk-temperature-number-out-of-range-on-heater', 'words', 'stopped'],
    ]);
    expect(composed.codeSystems.map(({ explanation_counts: explained }) => explained)).toEqual([
      { words: 1, pattern: 1, structure: 1 },
      { words: 3, pattern: 0, structure: 0 },
    ]);
  });

  it('are listed in each spelling that is fully known', () => {
    const { symptoms, codes } = composeCodeNames(dataset, composed);
    expect(Object.keys(symptoms)).toEqual(
      expect.arrayContaining([
        '0700200000010001',
        '0700210000010001',
        'timertooclose',
        'mcumcushutdowntimertooclose',
        'heaterheaterbednotheatingatexpectedrate',
      ]),
    );
    expect(codes).toEqual({ '0300000000010001': ['acme'], '12201': ['acme'] });
  });
});
