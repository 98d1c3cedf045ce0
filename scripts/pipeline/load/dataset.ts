import type * as Source from '../../../schemas/generated/source.js';
import type { Drawing } from './drawing.js';
import type { SourceFile, SourceKind } from './source-file.js';

/** A source file whose shape is known to be right. */
export interface LoadedFile<T> {
  /** Path below the data folder. */
  file: string;
  value: T;
}

/** How the files of one kind become a field of the dataset. */
interface Arranged<T> {
  kind: SourceKind;
  from: (files: readonly LoadedFile<unknown>[]) => T;
}

/** One file; a missing one counts as empty. */
const single = <T>(kind: SourceKind, empty: T): Arranged<LoadedFile<T>> => ({
  kind,
  from: ([found]) => ({ file: found?.file ?? `${kind}.yaml`, value: (found?.value as T | null) ?? empty }),
});

/** One file of a source, which may have none. */
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
/** The files of an import have the name of what they are about: `imported/<source>/<folder>/<id>.json`. */
const byName = <T>(kind: SourceKind) => many<T>(kind, (_, file) => file.slice(file.lastIndexOf('/') + 1, -5));

const IMPORTED = {
  printers: byName<Source.ImportedPrinter>('imported-printer'),
  processes: byName<Source.ImportedProcesses>('imported-processes'),
  /** What its presets are called, by brand; of a slicer's newest release alone. */
  presets: byName<Source.ImportedPresets>('imported-presets'),
  /** What those presets set, by brand, for the printers that another source leads for. */
  presetValues: byName<Source.ImportedPresetValues>('imported-preset-values'),
  /** What its presets for branded filaments set, by the brand of the printers. */
  productPresets: byName<Source.ImportedProductPresets>('imported-product-presets'),
  /** Branded filaments, by the brand's id. */
  filaments: byName<Source.ImportedFilaments>('imported-filaments'),
  filamentPresets: optional<Source.ImportedFilamentPresets>('imported-filament-presets'),
  /** What it calls our printers beside the names of their models. */
  machineNames: optional<Source.ImportedMachineNames>('imported-machine-names'),
  /** The presets that its others start from. */
  bases: optional<Source.ImportedBases>('imported-bases'),
  /** The codes of machines that it lists, by the id of their system. */
  codes: byName<Source.ImportedCodes>('imported-codes'),
};

const FACTS = {
  brands: single<Source.BrandsSource>('brands', {}),
  filamentBrands: single<Source.FilamentBrandsSource>('filament-brands', {}),
  /** What people put over the figures of branded filaments, by product. */
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
  /** The machines whose facts are looked up first. */
  wellKnown: single<Source.WellKnownSource>('well-known', { rule: '', made: '', printers: [] }),
  /** Words for symptoms and materials that only the search knows. */
  otherLanguages: single<Source.OtherLanguagesSource>('other-languages', {}),
  materialNames: single<Source.MaterialNamesSource>('material-names', {
    ...{ read_as: {}, ignored: [], polymers: [], soluble: [], not_support: [] },
    ...{ fibres: { cf: [], gf: [] }, grades: {}, instead: {} },
  }),
  /** Which of the materials each name or number of another system is. */
  materialIdentifiers: single<Source.MaterialIdentifiersSource>('material-identifiers', {}),
  /** Which product each of Cura's definitions is. */
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
  /** Faults that somebody solved in public; nothing of them is published but the addresses of those that are cited. */
  cases: byId<Source.CaseSource>('case'),
  /** Which of them only measure. */
  heldOut: single<Source.HeldOutSource>('held-out', { seed: '', bound: '', cases: [] }),
  trialTexts: single<Source.TrialTextsSource>('trial-texts', { truths: '', tuning: [], held: [] }),
  trialAnswers: single<Source.TrialAnswersSource>('trial-answers', {}),
  trialTruths: single<Source.TrialTruthsSource>('trial-truths', {}),
  /** Steps from a new spool to a tuned profile. */
  calibrations: byId<Source.CalibrationSource>('calibration'),
  /** In what machines report faults. */
  codeSystems: byId<Source.CodeSystemSource>('code-system'),
  /** What they report, by `<system>/<module>`. */
  codes: many<Source.CodesSource>('codes', ({ system, module }) => `${system}/${module}`),
  /** The keys that each slicer's presets may have. */
  slicerKeys: byId<Source.SlicerKeysSource>('slicer-keys'),
  /** Which of those keys say what a value of ours says, by file. */
  presets: byFile<Source.PresetsSource>('presets'),
};

/** Drawings of symptoms and of steps of the calibration, by their paths below the data folder; they have no schema. */
const DRAWINGS = { drawings: byFile<Drawing>('drawing') };

type Fields<Table> = { [Field in keyof Table]: Table[Field] extends Arranged<infer T> ? T : never };

/** The imported files of one source: data/imported/<source>. */
export interface Imported extends Fields<typeof IMPORTED> {
  digests: LoadedFile<Source.ImportedDigests>;
}

/** Every fact of the data folder, by kind, in the order of their ids. */
export interface Dataset extends Fields<typeof FACTS>, Fields<typeof DRAWINGS> {
  /** By source. */
  imported: ReadonlyMap<string, Imported>;
}

/** Arranges source files that the schemas have accepted. */
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

/** Every file of a dataset that has a schema, with its kind, but for the digests of imported files. */
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

/** What the sources say of a printer, each source's part by its id. */
export function sourcesOf({ imported }: Dataset, printer: string): Map<string, LoadedFile<Source.ImportedPrinter>> {
  return new Map(
    [...imported].flatMap(([source, { printers }]) => {
      const entry = printers.get(printer);
      return entry ? [[source, entry] as const] : [];
    }),
  );
}
