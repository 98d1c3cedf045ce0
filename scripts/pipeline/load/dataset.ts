import type {
  BrandsSource,
  CalibrationSource,
  CaseSource,
  CauseSource,
  CheckSource,
  CodeSystemSource,
  CodesSource,
  CuraMachinesSource,
  ExceptionsSource,
  FilamentBrandsSource,
  FilamentCorrectionsSource,
  FixSource,
  HeldOutSource,
  ImportedBases,
  ImportedCodes,
  ImportedDigests,
  ImportedFilamentPresets,
  ImportedFilaments,
  ImportedMachineNames,
  ImportedPresets,
  ImportedPresetValues,
  ImportedPrinter,
  ImportedProcesses,
  MaterialIdentifiersSource,
  MaterialNamesSource,
  MaterialSource,
  OriginsSource,
  PresetsSource,
  PrinterSource,
  ProcessesSource,
  PublishedIdsSource,
  RedirectsSource,
  ReferencesSource,
  SettingSource,
  SetupsSource,
  SlicerKeysSource,
  SourcesSource,
  SymptomSource,
  TrialAnswersSource,
  TrialTextsSource,
  TrialTruthsSource,
  WellKnownSource,
} from '../../../schemas/generated/source.js';
import type { Drawing } from './drawing.js';
import type { SourceFile, SourceKind } from './source-file.js';

/** A source file whose shape is known to be right. */
export interface LoadedFile<T> {
  /** Path below the data folder. */
  file: string;
  value: T;
}

/** The imported files of one source: data/imported/<source>. */
export interface Imported {
  /** By printer id. */
  printers: ReadonlyMap<string, LoadedFile<ImportedPrinter>>;
  /** Process presets, by brand. */
  processes: ReadonlyMap<string, LoadedFile<ImportedProcesses>>;
  /** What its presets are called, by brand; of a slicer's newest release alone. */
  presets: ReadonlyMap<string, LoadedFile<ImportedPresets>>;
  /** What those presets set, by brand, for the printers that another source leads for. */
  presetValues: ReadonlyMap<string, LoadedFile<ImportedPresetValues>>;
  /** Branded filaments, by the brand's id. */
  filaments: ReadonlyMap<string, LoadedFile<ImportedFilaments>>;
  /** What a slicer has of filament presets; of one source one file. */
  filamentPresets: LoadedFile<ImportedFilamentPresets> | undefined;
  /** What it calls our printers beside the names of their models; of one source one file. */
  machineNames: LoadedFile<ImportedMachineNames> | undefined;
  /** The presets that its others start from; of one source one file. */
  bases: LoadedFile<ImportedBases> | undefined;
  /** The codes of machines that it lists, by the id of their system. */
  codes: ReadonlyMap<string, LoadedFile<ImportedCodes>>;
  digests: LoadedFile<ImportedDigests>;
}

/** Every fact of the data folder, by kind, in the order of their ids. */
export interface Dataset {
  brands: LoadedFile<BrandsSource>;
  /** The brands of filament, which are others than those of printers. */
  filamentBrands: LoadedFile<FilamentBrandsSource>;
  /** What people put over the figures of branded filaments, by product. */
  filamentCorrections: LoadedFile<FilamentCorrectionsSource>;
  sources: LoadedFile<SourcesSource>;
  references: LoadedFile<ReferencesSource>;
  origins: LoadedFile<OriginsSource>;
  redirects: LoadedFile<RedirectsSource>;
  exceptions: LoadedFile<ExceptionsSource>;
  publishedIds: LoadedFile<PublishedIdsSource>;
  /** The machines whose facts are looked up first. */
  wellKnown: LoadedFile<WellKnownSource>;
  materialNames: LoadedFile<MaterialNamesSource>;
  /** Which of the materials each name or number of another system is. */
  materialIdentifiers: LoadedFile<MaterialIdentifiersSource>;
  /** Which product each of Cura's definitions is. */
  curaMachines: LoadedFile<CuraMachinesSource>;
  printers: ReadonlyMap<string, LoadedFile<PrinterSource>>;
  /** Corrections of process presets, by `<source>/<brand>`. */
  processes: ReadonlyMap<string, LoadedFile<ProcessesSource>>;
  /** By source. */
  imported: ReadonlyMap<string, Imported>;
  materials: ReadonlyMap<string, LoadedFile<MaterialSource>>;
  settings: ReadonlyMap<string, LoadedFile<SettingSource>>;
  symptoms: ReadonlyMap<string, LoadedFile<SymptomSource>>;
  causes: ReadonlyMap<string, LoadedFile<CauseSource>>;
  fixes: ReadonlyMap<string, LoadedFile<FixSource>>;
  checks: ReadonlyMap<string, LoadedFile<CheckSource>>;
  /** What a setup makes likelier. */
  setups: LoadedFile<SetupsSource>;
  /** Faults that somebody solved in public; nothing of them is published but the addresses of those that are cited. */
  cases: ReadonlyMap<string, LoadedFile<CaseSource>>;
  /** Which of them only measure. */
  heldOut: LoadedFile<HeldOutSource>;
  trialTexts: LoadedFile<TrialTextsSource>;
  trialAnswers: LoadedFile<TrialAnswersSource>;
  trialTruths: LoadedFile<TrialTruthsSource>;
  /** Steps from a new spool to a tuned profile. */
  calibrations: ReadonlyMap<string, LoadedFile<CalibrationSource>>;
  /** In what machines report faults. */
  codeSystems: ReadonlyMap<string, LoadedFile<CodeSystemSource>>;
  /** What they report, by `<system>/<module>`. */
  codes: ReadonlyMap<string, LoadedFile<CodesSource>>;
  /** What a symptom or a step of the calibration looks like, by the path of the drawing below the data folder. */
  drawings: ReadonlyMap<string, LoadedFile<Drawing>>;
  /** The keys that each slicer's presets may have. */
  slicerKeys: ReadonlyMap<string, LoadedFile<SlicerKeysSource>>;
  /** Which of those keys say what a value of ours says, by file. */
  presets: ReadonlyMap<string, LoadedFile<PresetsSource>>;
}

