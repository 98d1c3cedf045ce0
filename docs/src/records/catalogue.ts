import { FILES, filamentsPath } from '../../../core/paths.js';
import { type Spread, Spreads } from '../../../core/spread.js';
import { wholePages } from '../../../core/whole-list.js';
import type {
  CalibrationStep,
  Filament,
  FilamentBrand,
  Material,
  Origin,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../../schemas/generated/record.js';
import { release } from '../reference/current.js';
import type { Release } from '../reference/release.js';
import { type Cause, causesOf } from './causes.js';

/** What a printer's page shows of a profile. */
export type ShortProfile = Pick<
  Profile,
  | 'material'
  | 'nozzle'
  | 'basis'
  | 'nozzle_temperature_c'
  | 'bed_temperature_c'
  | 'cooling'
  | 'max_volumetric_speed_mm3_s'
>;

/** Everything that the pages of records are made from, read once. */
export interface Catalogue {
  printers: ReadonlyMap<string, Printer>;
  /** By brand id. */
  brands: ReadonlyMap<string, readonly Printer[]>;
  materials: ReadonlyMap<string, Material>;
  symptoms: ReadonlyMap<string, Rule>;
  causes: ReadonlyMap<string, Cause>;
  settings: ReadonlyMap<string, Setting>;
  /** The steps from a new spool to a tuned profile, in their order. */
  calibration: readonly CalibrationStep[];
  /** Of each printer: one profile for each of its materials, of the default nozzle where it has one. */
  profiles: ReadonlyMap<string, readonly ShortProfile[]>;
  /** Of each setting: the values that all profiles give it; null where no field holds it. */
  spreads: ReadonlyMap<string, Spread | null>;
  /** The brands of filament by id. */
  filamentBrands: ReadonlyMap<string, FilamentBrand>;
  /** The products of a brand of filament, in the order of their ids: read when they are asked for. */
  filamentsOf(brand: string): readonly Filament[];
  sources: Sources;
}

/** Where facts are from, with the day of each. */
export interface Sources {
  /** The imported sources by id. */
  imported: Readonly<Record<string, Source>>;
  /** The day on which a place was last read, by its address without https://. */
  readOn: ReadonlyMap<string, string>;
}

/** A source of the release, as the index tells it. */
export interface Source {
  name: string;
  repository: string;
  date: string;
}

/** Reads a release. The profiles are gone through once and not kept. */
export function readCatalogue(from: Release): Catalogue {
  const byId = <T extends { id: string }>(records: readonly T[]) => new Map(records.map((one) => [one.id, one]));
  const printers = byId(from.list<Printer>({ kind: 'printers' }));
  const rules = from.list<Rule>({ kind: 'troubleshoot' });
  const settings = byId(from.json<{ data: Setting[] }>(FILES.settings).data);
  const spreads = new Spreads([...settings.values()]);
  const profiles = new Map<string, readonly ShortProfile[]>();
  for (const printer of printers.values()) {
    spreads.add('printer', printer);
    if (printer.materials.length === 0) continue;
    const own = from.list<Profile>({ kind: 'profiles', printer: printer.id });
    for (const profile of own) spreads.add('profile', profile);
    profiles.set(printer.id, ofDefaultNozzle(printer, own));
  }
  return {
    printers,
    brands: Map.groupBy(printers.values(), ({ brand_id }) => brand_id),
    materials: byId(from.list<Material>({ kind: 'materials' })),
    symptoms: byId(rules),
    causes: causesOf(rules),
    settings,
    calibration: from.json<{ data: CalibrationStep[] }>(FILES.calibration).data,
    profiles,
    spreads: spreads.all(),
    filamentBrands: byId(from.json<{ data: FilamentBrand[] }>(FILES.filamentBrands).data),
    filamentsOf: (brand) => filamentsOf(from, brand),
    sources: sourcesOf(from),
  };
}

/** The products of a brand, page after page. */
function filamentsOf(from: Release, brand: string): Filament[] {
  return wholePages<Filament>(
    (page) => filamentsPath(brand, page),
    (file) => from.has(file),
    (file) => from.read(file),
  );
}

function sourcesOf(from: Release): Sources {
  const { sources, filament_sources, origins } = from.json<{
    sources: Record<string, Source>;
    filament_sources: Record<string, Source>;
    origins: Origin[];
  }>(FILES.index);
  return { imported: { ...sources, ...filament_sources }, readOn: new Map(origins.map(({ id, read }) => [id, read])) };
}

function ofDefaultNozzle(printer: Printer, own: readonly Profile[]): ShortProfile[] {
  const usual = printer.default_nozzle_diameter_mm;
  const best = (of: readonly Profile[]) =>
    of.find(({ nozzle }) => nozzle.variant === String(usual)) ??
    of.find(({ nozzle }) => nozzle.diameter_mm === usual) ??
    of[0];
  return [...Map.groupBy(own, ({ material }) => material).values()].flatMap((of) => {
    const profile = best(of);
    if (!profile) return [];
    const { material, nozzle, basis, nozzle_temperature_c, bed_temperature_c, cooling, max_volumetric_speed_mm3_s } =
      profile;
    return [{ material, nozzle, basis, nozzle_temperature_c, bed_temperature_c, cooling, max_volumetric_speed_mm3_s }];
  });
}

let read: Catalogue | undefined;

/** The release that the site is built for. */
export function catalogue(): Catalogue {
  read ??= readCatalogue(release);
  return read;
}
