import type { Profile, ProcessValues as PublishedProcess } from '../../../schemas/generated/record.js';
import type {
  ImportedFilamentBase,
  ImportedProcessBase,
  ProcessValues,
  ProfileValues,
  SourcesSource,
} from '../../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';

/** Tunable figures of a filament preset. */
export type TunedFigure =
  | 'nozzle_temperature'
  | 'bed_temperature'
  | 'fan'
  | 'flow_ratio'
  | 'max_volumetric_speed'
  | 'pressure_advance';

/** How a profile was made, and which of its figures are its own; null: all. */
export interface Judged {
  evidence: Profile['evidence'];
  own: readonly TunedFigure[] | null;
}

/** The parts of a profile that show it. */
type Judgeable = Pick<
  Profile,
  | 'material'
  | 'nozzle_temperature_c'
  | 'bed_temperature_c'
  | 'bed_temperature_by_plate_c'
  | 'cooling'
  | 'flow_ratio'
  | 'max_volumetric_speed_mm3_s'
  | 'pressure_advance'
  | 'retraction'
> & { process: Pick<PublishedProcess, 'speed_mm_s' | 'acceleration_mm_s2' | 'jerk_mm_s'> };

/** Figures that are measured on a machine: nobody sets them without printing there. */
const CALIBRATED: ReadonlySet<TunedFigure> = new Set(['max_volumetric_speed', 'pressure_advance']);

/** Most changed figures of a copied base: one is changed for all materials, or to adapt it to a nozzle. */
const MOST_CHANGED = 1;

/** Fewest vendors that must share a base for it to be the slicer's: that of one may be made for its machines. */
const LEAST_FOLDERS = 5;

type Kind = SourcesSource['sources'][string]['kind'];

/** Slicers that copy presets from each other, by the kind of their source. */
const FAMILIES = { orca: 'orca', 'profiles-db': 'orca', prusa: 'prusa', cura: 'cura' } as const satisfies Record<
  Kind,
  string
>;

/** The slicer family of a kind of source; empty for what was read by hand. */
export function familyOf(kind: Kind | undefined): string {
  return kind ? FAMILIES[kind] : '';
}

interface Family {
  filaments: Map<string, ImportedFilamentBase[]>;
  processes: ImportedProcessBase[];
}

/**
 * The base presets of slicers, which show what was tuned: a profile with the values of a base was not. Names of presets
 * and sources prove nothing.
 *
 * - `tuned`: its own flow limit or pressure advance, which are measured on a machine, or two figures that differ from
 * every base of the material (nozzle and bed temperature, fan, flow ratio);
 * - `generic_material`: a base with at most one of these changed, on a machine with its own speeds;
 * - `slicer_defaults`: a base, with all speeds, accelerations and retractions at the slicer's values for any machine.
 */
export class Bases {
  private readonly families = new Map<string, Family>();

  constructor(private readonly dataset: Pick<Dataset, 'imported' | 'sources'>) {
    const pooled = Map.groupBy([...dataset.imported], ([source]) => this.familyOf(source));
    for (const [family, parts] of pooled) {
      if (family === '') continue;
      const bases = parts.flatMap(([, { bases: file }]) => file?.value ?? []);
      const filaments = slicers(
        bases.flatMap((file) => file.filaments),
        ({ material, product = false }) => `${material} ${product}`,
      );
      this.families.set(family, {
        filaments: Map.groupBy(filaments, ({ material }) => material),
        processes: slicers(
          bases.flatMap((file) => file.processes),
          () => '',
        ),
      });
    }
  }

