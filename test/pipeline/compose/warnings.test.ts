import { describe, expect, it } from 'vitest';
import { materialWarnings } from '../../../scripts/pipeline/compose/warnings.js';
import { type Changes, smallComposed } from '../../support/small-dataset.js';

const warned = (changes: Changes) => {
  const { printers, profiles } = smallComposed(changes).records;
  const codes = (records: { warnings: { code: string }[] }[]) =>
    records.flatMap(({ warnings }) => warnings.map((w) => w.code));
  return { profiles: codes(profiles), printers: codes(printers) };
};
const pla = (facts: object) => ({ pla: { facts } });
const abrasive = { abrasive: { value: true, sources: ['guide'] } };
const hard = { ...abrasive, min_nozzle_hardness_hrc: { value: 40, sources: ['guide'] } };

describe('a profile’s warnings', () => {
  it('are empty if all is well', () => {
    expect(warned({})).toEqual({ profiles: [], printers: [] });
  });

  it.each<[nozzle: string | null, needs: object, expected: string[]]>([
    ['brass', abrasive, ['nozzle_too_soft']],
    ['stainless_steel', hard, ['nozzle_too_soft']],
    ['stainless_steel', abrasive, []],
    ['hardened_steel', hard, []],
    [null, hard, []],
  ])('of a %s nozzle and a material with %j are also the printer’s', (nozzle_material, needs, expected) => {
    expect(warned({ facts: { nozzle_material }, materials: pla(needs) })).toEqual({
      profiles: expected,
      printers: expected,
    });
  });

  it('omit the nozzle if the material is not abrasive', () => {
    expect(warned({ facts: { nozzle_material: 'brass' }, profile: { required_nozzle_hrc: 40 } }).profiles).toEqual([]);
  });

  it('name a temperature within 10 °C of a firmware limit', () => {
    const at = (other_layers: number): Changes => ({
      profile: { nozzle_temperature_c: { first_layer: other_layers, other_layers } },
    });
    expect(warned(at(251)).profiles).toEqual(['near_firmware_cutoff']);
    expect(warned(at(250)).profiles).toEqual([]);
    expect(warned({ ...at(255), facts: { rated: { max_nozzle_temperature_c: 260 } } }).profiles).toEqual([]);
  });

  it('name a chamber temperature that the printer cannot control', () => {
    const heated = (facts: object) => warned({ profile: { chamber_temperature_c: 60 }, facts }).profiles;
    expect(heated({ chamber_temperature_control: false })).toEqual(['chamber_not_controlled']);
    expect([...heated({ chamber_temperature_control: true }), ...heated({})]).toEqual([]);
  });

  it('omit the chamber of an open printer, whose temperature is withheld', () => {
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

describe('a material’s warnings', () => {
  const dried = (max: number, softening: number | null, glass: number | null) =>
    materialWarnings({
      drying_temperature_c: { min: null, max },
      softening_temperature_c: softening,
      glass_transition_c: { min: glass, max: glass },
    }).map(({ code }) => code);

  it.each([
    ['above the softening temperature', 65, 45, 55, ['drying_above_softening']],
    ['below it', 55, 57, 55, []],
    ['between the two', 80, 180, 50, []],
    ['of an elastic material', 70, 30, -20, []],
    ['with an unknown softening temperature', 80, null, 55, []],
    ['with an unknown glass transition', 80, 55, null, []],
  ])('of drying %s', (_, max, softening, glass, codes) => expect(dried(max, softening, glass)).toEqual(codes));
});
