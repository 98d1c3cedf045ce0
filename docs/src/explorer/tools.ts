import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import type { BriefIndex } from '../../../core/contract/brief.js';
import type { Language, Locale } from '../../../core/words/language.js';
import type { Writer } from '../../../core/words/values.js';
import type { QueryState } from './query-state.js';
import type { Texts } from './texts/en.js';
import type { ExplorerTexts } from './texts/parts.js';

/** What the page was built with. */
export interface Built {
  language: Language;
  /** Address of the folder that the site lies in, without a slash at its end. */
  base: string;
  texts: ExplorerTexts;
  /** Version of the data, and where it was taken from, by id. */
  version: BriefIndex['version'];
  sources: BriefIndex['sources'];
  /** Requests a minute that a query server answers. */
  requests: number;
}

/** What every part of the page needs. */
export interface Tools extends Built, Locale {
  writer: Writer;
  files: Files;
  place: QueryState;
  /** Shows something else; the address of the page follows. What only says the same better `replaces` the address. */
  go: (change: Partial<QueryState>, replaces?: 'replaces') => void;
  /** The address of a place, for links. */
  hrefOf: (change: Partial<QueryState>) => string;
}

export const ToolsContext = createContext<Tools | null>(null);

/** @throws outside the page */
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('no tools');
  return tools;
}

/** The page's own words that fields and messages say. */
export const FIELD_TEXTS = [
  'brand',
  'printer',
  'material',
  'slicer',
  'allBrands',
  'printerHint',
  'materialHint',
  'anySlicer',
  'clear',
  'results',
  'more',
  'none',
  'loading',
  'retry',
  'failed',
  'reasons',
] as const satisfies readonly (keyof Texts)[];
export type FieldTexts = Pick<Texts, (typeof FIELD_TEXTS)[number]>;

/** What fields and messages need, on pages that have nothing else of the explorer. */
export interface FieldTools extends Pick<Tools, 'language' | 'files'> {
  texts: FieldTexts;
}

export const FieldContext = createContext<FieldTools | null>(null);

/** @throws outside a page that has fields */
export function useFieldTools(): FieldTools {
  const [own, all] = [useContext(FieldContext), useContext(ToolsContext)];
  const tools = own ?? all;
  if (!tools) throw new Error('no tools');
  return tools;
}

/** How far a load is. */
export type Loaded<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * Loads what `key` names, again whenever it changes; null loads nothing.
 *
 * @param load gets the key; must not depend on anything else
 */
export function useLoaded<T>(key: string | null, load: (key: string) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ key: string | null; loaded: Loaded<T> }>({
    key: null,
    loaded: { state: 'idle' },
  });
  // The key says everything that `load` depends on.
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

/** Loads a component that is a script of its own once it is wanted, and keeps it: a page that does not need it does not load it. */
export function useOnDemand<T>(wanted: boolean, load: () => Promise<T>): Loaded<T> {
  const asked = useRef(false);
  asked.current ||= wanted;
  return useLoaded(asked.current ? 'component' : null, load);
}

/** The value of a load, once it is there. */
export function loadedValue<T>(loaded: Loaded<T>): T | null {
  return loaded.state === 'ready' ? loaded.value : null;
}
