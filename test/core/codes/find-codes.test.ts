import { describe, expect, it, test } from 'vitest';
import { fillIn, findCodes } from '../../../core/codes/find-codes.js';
import { effectsOfCode, symptomsOfCode } from '../../../core/codes/points-to.js';
import { codeKeys } from '../../../core/codes/tokens.js';
import { smallCodes } from '../../support/small-codes.js';

const catalogue = smallCodes();
const found = (text: string) => findCodes(text, catalogue);
const codesIn = (text: string) => found(text).map(({ code, record }) => [code, record?.code ?? null]);

describe('a numeric code', () => {
  const FULL = '0700-2100-0001-0001';
  it.each([
    FULL,
    '0700_2100_0001_0001',
    '0700 2100 0001 0001',
    '0700210000010001',
    'HMS_0700-2100-0001-0001',
    'hms 0700-2100-0001-0001',
    'Error code: 0700-2100-0001-0001!',
    '错误代码：0700-2100-0001-0001。',
  ])('is found in every spelling: %s', (text) => {
    expect(codesIn(text)).toEqual([[FULL, '0700-2{slot}00-0001-0001']]);
  });

  it('explains its parameters and fills them into the sentence', () => {
    const [one] = found(FULL);
    expect(one?.values).toMatchObject([{ id: 'slot', value: '1', meaning: '2' }]);
    expect(fillIn(one?.record?.meaning ?? '', one?.values ?? [], ({ meaning }) => meaning)).toBe('Slot 2 is empty.');
  });

  it.each(['12201', '#12201', 'E12201', 'e 12201', 'Error 12201 on my printer'])('may have five digits: %s', (text) => {
    expect(codesIn(text)).toEqual([['12201', '12201']]);
  });

  it('is split into its parts if it is not listed', () => {
    const [one, ...more] = found('HMS_0300-0D00-0001-0003');
    expect(more).toEqual([]);
    expect(one).toMatchObject({ system: 'acme', code: '0300-0D00-0001-0003', record: null, severity: 'stopped' });
    expect(one?.parts).toMatchObject([
      { name: 'module', digits: '03', meaning: 'toolhead' },
      { name: 'severity', digits: '0001', meaning: 'fatal' },
    ]);
    const [strange] = found('9900-0000-0009-0000');
    expect(strange?.parts.map(({ meaning }) => meaning)).toEqual([null, null]);
  });

  it('is parsed with a prefix of letters if the prefix is known', () => {
    const unlisted = [{ code: 'CX9999', record: null, parts: [{ meaning: 'X axis' }] }];
    expect(found('screen says cx 9999!')).toMatchObject(unlisted);
    expect(found('QX9999')).toEqual([]);
  });

  it('is recognised without separators, in hexadecimal and in decimal', () => {
    const hex = { code: '0300-800B', record: null, parts: [{ digits: '03', meaning: 'motion' }] };
    for (const text of ['0300800B', '50364427', '"print_error": 50364427,', 'error 300800b'])
      expect(found(text)).toMatchObject([hex]);
    expect(found('it has printed 50364427 layers')).toEqual([]);
    expect(found('9999999999')).toEqual([]);
  });

  it.each([
    '112201',
    'printed 99999 layers',
    'commit 0700210000010001ab',
    '2026-11-24 2026-11-24',
    'my 3D printer stops',
  ])('is not found in other text: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ["MCU 'EBB' shutdown: Timer too close", 'Timer too close', 'Timer too close'],
    ['!! timer too close\nOnce the underlying issue is corrected', 'Timer too close', 'Timer too close'],
    [
      '// Heater heater_bed not heating at expected rate',
      'Heater heater_bed not heating at expected rate',
      'Heater {heater} not heating at expected rate',
    ],
    [
      'Temperature 312.5 out of range on extruder',
      'Temperature 312.5 out of range on extruder',
      'Temperature {number} out of range on {heater}',
    ],
  ])('is found with its variable parts: %s', (text, code, record) => {
    expect(codesIn(text)).toEqual([[code, record]]);
  });

  it('is not found if words are missing, or too many are in between', () => {
    expect(found('Heater of my old printer which I bought new not heating at expected rate')).toEqual([]);
    expect(found('the timer is close')).toEqual([]);
  });

  it('is found next to a code in the same text', () => {
    expect(codesIn('Timer too close, then E12201').map(([code]) => code)).toEqual(['Timer too close', '12201']);
  });
});

test('a hostile text takes linear time', () => {
  const long = 'heater not '.repeat(2000) + '0700-'.repeat(4000);
  expect(found(long)).toEqual([]);
  expect(found(`${'('.repeat(50_000)}12201`)).toEqual([]); // beyond the part that is read
});

test('exact spellings share a key regardless of separators, case and prefixes', () => {
  expect(codeKeys('HMS_0700-2100')).toEqual(['hms07002100', '07002100']);
  expect(codeKeys('E12201')).toEqual(['e12201', '12201']);
  expect(codeKeys('Timer too close!')).toEqual(['timertooclose']);
  expect(codeKeys('!!')).toEqual([]);
});

test('a code names its likeliest symptoms, and affects causes like an answer', () => {
  const [code] = catalogue.codes;
  expect(symptomsOfCode({ symptoms: [] })).toEqual([]);
  expect(
    symptomsOfCode({
      symptoms: [
        { symptom: 'a', likelihood: 'medium' },
        { symptom: 'b', likelihood: 'medium' },
        { symptom: 'c', likelihood: 'low' },
      ],
    }),
  ).toEqual(['a', 'b']);
  expect(code && effectsOfCode(code)).toEqual([{ cause: 'too-hot', change: 'more', grade: 'decisively' }]);
});
