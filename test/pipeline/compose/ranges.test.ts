import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../schemas/generated/record.js';
import type { MaterialSource } from '../../../schemas/generated/source.js';
import { type Counted, materialRanges, outsideRanges } from '../../../scripts/pipeline/compose/ranges.js';
import { smallComposed, smallRecords } from '../../support/small-dataset.js';

const { dataset, records } = smallComposed();
const [plain] = records.profiles as [Profile];
const { value: pla } = dataset.materials.get('pla') as { value: MaterialSource };

type Fact = NonNullable<MaterialSource['facts']['bed_temperature_c']>;

/** One tuned profile of a maker per bed temperature, °C. */
const of = (
  maker: string,
  beds: readonly number[],
  more: Partial<Profile> = {},
  most: number | null = null,
): Counted[] =>
  beds.map((bed) => ({
    profile: { ...plain, bed_temperature_c: { first_layer: bed, other_layers: bed }, ...more },
    printer: { brand_id: maker, max_nozzle_temperature_c: null, max_bed_temperature_c: most },
    own: null,
  }));

const times = (count: number, bed: number) => Array.from({ length: count }, () => bed);

function bed(counted: readonly Counted[], cited?: Fact) {
  const material = { ...pla, facts: cited ? { bed_temperature_c: cited } : {} };
  const range = materialRanges([material], counted).get('pla')?.bed_temperature_c;
  return [range?.min, range?.max];
}

const three = [...of('one', times(40, 50)), ...of('two', times(40, 60)), ...of('three', times(20, 55))];

describe('a range', () => {
  it('covers what at least three makers use', () => {
    expect(bed(three)).toEqual([50, 60]);
    const range = materialRanges([pla], three).get('pla')?.bed_temperature_c;
    expect(range?.from).toEqual({ profiles: 100, makers: 3, sources: ['slicer'], cited: [] });
  });

  it('excludes values under 3 % of profiles, or under 10 % from fewer than three makers', () => {
    const hot = (each: number, ...makers: string[]) =>
      bed([...three, ...makers.flatMap((maker) => of(maker, times(each, 90)))]);
    expect(hot(1, 'one', 'two', 'three')).toEqual([50, 60]);
    expect(hot(2, 'one', 'two', 'three')).toEqual([50, 90]);
    expect(hot(5, 'one', 'two')).toEqual([50, 60]);
    expect(hot(6, 'one', 'two')).toEqual([50, 90]);
    expect(hot(11, 'one')).toEqual([50, 60]);
    expect(hot(12, 'one')).toEqual([50, 90]);
  });

  it('excludes defaults, unchanged values of generic presets, beds that are off, and implausible values', () => {
    const at = times(20, 90);
    expect(bed([...three, ...of('four', at, { evidence: 'slicer_defaults' })])).toEqual([50, 60]);
    const generic = of('four', at, { evidence: 'generic_material' });
    expect(bed([...three, ...generic.map((one) => ({ ...one, own: ['fan' as const] }))])).toEqual([50, 60]);
    expect(bed([...three, ...generic.map((one) => ({ ...one, own: ['bed_temperature' as const] }))])).toEqual([50, 90]);
    expect(bed([...three, ...of('four', times(20, 0))])).toEqual([50, 60]);
    const warnings = [{ code: 'bed_cold_for_material', field: '', message: '', message_zh: '' }] as const;
    expect(bed([...three, ...of('four', at, { warnings: [...warnings] })])).toEqual([50, 60]);
  });

  it('excludes beds that stay below the cited range', () => {
    const cited: Fact = { min: 50, max: 60, sources: ['guide'] };
    const cold = (most: number | null) => ['four', 'five'].flatMap((maker) => of(maker, times(20, 40), {}, most));
    const found = [45, 50, null].map((most) => bed([...three, ...cold(most)], cited));
    expect(found).toEqual([
      [50, 60],
      [40, 60],
      [40, 60],
    ]);
  });

  it('is widened by cited values as far as two publishers agree', () => {
    const cited = (...others: [string, number][]): Fact => ({
      min: 55,
      max: 60,
      sources: ['bambu-wiki'],
      others: others.map(([id, max]) => ({ min: 40, max, sources: [id] })),
    });
    expect(bed(three, cited(['orca-wiki', 80]))).toEqual([50, 60]);
    expect(bed(three, cited(['orca-wiki', 80], ['orcaslicer-library', 90]))).toEqual([50, 60]);
    expect(bed(three, cited(['orca-wiki', 80], ['data-sheet-acme-pla', 70]))).toEqual([40, 70]);
  });

  it('is the cited one if few makers print it, widened by what most of their profiles use', () => {
    const cited: Fact = { min: 90, max: 110, sources: ['guide'] };
    expect(bed([], cited)).toEqual([90, 110]);
    expect(bed([])).toEqual([null, null]);
    expect(bed(of('one', times(20, 50)), cited)).toEqual([50, 110]);
    expect(bed([...of('one', [60, 60]), ...of('two', [100, 100, 100])], cited)).toEqual([90, 110]);
    expect(bed(of('one', [50, 60]))).toEqual([null, null]);
  });

  it('is cited with the sources of its profiles, and what pages say besides', () => {
    const figures = records.materials[0]?.provenance.figures;
    expect(figures?.find(({ field }) => field === 'nozzle_temperature_c')).toEqual({
      field: 'nozzle_temperature_c',
      sources: ['slicer', 'guide'],
      note: 'based on 1 tuned profile, for printers of 1 maker',
      others: [{ value: null, min: 190, max: 230, sources: ['guide'], note: null }],
    });
  });
});

