import { describe, expect, it } from 'vitest';
import { materialWarnings } from '../../../scripts/pipeline/compose/warnings.js';
import { type Changes, smallComposed } from '../../support/small-dataset.js';

const warned = (changes: Changes) => {
  const { printers, profiles } = smallComposed(changes).records;
  const codes = (records: { warnings: { code: string }[] }[]) =>
    records.flatMap(({ warnings }) => warnings.map((w) => w.code));
  return { profiles: codes(profiles), printers: codes(printers) };
};
const pla = (facts: object): Changes['materials'] => ({ pla: { facts: facts as never } });
const abrasive = { abrasive: { value: true, sources: ['guide'] } };
const hard = { ...abrasive, min_nozzle_hardness_hrc: { value: 40, sources: ['guide'] } };

describe('what a profile warns of', () => {
  it('is nothing where all is well', () => {
    expect(warned({})).toEqual({ profiles: [], printers: [] });
  });

  it('is an abrasive material on a brass nozzle, which the printer warns of too', () => {
    expect(warned({ facts: { nozzle_material: 'brass' }, materials: pla(abrasive) })).toEqual({
      profiles: ['nozzle_too_soft'],
      printers: ['nozzle_too_soft'],
    });
  });

  it('is one on stainless steel only where more hardness is asked for', () => {
    const facts = { nozzle_material: 'stainless_steel' };
    expect(warned({ facts, materials: pla(hard) }).profiles).toEqual(['nozzle_too_soft']);
    expect(warned({ facts, materials: pla(abrasive) }).profiles).toEqual([]);
  });

  it('is no soft nozzle where the nozzle is hard or not known, or the material is not abrasive', () => {
    expect(warned({ facts: { nozzle_material: 'hardened_steel' }, materials: pla(hard) }).profiles).toEqual([]);
    expect(warned({ materials: pla(hard) }).profiles).toEqual([]);
    expect(warned({ facts: { nozzle_material: 'brass' }, profile: { required_nozzle_hrc: 40 } }).profiles).toEqual([]);
  });

  it('is a temperature within 10 °C of what only the firmware states', () => {
    const at = (other_layers: number): Changes => ({
      profile: { nozzle_temperature_c: { first_layer: other_layers, other_layers } },
    });
    expect(warned(at(251)).profiles).toEqual(['near_firmware_cutoff']);
    expect(warned(at(250)).profiles).toEqual([]);
    expect(warned({ ...at(255), facts: { rated: { max_nozzle_temperature_c: 260 } } }).profiles).toEqual([]);
  });

  it('is a chamber temperature that the printer cannot control', () => {
    const profile = { chamber_temperature_c: 60 };
    expect(warned({ profile, facts: { chamber_temperature_control: false } }).profiles).toEqual([
      'chamber_not_controlled',
    ]);
    expect(warned({ profile, facts: { chamber_temperature_control: true } }).profiles).toEqual([]);
    expect(warned({ profile }).profiles).toEqual([]);
  });

  it('is no chamber on an open printer: there the temperature is withheld', () => {
    const { records } = smallComposed({
      profile: { chamber_temperature_c: 60 },
      facts: { enclosed: false, chamber_temperature_control: false },
    });
    expect(records.profiles[0]).toMatchObject({
      chamber_temperature_c: null,
      warnings: [],
      provenance: { corrected: [{ field: 'chamber_temperature_c', upstream_value: 60 }] },
    });
  });
});

describe('what a material warns of', () => {
  const dried = (max: number, softening: number | null, glass: number | null) =>
    materialWarnings({
      drying_temperature_c: { min: null, max },
      softening_temperature_c: softening,
      glass_transition_c: { min: glass, max: glass },
    }).map(({ code }) => code);

  it('is drying above what it softens at', () => {
    expect(dried(65, 45, 55)).toEqual(['drying_above_softening']);
  });

  it('is nothing below either, of what is elastic anyway, or where one is not known', () => {
    expect(dried(55, 57, 55)).toEqual([]);
    expect(dried(80, 180, 50)).toEqual([]);
    expect(dried(70, 30, -20)).toEqual([]);
    expect(dried(80, null, 55)).toEqual([]);
    expect(dried(80, 55, null)).toEqual([]);
  });
});
