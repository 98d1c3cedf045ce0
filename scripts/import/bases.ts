import type { ImportedBases, ProcessValues, ProfileValues } from '../../schemas/generated/source.js';
import { type JsonObject, prune } from '../shared/tree.js';
import type { Machine } from './machine.js';
import { type Materials, type NamedPreset, recordedMaterial } from './material-names.js';

/** A preset that others inherit from. */
interface Base<Values> {
  preset: string;
  /** Vendor folder or bundle of the preset; null: the slicer offers it for every machine. */
  folder: string | null;
  values: Values;
}

/** The presets of a source that are not specific to a machine; `vendor` is that of the filament. */
export interface Bases {
  filaments: readonly (Base<ProfileValues> & NamedPreset & { vendor: string })[];
  processes: readonly Base<ProcessValues>[];
}

/** The presets of the shared library among the filaments of the given machines. */
export function libraryBases(machines: readonly Machine[]): Bases['filaments'] {
  const seen = new Set<string>();
  return machines
    .flatMap(({ variants }) => variants.flatMap(({ filaments }) => filaments))
    .filter(({ preset, library }) => library && !seen.has(preset) && seen.add(preset))
    .map((candidate) => ({ ...candidate, folder: null, values: candidate.values() }));
}

/** Filament vendor of presets that are not for a product. */
const NO_VENDOR = /^(generic|\(unknown\)|)$/i;

/**
 * The file of a source's bases, grouped by identical values. Contains the figures that are compared with profiles:
 * those that users tune, not those that depend on the machine. Bases without a known material are left out.
 */
export function basesFile({ filaments, processes }: Bases, materials: Materials): ImportedBases {
  const ofFilament = filaments.flatMap((base) => {
    const material = recordedMaterial(materials, base);
    const product = !NO_VENDOR.test(base.vendor);
    return material === null ? [] : [{ ...base, product, material, values: filamentFigures(base.values) }];
  });
  const ofProcess = processes.map(({ values: { speed_mm_s, acceleration_mm_s2, jerk_mm_s }, ...base }) => ({
    ...base,
    values: prune({ speed_mm_s, acceleration_mm_s2, jerk_mm_s } as unknown as JsonObject) as ProcessValues,
  }));
  const hasValues = ({ values }: { values: object }) => Object.keys(values).length > 0;
  return {
    filaments: together(ofFilament.filter(hasValues), ({ material, product }) => `${material} ${product}`).map(
      ({ first: { material, product, values }, named }) => ({
        material,
        ...(product ? { product } : {}),
        ...named,
        values,
      }),
    ),
    processes: together(ofProcess.filter(hasValues), () => '').map(({ first: { values }, named }) => ({
      ...named,
      values,
    })),
  };
}

function filamentFigures(values: ProfileValues): ProfileValues {
  const { fan_min_percent, fan_max_percent } = values.cooling ?? {};
  const { length_mm, speed_mm_s } = values.retraction ?? {};
  return prune({
    nozzle_temperature_c: values.nozzle_temperature_c,
    bed_temperature_c: values.bed_temperature_c,
    bed_temperature_by_plate_c: values.bed_temperature_by_plate_c,
    cooling: { fan_min_percent, fan_max_percent },
    flow_ratio: values.flow_ratio,
    max_volumetric_speed_mm3_s: values.max_volumetric_speed_mm3_s,
    pressure_advance: values.pressure_advance,
    retraction: { length_mm, speed_mm_s },
  } as unknown as JsonObject) as ProfileValues;
}

function together<T extends Base<object>>(bases: readonly T[], kind: (base: T) => string) {
  const groups = Map.groupBy(bases, (base) => `${kind(base)} ${JSON.stringify(base.values)}`);
  return [...groups.values()]
    .map((all) => {
      const folders = all.flatMap(({ folder }) => folder ?? []);
      const offered = folders.length < all.length;
      return {
        first: all[0] as T,
        presets: [...new Set(all.map(({ preset }) => preset))].sort(),
        ...(offered ? {} : { folders: [...new Set(folders)].sort() }),
      };
    })
    .map(({ first, ...named }) => ({ named, first, key: `${kind(first)} ${named.presets[0]}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