describe('a profile out of range', () => {
  const ranges = materialRanges([pla], []).get('pla');

  it('states which figure, by how much and beyond what', () => {
    const profile = { ...plain, nozzle_temperature_c: { first_layer: 215, other_layers: 235 } };
    expect(outsideRanges(profile, ranges)).toEqual([
      {
        code: 'outside_material_range',
        field: 'nozzle_temperature_c.other_layers',
        message:
          'The nozzle is set to 235 °C, 5 °C above 230 °C, the highest in good presets and the maker’s recommendations for this material.',
        message_zh: '喷嘴设为 235 °C，比可靠预设和厂商打印该耗材的上限 230 °C 高 5 °C。',
      },
    ]);
    expect(outsideRanges(plain, ranges)).toEqual([]);
  });

  it('includes a warm plate that differs from the default bed by more than 10 °C', () => {
    const facts = { bed_temperature_c: { min: 60, max: 70, sources: ['guide'] } };
    const own = materialRanges([{ ...pla, facts }], []).get('pla');
    const even = (bed: number) => ({ first_layer: bed, other_layers: bed });
    const at = (plate: 'cool' | 'textured_pei', bed: number) => {
      const plates = { ...plain.bed_temperature_by_plate_c, [plate]: even(bed) };
      const profile = { ...plain, bed_temperature_c: even(65), bed_temperature_by_plate_c: plates };
      return outsideRanges(profile, own).map(({ field }) => field);
    };
    const place = 'bed_temperature_by_plate_c.textured_pei.other_layers';
    expect([49, 50, 80, 81, 0].map((bed) => at('textured_pei', bed))).toEqual([[place], [], [], [place], []]);
    expect(at('cool', 35)).toEqual([]);
  });

  it('is reported in the records', () => {
    const materials = { pla: { facts: { bed_temperature_c: { min: 60, max: 70, sources: ['guide'] } } } };
    const values = { bed_temperature_c: { other_layers: 55 }, cooling: { fan_min_percent: 50, fan_max_percent: 100 } };
    const base = { material: 'pla', presets: ['Generic PLA'], values };
    const told = (filaments: object[]) =>
      smallRecords({ materials, bases: { slicer: { filaments, processes: [] } } }).profiles.flatMap((profile) =>
        profile.warnings.map(({ code }) => code),
      );
    expect(told([base])).toEqual(['outside_material_range']);
    expect(told([])).toEqual([]);
  });
});
