import { expect, it } from 'vitest';
import type { PresetRow } from '../../core/preset/shapes.js';
import type { Profile } from '../../schemas/generated/record.js';
import { explanationOf } from './explained.js';

const slicer = { id: 'cura', program: '', version: '5.0.0', definitions: null } as const;
const check = { field: 'cooling.fan_off_first_layers', what: 'fan', want: '0', got: '13', right: false };
const row = { field: check.field, remark: 'It ramps.', remark_zh: '逐渐升高。' } as PresetRow;

it('a difference is explained only where users are told of it', () => {
  const seen = { slicer, record: {} as Profile };
  expect(explanationOf(check, { ...seen, rows: [row] })).toContain('CuraEngine');
  expect(explanationOf(check, { ...seen, rows: [{ ...row, remark_zh: null }] })).toBeNull();
  expect(explanationOf(check, { ...seen, rows: [] })).toBeNull();
});

it('one of another slicer, field or version is not', () => {
  const rows = [row];
  const record = {} as Profile;
  expect(explanationOf(check, { slicer: { ...slicer, id: 'prusaslicer' }, record, rows })).toBeNull();
  expect(explanationOf({ ...check, field: 'flow_ratio' }, { slicer, record, rows })).toBeNull();
  const word = { ...check, field: 'top_fill_pattern', what: 'kept', want: 'monotoniclines' };
  const prusa = (version: string) =>
    explanationOf(word, { slicer: { ...slicer, id: 'prusaslicer', version }, record, rows });
  expect([prusa('2.5.0') !== null, prusa('2.9.2') !== null]).toEqual([true, false]);
});
