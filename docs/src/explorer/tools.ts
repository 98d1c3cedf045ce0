import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import type { BriefIndex } from '../../../core/contract/brief.js';
import { type Language, LOCALES, type Locale } from '../../../core/words/language.js';
import type { ValueNames, Writer } from '../../../core/words/values.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import type { ExplorerTexts, FieldTexts } from './explorer-texts.js';
import type { QueryState } from './query-state.js';

/** The data that the page is built with. */
export interface Built {
  language: Language;
  /** Base address of the site, without a slash at its end. */
  base: string;
  /** With the names of units and of the values that the page shows without a layout. */
  texts: ExplorerTexts & { words: ValueNames };
  /** Version of the data, and its sources by id. */
  version: BriefIndex['version'];
  sources: BriefIndex['sources'];
  /** Requests a minute that a query server answers. */
  requests: number;
}

/** The keys of a place that name a record, with the record that each names. */
export interface NamedRecords {
  printer: Printer;
  printer2: Printer;
  material: Material;
  material2: Material;
}
export type Named = keyof NamedRecords;

/** The shared tools of all components of the page. */
export interface Tools extends Built, Locale {
  writer: Writer;
  files: Files;
  place: QueryState;
  /** The records that the place names. */
  records: { [K in Named]: Loaded<NamedRecords[K]> };
  /** Changes the place and the address of the page; `replaces` makes no entry of the history. */
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

/** The tools of fields and messages, on pages without the explorer. */
interface FieldTools extends Pick<Tools, 'language' | 'files'> {
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

/** The state of a load. */
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

/** Loads a component in a script of its own once it is wanted, and keeps it. */
export function useOnDemand<T>(wanted: boolean, load: () => Promise<T>): Loaded<T> {
  const asked = useRef(false);
  asked.current ||= wanted;
  return useLoaded(asked.current ? 'component' : null, load);
}

/** The value of a load, once it is there. */
export function loadedValue<T>(loaded: Loaded<T>): T | null {
  return loaded.state === 'ready' ? loaded.value : null;
}

/** Path of a file that the build of the site makes for the explorer: see pages/[...locale]/explorer/. */
export function siteFile(language: Language, name: 'layout' | 'settings'): string {
  return `${LOCALES[language].prefix}/explorer/${name}.json`;
}

/** Whether the values of a line differ between the columns; an unknown value is no difference. */
export function differs(texts: readonly (string | null)[]): boolean {
  return texts.every((text) => text !== null) && texts.some((text) => text !== texts[0]);
}

/** Copies the text of an element. Without a clipboard, which needs https, the text is selected for the reader. */
export function useCopy(done: string, failed: string) {
  const code = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setMessage(done);
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setMessage(failed);
    }
  };
  return { code, message, copy };
}
