import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../core/presets/draft-row.js';
import type { PresetKey } from '../../../core/presets/types.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import { keyOf, P1S, recordsOf } from '../../support/preset-mappings.js';

const [record, printer] = recordsOf(P1S);
const write = (value: SettingValue, key: PresetKey) =>
  formatValue(value, key, { record, printer, row: { field: null }, changed: false, alone: false });
const text = (value: SettingValue, key: PresetKey) => write(value, key)?.text ?? null;

describe('formatting a value', () => {
  it.each([
    ['number', 0.2, keyOf('process/a coFloat', { kind: 'number' }), '0.2'],
    ['number, binary noise', 0.1 + 0.2, keyOf('process/a coFloat', { kind: 'number' }), '0.3'],
    ['number, at most five decimals', 1 / 3, keyOf('process/a coFloat', { kind: 'number' }), '0.33333'],
    ['number, no negative zero', -0.000001, keyOf('process/a coFloat', { kind: 'number' }), '0'],
    ['number, large', 100_000, keyOf('process/a coFloat', { kind: 'number' }), '100000'],
    ['scaled', 0.95, keyOf('extruder/a float', { kind: 'scaled', factor: 100, offset: 0 }), '95'],
    ['scaled, angle reversed', 30, keyOf('extruder/a float', { kind: 'scaled', factor: -1, offset: 90 }), '60'],
    [
      'scaled, for a type in per cent',
      0.5,
      keyOf('filament/a coPercents', { kind: 'scaled', factor: -1, offset: 100 }),
      '99.5%',
    ],
    ['percent', 15, keyOf('process/a coPercent', { kind: 'percent' }), '15%'],
    ['percent, for a number or percentage', 25, keyOf('process/a coFloatOrPercent', { kind: 'percent' }), '25%'],
    ['switch', true, keyOf('process/a coBool', { kind: 'switch' }), '1'],
    ['switch, off', false, keyOf('process/a coBool', { kind: 'switch' }), '0'],
    ['switch of Cura', true, keyOf('global/a bool', { kind: 'switch' }), 'True'],
    ['switch of Cura, off', false, keyOf('extruder/a bool', { kind: 'switch' }), 'False'],
    ['positive', 0.8, keyOf('process/a coBool', { kind: 'positive' }), '1'],
    ['positive, 0', 0, keyOf('extruder/a bool', { kind: 'positive' }), 'False'],
    ['words', 'outer', keyOf('process/a coEnum', { kind: 'words', words: { outer: 'outer_only' } }), 'outer_only'],
    ['words of a switch', true, keyOf('process/a coEnum', { kind: 'words', words: { true: 'slow' } }), 'slow'],
    ['words, unlisted', 'painted', keyOf('process/a coEnum', { kind: 'words', words: { outer: 'outer_only' } }), null],
    ['words, inherited property', 'constructor', keyOf('process/a coEnum', { kind: 'words', words: {} }), null],
    ['text', 'grid', keyOf('process/a coEnum', { kind: 'text' }, { values: ['grid', 'gyroid'] }), 'grid'],
    [
      'text, unknown to the slicer',
      'crosshatch',
      keyOf('process/a coEnum', { kind: 'text' }, { values: ['grid'] }),
      null,
    ],
    ['constant', 7, keyOf('process/a coBool', { kind: 'constant', value: '1' }), '1'],
    ['number, given a word', 'grid', keyOf('process/a coFloat', { kind: 'number' }), null],
    ['switch, given a number', 1, keyOf('process/a coBool', { kind: 'switch' }), null],
  ] as const)('%s', (_, value, key, expected) => {
    expect(text(value, key)).toBe(expected);
  });

  it('truncates decimals for integer keys, never rounds up, and reports it', () => {
    const key = keyOf('filament/a coInts', { kind: 'number' });
    const expected = { text: '215', outside: false, said: { en: expect.stringContaining('215.9 → 215') } };
    expect(write(215.9, key)).toMatchObject(expected);
    expect(text(-2.5, keyOf('extruder/a int', { kind: 'number' }))).toBe('-2');
    expect(write(215, key)?.said).toBe(null);
    // An integer with a floating-point error is not truncated to the one below.
    expect(text(0.29, keyOf('extruder/a int', { kind: 'scaled', factor: 100, offset: 0 }))).toBe('29');
  });

  it('clamps what is too high, and omits what is too low', () => {
    const key = keyOf('filament/a coInts', { kind: 'number' }, { min: 1, max: 120 });
    expect(write(130, key)).toMatchObject({ text: '120', outside: true, said: { en: expect.stringContaining('120') } });
    expect(write(0, key)).toMatchObject({ text: null, outside: true, said: { zh: expect.stringContaining('1') } });
    expect(write(120, key)).toMatchObject({ text: '120', outside: false });
  });

  it('rejects a calculation that this program lacks', () => {
    const key = keyOf('process/a coFloat', { kind: 'computed', calculation: 'toString' });
    expect(() => write(1, key)).toThrow(expect.objectContaining({ code: 'unknown_form', subject: 'toString' }));
  });
});
