import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../schemas/generated/record.js';
import { presetsReach } from '../../../scripts/pipeline/compose/proven-by-presets.js';
import { smallComposed } from '../../support/small-dataset.js';

const { records } = smallComposed();
const [one] = records.profiles as [Profile];
const preset = (name: string, nozzle: number, more: Partial<Profile> = {}): Profile => ({
  ...one,
  evidence: 'tuned',
  basis: 'brand',
  nozzle_temperature_c: { first_layer: nozzle, other_layers: nozzle - 10 },
  bed_temperature_c: { first_layer: null, other_layers: 80 },
  chamber_temperature_c: null,
  ...more,
  provenance: { ...one.provenance, filament_preset: name },
});

describe('the maximum temperature in a machine’s presets', () => {
  it('is the hottest of a tuned preset, in either layer, with its name', () => {
    const reach = presetsReach([preset('Acme PLA', 220), preset('Acme PC', 290), preset('Acme ABS', 260)]);
    expect(reach).toEqual({
      nozzle_temperature_c: { value: 290, preset: 'Acme PC' },
      bed_temperature_c: { value: 80, preset: 'Acme PLA' },
      chamber_temperature_c: { value: null, preset: null },
    });
  });

  it('ignores untuned presets, and presets for other machines', () => {
    const hot = [
      preset('generic', 300, { evidence: 'generic_material' }),
      preset('default', 300, { evidence: 'slicer_defaults' }),
      preset('Other PC', 300, { basis: 'third_party' }),
      preset('library', 300, { basis: 'library' }),
    ];
    const own = { value: 220, preset: 'Acme PLA' };
    expect(presetsReach([...hot, preset('Acme PLA', 220)]).nozzle_temperature_c).toEqual(own);
    expect(presetsReach(hot).nozzle_temperature_c).toEqual({ value: null, preset: null });
  });

  it('is published in the record', () => {
    const { printers } = smallComposed({ profile: { max_volumetric_speed_mm3_s: 12 } }).records;
    expect(printers[0]?.preset_maxima.nozzle_temperature_c).toEqual({ value: 215, preset: 'Generic PLA' });
  });
});
