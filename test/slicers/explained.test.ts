import { expect, it } from 'vitest';
import type { PresetRow } from '../../core/presets/types.js';
import type { Profile } from '../../schemas/generated/record.js';
import { explanationOf } from './explained.js';

const slicer = { id: 'cura', program: '', version: '5.0.0', commit: null, definitions: null } as const;
const check = { field: 'cooling.fan_off_first_layers', what: 'fan', want: '0', got: '13', right: false };
const row = { field: check.field, remark: 'The fan ramps up.', remark_zh: '风扇逐渐升速。' } as PresetRow;
const record = { cooling: { fan_off_first_layers: 3 } } as Profile;

it('a difference is explained only where users are told of just that', () => {
  const seen = { slicer, record };
  expect(explanationOf(check, { ...seen, rows: [row] })?.en).toContain('rises');
  expect(explanationOf(check, { ...seen, rows: [{ ...row, remark: 'It is a fan.' }] })).toBeNull();
  expect(explanationOf(check, { ...seen, rows: [{ ...row, remark_zh: null }] })).toBeNull();
  expect(explanationOf(check, { ...seen, rows: [] })).toBeNull();
});

it('one of another slicer, field, version or cause is not', () => {
  const rows = [row];
  expect(explanationOf(check, { slicer: { ...slicer, id: 'prusaslicer' }, record, rows })).toBeNull();
  expect(explanationOf({ ...check, field: 'flow_ratio' }, { slicer, record, rows })).toBeNull();
  const single = { cooling: { fan_off_first_layers: 1 } } as Profile;
  expect(explanationOf(check, { slicer, record: single, rows })).toBeNull();
  const field = 'cooling.keep_outer_wall_speed';
  const told = [{ field, remark: '2.9.2 does not have it.', remark_zh: '2.9.2 版没有。' } as PresetRow];
  const kept = { ...check, field: 'cooling_slowdown_logic', what: 'kept', got: 'not there' };
  const prusa = (version: string) =>
    explanationOf(kept, { slicer: { ...slicer, id: 'prusaslicer', version }, record, rows: told });
  expect([prusa('2.9.2') !== null, prusa('2.9.4') !== null]).toEqual([true, false]);
});
