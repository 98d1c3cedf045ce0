import { codesPath, FILES, filamentsPath, fitPath } from '../../../core/contract/paths.js';
import { readPages } from '../../../core/contract/whole-list.js';
import { printedSpeed } from '../../../core/profiles/effective-speed.js';
import { type Spread, Spreads } from '../../../core/profiles/spread.js';
import type {
  CalibrationStep,
  Code,
  CodeSystem,
  Diagnosis,
  Filament,
  FilamentBrand,
  Fit,
  Material,
  Origin,
  Printer,
  Profile,
  Redirects,
  Rule,
  Setting,
} from '../../../schemas/generated/record.js';
import { release } from '../reference/current.js';
import type { Release } from '../reference/release.js';
import { type Cause, causesOf } from './causes.js';

/** What a printer's page shows of a profile. */
export interface ShortProfile
  extends Pick<Profile, 'material' | 'nozzle' | 'evidence' | 'nozzle_temperature_c' | 'bed_temperature_c'> {
  /** Speed that outer walls are printed at, mm/s. */
  outer_wall_mm_s: number | null;
}

/** Everything that the pages of records are made from, read once. */
export interface Catalogue {
  printers: ReadonlyMap<string, Printer>;
  /** By brand id. */
  brands: ReadonlyMap<string, readonly Printer[]>;
  materials: ReadonlyMap<string, Material>;
  symptoms: ReadonlyMap<string, Rule>;
  causes: ReadonlyMap<string, Cause>;
  settings: ReadonlyMap<string, Setting>;
  /** What is likely for each symptom. */
  diagnosis: Diagnosis;
  /** The steps from a new spool to a tuned profile, in their order. */
  calibration: readonly CalibrationStep[];
  /** Of each printer: the profile that leads each of its materials. */
  profiles: ReadonlyMap<string, readonly ShortProfile[]>;
  /** Whether a printer prints each material: read when it is first asked for. */
  fitsOf(printer: string): readonly Fit[];
  /** Of each setting: the values that all profiles give it; null where no field holds it. */
  spreads: ReadonlyMap<string, Spread | null>;
  /** The brands of filament by id. */
  filamentBrands: ReadonlyMap<string, FilamentBrand>;
  /** Ids that branded filaments had before, with those of today. */
  formerFilaments: ReadonlyMap<string, string>;
  /** The products of a brand of filament, in the order of their ids: read when they are asked for. */
  filamentsOf(brand: string): readonly Filament[];
  /** In what machines report faults; the codes of a system are read when they are asked for. */
  codeSystems: ReadonlyMap<string, CodeSystem>;
  codesOf(system: string): readonly Code[];
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
    profiles.set(printer.id, leadingProfiles(own));
  }
  // The page of a printer in the other language is built next.
  let fits: { printer: string; of: readonly Fit[] } | null = null;
  return {
    printers,
    brands: Map.groupBy(printers.values(), ({ brand_id }) => brand_id),
    materials: byId(from.list<Material>({ kind: 'materials' })),
    symptoms: byId(rules),
    causes: causesOf(rules),
    settings,
    diagnosis: from.json<Diagnosis>(FILES.diagnose),
    calibration: from.json<{ data: CalibrationStep[] }>(FILES.calibration).data,
    profiles,
    fitsOf(printer) {
      if (fits?.printer !== printer) fits = { printer, of: from.json<{ data: Fit[] }>(fitPath(printer)).data };
      return fits.of;
    },
    spreads: spreads.all(),
    filamentBrands: byId(from.json<{ data: FilamentBrand[] }>(FILES.filamentBrands).data),
    formerFilaments: new Map(Object.entries(from.json<Redirects>(FILES.redirects).filaments ?? {})),
    filamentsOf: (brand) => filamentsOf(from, brand),
    codeSystems: byId(from.json<{ data: CodeSystem[] }>(FILES.codes).data),
    codesOf: (system) => from.json<{ data: Code[] }>(codesPath(system)).data,
    sources: sourcesOf(from),
  };
}

/** The products of a brand, page after page. */
function filamentsOf(from: Release, brand: string): Filament[] {
  return readPages<Filament>(
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

/** The profile that leads each pair. */
function leadingProfiles(own: readonly Profile[]): ShortProfile[] {
  return [...Map.groupBy(own, ({ material }) => material).values()].flatMap(([profile]) => {
    if (!profile) return [];
    const { material, nozzle, evidence, nozzle_temperature_c, bed_temperature_c } = profile;
    return [
      {
        material,
        nozzle,
        evidence,
        nozzle_temperature_c,
        bed_temperature_c,
        outer_wall_mm_s: printedSpeed(profile, 'outer_wall'),
      },
    ];
  });
}

let read: Catalogue | undefined;

/** The release that the site is built for. */
export function catalogue(): Catalogue {
  read ??= readCatalogue(release);
  return read;
}
