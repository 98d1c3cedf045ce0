import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import { type Language, LOCALES, type Locale } from '../../../core/words/language.js';
import type { ValueNames, Writer } from '../../../core/words/values.js';
import type { BriefIndex, Material, Printer } from '../../../schemas/generated/record.js';
import type { ExplorerTexts, FieldTexts } from './explorer-texts.js';
import type { QueryState } from './query-state.js';

/** The data embedded in the page. */
export interface Built {
  language: Language;
  /** Base URL of the site, without a trailing slash. */
  base: string;
  /** Includes the names of units and of enum values shown without the layout. */
  texts: ExplorerTexts & { words: ValueNames };
  /** Version of the data, and sources by id. */
  version: BriefIndex['version'];
  sources: BriefIndex['sources'];
}

/** Keys of the query state that name a record, with its type. */
export interface NamedRecords {
  printer: Printer;
  printer2: Printer;
  material: Material;
  material2: Material;
}
export type Named = keyof NamedRecords;

/** Context shared by all components of the page. */
export interface Tools extends Built, Locale {
  writer: Writer;
  files: Files;
  place: QueryState;
  /** The records named in the query state. */
  records: { [K in Named]: Loaded<NamedRecords[K]> };
  /** Changes the query state and the URL; 'replaces' adds no history entry. */
  go: (change: Partial<QueryState>, replaces?: 'replaces') => void;
  hrefOf: (change: Partial<QueryState>) => string;
  /** The localised URL of a site path such as `/materials/pla/`. */
  to: (path: string) => string;
}

export const ToolsContext = createContext<Tools | null>(null);

/** @throws outside the explorer */
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('no tools');
  return tools;
}

/** Context for fields and messages on pages without the explorer. */
interface FieldTools extends Pick<Tools, 'language' | 'files'> {
  texts: FieldTexts;
}

export const FieldContext = createContext<FieldTools | null>(null);

/** @throws outside a page with fields */
export function useFieldTools(): FieldTools {
  const [own, all] = [useContext(FieldContext), useContext(ToolsContext)];
  const tools = own ?? all;
  if (!tools) throw new Error('no tools');
  return tools;
}

/** State of an asynchronous load. */
export type Loaded<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * Loads the value for `key`, again whenever it changes; null loads nothing.
 *
 * @param load receives the key and must not depend on anything else
 */
export function useLoaded<T>(key: string | null, load: (key: string) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ key: string | null; loaded: Loaded<T> }>({
    key: null,
    loaded: { state: 'idle' },
  });
  // `load` depends on nothing but the key.
  useEffect(() => {
    if (key === null) return;
    let current = true;
    const set = (loaded: Loaded<T>) => current && setFound({ key, loaded });
    set({ state: 'loading' });
    load(key).then(
      (value) => set({ state: 'ready', value }),
      (error: unknown) => set({ state: 'failed', error, retry: () => setAttempt((n) => n + 1) }),
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  if (key === null) return { state: 'idle' };
  return found.key === key ? found.loaded : { state: 'loading' };
}

/** Lazy-loads a module once it is wanted and keeps it loaded. */
export function useOnDemand<T>(wanted: boolean, load: () => Promise<T>): Loaded<T> {
  const asked = useRef(false);
  asked.current ||= wanted;
  return useLoaded(asked.current ? 'component' : null, load);
}

/** The loaded value; null until it is ready. */
export function loadedValue<T>(loaded: Loaded<T>): T | null {
  return loaded.state === 'ready' ? loaded.value : null;
}

/** Path of the layout, which the site build writes: see pages/[...locale]/explorer/. */
export function layoutFile(language: Language): string {
  return `${LOCALES[language].prefix}/explorer/layout.json`;
}

/** Whether the values of a row differ between columns; unknown values do not count as different. */
export function differs(texts: readonly (string | null)[]): boolean {
  return texts.every((text) => text !== null) && texts.some((text) => text !== texts[0]);
}
