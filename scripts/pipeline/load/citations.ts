import { everyText } from '../../shared/tree.js';
import type { Dataset, LoadedFile } from './dataset.js';

/** A source that a hand-written file cites. */
export interface Citation {
  /** Path of the file below the data folder. */
  file: string;
  /** Dotted path of the text that names it. */
  path: string;
  url: string;
  /** What rests on it: the path of the fact inside the file, empty for the file as a whole; null where nothing does. */
  fact: string | null;
  /** Whether it is only kept beside the value that leads. */
  beside: boolean;
}

/** Keys that say where the value beside or above them was read. */
const CITING = /(^|\.)(source|sources\.\d+(?:\.repository)?|references\.\d+|documentation)$/;

/** A value that is kept beside the one that leads. */
const BESIDE = /\.others\.\d+$/;

/**
 * Every address that files name which nobody imported, wherever in them, the ids of data/references.yaml and data/sources.yaml
 * replaced by their addresses. A key that is not known here cannot hide one: every text is looked at.
 */
export function citations(dataset: Dataset): Citation[] {
  return [...written(dataset)].flatMap(({ file, value }) =>
    [...citingTexts(value)].flatMap(({ path, text, fact, beside }) => {
      const named = fact === null ? undefined : addressOf(text, dataset);
      const urls = named === undefined ? addressesIn(text) : [named];
      return urls.map((url) => ({ file, path, url, fact, beside }));
    }),
  );
}

/** The texts of a file that may name an address: where one is expected, and where one is. */
function* citingTexts(value: unknown) {
  for (const [path, text] of everyText(value)) {
    const fact = CITING.test(path) ? path.replace(CITING, '') : null;
    if (fact !== null || text.includes('://')) yield { path, text, fact, beside: fact !== null && BESIDE.test(fact) };
  }
}

function* written(dataset: Dataset): Iterable<LoadedFile<unknown>> {
  const { sources, references, printers, processes, materials, settings, symptoms, causes, fixes, calibrations } =
    dataset;
  const { codeSystems, codes } = dataset;
  yield sources;
  yield references;
  yield dataset.materialIdentifiers;
  yield* dataset.slicerKeys.values();
  for (const entries of [
    printers,
    processes,
    materials,
    settings,
    symptoms,
    causes,
    fixes,
    calibrations,
    codeSystems,
    codes,
  ])
    yield* entries.values();
}

/** The reference or source of an id, as in `prusa-fff: Original Prusa MK4`. */
function addressOf(text: string, { references, sources }: Dataset): string | undefined {
  if (Object.hasOwn(references.value, text)) return references.value[text]?.url;
  const [source = ''] = text.split(':');
  return Object.hasOwn(sources.value.sources, source) ? sources.value.sources[source]?.repository : undefined;
}

function addressesIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
}
