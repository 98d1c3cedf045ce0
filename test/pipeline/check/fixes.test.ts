import { describe, expect, it } from 'vitest';
import type { SettingSource } from '../../../schemas/generated/source.js';
import { checkFixes } from '../../../scripts/pipeline/check/fixes/check.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { smallDataset } from '../../support/small-dataset.js';

const SETTINGS: Readonly<Record<string, Partial<SettingSource>>> = {
  flow_ratio: { unit: 'ratio', record_field: 'profile.flow_ratio' },
  layer_height: { unit: 'mm', record_field: 'profile.process.layer_height_mm' },
  nozzle_temperature: { unit: '°C', record_field: 'profile.nozzle_temperature_c.other_layers' },
  fan_max: { unit: '%', record_field: 'profile.cooling.fan_max_percent' },
  outer_wall_speed: { unit: 'mm/s', record_field: 'profile.process.speed_mm_s.outer_wall' },
  jerk: { unit: 'mm/s', record_field: 'profile.process.jerk_mm_s.default' },
  contour_compensation: { unit: 'mm' },
  bridge_speed: {
    unit: 'mm/s',
    slicers: { orcaslicer: { key: 'bridge_speed', unit: 'mm/s', default: 25 } } as unknown as SettingSource['slicers'],
  },
  spiral_vase: { unit: 'bool', record_field: 'profile.process.spiral_vase' },
};

/** A figure, and a range of them. */
const value = (value: number, unit: string) => ({ value, unit, sources: null });
const range = (min: number, max: number, unit: string) => ({ min, max, unit, sources: null });
const RATIO = range(0.9, 1.05, 'ratio');

function found(adjustment: JsonObject, more: JsonObject = {}): string[] {
  const dataset = smallDataset({
    materials: { pla: { facts: { bed_temperature_c: { min: 50, max: 60, sources: ['guide'] } } } },
  });
  const fix = { ...dataset.fixes.get('cooler')?.value, ...more, adjustment };
  const settings = Object.entries(SETTINGS).map(([id, setting]) => [
    id,
    { file: `settings/${id}.yaml`, value: { id, slicers: {}, ...setting } },
  ]);
  const fixes = new Map([['cooler', { file: 'fixes/cooler.yaml', value: fix }]]);
  const changed = { ...dataset, fixes, settings: new Map(settings as never) } as unknown as typeof dataset;
  return checkFixes(changed).map(({ file, path, message, allowed }) => {
    expect(file).toBe('fixes/cooler.yaml');
    return `${path}: ${message} (${allowed})`;
  });
}

const lower = (en = 'Lower the flow ratio', zh = '降低流量比') => ({ action: { en, zh } });
const lowered = (setting: string, more: JsonObject) => ({ setting, direction: 'decrease', ...more });
const steps = (...quantities: JsonObject[]) => ({ steps: quantities.map((quantity) => ({ quantity })) });
const recommended = (quantity: JsonObject, when?: JsonObject) => ({
  recommendations: [{ ...(when && { when }), quantity }],
});
const HEAT = { safe_range: { material_range: 'nozzle_temperature_c' } };
const PLA = { materials: ['pla'] };

