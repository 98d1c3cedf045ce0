import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/overrides-are-published.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings } from '../../../support/small-dataset.js';

const ABOUT = { reason: 'The maker says so.', source: 'slicer: Generic PLA' };

const found = (overrides: readonly JsonObject[], facts: JsonObject = {}) =>
  findings(rule, {
    printers: { 'acme-one': { overrides: overrides.map((override) => ({ ...ABOUT, ...override })) } },
    facts,
  });

describe('overrides-are-published', () => {
  it('accepts published and withheld values', () => {
    expect(
      found([
        { field: 'profiles.pla.nozzle_temperature_c.other_layers', was: 210, value: 220 },
        { field: 'profiles.pla.nozzles.0.4.flow_ratio', was: null, value: 0.98 },
        { field: 'profiles.pla.cooling.fan_min_percent', was: 50, value: null },
        { field: 'build_volume_mm.z', was: 200, value: 190 },
      ]),
    ).toEqual([]);
    expect(found([{ field: 'profiles.pla', was: 'Generic PLA', value: null }])).toEqual([]);
  });

  it('reports a temperature that makes the profile disappear', () => {
    expect(found([{ field: 'profiles.pla.nozzle_temperature_c.other_layers', was: 210, value: 320 }])).toEqual([
      'the profile of pla would not be published: prints at 320 °C; the maximum of this printer’s nozzle is 260 °C',
    ]);
  });

  it('reports a value that the printer cannot reach', () => {
    expect(found([{ field: 'profiles.pla.bed_temperature_c.other_layers', was: 55, value: 150 }])).toEqual([
      '150 would be published as null: above the 100 °C that this printer can be set to',
    ]);
    expect(found([{ field: 'profiles.pla.chamber_temperature_c', was: null, value: 60 }], { enclosed: false })).toEqual(
      ['60 would be published as null: this printer is open: it has no chamber to heat'],
    );
  });

  it('reports a correction of an unpublished profile', () => {
    expect(
      found([
        { field: 'profiles.pla.nozzle_temperature_c.other_layers', was: 210, value: 320 },
        { field: 'profiles.pla.flow_ratio', was: null, value: 0.98 },
      ]),
    ).toHaveLength(2);
  });
});
