import type {
  BrandsSource,
  CauseSource,
  ExceptionsSource,
  FixSource,
  MaterialSource,
  PrinterSource,
  ProcessesSource,
  PublishedIdsSource,
  RedirectsSource,
  ReferencesSource,
  SettingSource,
  SourcesSource,
  SymptomSource,
} from '../../schemas/generated/source.js';
import type { SourceFile, SourceKind } from './source-file.js';

/** A source file whose shape is known to be right. */
export interface Entry<T> {
  /** Path below the data folder. */
  file: string;
  value: T;
}

/** Every fact of the data folder, by kind, in the order of their ids. */
export interface Dataset {
  brands: Entry<BrandsSource>;
  sources: Entry<SourcesSource>;
  references: Entry<ReferencesSource>;
  redirects: Entry<RedirectsSource>;
  exceptions: Entry<ExceptionsSource>;
  publishedIds: Entry<PublishedIdsSource>;
  printers: ReadonlyMap<string, Entry<PrinterSource>>;
  /** By `<source>/<brand>`. */
  processes: ReadonlyMap<string, Entry<ProcessesSource>>;
  materials: ReadonlyMap<string, Entry<MaterialSource>>;
  settings: ReadonlyMap<string, Entry<SettingSource>>;
  symptoms: ReadonlyMap<string, Entry<SymptomSource>>;
  causes: ReadonlyMap<string, Entry<CauseSource>>;
  fixes: ReadonlyMap<string, Entry<FixSource>>;
}

/** Arranges source files that the schemas have accepted. A missing single file counts as empty. */
export function arrange(files: readonly SourceFile[]): Dataset {
  const single = <T>(kind: SourceKind, empty: T): Entry<T> => {
    const found = files.find((file) => file.kind === kind);
    return { file: found?.file ?? `${kind}.yaml`, value: (found?.value as T | null) ?? empty };
  };
  const many = <T>(kind: SourceKind, idOf: (value: T) => string): Map<string, Entry<T>> => {
    const entries = files
      .filter((file) => file.kind === kind)
      .map(({ file, value }) => [idOf(value as T), { file, value: value as T }] as const);
    return new Map(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  };
  const byId = <T extends { id: string }>(kind: SourceKind) => many<T>(kind, ({ id }) => id);
  return {
    brands: single<BrandsSource>('brands', {}),
    sources: single<SourcesSource>('sources', { sources: {}, leads: { default: [] }, excluded: {} }),
    references: single<ReferencesSource>('references', {}),
    redirects: single<RedirectsSource>('redirects', {}),
    exceptions: single<ExceptionsSource>('exceptions', []),
    publishedIds: single<PublishedIdsSource>('published-ids', {}),
    printers: byId<PrinterSource>('printer'),
    processes: many<ProcessesSource>('processes', ({ source, brand }) => `${source}/${brand}`),
    materials: byId<MaterialSource>('material'),
    settings: byId<SettingSource>('setting'),
    symptoms: byId<SymptomSource>('symptom'),
    causes: byId<CauseSource>('cause'),
    fixes: byId<FixSource>('fix'),
  };
}
