import { describe, expect, it } from 'vitest';
import type { SettingSource } from '../../../schemas/generated/source.js';
import { checkFixes } from '../../../scripts/pipeline/check/fixes/check.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { smallComposed } from '../../support/small-dataset.js';

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

const RATIO = { min: 0.9, max: 1.05, unit: 'ratio', sources: null };

function found(adjustment: JsonObject, more: JsonObject = {}): string[] {
  const { dataset } = smallComposed({
    materials: { pla: { facts: { bed_temperature_c: { min: 50, max: 60, sources: ['guide'] } } } },
  });
  const cooler = dataset.fixes.get('cooler');
  const fix = { ...cooler?.value, ...more, adjustment };
  const settings = Object.entries(SETTINGS).map(([id, setting]) => [
    id,
    { file: `settings/${id}.yaml`, value: { id, slicers: {}, ...setting } },
  ]);
  const changed = {
    ...dataset,
    fixes: new Map([['cooler', { file: 'fixes/cooler.yaml', value: fix }]]),
    settings: new Map(settings as never),
  } as unknown as typeof dataset;
  return checkFixes(changed).map(({ file, path, message, allowed }) => {
    expect(file).toBe('fixes/cooler.yaml');
    return `${path}: ${message} (${allowed})`;
  });
}

const lower = (en = 'Lower the flow ratio', zh = '降低流量比') => ({ action: { en, zh } });

