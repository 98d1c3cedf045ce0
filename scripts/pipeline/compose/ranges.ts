import { outsideRange, temperaturesOutside } from '../../../core/profiles/outside-range.js';
import type { Range } from '../../../core/profiles/range.js';
import type { Warning, WarningCode } from '../../../core/words/warnings.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import type { MaterialSource } from '../../../schemas/generated/source.js';
import type { TunedFigure } from './evidence.js';

/** Whose profile it is, and what it reaches. */
type Reach = Pick<Printer, 'brand_id' | 'max_nozzle_temperature_c' | 'max_bed_temperature_c'>;

/** A range of a material that its profiles have a figure for. */
interface Figure {
  /** The profile's figure; null: not known, or none. */
  of: (profile: Profile) => number | null;
  /** The highest that a printer reaches; null: not known. */
  most: (printer: Reach) => number | null;
  /** What must be the profile's own for it to count, where the rest is a base's. */
  tuned: TunedFigure;
  /** The test of an experienced user that it must not trip to count. */
  usual: WarningCode | null;
  /** Less than this share of the counted profiles is left off at an end: where several makers print there, and where few do. */
  off: { several: number; few: number };
}

/**
 * Ranges of a material that are worked out. A bed that is off says nothing of how warm it may be, so it does not count.
 * Slicers turn the fan up and down with the time of a layer: how high it goes differs more than a temperature, so more
 * is left off.
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

/** So many makers must print a material for their profiles to decide its range; those of fewer widen what is cited. */
const SEVERAL = 3;

/** Shares left off where few makers print a material: two together count, one alone with half of the profiles. */
const OF_FEW = { several: 0, few: 0.5 };
const TWO = 2;

export type RangedField = keyof typeof FIGURES;

interface WorkedOut {
  /** Profiles that count, and how many makers of printers they are of. */
  profiles: number;
  makers: number;
  /** Sources of the profiles that print at the outermost values which count, in the order of their ids. */
  sources: string[];
  /** Cited references that reach beyond the profiles, and count. */
  cited: string[];
}

/** A range of a material; null is not known. `from` is null where no profile counts: then it is what is cited. */
export interface MaterialRange {
  min: number | null;
  max: number | null;
  from: WorkedOut | null;
}

export type MaterialRanges = Readonly<Record<RangedField, MaterialRange>>;

/** A profile with what tells whether its figures count. */
export interface Counted {
  profile: Profile;
  printer: Reach;
  /** Figures that are its own where it has the rest from a base; null: all are. */
  own: readonly TunedFigure[] | null;
}

/**
 * The ranges of every material, by its id: what good presets and makers print it at.
 *
 * - Tuned profiles count; of one with a generic preset's values the figure that is its own; none that a test finds
 * wrong, and none of a printer that does not reach what is cited: that it prints colder says nothing of the material.
 * - An end lies where the share of profiles that is left off beyond it would become too large. What fewer than three
 * makers print at is left off sooner.
 * - What is cited (a maker's page or data sheet, labels) widens an end as far as two publishers agree.
 * - Where fewer than three makers print a material, the cited range stands, and their profiles widen it.
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

/** The first value from outside at which too many profiles would be left off. */
function endOf(votes: readonly Vote[], end: 'min' | 'max', several: number, off: Figure['off']): number {
  const inwards = [...votes].sort((a, b) => (end === 'min' ? a.value - b.value : b.value - a.value));
  const makers = new Set<string>();
  for (const [index, { value, maker }] of inwards.entries()) {
    makers.add(maker);
    if ((index + 1) / inwards.length >= (makers.size >= several ? off.several : off.few)) return value;
  }
  throw new Error('a range of no profiles has no ends');
}

/** What two publishers at least reach: the second farthest of their ends, and who reaches it. */
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

/** What the ids of one publisher's references begin with, where it is not the same word. */
const PUBLISHERS: Readonly<Record<string, string>> = { orca: 'orcaslicer', slicer: 'orcaslicer' };

/** Ids begin with the publisher, behind what kind of page it is. */
function publisherOf(reference: string): string {
  const [word = ''] = reference.replace(/^data-sheet-/, '').split('-');
  return PUBLISHERS[word] ?? word;
}

/**
 * Plates on which plastic holds by heat: the range of a material counts for them as for the default one. The cool ones and SuperTack hold
 * what is far below it.
 */
const WARM_PLATES = {
  smooth_pei: { en: 'The bed with the smooth PEI plate', zh: '使用光面 PEI 打印板时热床' },
  textured_pei: { en: 'The bed with the textured PEI plate', zh: '使用纹理 PEI 打印板时热床' },
  engineering: { en: 'The bed with the engineering plate', zh: '使用工程材料打印板时热床' },
} as const;

/** °C. Plates of one printer are set that far apart on purpose. */
const PLATE_APART = 10;

/** Where a profile prints hotter or colder than its material's ranges, with by how much; warm plates beside the default bed too. */
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
      // Zero: the plate is not for this material. The warning of the default bed holds for an equal plate.
      if (own === 0 || own === bed) return [];
      const field = `bed_temperature_by_plate_c.${plate}`;
      const what = { what: WARM_PLATES[plate] };
      return outsideRange('outside_material_range', field, own, ranges.bed_temperature_c, what, PLATE_APART);
    }),
  ];
}
