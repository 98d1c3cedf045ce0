import type * as Source from '../../../schemas/generated/source.js';
import type { ImportedPrinter, PrinterSource, SourcesSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import type { Drawing } from './drawing.js';
import type { SourceFile, SourceKind } from './source-file.js';

/** A source file that has been validated against its schema. */
export interface LoadedFile<T> {
  /** Path below the data folder. */
  file: string;
  value: T;
}

/** How the files of a kind become a field of the dataset. */
interface Arranged<T> {
  kind: SourceKind;
  from: (files: readonly LoadedFile<unknown>[]) => T;
}

/** A single file; if missing, the dataset has the empty value. */
const single = <T>(kind: SourceKind, empty: T): Arranged<LoadedFile<T>> => ({
  kind,
  from: ([found]) => ({ file: found?.file ?? `${kind}.yaml`, value: (found?.value as T | null) ?? empty }),
});

/** An optional file of an import. */
const optional = <T>(kind: SourceKind): Arranged<LoadedFile<T> | undefined> => ({
  kind,
  from: ([found]) => found as LoadedFile<T> | undefined,
});

const many = <T>(
  kind: SourceKind,
  idOf: (value: T, file: string) => string,
): Arranged<ReadonlyMap<string, LoadedFile<T>>> => ({
  kind,
  from: (files) => sorted((files as readonly LoadedFile<T>[]).map((one) => [idOf(one.value, one.file), one])),
});
const byId = <T extends { id: string }>(kind: SourceKind) => many<T>(kind, ({ id }) => id);
const byFile = <T>(kind: SourceKind) => many<T>(kind, (_, file) => file);
/** Imported files, keyed by their name: `imported/<source>/<folder>/<id>.json`. */
const byName = <T>(kind: SourceKind) => many<T>(kind, (_, file) => file.slice(file.lastIndexOf('/') + 1, -5));

const IMPORTED = {
  printers: byName<Source.ImportedPrinter>('imported-printer'),
  processes: byName<Source.ImportedProcesses>('imported-processes'),
  /** Names of its presets, by brand; only of the newest release of a slicer. */
  presets: byName<Source.ImportedPresets>('imported-presets'),
  /** Values of those presets, by brand, for the printers led by another source. */
  presetValues: byName<Source.ImportedPresetValues>('imported-preset-values'),
  /** Values of its presets for branded filaments, by the brand of the printers. */
  productPresets: byName<Source.ImportedProductPresets>('imported-product-presets'),
  /** Branded filaments, by brand id. */
  filaments: byName<Source.ImportedFilaments>('imported-filaments'),
  filamentPresets: optional<Source.ImportedFilamentPresets>('imported-filament-presets'),
  /** Its names for printers, in addition to those of their models. */
  machineNames: optional<Source.ImportedMachineNames>('imported-machine-names'),
  /** The presets from which its others inherit. */
  bases: optional<Source.ImportedBases>('imported-bases'),
  /** Its machine codes, by the id of the code system. */
  codes: byName<Source.ImportedCodes>('imported-codes'),
};

const FACTS = {
  brands: single<Source.BrandsSource>('brands', {}),
  filamentBrands: single<Source.FilamentBrandsSource>('filament-brands', {}),
  /** Curated corrections of branded filaments, by product. */
  filamentCorrections: single<Source.FilamentCorrectionsSource>('filament-corrections', {}),
  sources: single<Source.SourcesSource>('sources', {
    sources: {},
    filament_sources: {},
    leads: { default: [] },
    excluded: {},
  }),
  references: single<Source.ReferencesSource>('references', {}),
  origins: single<Source.OriginsSource>('origins', {}),
  redirects: single<Source.RedirectsSource>('redirects', {}),
  exceptions: single<Source.ExceptionsSource>('exceptions', []),
  publishedIds: single<Source.PublishedIdsSource>('published-ids', {}),
  /** The machines whose facts are researched first. */
  wellKnown: single<Source.WellKnownSource>('well-known', { rule: '', made: '', printers: [] }),
  /** Words for symptoms and materials that only the search uses. */
  otherLanguages: single<Source.OtherLanguagesSource>('other-languages', {}),
  materialNames: single<Source.MaterialNamesSource>('material-names', {
    ...{ read_as: {}, ignored: [], polymers: [], soluble: [], not_support: [] },
    ...{ fibres: { cf: [], gf: [] }, grades: {}, instead: {} },
  }),
  /** Materials by their names or numbers in other systems. */
  materialIdentifiers: single<Source.MaterialIdentifiersSource>('material-identifiers', {}),
  /** Products by Cura's machine definitions. */
  curaMachines: single<Source.CuraMachinesSource>('cura-machines', {}),
  printers: byId<Source.PrinterSource>('printer'),
  /** Corrections of process presets, by `<source>/<brand>`. */
  processes: many<Source.ProcessesSource>('processes', ({ source, brand }) => `${source}/${brand}`),
  materials: byId<Source.MaterialSource>('material'),
  settings: byId<Source.SettingSource>('setting'),
  symptoms: byId<Source.SymptomSource>('symptom'),
  causes: byId<Source.CauseSource>('cause'),
  fixes: byId<Source.FixSource>('fix'),
  checks: byId<Source.CheckSource>('check'),
  setups: single<Source.SetupsSource>('setups', []),
  /** Publicly solved faults; only the URLs of the cited ones are published. */
  cases: byId<Source.CaseSource>('case'),
  heldOut: single<Source.HeldOutSource>('held-out', { seed: '', bound: '', cases: [] }),
  trialTexts: single<Source.TrialTextsSource>('trial-texts', { truths: '', tuning: [], held: [] }),
  trialAnswers: single<Source.TrialAnswersSource>('trial-answers', {}),
  trialTruths: single<Source.TrialTruthsSource>('trial-truths', {}),
  /** Steps from a new spool to a tuned profile. */
  calibrations: byId<Source.CalibrationSource>('calibration'),
  /** The code systems in which machines report faults. */
  codeSystems: byId<Source.CodeSystemSource>('code-system'),
  /** Codes reported by machines, by `<system>/<module>`. */
  codes: many<Source.CodesSource>('codes', ({ system, module }) => `${system}/${module}`),
  /** The possible keys of each slicer's presets. */
  slicerKeys: byId<Source.SlicerKeysSource>('slicer-keys'),
  /** The keys that correspond to values of this dataset, by file. */
  presets: byFile<Source.PresetsSource>('presets'),
};

/** Drawings of symptoms and calibration steps, by path below the data folder; they have no schema. */
const DRAWINGS = { drawings: byFile<Drawing>('drawing') };

type Fields<Table> = { [Field in keyof Table]: Table[Field] extends Arranged<infer T> ? T : never };

/** The imported files of one source: data/imported/<source>. */
export interface Imported extends Fields<typeof IMPORTED> {
  digests: LoadedFile<Source.ImportedDigests>;
}

/** All facts of the data folder, by kind, ordered by id. */
export interface Dataset extends Fields<typeof FACTS>, Fields<typeof DRAWINGS> {
  /** By source. */
  imported: ReadonlyMap<string, Imported>;
}

/** Arranges source files that have passed the schemas. */
export function buildDataset(files: readonly SourceFile[]): Dataset {
  const imports = Map.groupBy(
    files.filter(({ kind }) => kind.startsWith('imported-')),
    ({ file }) => file.split('/')[1] ?? '',
  );
  return {
    ...arrange(FACTS, files),
    ...arrange(DRAWINGS, files),
    imported: sorted(
      [...imports].map(([source, own]) => {
        const digests = own.find(({ kind }) => kind === 'imported-digests')?.value ?? {};
        const file = `imported/${source}/digests.json`;
        return [source, { ...arrange(IMPORTED, own), digests: { file, value: digests as Source.ImportedDigests } }];
      }),
    ),
  };
}

function arrange<Table extends Readonly<Record<string, Arranged<unknown>>>>(
  table: Table,
  files: readonly SourceFile[],
): Fields<Table> {
  const byKind = Map.groupBy(files, ({ kind }) => kind);
  const entries = Object.entries(table).map(([field, { kind, from }]) => [
    field,
    from((byKind.get(kind) ?? []).map(({ file, value }) => ({ file, value }))),
  ]);
  return Object.fromEntries(entries) as Fields<Table>;
}

function sorted<T>(entries: readonly (readonly [id: string, value: T])[]): Map<string, T> {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Every file with a schema in a dataset, with its kind, except the digests of imported files. */
export function* entriesOf(dataset: Dataset): Iterable<readonly [kind: SourceKind, entry: LoadedFile<unknown>]> {
  yield* entriesIn(FACTS, dataset);
  for (const imported of dataset.imported.values()) yield* entriesIn(IMPORTED, imported);
}

function* entriesIn<Table extends Readonly<Record<string, Arranged<unknown>>>>(
  table: Table,
  fields: Fields<Table>,
): Iterable<readonly [SourceKind, LoadedFile<unknown>]> {
  for (const [field, { kind }] of Object.entries(table)) {
    const value = fields[field] as LoadedFile<unknown> | ReadonlyMap<string, LoadedFile<unknown>> | undefined;
    if (value instanceof Map) for (const entry of value.values()) yield [kind, entry];
    else if (value !== undefined) yield [kind, value as LoadedFile<unknown>];
  }
}

/** Imported data of a printer, by source id. */
export function sourcesOf({ imported }: Dataset, printer: string): Map<string, LoadedFile<Source.ImportedPrinter>> {
  return new Map(
    [...imported].flatMap(([source, { printers }]) => {
      const entry = printers.get(printer);
      return entry ? [[source, entry] as const] : [];
    }),
  );
}

/** The source that leads for a printer, with its data. */
export interface Lead {
  source: string;
  /** Path below the data folder. */
  file: string;
  imported: ImportedPrinter;
}

/** Sources in order of precedence for a brand: its own order, then the default one. */
export function leadOrder(leads: SourcesSource['leads'], brand: string): string[] {
  return [...(ownValue(leads, brand) ?? []), ...(leads.default ?? [])];
}

/**
 * The source that leads for a printer: the first one in the order of its brand, then of the default, that knows it.
 * Undefined if none of `present` is in data/sources.yaml.
 */
export function leadingSource(
  leads: SourcesSource['leads'],
  brand: string,
  present: readonly string[],
): string | undefined {
  return leadOrder(leads, brand).find((source) => present.includes(source));
}

/** The lead of a printer; undefined if no source of data/sources.yaml knows it. */
export function findLead(dataset: Dataset, { id, brand }: PrinterSource): Lead | undefined {
  const parts = sourcesOf(dataset, id);
  const source = leadingSource(dataset.sources.value.leads, brand, [...parts.keys()]);
  const part = source === undefined ? undefined : parts.get(source);
  return source === undefined || !part ? undefined : { source, file: part.file, imported: part.value };
}

/** The lead of a printer without a source: nothing is imported, all facts are curated. */
export const BY_HAND: Lead = { source: 'curated', file: '', imported: { models: [], nozzles: {} } };

/**
 * The lead of a printer that has passed the check; {@link BY_HAND} if it only has curated facts.
 *
 * @throws when it has neither a source nor curated facts
 */
export function leadOf(dataset: Dataset, printer: PrinterSource): Lead {
  const lead = findLead(dataset, printer) ?? (printer.curated && BY_HAND);
  if (!lead) throw new Error(`${printer.id}: none of its sources is in data/sources.yaml, and nothing is curated`);
  return lead;
}
