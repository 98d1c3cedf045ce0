import { outsideRange, temperaturesOutside } from '../../../core/profiles/outside-range.js';
import type { Range } from '../../../core/profiles/range.js';
import type { Warning, WarningCode } from '../../../core/words/warnings.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import type { MaterialSource } from '../../../schemas/generated/source.js';
import type { TunedFigure } from './evidence.js';

/** The brand and the maximum temperatures of a profile's printer. */
type Reach = Pick<Printer, 'brand_id' | 'max_nozzle_temperature_c' | 'max_bed_temperature_c'>;

/** A range of a material that profiles contribute a figure to. */
interface Figure {
  /** The profile's figure; null: unknown, or none. */
  of: (profile: Profile) => number | null;
  /** The printer's maximum; null: unknown. */
  most: (printer: Reach) => number | null;
  /** The figure that must be tuned for a profile to count, if the rest is a base's. */
  tuned: TunedFigure;
  /** A warning that disqualifies the profile. */
  usual: WarningCode | null;
  /** Share of profiles that is cut off at an end, if several makers print there, and if few do. */
  off: { several: number; few: number };
}

/**
 * Ranges of a material based on profiles. A bed that is off says nothing about suitable temperatures, so it does not
 * count. Slicers vary the fan with the layer time: its maximum varies more than a temperature, so more is cut off.
 */
const FIGURES = {
  nozzle_temperature_c: {
    of: ({ nozzle_temperature_c: { other_layers } }) => other_layers,
    most: ({ max_nozzle_temperature_c }) => max_nozzle_temperature_c,
    tuned: 'nozzle_temperature',
    usual: 'nozzle_cold_for_material',
    off: { several: 0.03, few: 0.1 },
  },
  bed_temperature_c: {
    of: ({ bed_temperature_c: { other_layers } }) => other_layers || null,
    most: ({ max_bed_temperature_c }) => max_bed_temperature_c,
    tuned: 'bed_temperature',
    usual: 'bed_cold_for_material',
    off: { several: 0.03, few: 0.1 },
  },
  fan_percent: {
    of: ({ cooling: { fan_max_percent } }) => fan_max_percent,
    most: () => null,
    tuned: 'fan',
    usual: 'fan_high_for_material',
    off: { several: 0.1, few: 0.2 },
  },
} as const satisfies Record<string, Figure>;

/** Fewest makers whose profiles decide a material's range; those of fewer only widen the cited range. */
const SEVERAL = 3;

/** Shares to cut off with few makers: two together count, a single one only with half of the profiles. */
const OF_FEW = { several: 0, few: 0.5 };
const TWO = 2;

export type RangedField = keyof typeof FIGURES;

interface WorkedOut {
  /** Number of profiles that count, and of their printers' makers. */
  profiles: number;
  makers: number;
  /** Sources of the profiles at both ends, sorted. */
  sources: string[];
  /** Cited references beyond the profiles that count. */
  cited: string[];
}

/** A range of a material; unknown ends are null. `from` is null if no profile counts, only the cited range. */
export interface MaterialRange {
  min: number | null;
  max: number | null;
  from: WorkedOut | null;
}

export type MaterialRanges = Readonly<Record<RangedField, MaterialRange>>;

/** A profile with what decides whether its figures count. */
export interface Counted {
  profile: Profile;
  printer: Reach;
  /** Its own figures, if the rest is a base's; null: all. */
  own: readonly TunedFigure[] | null;
}

/**
 * The ranges of every material by its id, from good presets and makers' statements.
 *
 * - Tuned profiles count; of those with a generic preset's values, only their own figures; none with a failed test, and
 * none of a printer that cannot reach the cited range, whose lower values say nothing about the material.
 * - An end is the outermost value at which the share of profiles cut off would become too large. Values of fewer than
 * three makers are cut off sooner.
 * - Cited values (a maker's page or data sheet, labels) widen an end as far as two publishers agree.
 * - If fewer than three makers print a material, the cited range applies, and their profiles widen it.
 */
export function materialRanges(
  materials: Iterable<MaterialSource>,
  profiles: Iterable<Counted>,
): ReadonlyMap<string, MaterialRanges> {
  const ofMaterial = Map.groupBy(profiles, ({ profile }) => profile.material);
  const ranges = new Map<string, MaterialRanges>();
  for (const { id, facts } of materials) {
    const own = ofMaterial.get(id) ?? [];
    const range = (field: RangedField) => workOut(FIGURES[field], facts[field], own);
    ranges.set(id, {
      nozzle_temperature_c: range('nozzle_temperature_c'),
      bed_temperature_c: range('bed_temperature_c'),
      fan_percent: range('fan_percent'),
    });
  }
  return ranges;
}

type Cited = MaterialSource['facts'][RangedField];

/** A figure of a profile that counts. */
interface Vote {
  value: number;
  maker: string;
  source: string;
}

