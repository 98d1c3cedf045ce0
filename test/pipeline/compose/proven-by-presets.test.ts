import { describe, expect, it } from 'vitest';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { materialsAtOnce, provenByPresets } from '../../../scripts/pipeline/compose/proven-by-presets.js';
import { smallComposed } from '../../support/small-dataset.js';

const { records } = smallComposed();
const [printer] = records.printers as [Printer];
const [one] = records.profiles as [Profile];
const unknown: Printer = { ...printer, heated_bed: null, filament_diameter_mm: null };
const preset = (bed: number | null, more: Partial<Profile> = {}): Profile => ({
  ...one,
  evidence: 'tuned',
  basis: 'brand',
  bed_temperature_c: { first_layer: bed, other_layers: bed },
  filament_diameter_mm: null,
  ...more,
});
const heated = (...profiles: Profile[]) => provenByPresets(unknown, profiles).heated_bed;

describe('facts of a machine proven by presets', () => {
  it('include a heated bed, by a tuned preset, which is named', () => {
    const proven = provenByPresets(
      { ...unknown, provenance: { ...printer.provenance, not_found: [{ field: 'heated_bed', date: '2026-11-01' }] } },
      [preset(null), preset(60)],
    );
    expect(proven.heated_bed).toBe(true);
    const passage = 'Generic PLA: a preset tuned for the machine heats it to 60 °C';
    expect(proven.provenance.curated.at(-1)).toEqual({ field: 'heated_bed', source: 'slicer', passage });
    expect(proven.provenance.not_found).toEqual([]);
  });

  it('exclude a bed in untuned presets, in those for other machines, or that is hardly warm', () => {
    expect(heated(preset(60, { evidence: 'generic_material' }))).toBeNull();
    expect(heated(preset(60, { basis: 'library' }))).toBeNull();
    expect(heated(preset(35), preset(null))).toBeNull();
  });

  it('include the diameter that all its presets are written for', () => {
    const of = (...diameters: (number | null)[]) =>
      provenByPresets(
        unknown,
        diameters.map((filament_diameter_mm) => preset(null, { filament_diameter_mm })),
      ).filament_diameter_mm;
    expect(of(2.85, 2.85)).toBe(2.85);
    expect(of(1.68, 1.75, 1.75)).toBe(1.75); // 1.68 mm is not sold: the value increases the flow of a soft filament
    for (const diameters of [[1.75, 2.85], [1.75, null], [null], [5], []]) expect(of(...diameters)).toBeNull();
  });

  it('exclude what a source states', () => {
    const stated = { ...printer, heated_bed: false, filament_diameter_mm: 3 };
    expect(provenByPresets(stated, [preset(60, { filament_diameter_mm: 1.75 })])).toBe(stated);
  });
});

describe('several materials', () => {
  const plain: Printer = { ...printer, multi_material: null, extruder_count: 1 };
  const equipped: Printer = { ...plain, id: 'acme-one-unit', differences: ['multi_material'] };

  it('are included with several extruders in the presets, or with a unit in the name of the machine', () => {
    const two = materialsAtOnce({ ...plain, extruder_count: 2 }, []);
    expect(two.multi_material).toBe('included');
    const passage = 'Acme One 0.4: 2 extruders';
    expect(two.provenance.curated.at(-1)).toEqual({ field: 'multi_material', source: 'slicer', passage });
    expect(materialsAtOnce(equipped, []).multi_material).toBe('included');
    const stated = { field: 'extruder_count', source: 'https://acme.example', passage: 'two extruders' };
    const read = { ...plain, extruder_count: 2, provenance: { ...plain.provenance, curated: [stated] } };
    expect(materialsAtOnce(read, []).provenance.curated.at(-1)).toEqual({ ...stated, field: 'multi_material' });
  });

  it('are optional if a configuration has a unit that proves them', () => {
    const machine = materialsAtOnce(plain, [equipped]);
    expect(machine.multi_material).toBe('optional');
    expect(machine.provenance.curated.at(-1)).toMatchObject({ field: 'multi_material', source: 'acme-one-unit' });
  });

  it('stay unknown without such a proof, and stated values are kept', () => {
    expect(materialsAtOnce(plain, [{ ...equipped, differences: ['tool_head'] }])).toBe(plain);
    const stated: Printer = { ...plain, extruder_count: 2, multi_material: 'none' };
    expect(materialsAtOnce(stated, [equipped])).toBe(stated);
  });
});