describe('a fix', () => {
  it.each<[adjustment: JsonObject]>([
    [{ setting: 'flow_ratio', direction: 'decrease', safe_range: RATIO }],
    [{ setting: 'flow_ratio', direction: 'decrease', no_safe_range: 'Nobody knows.' }],
    [{ setting: 'spiral_vase', direction: 'enable' }],
    [
      {
        setting: 'layer_height',
        direction: 'decrease',
        safe_range: { min: 20, max: 80, unit: '% of nozzle diameter', sources: null },
        steps: [{ quantity: { value: 0.04, unit: 'mm', sources: null } }],
      },
    ],
    [
      {
        setting: 'outer_wall_speed',
        direction: 'decrease',
        safe_range: { min: 20, max: 300, unit: 'mm/s', sources: null },
        steps: [{ quantity: { value: 50, unit: '% of the current value', sources: null } }],
      },
    ],
    [
      {
        setting: 'jerk',
        direction: 'decrease',
        no_safe_range: 'Firmwares differ.',
        recommendations: [{ quantity: { max: 0.3, unit: 'mm', sources: null } }],
      },
    ],
    [
      {
        setting: 'nozzle_temperature',
        direction: 'decrease',
        safe_range: { material_range: 'nozzle_temperature_c' },
        recommendations: [{ when: { materials: ['pla'] }, quantity: { value: 180, unit: '°C', sources: null } }],
        steps: [{ quantity: { min: 5, max: 10, unit: '°C', sources: null } }],
      },
    ],
  ])('may be %j', (adjustment) => {
    expect(found(adjustment, lower())).toEqual([]);
  });

  const BRIDGES = {
    setting: 'bridge_speed',
    direction: 'tune',
    safe_range: { min: 15, max: 60, unit: 'mm/s', sources: null },
  };
  const figure = (value: number, en: string) => ({
    ...lower('Tune the bridge speed', '调整桥接速度'),
    figures: [
      { what: { en, zh: '数值' }, when: { slicers: ['orcaslicer'] }, quantity: { value, unit: 'mm/s', sources: null } },
    ],
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

  const flow = (more: JsonObject) => ({ setting: 'flow_ratio', direction: 'decrease', safe_range: RATIO, ...more });
  const heat = (value: number, when?: JsonObject) => ({
    setting: 'nozzle_temperature',
    direction: 'decrease',
    safe_range: { material_range: 'nozzle_temperature_c' },
    recommendations: [{ ...(when ? { when } : {}), quantity: { value, unit: '°C', sources: null } }],
  });
  const target = (value: number, unit: string) => flow({ target: { value, unit, sources: null } });
  const step = (value: number, unit = 'ratio') => flow({ steps: [{ quantity: { value, unit, sources: null } }] });
  const recommended = (value: number, when?: JsonObject) =>
    flow({ recommendations: [{ ...(when && { when }), quantity: { value, unit: 'ratio', sources: null } }] });
  const layers = (value: number) => ({
    ...{ setting: 'layer_height', direction: 'decrease', no_safe_range: 'None is known.' },
    recommendations: [{ quantity: { value, unit: 'mm', sources: null } }],
  });

  it.each<[adjustment: JsonObject, words: string]>([
    [target(0, 'ratio'), 'adjustment.target.value: 0 is out of range'],
    [target(95, '%'), 'adjustment.target.unit: % does not fit flow_ratio (allowed: ratio)'],
    [target(95, 'ratio'), 'a percentage, where a ratio is expected (95 % = 0.95)'],
    [
      layers(-0.1),
      'adjustment.recommendations.0.quantity.value: -0.1 is out of range: looks like an extra minus sign (0.1 mm)',
    ],
    [
      heat(480, { materials: ['pla'] }),
      'adjustment.recommendations.0.quantity.value: 480 °C does not suit pla: looks like °F (480 °F = 248.9 °C) or K (480 K = 206.9 °C) (190 to 230 °C, with a margin of 20 °C)',
    ],
    [heat(428, { materials: ['pla'] }), '428 °C does not suit pla: looks like °F (428 °F = 220 °C)'],
    [heat(480), '480 °C does not suit any material'],
    [
      step(-0.05),
      'adjustment.steps.0.quantity.value: -0.05 is not a step (greater than 0: "direction" says up or down)',
    ],
    [step(0), '0 is not a step'],
    [layers(0.2007874), '0.2007874 mm is finer than can be measured'],
    [step(0.00001), 'a step of 0.00001 ratio has no visible effect (at least 0.002 ratio)'],
    [recommended(1.2), 'adjustment.recommendations.0.quantity.value: 1.2 ratio is outside the safe range'],
    [recommended(1.9, { materials: ['pla'] }), '1.9 ratio is outside the safe range'],
    [step(0.15), 'a step of 0.15 ratio immediately leaves the safe range (below 0.15 ratio)'],
    [
      {
        setting: 'nozzle_temperature',
        direction: 'decrease',
        steps: [{ quantity: { value: 50, unit: '°C', sources: null } }],
        safe_range: { material_range: 'nozzle_temperature_c' },
      },
      'adjustment.steps.0.quantity.value: a step of 50 °C immediately leaves the safe range (below ',
    ],
    [
      { setting: 'flow_ratio', direction: 'decrease' },
      'adjustment: misses "safe_range" (where to stop, or no_safe_range with the reason)',
    ],
    [flow({ no_safe_range: 'Nobody knows.' }), 'adjustment.no_safe_range: has both a safe range and a reason for none'],
    [flow({ safe_range: { ...RATIO, min: 1.2 } }), 'adjustment.safe_range: is not a range'],
    [flow({ safe_range: { min: 0.9, unit: 'ratio', sources: null } }), 'adjustment.safe_range: is not a range'],
    [flow({ safe_range: { material_range: 'fan_percent' } }), 'fan_percent is not a range of flow_ratio'],
    [
      flow({ safe_range: { min: 0.9, max: 10, unit: 'ratio', sources: null } }),
      'adjustment.safe_range.max: 10 is out of range',
    ],
  ])('with %j is reported', (adjustment, words) => {
    const reported = found(adjustment, lower());
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(words);
  });

  it('with a figure impossible for its unit is reported', () => {
    const figure = { what: { en: 'Drying', zh: '烘干' }, quantity: { min: 8, max: 480, unit: 'h', sources: null } };
    expect(found(flow({}), { ...lower(), figures: [figure] })).toEqual([
      'figures.0.quantity.max: 480 is out of range: looks like minutes (480 minutes = 8 h) (must be <= 72 h)',
    ]);
  });

  it('with a negative figure for a setting that starts at 0 is reported', () => {
    const figures = [{ what: { en: 'Gap', zh: '间隙' }, quantity: { value: -0.1, unit: 'mm', sources: null } }];
    expect(found(flow({}), { ...lower(), figures })).toEqual([
      'figures.0.quantity.value: -0.1 mm is negative (0 or more)',
    ]);
  });

  it('that dries PLA at melting temperature is reported', () => {
    const figures = (min: number, what: string) => [
      { what: { en: what, zh: '烘干' }, when: { materials: ['pla'] }, quantity: { min, unit: '°C', sources: null } },
    ];
    expect(found(flow({}), { ...lower(), figures: figures(205, 'Nozzle temperature of PLA') })).toEqual([]);
    expect(found(flow({}), { ...lower(), figures: figures(10, 'What PLA takes less in a warm room') })).toEqual([]);
    expect(found(flow({}), { ...lower(), figures: figures(120, 'Temperature of PLA') })).toEqual([
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
        safe_range: { min, max, unit: 'mm', sources: null },
        ...(step === undefined ? {} : { steps: [{ quantity: { value: step, unit: 'mm', sources: null } }] }),
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