const NO_NAMES: MaterialNamesSource = {
  read_as: {},
  ignored: [],
  polymers: [],
  soluble: [],
  not_support: [],
  fibres: { cf: [], gf: [] },
  grades: {},
  instead: {},
};

/** Arranges source files that the schemas have accepted. A missing single file counts as empty. */
export function buildDataset(files: readonly SourceFile[]): Dataset {
  const single = <T>(kind: SourceKind, empty: T): LoadedFile<T> => {
    const found = files.find((file) => file.kind === kind);
    return { file: found?.file ?? `${kind}.yaml`, value: (found?.value as T | null) ?? empty };
  };
  const many = <T>(kind: SourceKind, idOf: (value: T) => string): Map<string, LoadedFile<T>> =>
    sorted(
      files
        .filter((file) => file.kind === kind)
        .map(({ file, value }) => [idOf(value as T), { file, value: value as T }] as const),
    );
  const byId = <T extends { id: string }>(kind: SourceKind) => many<T>(kind, ({ id }) => id);
  const byFile = <T>(kind: SourceKind): Map<string, LoadedFile<T>> =>
    sorted(
      files.filter((file) => file.kind === kind).map(({ file, value }) => [file, { file, value: value as T }] as const),
    );
  return {
    brands: single<BrandsSource>('brands', {}),
    filamentBrands: single<FilamentBrandsSource>('filament-brands', {}),
    filamentCorrections: single<FilamentCorrectionsSource>('filament-corrections', {}),
    sources: single<SourcesSource>('sources', {
      sources: {},
      filament_sources: {},
      leads: { default: [] },
      excluded: {},
    }),
    references: single<ReferencesSource>('references', {}),
    origins: single<OriginsSource>('origins', {}),
    redirects: single<RedirectsSource>('redirects', {}),
    exceptions: single<ExceptionsSource>('exceptions', []),
    publishedIds: single<PublishedIdsSource>('published-ids', {}),
    wellKnown: single<WellKnownSource>('well-known', { rule: '', made: '', printers: [] }),
    materialNames: single<MaterialNamesSource>('material-names', NO_NAMES),
    materialIdentifiers: single<MaterialIdentifiersSource>('material-identifiers', {}),
    curaMachines: single<CuraMachinesSource>('cura-machines', {}),
    printers: byId<PrinterSource>('printer'),
    processes: many<ProcessesSource>('processes', ({ source, brand }) => `${source}/${brand}`),
    imported: arrangeImported(files),
    materials: byId<MaterialSource>('material'),
    settings: byId<SettingSource>('setting'),
    symptoms: byId<SymptomSource>('symptom'),
    causes: byId<CauseSource>('cause'),
    fixes: byId<FixSource>('fix'),
    checks: byId<CheckSource>('check'),
    setups: single<SetupsSource>('setups', []),
    cases: byId<CaseSource>('case'),
    heldOut: single<HeldOutSource>('held-out', { seed: '', bound: '', cases: [] }),
    trialTexts: single<TrialTextsSource>('trial-texts', { truths: '', tuning: [], held: [] }),
    trialAnswers: single<TrialAnswersSource>('trial-answers', {}),
    trialTruths: single<TrialTruthsSource>('trial-truths', {}),
    calibrations: byId<CalibrationSource>('calibration'),
    codeSystems: byId<CodeSystemSource>('code-system'),
    codes: many<CodesSource>('codes', ({ system, module }) => `${system}/${module}`),
    drawings: byFile<Drawing>('drawing'),
    slicerKeys: byId<SlicerKeysSource>('slicer-keys'),
    presets: byFile<PresetsSource>('presets'),
  };
}

