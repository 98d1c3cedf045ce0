import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/overrides-are-usual.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings } from '../../../support/small-dataset.js';

/** Values that others print PLA with: those of the one other printer. */
const OTHERS = {
  flow_ratio: 0.98,
  max_volumetric_speed_mm3_s: 12,
  retraction: { length_mm: 0.8 },
  filament_diameter_mm: 1.75,
  nozzle_temperature_c: { other_layers: 210, first_layer: 215 },
  bed_temperature_c: { other_layers: 60, first_layer: 65 },
};

const found = (field: string, value: number | JsonObject) =>
  findings(rule, {
    printers: {
      'acme-one': {
        overrides: [
          { field: `profiles.pla.${field}`, was: null, value, reason: 'Measured here.', source: 'slicer: Generic PLA' },
        ],
      },
      'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two' },
    },
    imported: {
      slicer: {
        'acme-two': {
          models: ['Two'],
          nozzles: { '0.4': { diameter_mm: 0.4, default: true, preset: 'Two' } },
          profiles: { pla: [{ nozzles: ['0.4'], preset: 'Generic PLA', basis: 'generic', values: OTHERS }] },
        },
      },
    },
  });

describe('overrides-are-usual', () => {
  it.each([
    ['nozzle_temperature_c.other_layers', 220],
    ['bed_temperature_c.other_layers', 50],
    ['bed_temperature_c.other_layers', 0],
    ['bed_temperature_c', { first_layer: 65, other_layers: 60 }],
    ['flow_ratio', 0.94],
    ['max_volumetric_speed_mm3_s', 20],
    ['retraction.length_mm', 1],
    ['retraction.length_mm', 0],
  ])('accepts %s %j', (field, value) => {
    expect(found(field, value)).toEqual([]);
  });

  it.each([
    ['nozzle_temperature_c.other_layers', 130, 'pla is not printed at 130 °C'],
    ['bed_temperature_c.other_layers', 100, 'pla is not printed at 100 °C'],
    ['bed_temperature_c.other_layers', 7, 'pla is not printed at 7 °C'],
    ['bed_temperature_by_plate_c.cool.first_layer', 7, null],
    ['flow_ratio', 0.59, 'pla is not printed at 0.59'],
    ['flow_ratio', 1.95, 'pla is not printed at 1.95'],
    ['max_volumetric_speed_mm3_s', 120, 'pla is not printed at 120 mm³/s'],
    ['max_volumetric_speed_mm3_s', 0.12, 'pla is not printed at 0.12 mm³/s'],
    ['retraction.length_mm', 40, 'pla is not printed at 40 mm'],
  ])('reports %s %s', (field, value, message) => {
    expect(found(field, value)).toEqual(message === null ? [] : [`${field}: ${message}`]);
  });

  it('reports every figure of a group', () => {
    expect(found('bed_temperature_c', { first_layer: 6, other_layers: 160 })).toHaveLength(2);
  });
});
