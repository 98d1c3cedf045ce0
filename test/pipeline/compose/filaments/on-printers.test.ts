import { describe, expect, it } from 'vitest';
import { composeProductPresets } from '../../../../scripts/pipeline/compose/filaments/on-printers.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { type Changes, smallComposed } from '../../../support/small-dataset.js';

const VALUES = { nozzle_temperature_c: { first_layer: 225, other_layers: 220 }, max_volumetric_speed_mm3_s: 12 };

const preset = (more: JsonObject = {}): JsonObject => ({
  preset: 'Poly Terra @Acme One',
  values: VALUES,
  cooling: 0,
  printers: { 'acme-one': ['0.4'] },
  ...more,
});

/** Composes presets of Poly's Terra for the one printer. */
function compose(sources: Record<string, JsonObject[]>, changes: Changes = {}) {
  const { dataset, records } = smallComposed({
    filamentBrands: { poly: { name: 'Poly' } },
    filaments: {
      'first-database': {
        poly: [{ name: 'Terra', material: 'pla', nozzle_temperature_c: { min: 190, max: 210 } }],
      },
    },
    filamentPresets: Object.fromEntries(
      Object.keys(sources).map((source) => [source, [{ name: 'Poly Terra', material: 'pla', vendor: 'Poly' }]]),
    ),
    productPresets: Object.fromEntries(
      Object.entries(sources).map(([source, presets]) => [
        source,
        {
          acme: {
            cooling: [{ fan_min_percent: 70 }],
            retraction: [],
            products: [{ name: 'Poly Terra', vendor: 'Poly', material: 'pla', presets }],
          },
        },
      ]),
    ),
    processValues: {
      speed_mm_s: { outer_wall: 200 },
      line_width_mm: { outer_wall: 0.5 },
    },
    ...changes,
  });
  return composeProductPresets(dataset, records);
}

describe('a product’s presets', () => {
  it('are rows with a part, the profile that provides the process, and the speeds at its own flow', () => {
    const [file, ...more] = compose({ slicer: [preset()] });
    expect(more).toEqual([]);
    expect(file).toMatchObject({ filament: 'poly--terra', material: 'pla', withheld: [] });
    expect(file?.rows).toMatchObject([
      {
        printer: 'acme-one',
        nozzle: { variant: '0.4' },
        profile: 'acme-one--0.4--pla',
        ...{ part: 0, preset: 0, speeds: 0, findings: 0 },
      },
    ]);
    expect(file?.presets).toMatchObject([{ basis: 'third_party', source: 'slicer', preset: 'Poly Terra @Acme One' }]);
    expect(file?.parts).toEqual([{}]);
    expect(file?.base).toMatchObject({
      nozzle_temperature_c: { other_layers: 220 },
      cooling: { fan_min_percent: 70, fan_max_percent: null },
      bed_temperature_c: { other_layers: null },
    });
    // 12 mm³/s through a line of 0.5 by 0.2 mm with round ends.
    const reached = file?.speeds[file.rows[0]?.speeds ?? -1]?.outer_wall ?? 0;
    expect(reached).toBeCloseTo(12 / (0.2 * (0.5 - 0.2) + Math.PI * 0.1 ** 2), 0);
  });

  it('warn if they leave the product’s stated range', () => {
    const [file] = compose({ slicer: [preset()] });
    expect(file?.findings[0]?.warnings.map(({ code }) => code)).toContain('outside_product_range');
    const within = { ...VALUES, nozzle_temperature_c: { first_layer: 210, other_layers: 205 } };
    const [other] = compose({ slicer: [preset({ values: within })] });
    expect(other?.findings[0]?.warnings.map(({ code }) => code)).not.toContain('outside_product_range');
  });

  it('are those of the leading source only', () => {
    const file = (order: string[]) =>
      compose(Object.fromEntries(order.map((source) => [source, [preset({ preset: `Poly Terra of ${source}` })]])))[0];
    for (const order of [
      ['slicer', 'other'],
      ['other', 'slicer'],
    ])
      expect(file(order)?.presets.map(({ preset }) => preset)).toEqual(['Poly Terra of slicer']);
  });

  it('name the preset of each slicer to inherit from', () => {
    const named = (source: string) => preset({ preset: `Poly Terra of ${source}` });
    const [file] = compose(
      { slicer: [named('slicer')], other: [named('other')] },
      { slicers: { other: 'orcaslicer' } },
    );
    expect(file?.presets[0]).toMatchObject({ source: 'slicer', parents: { orcaslicer: 'Poly Terra of other' } });
  });

  it('are withheld if the machine cannot reach them, and listed with the reason', () => {
    const hot = { ...VALUES, nozzle_temperature_c: { first_layer: 300, other_layers: 300 } };
    expect(compose({ slicer: [preset({ values: hot })] })).toEqual([]);
    const [file] = compose(
      { slicer: [preset({ values: hot }), preset({ printers: { 'acme-two': ['0.4'] } })] },
      {
        printers: { 'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two' } },
        imported: {
          slicer: {
            'acme-two': {
              models: ['Acme Two'],
              nozzles: { '0.4': { diameter_mm: 0.4, preset: 'Acme Two 0.4', process: 'standard' } },
              profiles: { pla: [{ nozzles: ['0.4'], preset: 'Generic PLA', basis: 'generic', values: {} }] },
            },
          },
        },
      },
    );
    expect(file?.rows.map(({ printer }) => printer)).toEqual(['acme-two']);
    expect(file?.withheld).toMatchObject([{ printer: 'acme-one', nozzle: '0.4', preset: 'Poly Terra @Acme One' }]);
    expect(file?.withheld[0]?.reason).toContain('prints at 300 °C');
  });

  it('leave the records of the machine and of the material unchanged', () => {
    const { records } = smallComposed();
    expect(records.profiles.every(({ filament, figures_of }) => filament === null && figures_of === 'material')).toBe(
      true,
    );
  });
});
