import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';

/** A saved record: its id, and its name for display without a request. */
export interface Chosen {
  id: string;
  name: string;
}

/** The user's setup, stored only in this browser; null: not selected. */
export interface MySetup {
  printer: Chosen | null;
  /** Nozzle variant as in profiles: `0.4`. */
  nozzle: string | null;
  material: Chosen | null;
  slicer: SlicerId | null;
}

export const NO_SETUP: MySetup = { printer: null, nozzle: null, material: null, slicer: null };

/** localStorage key. */
const KEY = 'my-setup';

/** Called when the setup changes. */
const listeners = new Set<() => void>();

/** The subset of the Storage API in use. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** localStorage; null if blocked. */
function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The saved setup; empty if it is invalid or unreadable. */
export function readSetup(store: Store | null = browserStore()): MySetup {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NO_SETUP;
    const { printer, nozzle, material, slicer } = kept as Record<keyof MySetup, unknown>;
    return {
      printer: chosen(printer),
      nozzle: typeof nozzle === 'string' && /^[\w. -]{1,40}$/.test(nozzle) ? nozzle : null,
      material: chosen(material),
      slicer: SLICERS.find((id) => id === slicer) ?? null,
    };
  } catch {
    return NO_SETUP;
  }
}

/** A setup after a change; another printer clears the nozzle. */
export function changedSetup(before: MySetup, change: Partial<MySetup>): MySetup {
  const other = change.printer !== undefined && change.printer?.id !== before.printer?.id;
  return { ...before, ...(other && { nozzle: null }), ...change };
}

/**
 * Saves changes to the setup and notifies listeners. Changing the printer clears the nozzle.
 *
 * @returns the current setup, even if it cannot be stored
 */
export function saveSetup(change: Partial<MySetup>, store: Store | null = browserStore()): MySetup {
  const after = changedSetup(readSetup(store), change);
  keep(() => (isEmpty(after) ? store?.removeItem(KEY) : store?.setItem(KEY, JSON.stringify(after))));
  return after;
}

/** Clears the setup and notifies listeners. */
export function forgetSetup(store: Store | null = browserStore()): void {
  keep(() => store?.removeItem(KEY));
}

/** Whether nothing is selected. */
export function isEmpty(setup: MySetup): boolean {
  return Object.values(setup).every((part) => part === null);
}

/** Calls back whenever the setup changes in this window. */
export function onChange(listener: () => void): void {
  listeners.add(listener);
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // Storage is blocked or full: nothing is saved.
  }
  for (const listener of listeners) listener();
}

function chosen(kept: unknown): Chosen | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, name } = kept as Record<keyof Chosen, unknown>;
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9.-]{0,99}$/.test(id)) return null;
  return { id, name: typeof name === 'string' && name.length < 200 ? name : id };
}

function queryStateOf({ printer, nozzle, material, slicer }: MySetup): Partial<QueryState> {
  return { printer: printer?.id ?? null, nozzle, material: material?.id ?? null, slicer };
}

/** Path of the explorer for a setup, without the language prefix. */
export function explorerPath(setup: MySetup, besides: Partial<QueryState> = {}): string {
  return `/explorer/${writeQueryState({ ...readQueryState(''), ...queryStateOf(setup), ...besides })}`;
}

/**
 * Fills a query state from the saved setup only if the URL names no records: links to a printer or material mean
 * exactly that. The slicer is always filled in.
 */
export function fillQueryState(place: QueryState, setup: MySetup): QueryState {
  const { printer, material, nozzle, printer2, material2 } = place;
  const slicer = place.slicer ?? setup.slicer;
  const said = [printer, material, nozzle, printer2, material2].some((part) => part !== null);
  return said ? { ...place, slicer } : { ...place, ...queryStateOf(setup), slicer };
}
