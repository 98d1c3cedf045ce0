import { describe, expect, it } from 'vitest';
import type { BuiltSetting, BuiltStep, BuiltTrial } from '../../../docs/src/calibration/built.js';
import { calibrationTexts } from '../../../docs/src/calibration/calibration-texts.js';
import {
  currentValue,
  formatTrial,
  type Limits,
  limitsOf,
  rounded,
  stepsBefore,
  type TrialRecords,
  trialsFor,
  trialValues,
  valueAtHeight,
  valuesOf,
} from '../../../docs/src/calibration/trial.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { when as conditions } from '../../support/conditions.js';

const TEMPERATURE: BuiltSetting = {
  name: 'Nozzle temperature',
  shown: '{n} °C',
  field: 'profile.nozzle_temperature_c.other_layers',
};
const records = (some: { [K in keyof TrialRecords]?: object }) =>
  ({ printer: null, material: null, profile: null, ...some }) as TrialRecords;
const FREE: Limits = { material: null, printer: null };
const trial = (part: Partial<BuiltTrial>): BuiltTrial => ({
  when: null,
  from: null,
  to: null,
  below_current: null,
  above_current: null,
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
  it('are those of the trial in order, without floating-point noise', () => {
    const what = trialValues(trial({ from: 0, to: 0.1, step: 0.02 }), null, FREE);
    expect(what).toEqual({ kind: 'span', span: { from: 0, to: 0.1, step: 0.02 }, cut: null });
    expect(valuesOf({ from: 0, to: 0.1, step: 0.02 })).toEqual([0, 0.02, 0.04, 0.06, 0.08, 0.1]);
    expect(valuesOf({ from: 260, to: 248, step: 5 })).toEqual([260, 255, 250, 248]);
  });

  it('surround the current value, or are offsets from it if it is unknown', () => {
    const around = trial({ below_current: 0.05, above_current: 0.05, step: 0.01 });
    const expected = { kind: 'span', span: { from: 0.93, to: 1.03, step: 0.01 }, cut: null };
    expect(trialValues(around, 0.98, FREE)).toEqual(expected);
    expect(trialValues(around, null, FREE)).toEqual({ kind: 'around', less: 0.05, more: 0.05, step: 0.01 });
  });

  it('cover the range of the material, hottest first, up to the maximum of the printer', () => {
    const tower = trial({ material_range: 'nozzle_temperature_c', step: 5 });
    const material = { min: 230, max: 260 };
    const expected = { span: { from: 260, to: 230 }, cut: null };
    expect(trialValues(tower, 250, { material, printer: 300 })).toMatchObject(expected);
    const told = { span: { from: 245, to: 230 }, cut: 245 };
    expect(trialValues(tower, 250, { material, printer: 245 })).toMatchObject(told);
    expect(trialValues(tower, 250, { material, printer: 220 })).toEqual({ kind: 'beyond', needs: 230, reaches: 220 });
    expect(trialValues(tower, 250, { material: { min: 230, max: null }, printer: null })).toEqual({ kind: 'unknown' });
  });

  it('are those for the extruder type that the printer has, likely has, or may have', () => {
    const both = [trial({ ...when('direct_drive'), to: 2 }), trial({ ...when('bowden'), to: 6 })];
    const of = (extruder_type: string | null, likely: unknown[] = []) =>
      trialsFor(both, records({ printer: { extruder_type, likely } })).map(({ trial, likely }) => [trial.for, likely]);
    expect(of('bowden')).toEqual([['bowden', false]]);
    expect(of(null, [{ field: 'extruder_type', value: 'direct_drive' }])).toEqual([['direct_drive', true]]);
    const expected = [
      ['direct_drive', false],
      ['bowden', false],
    ];
    expect(of(null)).toEqual(expected);
    // Entries after an unconditional one are never reached.
    const always = [trial({ for: 'first' }), trial({ for: 'second' })];
    expect(trialsFor(always, records({})).map(({ trial }) => trial.for)).toEqual(['first']);
  });

  it('become a value at a height of the tower, and none outside it', () => {
    expect(valueAtHeight({ from: 5, to: 20, step: 0.5 }, 19)).toBe(14.5);
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, 8)).toBe(0.016);
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, 8.5)).toBe(0.017);
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, 51)).toBeNull();
    expect(valueAtHeight({ from: 0, to: 0.1, step: 0.002 }, -1)).toBeNull();
  });
});

describe('the records of a setup', () => {
  const subject: TrialRecords = {
    printer: { z_offset_mm: -0.1, max_nozzle_temperature_c: 260 } as Printer,
    material: { nozzle_temperature_c: { min: 230, max: 250 } } as Material,
    profile: { nozzle_temperature_c: { other_layers: 240 } } as Profile,
  };
  const offset: BuiltSetting = { name: '', shown: '{n} mm', field: 'printer.z_offset_mm' };

  it('contain the current value, in the profile or the printer', () => {
    expect(currentValue(TEMPERATURE, subject)).toBe(240);
    expect(currentValue(offset, subject)).toBe(-0.1);
    expect(currentValue({ ...offset, field: null }, subject)).toBeNull();
    expect(currentValue(TEMPERATURE, records({}))).toBeNull();
  });

  it('limit a setting', () => {
    expect(limitsOf(TEMPERATURE, subject)).toEqual({ material: { min: 230, max: 250 }, printer: 260 });
    expect(limitsOf(offset, subject)).toEqual(FREE);
  });
});

it('a step depends on the steps before it, directly or indirectly', () => {
  const step = (id: string, ...after: string[]): BuiltStep => ({
    ...{ id, after, by_height: false, trials: [], setting: TEMPERATURE },
  });
  const steps = [step('temperature'), step('flow-ratio', 'temperature'), step('retraction', 'flow-ratio')];
  const before = steps.map((one) => stepsBefore(one, steps).map(({ id }) => id));
  expect(before).toEqual([[], ['temperature'], ['temperature', 'flow-ratio']]);
});

it('values are rounded to their step', () => {
  expect(rounded(0.1 + 0.2, 0.1)).toBe(0.3);
  expect(rounded(0.98 - 0.05, 0.01)).toBe(0.93);
});

it.each(['en', 'zh'] as const)('few values are listed, many shown as a range, %s', (language) => {
  const texts = calibrationTexts(language);
  const few = formatTrial({ kind: 'span', span: { from: 240, to: 230, step: 5 }, cut: null }, TEMPERATURE, texts);
  expect(few).toBe(['240', '235', '230 °C'].join(texts.comma));
  const many = formatTrial({ kind: 'span', span: { from: 0, to: 100, step: 1 }, cut: null }, TEMPERATURE, texts);
  expect(many).toMatch(/^0 .*100 °C.*1$/);
  const around = formatTrial({ kind: 'around', less: 1, more: 2, step: 0.5 }, TEMPERATURE, texts);
  expect(around).toMatch(/1 °C.*2 °C.*0.5 °C/);
  expect(formatTrial({ kind: 'unknown' }, TEMPERATURE, texts)).toBe(texts.unknownSpan);
});
