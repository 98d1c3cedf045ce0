import { everyText } from '../../shared/tree.js';
import type { Dataset, LoadedFile } from './dataset.js';

/** A source cited by a hand-written file. */
export interface Citation {
  /** Path of the file below the data folder. */
  file: string;
  /** Dotted path of the text with the citation. */
  path: string;
  url: string;
  /** Path of the supported fact inside the file, empty for the whole file; null if there is none. */
  fact: string | null;
  /** Whether it supports a value that is kept in addition to the leading one. */
  beside: boolean;
}

/** Keys whose text cites the source of the value at the same or the next higher level. */
const CITING = /(^|\.)(source|sources\.\d+(?:\.repository)?|references\.\d+|documentation)$/;

/** A value kept in addition to the leading one. */
const BESIDE = /\.others\.\d+$/;

/**
 * Every URL in hand-written files, with the ids of data/references.yaml and data/sources.yaml resolved to URLs. Every
 * text is searched, so an unknown key cannot hide one.
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

/** The texts of a file that can contain a URL: those where one is expected, and those that contain `://`. */
function* citingTexts(value: unknown) {
  for (const [path, text] of everyText(value)) {
    const fact = CITING.test(path) ? path.replace(CITING, '') : null;
    if (fact !== null || text.includes('://')) yield { path, text, fact, beside: fact !== null && BESIDE.test(fact) };
  }
}

function* written(dataset: Dataset): Iterable<LoadedFile<unknown>> {
  const { sources, references, materialIdentifiers, slicerKeys, printers, processes, materials, settings } = dataset;
  const { symptoms, causes, fixes, calibrations, codeSystems, codes } = dataset;
  yield* [sources, references, materialIdentifiers, ...slicerKeys.values()];
  for (const entries of [printers, processes, materials, settings, symptoms, causes, fixes, calibrations])
    yield* entries.values();
  yield* [...codeSystems.values(), ...codes.values()];
}

/** URL of the reference or source with an id, as in `prusa-fff: Original Prusa MK4`. */
function addressOf(text: string, { references, sources }: Dataset): string | undefined {
  if (Object.hasOwn(references.value, text)) return references.value[text]?.url;
  const [source = ''] = text.split(':');
  return Object.hasOwn(sources.value.sources, source) ? sources.value.sources[source]?.repository : undefined;
}

function addressesIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
}
