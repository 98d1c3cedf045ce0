import { describe, expect, it } from 'vitest';
import { checkMaterials } from '../../../scripts/pipeline/check/materials.js';
import { checkSettings } from '../../../scripts/pipeline/check/settings.js';
import { checkLineWidths } from '../../../scripts/pipeline/check/upstream.js';
import type { Dataset } from '../../../scripts/pipeline/load/dataset.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { fullLines } from '../../support/problem-lines.js';
import { publishedDataset } from '../../support/published-data.js';
import { type Changes, smallDataset } from '../../support/small-dataset.js';

const ofMaterials = (materials: Changes['materials']) => fullLines(checkMaterials(smallDataset({ materials })));

/** The problems of a setting with changes and, if only Cura has it, of its key there. */
function ofSetting(setting: { id: string } & JsonObject, cura: JsonObject = {}): string[] {
  const entry = { key: 'x', menu: { en: ['X'], zh: ['X'] }, label: { en: 'X', zh: 'X' }, source: 'guide', ...cura };
  const value = { slicers: { cura: { unit: setting.unit, ...entry } }, ...setting };
  const settings = new Map([[setting.id, { file: `settings/${setting.id}.yaml`, value }]]);
  return fullLines(checkSettings({ settings, slicerKeys: new Map() } as unknown as Dataset));
}

describe('a default of a setting', () => {
  const found = (preset: number, others: number[] = [0.2, 0.3]) => {
    const own = { key: 'x', unit: 'mm', menu: { en: ['X'], zh: ['X'] } };
    const slicers = Object.fromEntries(
      others.map((one, place) => [['orcaslicer', 'prusaslicer'][place], { ...own, default: one }]),
    );
    return ofSetting({ id: 'layer_height', unit: 'mm', slicers: { ...slicers, cura: { ...own, default: preset } } });
  };

  it('is compared with the other slicers', () => {
    expect(found(0.15)).toEqual([]);
    expect(found(3)).toEqual([]);
    expect(found(3.5)).toEqual([
      'slicers.cura.default: 3.5 is far from the defaults of the other slicers (about 0.2, 0.3)',
    ]);
    expect(found(2.5, [0.2])).toEqual([expect.stringContaining('slicers.cura.default: 2.5 is far from')]);
  });
});

describe('the temperatures of a material', () => {
  const range = (min: number, max: number) => ({ min, max, sources: ['guide'] });
  const melting = (min: number, max: number) => ({ nozzle_temperature_c: range(min, max) });
  const fact = (value: unknown) => ({ value, sources: ['guide'] });
  const found = (facts: object, more: object = {}) => ofMaterials({ pla: { ...more, facts } });

  it.each<[facts: object, more?: object]>([
    [{ bed_temperature_c: range(0, 60) }],
    [{ bed_temperature_c: range(35, 60) }],
    [{ drying_temperature_c: range(45, 65), glass_transition_c: range(55, 65) }],
    [
      { ...melting(260, 300), drying_temperature_c: range(70, 85), glass_transition_c: range(45, 55) },
      { family: 'polyamide', type: 'PA6' },
    ],
    [
      { ...melting(210, 240), drying_temperature_c: range(70, 80), glass_transition_c: range(-55, -50) },
      { family: 'other', type: 'POM' },
    ],
    [
      { ...melting(370, 450), chamber_temperature_c: range(160, 180), glass_transition_c: range(143, 143) },
      { family: 'high_performance', type: 'PEEK' },
    ],
  ])('pass: %j', (facts, more) => {
    expect(found(facts, more)).toEqual([]);
  });

  it.each<[facts: object, words: string, more?: object]>([
    [
      { bed_temperature_c: range(7, 60) },
      'facts.bed_temperature_c.min: a bed at 7 °C is colder than the room (0 for an unheated bed, or at least 20 °C)',
    ],
    [
      { drying_temperature_c: range(45, 85), glass_transition_c: range(55, 60) },
      'facts.drying_temperature_c.max: is dried at 85 °C, where PLA is already soft (at most 60 °C, its glass transition)',
    ],
    [
      { ...melting(230, 260), drying_temperature_c: range(65, 120), glass_transition_c: range(75, 80) },
      'is dried at 120 °C, where PETG is already soft',
      { family: 'copolyester', type: 'PETG' },
    ],
    [
      { drying_temperature_c: range(45, 194) },
      'facts.drying_temperature_c.max: is dried at 194 °C, where it is molten (below 190 °C, its lowest nozzle temperature)',
    ],
    [{ bed_temperature_c: range(50, 195) }, 'facts.bed_temperature_c.max: is held on the bed at 195 °C'],
    [{ chamber_temperature_c: range(50, 200) }, 'facts.chamber_temperature_c.max: is printed in a chamber at 200 °C'],
    [{ glass_transition_c: range(55, 240) }, 'facts.glass_transition_c.max: has its glass transition at 240 °C'],
    [{ softening_temperature_c: fact(250) }, 'facts.softening_temperature_c.value: softens at 250 °C'],
    [
      { glass_transition_c: range(30, 55), softening_temperature_c: fact(40) },
      'facts.glass_transition_c.max: an elastomer cannot have a glass transition at 55 °C: it would be hard at room temperature (at most 10 °C)',
      { family: 'elastomer', type: 'TPU' },
    ],
    [
      { glass_transition_c: range(55, 131), heat_deflection_c: fact(60) },
      'facts.glass_transition_c.max: has its glass transition at 131 °C, but is soft at 60 °C according to heat_deflection_c (at most 105 °C, or another heat_deflection_c)',
      { family: 'copolyester', type: 'PBT' },
    ],
  ])('are reported: %j', (facts, words, more) => {
    expect(found(facts, more)).toEqual([expect.stringContaining(words)]);
  });

  it('do not imply that a fibre-filled plastic is lighter than the plain one', () => {
    const nylon = (type: string, density: number | null, fibre: string | null = null) => {
      return { family: 'polyamide', type, fibre, facts: { density_g_cm3: fact(density) } };
    };
    const filled = (type: string, density: number | null) =>
      ofMaterials({
        pa6: nylon('PA6', 1.14),
        pa12: nylon('PA12', 1.01),
        [`${type.toLowerCase()}-cf`]: nylon(type, density, 'carbon'),
      });
    expect(filled('PA6', 1.1)).toEqual([
      'facts.density_g_cm3.value: 1.1 g/cm³ with carbon fibre is lighter than the plastic, 1.14 g/cm³ (at least 1.14 g/cm³, or null with the reason as its note)',
    ]);
    expect(filled('PA6', 1.14)).toEqual([]);
    expect(filled('PA6', null)).toEqual([]);
    expect(filled('PA', 1.06), 'a nylon of any kind').toEqual([]);
    expect(filled('PA', 1)).toHaveLength(1);
  });
});