function workOut({ of, most, tuned, usual, off }: Figure, cited: Cited, counted: readonly Counted[]): MaterialRange {
  const least = cited?.min ?? Number.NEGATIVE_INFINITY;
  const votes = counted.flatMap(({ profile, printer, own }): Vote[] => {
    if (profile.evidence === 'slicer_defaults' || (own !== null && !own.includes(tuned))) return [];
    if (profile.warnings.some(({ code }) => code === usual)) return [];
    const value = of(profile);
    if (value === null || (most(printer) ?? least) < least) return [];
    return [{ value, maker: printer.brand_id, source: profile.provenance.source }];
  });
  const stated = { min: cited?.min ?? null, max: cited?.max ?? null };
  const makers = new Set(votes.map(({ maker }) => maker)).size;
  const decides = makers >= SEVERAL;
  if (votes.length === 0 || (!decides && !cited)) return { ...stated, from: null };
  const ends = (['min', 'max'] as const).map((end) => {
    const printed = decides ? endOf(votes, end, SEVERAL, off) : endOf(votes, end, TWO, OF_FEW);
    const agreed = decides ? agreedEnd(cited, end) : { value: stated[end], ids: cited?.sources ?? [] };
    return agreed.value !== null && isBeyond(agreed.value, printed, end)
      ? { printed, value: agreed.value, cited: agreed.ids }
      : { printed, value: printed, cited: [] };
  });
  const [min, max] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const atEnd = new Set(ends.map(({ printed }) => printed));
  return {
    min: min.value,
    max: max.value,
    from: {
      profiles: votes.length,
      makers,
      sources: [...new Set(votes.filter(({ value }) => atEnd.has(value)).map(({ source }) => source))].sort(),
      cited: [...new Set([...min.cited, ...max.cited])].sort(),
    },
  };
}

function isBeyond(value: number, other: number, end: 'min' | 'max'): boolean {
  return end === 'min' ? value < other : value > other;
}

/** The outermost value at which too large a share of profiles would be cut off. */
function endOf(votes: readonly Vote[], end: 'min' | 'max', several: number, off: Figure['off']): number {
  const inwards = [...votes].sort((a, b) => (end === 'min' ? a.value - b.value : b.value - a.value));
  const makers = new Set<string>();
  for (const [index, { value, maker }] of inwards.entries()) {
    makers.add(maker);
    if ((index + 1) / inwards.length >= (makers.size >= several ? off.several : off.few)) return value;
  }
  throw new Error('a range of no profiles has no ends');
}

/** The end that at least two publishers reach, with the references that reach it. */
function agreedEnd(cited: Cited, end: 'min' | 'max'): { value: number | null; ids: string[] } {
  const said = [...(cited ? [cited] : []), ...(cited?.others ?? [])].flatMap((one) => {
    const value = one[end] ?? ('value' in one ? (one.value as number) : undefined);
    return value === undefined ? [] : one.sources.map((id) => ({ id, publisher: publisherOf(id), value }));
  });
  const farthest = new Map<string, number>();
  for (const { publisher, value } of said) {
    const known = farthest.get(publisher);
    if (known === undefined || isBeyond(value, known, end)) farthest.set(publisher, value);
  }
  const second = [...farthest.values()].sort((a, b) => (end === 'min' ? a - b : b - a))[1];
  if (second === undefined) return { value: null, ids: [] };
  const reach = said.filter(({ value }) => value === second || isBeyond(value, second, end));
  return { value: second, ids: reach.map(({ id }) => id) };
}

/** Publishers whose references' ids start with another word. */
const PUBLISHERS: Readonly<Record<string, string>> = { orca: 'orcaslicer', slicer: 'orcaslicer' };

/** Ids start with the publisher, after the kind of page. */
function publisherOf(reference: string): string {
  const [word = ''] = reference.replace(/^data-sheet-/, '').split('-');
  return PUBLISHERS[word] ?? word;
}

/**
 * Plates to which plastic sticks by heat: the material's range applies as on the default plate. Cool plates and
 * SuperTack work far below it.
 */
const WARM_PLATES = {
  smooth_pei: { en: 'The bed with the smooth PEI plate', zh: '使用光面 PEI 打印板时热床' },
  textured_pei: { en: 'The bed with the textured PEI plate', zh: '使用纹理 PEI 打印板时热床' },
  engineering: { en: 'The bed with the engineering plate', zh: '使用工程材料打印板时热床' },
} as const;

/** °C. A smaller difference between plates of one printer is intended. */
const PLATE_APART = 10;

/** Warns of profile temperatures outside the material's ranges, also on warm plates other than the default. */
export function outsideRanges(
  profile: Pick<Profile, 'nozzle_temperature_c' | 'bed_temperature_c' | 'bed_temperature_by_plate_c'>,
  ranges: Readonly<Record<'nozzle_temperature_c' | 'bed_temperature_c', Range | null>> | undefined,
): Warning[] {
  if (!ranges) return [];
  const bed = profile.bed_temperature_c.other_layers;
  return [
    ...temperaturesOutside(profile, ranges, 'outside_material_range'),
    ...(['smooth_pei', 'textured_pei', 'engineering'] as const).flatMap((plate) => {
      const { other_layers: own } = profile.bed_temperature_by_plate_c[plate];
      // Zero: not for this material. Equal plates are covered by the default bed's warning.
      if (own === 0 || own === bed) return [];
      const field = `bed_temperature_by_plate_c.${plate}`;
      const what = { what: WARM_PLATES[plate] };
      return outsideRange('outside_material_range', field, own, ranges.bed_temperature_c, what, PLATE_APART);
    }),
  ];
}