describe('a fix', () => {
  it.each<[adjustment: JsonObject]>([
    [lowered('flow_ratio', { safe_range: RATIO })],
    [lowered('flow_ratio', { no_safe_range: 'Nobody knows.' })],
    [{ setting: 'spiral_vase', direction: 'enable' }],
    [lowered('layer_height', { safe_range: range(20, 80, '% of nozzle diameter'), ...steps(value(0.04, 'mm')) })],
    [
      lowered('outer_wall_speed', {
        safe_range: range(20, 300, 'mm/s'),
        ...steps(value(50, '% of the current value')),
      }),
    ],
    [lowered('jerk', { no_safe_range: 'Firmwares differ.', ...recommended({ max: 0.3, unit: 'mm', sources: null }) })],
    [lowered('nozzle_temperature', { ...HEAT, ...recommended(value(180, '°C'), PLA), ...steps(range(5, 10, '°C')) })],
  ])('may be %j', (adjustment) => {
    expect(found(adjustment, lower())).toEqual([]);
  });

  const BRIDGES = { setting: 'bridge_speed', direction: 'tune', safe_range: range(15, 60, 'mm/s') };
  /** A figure in a fix for some setups. */
  const told = (en: string, quantity: JsonObject, when?: JsonObject) => ({
    figures: [{ what: { en, zh: '数值' }, ...(when && { when }), quantity }],
  });
  const figure = (speed: number, en: string) => ({
    ...lower('Tune the bridge speed', '调整桥接速度'),
    ...told(en, value(speed, 'mm/s'), { slicers: ['orcaslicer'] }),
  });

  it('has a setting’s own slicer default, and no figure far from its safe range', () => {
    expect(found(BRIDGES, figure(25, 'Default bridge speed'))).toEqual([]);
    expect(found(BRIDGES, figure(52, 'Default bridge speed'))).toEqual([
      'figures.0.quantity.value: 52 mm/s is not the default of orcaslicer (25 mm/s in settings/bridge-speed.yaml; correct either)',
    ]);
    expect(found(BRIDGES, figure(200, 'What a fast machine bridges at'))).toEqual([]);
    expect(found(BRIDGES, figure(600, 'What a fast machine bridges at'))).toEqual([
      'figures.0.quantity.value: 600 mm/s is outside the safe range (15 to 60 mm/s, or the setup that it is for with "when")',
    ]);
  });

  const flow = (more: JsonObject) => lowered('flow_ratio', { safe_range: RATIO, ...more });
  const heat = (degrees: number, when?: JsonObject) =>
    lowered('nozzle_temperature', { ...HEAT, ...recommended(value(degrees, '°C'), when) });
  const step = (ratio: number) => flow(steps(value(ratio, 'ratio')));
  const layers = (height: number) =>
    lowered('layer_height', { no_safe_range: 'None is known.', ...recommended(value(height, 'mm')) });

  it.each<[adjustment: JsonObject, words: string]>([
    [flow({ target: value(0, 'ratio') }), 'adjustment.target.value: 0 is out of range'],
    [flow({ target: value(95, '%') }), 'adjustment.target.unit: % does not fit flow_ratio (allowed: ratio)'],
    [flow({ target: value(95, 'ratio') }), 'a percentage, where a ratio is expected (95 % = 0.95)'],
    [
      layers(-0.1),
      'adjustment.recommendations.0.quantity.value: -0.1 is out of range: looks like an extra minus sign (0.1 mm)',
    ],
    [
      heat(480, PLA),
      'adjustment.recommendations.0.quantity.value: 480 °C does not suit pla: looks like °F (480 °F = 248.9 °C) or K (480 K = 206.9 °C) (190 to 230 °C, with a margin of 20 °C)',
    ],
    [heat(428, PLA), '428 °C does not suit pla: looks like °F (428 °F = 220 °C)'],
    [heat(480), '480 °C does not suit any material'],
    [
      step(-0.05),
      'adjustment.steps.0.quantity.value: -0.05 is not a step (greater than 0: "direction" says up or down)',
    ],
    [step(0), '0 is not a step'],
    [layers(0.2007874), '0.2007874 mm is finer than can be measured'],
    [step(0.00001), 'a step of 0.00001 ratio has no visible effect (at least 0.002 ratio)'],
    [flow(recommended(value(1.2, 'ratio'))), 'recommendations.0.quantity.value: 1.2 ratio is outside the safe range'],
    [flow(recommended(value(1.9, 'ratio'), PLA)), '1.9 ratio is outside the safe range'],
    [step(0.15), 'a step of 0.15 ratio immediately leaves the safe range (below 0.15 ratio)'],
    [
      lowered('nozzle_temperature', { ...HEAT, ...steps(value(50, '°C')) }),
      'adjustment.steps.0.quantity.value: a step of 50 °C immediately leaves the safe range (below ',
    ],
    [lowered('flow_ratio', {}), 'adjustment: misses "safe_range" (where to stop, or no_safe_range with the reason)'],
    [flow({ safe_range: { ...RATIO, min: 1.2 } }), 'adjustment.safe_range: is not a range'],
    [flow({ safe_range: { min: 0.9, unit: 'ratio', sources: null } }), 'adjustment.safe_range: is not a range'],
    [flow({ safe_range: { material_range: 'fan_percent' } }), 'fan_percent is not a range of flow_ratio'],
    [
      flow({ stops: [{ quantity: { max: 57, unit: 'ratio', sources: null } }] }),
      'stops.0.quantity.max: 57 is out of range',
    ],
    [flow({ safe_range: range(0.9, 10, 'ratio') }), 'adjustment.safe_range.max: 10 is out of range'],
  ])('with %j is reported', (adjustment, words) => {
    const reported = found(adjustment, lower());
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(words);
  });

  it('with a figure impossible for its unit is reported', () => {
    expect(found(flow({}), { ...lower(), ...told('Drying', range(8, 480, 'h')) })).toEqual([
      'figures.0.quantity.max: 480 is out of range: looks like minutes (480 minutes = 8 h) (must be <= 72 h)',
    ]);
  });

  it('with a negative figure for a setting that starts at 0 is reported', () => {
    expect(found(flow({}), { ...lower(), ...told('Gap', value(-0.1, 'mm')) })).toEqual([
      'figures.0.quantity.value: -0.1 mm is negative (0 or more)',
    ]);
  });

  it('that dries PLA at melting temperature is reported', () => {
    const heated = (min: number, what: string) =>
      found(flow({}), { ...lower(), ...told(what, { min, unit: '°C', sources: null }, PLA) });
    expect(heated(205, 'Nozzle temperature of PLA')).toEqual([]);
    expect(heated(10, 'What PLA takes less in a warm room')).toEqual([]);
    expect(heated(120, 'Temperature of PLA')).toEqual([
      expect.stringContaining('figures.0.quantity.min: 120 °C does not match the temperatures of pla'),
    ]);
  });

  it.each([
    ['Raise the flow ratio', '降低流量比', ['action.en']],
    ['Lower the flow ratio', '提高流量比', ['action.zh']],
    ['Increase the flow ratio', '增大流量比', ['adjustment.direction']],
    ['Lower the flow so that walls do not increase', '降低流量，避免壁厚增大', []],
    ['Tune the flow ratio', '调整流量比', []],
  ])('that lowers a flow ratio, named "%s" and "%s", is reported for %j', (en, zh, wrong) => {
    const paths = found(flow({}), lower(en, zh)).map((text) => text.split(':')[0]);
    expect(paths).toEqual(wrong);
  });

  it('must agree with its direction', () => {
    expect(found(flow({ direction: 'increase' }), lower())).toEqual([
      'adjustment.direction: has the direction increase, but the action says decrease (the same direction in both)',
    ]);
  });
});

describe('a safe range', () => {
  const within = (min: number, max: number, step?: number) =>
    found(
      {
        setting: 'contour_compensation',
        direction: 'tune',
        safe_range: range(min, max, 'mm'),
        ...(step && steps(value(step, 'mm'))),
      },
      { action: { en: 'Tune the contour compensation', zh: '调整轮廓补偿' } },
    );

  it('extends about equally to both sides of 0', () => {
    expect(within(-0.2, 0.2)).toEqual([]);
    expect(within(-0.2, 2).join()).toContain('runs from -0.2 to 2 mm, much farther to one side');
  });

  it('consists of a countable number of steps', () => {
    expect(within(0.2, 0.4, 0.05)).toEqual([]);
    expect(within(0.2, 40, 0.05).join()).toContain('796 steps of 0.05 mm');
  });

  it('has metric decimals, not converted inches', () => {
    expect(within(0.1969, 0.4).join()).toContain('0.1969 mm is finer than can be measured');
  });
});
