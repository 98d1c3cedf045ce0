import { describe, expect, it } from 'vitest';
import { ofRecords } from '../../../../core/troubleshoot/resolve/bounds.js';
import { NO_SETUP } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer, Profile } from '../../../../schemas/generated/record.js';
import { smallComposed } from '../../../support/small-dataset.js';

const { printers, materials, profiles } = smallComposed({ profile: { max_volumetric_speed_mm3_s: 20 } }).records;
const [pla] = materials as [Material];
const material = { ...pla, max_volumetric_speed_mm3_s: 12 };
const [profile] = profiles as [Profile];

const limits = (setting: string, evidence: Profile['evidence']) =>
  [...ofRecords(setting, { ...NO_SETUP, material, profile: { ...profile, evidence } })].map(({ of, span }) => [
    of,
    span.min,
    span.max,
  ]);

describe('the bounds of a setting in the records', () => {
  it('are the flow and the temperatures of a tuned profile', () => {
    expect(limits('max_volumetric_speed', 'tuned')).toEqual([['profile', null, 20]]);
    const expected = [
      ['material', 190, 230],
      ['profile', 190, 230],
    ];
    expect(limits('nozzle_temperature', 'generic_material')).toEqual(expected);
  });

  it('exclude the slicer’s defaults', () => {
    expect(limits('max_volumetric_speed', 'slicer_defaults')).toEqual([['material', null, 12]]);
    expect(limits('nozzle_temperature', 'slicer_defaults')).toEqual([['material', 190, 230]]);
  });

  it('include the limit of a PTFE tube in the heat break', () => {
    const [printer] = printers as [Printer];
    const most = (heat_break: Printer['heat_break']) =>
      [...ofRecords('nozzle_temperature', { ...NO_SETUP, printer: { ...printer, heat_break } })]
        .filter(({ field }) => field === 'heat_break')
        .map(({ of, span }) => [of, span.max]);
    expect(most('ptfe_lined')).toEqual([['printer', 240]]);
    expect(most('all_metal')).toEqual([]);
  });
});
