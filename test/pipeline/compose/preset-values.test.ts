import { describe, expect, it } from 'vitest';
import { composePresetValues } from '../../../scripts/pipeline/compose/preset-values.js';
import { type Changes, smallComposed } from '../../support/small-dataset.js';

const group = (more: object = {}) => ({
  nozzles: ['aa-0.4'],
  preset: 'Generic PLA @One',
  basis: 'generic',
  values: { nozzle_temperature_c: { first_layer: 225, other_layers: 220 } },
  ...more,
});

function values(profiles: object, changes: Changes = {}) {
  const other = { 'acme-one': { models: ['One'], nozzles: { 'aa-0.4': { diameter_mm: 0.4, preset: 'One AA' } } } };
  const nozzles = {
    'aa-0.4': { diameter_mm: 0.4, default: true, preset: 'One AA', process: 'fine', process_choice: 'default' },
  };
  const { dataset, records } = smallComposed({
    imported: { other },
    slicers: { other: 'prusaslicer' },
    presets: {
      other: {
        acme: { 'acme-one': { nozzles: { 'aa-0.4': { diameter_mm: 0.4, machine: 'One AA', process: '0.15 mm' } } } },
      },
    } as never,
    presetValues: {
      other: {
        acme: {
          printers: { 'acme-one': { nozzles, profiles } },
          processes: { fine: { preset: '0.15 mm', values: { layer_height_mm: 0.15 } } },
        },
      },
    } as never,
    ...changes,
  });
  return { all: [...composePresetValues(dataset, records)], records };
}

describe('the values of a slicer’s own presets', () => {
  it('are listed under the id of the profile, as the slicer has them', () => {
    const { all, records } = values({ pla: [group()] });
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
    const override = { field: 'nozzle_temperature_c.first_layer', was: 225, value: 200 };
    const printers = {
      'acme-one': { overrides: [{ ...override, field: `profiles.pla.${override.field}`, reason: 'r', source: 's' }] },
    };
    const { all } = values({ pla: [group()] }, { printers: printers as never });
    expect(all[0]?.values[0]?.changes).toMatchObject({ nozzle_temperature_c: { first_layer: 225 } });
  });

  it('exclude materials and nozzles without a profile here', () => {
    expect(values({ petg: [group()] }).all).toEqual([]);
    const presets = { other: { acme: { 'acme-one': { nozzles: { 'aa-0.4': { diameter_mm: 0.6, machine: 'AA' } } } } } };
    expect(values({ pla: [group()] }, { presets: presets as never }).all).toEqual([]);
  });

  it('are listed for slicers only', () => {
    expect(values({ pla: [group()] }, { slicers: {} }).all).toEqual([]);
  });
});
