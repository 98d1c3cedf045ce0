import { codesPath, FILES, filamentsPath, fitPath } from '../../../core/contract/paths.js';
import { readPages } from '../../../core/contract/whole-list.js';
import { printedSpeed } from '../../../core/profiles/effective-speed.js';
import { type Spread, Spreads } from '../../../core/profiles/spread.js';
import { describeConditions, type RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import { conditionsOf } from '../../../core/troubleshoot/resolve/conditions.js';
import type {
  CalibrationStep,
  Code,
  CodeSystem,
  Diagnosis,
  Filament,
  FilamentBrand,
  Fit,
  Fix,
  Material,
  Printer,
  Profile,
  Rule,
  Cause as RuleCause,
  RuleConditions,
  Setting,
} from '../../../schemas/generated/record.js';
import { type Release, release } from '../reference/release.js';
import type { PageLocale } from './locale.js';

/** The fields of a profile shown on a printer's page. */
export interface ShortProfile
  extends Pick<Profile, 'material' | 'nozzle' | 'nozzle_temperature_c' | 'bed_temperature_c'> {
  outer_wall_mm_s: number | null;
}

/** The printers of a brand. */
export type Brand = readonly [Printer, ...Printer[]];

/** All data that the record pages are built from, read once. */
export interface Catalogue {
  printers: ReadonlyMap<string, Printer>;
  brands: ReadonlyMap<string, Brand>;
  materials: ReadonlyMap<string, Material>;
  symptoms: ReadonlyMap<string, Rule>;
  causes: ReadonlyMap<string, Cause>;
  settings: ReadonlyMap<string, Setting>;
  /** Symptoms with their likely causes. */
  diagnosis: Diagnosis;
  calibration: readonly CalibrationStep[];
  /** By printer id: the preferred profile of each material. */
  profiles: ReadonlyMap<string, readonly ShortProfile[]>;
  /** Whether a printer can print each material; read on demand. */
  fitsOf(printer: string): readonly Fit[];
  /** By setting id: the distribution of its values over all profiles; null if no profile field corresponds to it. */
  spreads: ReadonlyMap<string, Spread | null>;
  filamentBrands: ReadonlyMap<string, FilamentBrand>;
  /** The filaments of a brand, by id; read on demand. */
  filamentsOf(brand: string): readonly Filament[];
  /** Systems of error codes; the codes themselves are read on demand. */
  codeSystems: ReadonlyMap<string, CodeSystem>;
  codesOf(system: string): readonly Code[];
  sources: Sources;
}

/** Where values come from. */
export interface Sources {
  /** Sources of the release by id, with their dates if known. */
  imported: Readonly<Record<string, { name: string; repository: string; date?: string }>>;
  /** Date on which each page was last read, by URL without https://. */
  readOn?: ReadonlyMap<string, string>;
}

/** Reads a release. Profiles are streamed and not kept. */
export function readCatalogue(from: Release): Catalogue {
  const { sources, filament_sources, origins } = from.index;
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
  return {
    printers,
    brands: Map.groupBy(printers.values(), ({ brand_id }) => brand_id) as Map<string, [Printer, ...Printer[]]>,
    materials: byId(from.list<Material>({ kind: 'materials' })),
    symptoms: byId(rules),
    causes: causesOf(rules),
    settings,
    diagnosis: from.json<Diagnosis>(FILES.diagnose),
    calibration: from.json<{ data: CalibrationStep[] }>(FILES.calibration).data,
    profiles,
    fitsOf: (printer) => from.json<{ data: Fit[] }>(fitPath(printer)).data,
    spreads: spreads.all(),
    filamentBrands: byId(from.json<{ data: FilamentBrand[] }>(FILES.filamentBrands).data),
    filamentsOf: (brand) =>
      readPages<Filament>(
        (page) => filamentsPath(brand, page),
        (file) => from.has(file),
        (file) => from.read(file),
      ),
    codeSystems: byId(from.json<{ data: CodeSystem[] }>(FILES.codes).data),
    codesOf: (system) => from.json<{ data: Code[] }>(codesPath(system)).data,
    sources: {
      imported: { ...sources, ...filament_sources },
      readOn: new Map(origins.map(({ id, last_read: read }) => [id, read])),
    },
  };
}

function leadingProfiles(own: readonly Profile[]): ShortProfile[] {
  return [...Map.groupBy(own, ({ material }) => material).values()].flatMap(([profile]) => {
    if (!profile) return [];
    const { material, nozzle, nozzle_temperature_c, bed_temperature_c } = profile;
    const outer_wall_mm_s = printedSpeed(profile, 'outer_wall');
    return [{ material, nozzle, nozzle_temperature_c, bed_temperature_c, outer_wall_mm_s }];
  });
}

let read: Catalogue | undefined;

/** The catalogue of the release that the site is built from. */
export function catalogue(): Catalogue {
  read ??= readCatalogue(release);
  return read;
}

/** A cause with all symptoms it can produce. */
export interface Cause extends Omit<RuleCause, 'likelihood' | 'fixes'> {
  /** Most likely first. */
  symptoms: readonly { rule: Rule; likelihood: RuleCause['likelihood'] }[];
  /** The fixes listed by its symptoms, in order; those of the most likely symptom come first. */
  fixes: readonly Fix[];
}

const LIKELIHOODS = ['high', 'medium', 'low'];

/** The causes of all rules, sorted by id. */
export function causesOf(rules: readonly Rule[]): Map<string, Cause> {
  const listed = rules.flatMap((rule) => rule.causes.map((cause) => ({ rule, cause })));
  const rankOf = ({ cause }: (typeof listed)[number]) => LIKELIHOODS.indexOf(cause.likelihood);
  const causes = [...Map.groupBy(listed, ({ cause }) => cause.id).values()].flatMap((items): Cause | [] => {
    const sorted = items.toSorted((a, b) => rankOf(a) - rankOf(b));
    const fixes = new Map(sorted.flatMap(({ cause }) => cause.fixes.map((fix) => [fix.id, fix])));
    const symptoms = sorted.map(({ rule, cause: { likelihood } }) => ({ rule, likelihood }));
    return sorted[0] ? { ...sorted[0].cause, symptoms, fixes: [...fixes.values()] } : [];
  });
  return new Map(causes.sort((a, b) => (a.id < b.id ? -1 : 1)).map((cause) => [cause.id, cause]));
}

export function recordNames(from: Catalogue): RecordNames {
  return {
    material: (id) => from.materials.get(id)?.name ?? id,
    brand: (id) => from.brands.get(id)?.[0].brand ?? id,
  };
}

/** The conditions of a cause or value in words; empty if none. */
export function describeRuleConditions(when: RuleConditions, from: Catalogue, { say }: PageLocale): string {
  return describeConditions(conditionsOf(when), say, recordNames(from));
}
