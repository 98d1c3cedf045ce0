import { describe, expect, it } from 'vitest';
import { composeProductPresets } from '../../../../scripts/pipeline/compose/filaments/on-printers.js';
import { type Changes, printing, smallComposed } from '../../../support/small-dataset.js';

/** Values of a preset that prints the first layer 5 °C hotter than the others. */
const at = (other_layers: number) => ({
  nozzle_temperature_c: { first_layer: other_layers + 5, other_layers },
  max_volumetric_speed_mm3_s: 12,
});

const preset = (more: object = {}) => ({
  preset: 'Poly Terra @Acme One',
  values: at(220),
  cooling: 0,
  printers: { 'acme-one': ['0.4'] },
  ...more,
});

/** Composes presets of Poly's Terra for the one printer. */
function compose(sources: Record<string, object[]>, changes: Changes = {}) {
  const terra = { name: 'Poly Terra', material: 'pla', vendor: 'Poly' };
  const read = Object.entries(sources).map(([source, presets]) => {
    const acme = { cooling: [{ fan_min_percent: 70 }], retraction: [], products: [{ ...terra, presets }] };
    return [source, { acme }];
  });
  const { dataset, records } = smallComposed({
    filamentBrands: { poly: { name: 'Poly' } },
    filaments: {
      'first-database': { poly: [{ name: 'Terra', material: 'pla', nozzle_temperature_c: { min: 190, max: 210 } }] },
    },
    filamentPresets: Object.fromEntries(Object.keys(sources).map((source) => [source, [terra]])),
    productPresets: Object.fromEntries(read),
    processValues: { speed_mm_s: { outer_wall: 200 }, line_width_mm: { outer_wall: 0.5 } },
    ...changes,
  });
  return composeProductPresets(dataset, records);
}

describe('a product’s presets', () => {
  const SOURCES = ['slicer', 'other'];
  const named = (sources: readonly string[]) =>
    Object.fromEntries(sources.map((source) => [source, [preset({ preset: `Poly Terra of ${source}` })]]));

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
    const warned = (other_layers: number) =>
      compose({ slicer: [preset({ values: at(other_layers) })] })[0]?.findings[0]?.warnings.map(({ code }) => code);
    expect(warned(220)).toContain('outside_product_range');
    expect(warned(205)).not.toContain('outside_product_range');
  });

  it('are those of the leading source only', () => {
    for (const order of [SOURCES, SOURCES.toReversed()])
      expect(compose(named(order))[0]?.presets.map(({ preset }) => preset)).toEqual(['Poly Terra of slicer']);
  });

  it('name the preset of each slicer to inherit from', () => {
    const [file] = compose(named(SOURCES), { slicers: { other: 'orcaslicer' } });
    expect(file?.presets[0]).toMatchObject({ source: 'slicer', parents: { orcaslicer: 'Poly Terra of other' } });
  });

  it('are withheld if the machine cannot reach them, and listed with the reason', () => {
    const hot = preset({ values: at(300) });
    expect(compose({ slicer: [hot] })).toEqual([]);
    const two = { printers: { 'acme-two': {} }, imported: { slicer: { 'acme-two': printing({}) } } };
    const [file] = compose({ slicer: [hot, preset({ printers: { 'acme-two': ['0.4'] } })] }, two);
    expect(file?.rows.map(({ printer }) => printer)).toEqual(['acme-two']);
    expect(file?.withheld).toMatchObject([{ printer: 'acme-one', nozzle: '0.4', preset: 'Poly Terra @Acme One' }]);
    expect(file?.withheld[0]?.reason).toContain('prints at 300 °C');
  });

  it('leave the records of the machine and of the material unchanged', () => {
    expect(smallComposed().records.profiles).toMatchObject([{ filament: null, figures_of: 'material' }]);
  });
});