/** The files of an import name what they are about: `imported/<source>/<folder>/<id>.json`. */
function arrangeImported(files: readonly SourceFile[]): Map<string, Imported> {
  const bySource = Map.groupBy(
    files.filter(({ kind }) => kind.startsWith('imported-')),
    ({ file }) => file.split('/')[1] ?? '',
  );
  return sorted(
    [...bySource].map(([source, own]) => {
      const named = <T>(kind: SourceKind) =>
        sorted(
          own
            .filter((file) => file.kind === kind)
            .map((one) => [one.file.slice(one.file.lastIndexOf('/') + 1, -5), one as LoadedFile<T>] as const),
        );
      const digests = own.find(({ kind }) => kind === 'imported-digests');
      const presets = own.find(({ kind }) => kind === 'imported-filament-presets');
      const machines = own.find(({ kind }) => kind === 'imported-machine-names');
      const bases = own.find(({ kind }) => kind === 'imported-bases');
      return [
        source,
        {
          printers: named<ImportedPrinter>('imported-printer'),
          processes: named<ImportedProcesses>('imported-processes'),
          presets: named<ImportedPresets>('imported-presets'),
          presetValues: named<ImportedPresetValues>('imported-preset-values'),
          filaments: named<ImportedFilaments>('imported-filaments'),
          filamentPresets: presets as LoadedFile<ImportedFilamentPresets> | undefined,
          machineNames: machines as LoadedFile<ImportedMachineNames> | undefined,
          bases: bases as LoadedFile<ImportedBases> | undefined,
          codes: named<ImportedCodes>('imported-codes'),
          digests: {
            file: `imported/${source}/digests.json`,
            value: (digests?.value ?? {}) as ImportedDigests,
          },
        },
      ] as const;
    }),
  );
}

function sorted<T>(entries: readonly (readonly [id: string, value: T])[]): Map<string, T> {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** The kind of the files that a field of a dataset is arranged from; drawings have no schema. */
const KINDS: Readonly<Record<Exclude<keyof Dataset, 'imported' | 'drawings'>, SourceKind>> = {
  brands: 'brands',
  filamentBrands: 'filament-brands',
  filamentCorrections: 'filament-corrections',
  sources: 'sources',
  references: 'references',
  origins: 'origins',
  redirects: 'redirects',
  exceptions: 'exceptions',
  publishedIds: 'published-ids',
  wellKnown: 'well-known',
  materialNames: 'material-names',
  materialIdentifiers: 'material-identifiers',
  curaMachines: 'cura-machines',
  printers: 'printer',
  processes: 'processes',
  materials: 'material',
  settings: 'setting',
  symptoms: 'symptom',
  causes: 'cause',
  fixes: 'fix',
  checks: 'check',
  setups: 'setups',
  cases: 'case',
  heldOut: 'held-out',
  trialTexts: 'trial-texts',
  trialAnswers: 'trial-answers',
  trialTruths: 'trial-truths',
  calibrations: 'calibration',
  codeSystems: 'code-system',
  codes: 'codes',
  slicerKeys: 'slicer-keys',
  presets: 'presets',
};

const IMPORTED_KINDS: Readonly<Record<Exclude<keyof Imported, 'digests'>, SourceKind>> = {
  printers: 'imported-printer',
  processes: 'imported-processes',
  presets: 'imported-presets',
  presetValues: 'imported-preset-values',
  filaments: 'imported-filaments',
  filamentPresets: 'imported-filament-presets',
  machineNames: 'imported-machine-names',
  bases: 'imported-bases',
  codes: 'imported-codes',
};

/** Every file of a dataset that has a schema, with its kind, but for the digests of imported files. */
export function* entriesOf(dataset: Dataset): Iterable<readonly [kind: SourceKind, entry: LoadedFile<unknown>]> {
  for (const [field, kind] of Object.entries(KINDS)) yield* entriesAt(dataset[field as keyof typeof KINDS], kind);
  for (const imported of dataset.imported.values())
    for (const [field, kind] of Object.entries(IMPORTED_KINDS))
      yield* entriesAt(imported[field as keyof typeof IMPORTED_KINDS], kind);
}

function* entriesAt(
  at: LoadedFile<unknown> | ReadonlyMap<string, LoadedFile<unknown>> | undefined,
  kind: SourceKind,
): Iterable<readonly [SourceKind, LoadedFile<unknown>]> {
  if (at instanceof Map) for (const entry of at.values()) yield [kind, entry];
  else if (at !== undefined) yield [kind, at as LoadedFile<unknown>];
}

/** What the sources say of a printer, each source's part by its id. */
export function sourcesOf({ imported }: Dataset, printer: string): Map<string, LoadedFile<ImportedPrinter>> {
  return new Map(
    [...imported].flatMap(([source, { printers }]) => {
      const entry = printers.get(printer);
      return entry ? [[source, entry] as const] : [];
    }),
  );
}