describe('a setting’s values per slicer', () => {
  const found = (slicer: JsonObject, setting: JsonObject = {}) =>
    ofSetting({ id: 'flow_ratio', unit: 'ratio', record_field: 'profile.flow_ratio', ...setting }, slicer);

  it('are within its own limits, and 0 may mean "as another setting"', () => {
    expect(found({ default: 1, min: 0, max: 2 })).toEqual([]);
    expect(found({ default: 0, min: 0, max: 2 })).toEqual([]);
    expect(found({ default: 100, unit: '%', min: 0.1 })).toEqual([]);
    expect(
      found(
        { default: 100, unit: '%' },
        { id: 'shrinkage_xy', unit: '%', record_field: 'profile.shrinkage_percent.xy' },
      ),
    ).toEqual([]);
  });

  it.each<[slicer: JsonObject, words: string]>([
    [{ default: 3, min: 0, max: 2, unit: '%' }, "slicers.cura.default: 3 is outside the slicer's own limits (0 to 2)"],
    [
      { default: 100 },
      'slicers.cura.default: 100 is out of range: looks like a percentage, where a ratio is expected (100 % = 1)',
    ],
  ])('are reported: %j', (slicer, words) => {
    expect(found(slicer).join('\n')).toContain(words);
  });
});

describe('the menu path of a setting', () => {
  const found = (slicer: JsonObject, setting: JsonObject = {}) =>
    ofSetting(
      { id: 'bed_temperature', unit: '°C', ...setting },
      { menu: { en: ['F', 'X'], zh: ['料', 'X'] }, ...slicer },
    );

  it('has the same steps in both languages', () => {
    expect(found({})).toEqual([]);
    expect(found({ menu: { en: ['Filament', 'X'], zh: ['耗材'] } })).toEqual([
      'slicers.cura.menu: has 1 steps in Chinese (2, as in English)',
    ]);
  });

  it('has a separate key for every plate, and an existing first-layer setting', () => {
    const row = { en: 'Cool plate', zh: '低温板' };
    expect(found({ plates: [{ plate: 'cool', key: 'x', row }] })).toEqual([
      'slicers.cura.plates: names a key twice (one key per plate)',
    ]);
    expect(found({}, { first_layer: 'bed_temperature' })).toEqual([]);
  });

  it('is required of every slicer that has the setting', () => {
    const slicers = [...publishedDataset().settings.values()].flatMap(({ value }) => Object.values(value.slicers));
    expect(slicers.length).toBeGreaterThan(380);
    expect(slicers.filter((one) => one.key !== null && one.menu.en.length === 0)).toEqual([]);
    expect(slicers.filter((one) => one.key === null && one.how.en.length < 10)).toEqual([]);
  });
});

describe('the line widths of a process', () => {
  const widths = (line_width_mm: JsonObject, override?: JsonObject) => {
    const overrides = override ? [override] : [];
    const processes = { 'slicer/acme': { source: 'slicer', brand: 'acme', overrides } };
    return fullLines(checkLineWidths(smallDataset({ processes, processValues: { line_width_mm } })));
  };

  it('are 60 to 200 per cent of the nozzle diameter', () => {
    expect(widths({ outer_wall: 0.24, inner_wall: 0.45, support: 0.8, default: null })).toEqual([]);
  });

  it('are reported outside that range, with the missing override', () => {
    expect(widths({ outer_wall: 0.21, first_layer: 1.05 })).toEqual([
      'standard.values.line_width_mm.outer_wall: a line width of 0.21 mm does not fit a 0.4 mm nozzle (0.24 to 0.8 mm; correct or withhold it with an override of blocks.standard.line_width_mm.outer_wall in processes/slicer/acme.yaml)',
      expect.stringContaining('a line width of 1.05 mm does not fit a 0.4 mm nozzle'),
    ]);
  });

  it('are settled only by an override that fits', () => {
    const override = { field: 'blocks.standard.line_width_mm.outer_wall', was: 0.21, reason: 'Slip.', source: 'x' };
    expect(widths({ outer_wall: 0.21 }, { ...override, value: null })).toEqual([]);
    expect(widths({ outer_wall: 0.21 }, { ...override, value: 0.42 })).toEqual([]);
    expect(widths({ outer_wall: 0.21 }, { ...override, value: 2.1 })).toEqual([
      expect.stringContaining('a line width of 2.1 mm does not fit a 0.4 mm nozzle'),
    ]);
  });
});
