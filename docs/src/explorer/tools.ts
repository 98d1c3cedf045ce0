import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Group, Lang, RecordKind } from './layout.js';
import { LoadError, type Loader, type Progress } from './load.js';
import type { Place } from './place.js';
import type { Texts } from './texts/en.js';
import type { Writer } from './values.js';

/** What the page was built with. */
export interface Built {
  lang: Lang;
  /** Address of the folder that the site lies in, without a slash at its end. */
  base: string;
  texts: Texts;
  layout: Record<RecordKind, Group[]>;
  /** Requests a minute that a query server answers. */
  requests: number;
}

/** The part of `index.json` that the page reads. */
export interface Index {
  version: string;
  brands: { id: string; name: string }[];
  sources: Record<string, { name: string; repository: string }>;
}

/** What every part of the page needs. */
export interface Tools extends Built {
  writer: Writer;
  loader: Loader;
  place: Place;
  index: Index | null;
  /** Shows something else; the address of the page follows. */
  go: (change: Partial<Place>) => void;
  /** The address of a place, for links. */
  hrefOf: (change: Partial<Place>) => string;
}

export const ToolsContext = createContext<Tools | null>(null);

/** @throws outside the page */
export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('no tools');
  return tools;
}

/** How far a load is. */
export type Loaded<T> =
  | { state: 'idle' }
  | { state: 'loading'; done: number; total: number }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: LoadError; retry: () => void };

/**
 * Loads what `key` names, again whenever it changes; null loads nothing.
 *
 * @param load gets the key; must not depend on anything else
 */
export function useLoaded<T>(key: string | null, load: (key: string, progress: Progress) => Promise<T>): Loaded<T> {
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
    set({ state: 'loading', done: 0, total: 0 });
    load(key, (done, total) => set({ state: 'loading', done, total })).then(
      (value) => set({ state: 'ready', value }),
      (error: unknown) =>
        set({
          state: 'failed',
          error: error instanceof LoadError ? error : new LoadError('broken', String(error)),
          retry: () => setAttempt((n) => n + 1),
        }),
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  if (key === null) return { state: 'idle' };
  return found.key === key ? found.loaded : { state: 'loading', done: 0, total: 0 };
}

/** The value of a load, once it is there. */
export function loadedValue<T>(loaded: Loaded<T>): T | null {
  return loaded.state === 'ready' ? loaded.value : null;
}