  /**
   * How a profile of a source was made.
   *
   * @param preset the filament preset that it was read from; a base is compared only with itself
   */
  judge(source: string, preset: string, profile: Judgeable): Judged {
    const family = this.families.get(this.familyOf(source));
    const all = family?.filaments.get(profile.material) ?? [];
    const same = all.filter(({ presets }) => presets.includes(preset));
    let nearest: { base: ImportedFilamentBase; off: TunedFigure[] } | undefined;
    for (const base of same.length > 0 ? same : all.filter(({ product }) => !product)) {
      const off = figuresOff(profile, base.values);
      if (!nearest || off.length < nearest.off.length) nearest = { base, off };
      if (off.length === 0) break;
    }
    if (!family || !nearest || nearest.off.length > MOST_CHANGED || nearest.off.some((one) => CALIBRATED.has(one)))
      return { evidence: 'tuned', own: null };
    const { base, off } = nearest;
    const isDefault =
      hasRetraction(profile, base.values) && family.processes.some(({ values }) => isProcess(profile.process, values));
    return { evidence: isDefault ? 'slicer_defaults' : 'generic_material', own: off };
  }

  private familyOf(source: string): string {
    return familyOf(this.dataset.sources.value.sources[source]?.kind);
  }
}

/** The bases of the slicer itself: offered for every machine, or copied by several vendors. */
function slicers<T extends { folders?: string[]; values: object }>(bases: readonly T[], key: (base: T) => string): T[] {
  const groups = Map.groupBy(bases, (base) => `${key(base)} ${JSON.stringify(base.values)}`);
  return [...groups.values()].flatMap((same) => {
    const folders = new Set(same.flatMap((base) => base.folders ?? []));
    return folders.size >= LEAST_FOLDERS || same.some((base) => base.folders === undefined) ? same : [];
  });
}

/** Whether a profile has a figure that differs from the base. */
function differs(own: number | null, other: number | null | undefined): boolean {
  return own !== null && own !== (other ?? null);
}

function figuresOff(profile: Judgeable, base: ProfileValues): TunedFigure[] {
  const off: TunedFigure[] = [];
  const { fan_min_percent: least, fan_max_percent: most } = profile.cooling;
  if (differs(profile.nozzle_temperature_c.other_layers, base.nozzle_temperature_c?.other_layers))
    off.push('nozzle_temperature');
  if (bedDiffers(profile, base)) off.push('bed_temperature');
  if (differs(least, base.cooling?.fan_min_percent) || differs(most, base.cooling?.fan_max_percent)) off.push('fan');
  if (differs(profile.flow_ratio, base.flow_ratio)) off.push('flow_ratio');
  if (differs(profile.max_volumetric_speed_mm3_s, base.max_volumetric_speed_mm3_s)) off.push('max_volumetric_speed');
  if (differs(profile.pressure_advance, base.pressure_advance)) off.push('pressure_advance');
  return off;
}

/** Beds are compared only on plates that both have: newer versions have more plates. */
function bedDiffers(profile: Judgeable, base: ProfileValues): boolean {
  let [known, both] = [0, 0];
  for (const name in profile.bed_temperature_by_plate_c) {
    const plate = name as keyof Judgeable['bed_temperature_by_plate_c'];
    const own = profile.bed_temperature_by_plate_c[plate].other_layers;
    const other = base.bed_temperature_by_plate_c?.[plate]?.other_layers ?? null;
    if (own === null) continue;
    known++;
    if (other === null) continue;
    both++;
    if (own !== other) return true;
  }
  if (known > 0) return both === 0;
  const { other_layers: own } = profile.bed_temperature_c;
  return differs(own, base.bed_temperature_c?.other_layers);
}

/** Whether the retraction matches the base; values that either lacks match. */
function hasRetraction({ retraction }: Judgeable, { retraction: base }: ProfileValues): boolean {
  return (['length_mm', 'speed_mm_s'] as const).every(
    (key) => retraction[key] === null || base?.[key] === undefined || retraction[key] === base[key],
  );
}

/** Whether all speeds, accelerations and jerks that a process sets match a base. */
function isProcess(process: Judgeable['process'], base: ProcessValues): boolean {
  let said = 0;
  for (const group of ['speed_mm_s', 'acceleration_mm_s2', 'jerk_mm_s'] as const) {
    for (const [key, value] of Object.entries(process[group])) {
      if (value === null) continue;
      said++;
      if ((base[group] as Record<string, number | null> | undefined)?.[key] !== value) return false;
    }
  }
  return said > 0;
}
