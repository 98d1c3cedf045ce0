import { describe, expect, it } from 'vitest';
import { composePresetValues } from '../../../scripts/pipeline/compose/presets.js';
import { type Changes, overrides, smallComposed } from '../../support/small-dataset.js';

const TEMPERATURE = { nozzle_temperature_c: { first_layer: 225, other_layers: 220 } };
const GROUPS = [{ nozzles: ['aa-0.4'], preset: 'Generic PLA @One', basis: 'generic', values: TEMPERATURE }];

/** Presets of a brand for its one printer, whose nozzle diameter is in the slicer's name. */
const named = (diameter_mm: number) => ({
  other: { acme: { 'acme-one': { nozzles: { 'aa-0.4': { diameter_mm, machine: 'One AA', process: '0.15 mm' } } } } },
});

function values(profiles: object, changes: Changes = {}) {
  const nozzle = { diameter_mm: 0.4, preset: 'One AA' };
  const nozzles = { 'aa-0.4': { ...nozzle, default: true, process: 'fine', process_choice: 'default' } };
  const processes = { fine: { preset: '0.15 mm', values: { layer_height_mm: 0.15 } } };
  const { dataset, records } = smallComposed({
    imported: { other: { 'acme-one': { models: ['One'], nozzles: { 'aa-0.4': nozzle } } } },
    slicers: { other: 'prusaslicer' },
    presets: named(0.4),
    presetValues: { other: { acme: { printers: { 'acme-one': { nozzles, profiles } }, processes } } },
    ...changes,
  });
  return { all: [...composePresetValues(dataset, records)], records };
}

describe('the values of a slicer’s own presets', () => {
  it('are listed under the id of the profile, as the slicer has them', () => {
    const { all, records } = values({ pla: GROUPS });
    expect(all).toMatchObject([{ slicer: 'prusaslicer', printer: 'acme-one' }]);
    const [theirs] = all[0]?.values ?? [];
    expect(theirs).toMatchObject({
      id: 'acme-one--0.4--pla',
      changes: {
        nozzle_temperature_c: { first_layer: 225 },
        process: { layer_height_mm: 0.15 },
        provenance: { source: 'other', printer_preset: 'One AA', process_preset: '0.15 mm' },
      },
    });
    // Values equal in both are not repeated.
    expect(Object.keys(theirs?.changes ?? {})).not.toContain('presets');
    expect(records.profiles[0]?.nozzle_temperature_c.first_layer).toBe(215);
  });

  it('keep the original where our profile was corrected', () => {
    const printers = { 'acme-one': overrides(['profiles.pla.nozzle_temperature_c.first_layer', 225, 200]) };
    const { all } = values({ pla: GROUPS }, { printers });
    expect(all[0]?.values[0]?.changes).toMatchObject({ nozzle_temperature_c: { first_layer: 225 } });
  });

  it('exclude materials and nozzles without a profile here', () => {
    expect(values({ petg: GROUPS }).all).toEqual([]);
    expect(values({ pla: GROUPS }, { presets: named(0.6) }).all).toEqual([]);
  });

  it('are listed for slicers only', () => {
    expect(values({ pla: GROUPS }, { slicers: {} }).all).toEqual([]);
  });
});
