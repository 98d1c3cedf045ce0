import { describe, expect, it } from 'vitest';
import type { BuiltSetting, BuiltTrial } from '../../../docs/src/calibration/built.js';
import { checkResult, resultValue } from '../../../docs/src/calibration/check-result.js';
import { parseNumber, rounded } from '../../../docs/src/calibration/number.js';
import {
  type Limits,
  limitsOf,
  type TrialRecords,
  trialsFor,
  trialValues,
  valueAtHeight,
  valueNow,
  valuesOf,
} from '../../../docs/src/calibration/trial.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { when as conditions } from '../../support/conditions.js';
import { small, TEMPERATURE } from './small.js';

const FREE: Limits = { material: null, printer: null };
const trial = (part: Partial<BuiltTrial>): BuiltTrial => ({
  when: null,
  from: null,
  to: null,
  less: null,
  more: null,
  material_range: null,
  step: 1,
  for: '',
  ...part,
});
const when = (extruder: 'direct_drive' | 'bowden') => ({
  when: conditions({ extruder_types: [extruder] }),
  for: extruder,
});

describe('the values to try', () => {
  it('are those of the trial, one after the other, without the noise of fractions', () => {
    const what = trialValues(trial({ from: 0, to: 0.1, step: 0.02 }), null, FREE);
    expect(what).toEqual({ kind: 'span', span: { from: 0, to: 0.1, step: 0.02 }, cut: null });
    expect(valuesOf({ from: 0, to: 0.1, step: 0.02 })).toEqual([0, 0.02, 0.04, 0.06, 0.08, 0.1]);
    expect(valuesOf({ from: 260, to: 248, step: 5 })).toEqual([260, 255, 250, 248]);
  });

  it('lie around the value now, or are told by how far where that is not known', () => {
    const around = trial({ less: 0.05, more: 0.05, step: 0.01 });
    expect(trialValues(around, 0.98, FREE)).toEqual({
      kind: 'span',
      span: { from: 0.93, to: 1.03, step: 0.01 },
      cut: null,
    });
    expect(trialValues(around, null, FREE)).toEqual({ kind: 'around', less: 0.05, more: 0.05, step: 0.01 });
  });

  it('go through the range of the material, the hottest first, as far as the printer reaches', () => {
    const tower = trial({ material_range: 'nozzle_temperature_c', step: 5 });
    const material = { min: 230, max: 260 };
    expect(trialValues(tower, 250, { material, printer: 300 })).toMatchObject({
      span: { from: 260, to: 230 },
      cut: null,
    });
    expect(trialValues(tower, 250, { material, printer: 245 })).toMatchObject({
      span: { from: 245, to: 230 },
      cut: 245,
    });
    expect(trialValues(tower, 250, { material, printer: 220 })).toEqual({ kind: 'beyond', needs: 230, reaches: 220 });
    expect(trialValues(tower, 250, { material: { min: 230, max: null }, printer: null })).toEqual({ kind: 'unknown' });
  });

  it('are those for the extruder that the printer has, has likely, or may have', () => {
    const both = [trial({ ...when('direct_drive'), to: 2 }), trial({ ...when('bowden'), to: 6 })];
    const of = (extruder_type: string | null, likely: unknown[] = []) =>
      trialsFor(both, small({ printer: { extruder_type, likely } })).map(({ trial, likely }) => [trial.for, likely]);
    expect(of('bowden')).toEqual([['bowden', false]]);
    expect(of(null, [{ field: 'extruder_type', value: 'direct_drive' }])).toEqual([['direct_drive', true]]);
    expect(of(null)).toEqual([
      ['direct_drive', false],
      ['bowden', false],
    ]);
    // Whatever is behind one that holds for everything never comes to it.
    const always = [trial({ for: 'first' }), trial({ for: 'second' })];
    expect(trialsFor(always, small({})).map(({ trial }) => trial.for)).toEqual(['first']);
  });

  it('come to a value at a height of the tower, and to none beside it', () => {
    expect(valueAtHeight({ from: 5, to: 20, step: 0.5 }, 19)).toBe(14.5);
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, 8)).toBe(0.016);
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, 8.5)).toBe(0.017);
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, 51)).toBeNull();
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, -1)).toBeNull();
  });
});

describe('what records say of a setting', () => {
  const subject: TrialRecords = {
    printer: { z_offset_mm: -0.1, max_nozzle_temperature_c: 260 } as Printer,
    material: { nozzle_temperature_c: { min: 230, max: 250 } } as Material,
    profile: { nozzle_temperature_c: { other_layers: 240 } } as Profile,
  };
  const offset: BuiltSetting = { id: 'z_offset', name: '', shown: '{n} mm', field: 'printer.z_offset_mm' };

  it('is the value now, of the profile or of the printer', () => {
    expect(valueNow(TEMPERATURE, subject)).toBe(240);
    expect(valueNow(offset, subject)).toBe(-0.1);
    expect(valueNow({ ...offset, field: null }, subject)).toBeNull();
    expect(valueNow(TEMPERATURE, small({}))).toBeNull();
  });

  it('limits it', () => {
    expect(limitsOf(TEMPERATURE, subject)).toEqual({ material: { min: 230, max: 250 }, printer: 260 });
    expect(limitsOf(offset, subject)).toEqual(FREE);
  });
});

describe('a result', () => {
  it.each([
    ['235', 235],
    [' 0,04 s ', 0.04],
    ['235 °C', 235],
    ['１２．５', 12.5],
    ['-0.05mm', -0.05],
    ['.5', 0.5],
    ['12 mm³/s', 12],
    ['12 毫米', 12],
    ['12 mm3/s', 12],
  ])('"%s" is read', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', 'hot', '230-240', '230 or 240', '1.2.3', '<240', 'NaN', '1e5', '--1'])('"%s" is no number', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('is refused outside of what material and printer allow, and counts when it is kept all the same', () => {
    const limits: Limits = { material: { min: 230, max: 260 }, printer: 250 };
    expect(checkResult('', limits)).toEqual({ value: null, refusal: null });
    expect(checkResult('240', limits)).toEqual({ value: 240, refusal: null });
    expect(checkResult('hot', limits)).toEqual({ value: null, refusal: 'number' });
    expect(checkResult('220', limits)).toEqual({ value: 220, refusal: 'below' });
    expect(checkResult('255', limits)).toEqual({ value: 255, refusal: 'printer' });
    expect(checkResult('265', { ...limits, printer: null })).toEqual({ value: 265, refusal: 'above' });
    expect(resultValue('220', false, limits)).toBeNull();
    expect(resultValue('220', true, limits)).toBe(220);
    expect(resultValue('hot', true, limits)).toBeNull();
  });

  it('is as fine as its step', () => {
    expect(rounded(0.1 + 0.2, 0.1)).toBe(0.3);
    expect(rounded(0.98 - 0.05, 0.01)).toBe(0.93);
  });
});
