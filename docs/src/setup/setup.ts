import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';

/** Something that was chosen: its id, and what it is called, so that it can be shown without asking for it. */
export interface Chosen {
  id: string;
  name: string;
}

/** What somebody prints with. It is kept in this browser and sent nowhere; null: not chosen. */
export interface MySetup {
  printer: Chosen | null;
  /** Nozzle variant, as profiles name it: `0.4`. */
  nozzle: string | null;
  material: Chosen | null;
  slicer: SlicerId | null;
}

/** Nothing chosen. */
export const NO_SETUP: MySetup = { printer: null, nozzle: null, material: null, slicer: null };

/** Where it is kept. */
const KEY = 'my-setup';

/** Who wants to know when another setup is kept. */
const listeners = new Set<() => void>();

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; null where it is blocked. */
function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The kept setup. Anything that is no setup, or cannot be read, is nothing chosen. */
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

/**
 * Keeps a change of the setup and notifies the page. A nozzle belongs to its printer: another printer forgets it.
 *
 * @returns the setup that holds now, also where nothing can be kept
 */
export function saveSetup(change: Partial<MySetup>, store: Store | null = browserStore()): MySetup {
  const before = readSetup(store);
  const other = change.printer !== undefined && change.printer?.id !== before.printer?.id;
  const after = { ...before, ...(other ? { nozzle: null } : {}), ...change };
  keep(() => (isEmpty(after) ? store?.removeItem(KEY) : store?.setItem(KEY, JSON.stringify(after))));
  return after;
}

/** Forgets everything, and notifies the page. */
export function forgetSetup(store: Store | null = browserStore()): void {
  keep(() => store?.removeItem(KEY));
}

/** Whether nothing is chosen. */
export function isEmpty(setup: MySetup): boolean {
  return Object.values(setup).every((part) => part === null);
}

/** Calls back whenever another setup is kept in this window. */
export function onChange(listener: () => void): void {
  listeners.add(listener);
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // Blocked or full: then nothing is remembered.
  }
  for (const listener of listeners) listener();
}

function chosen(kept: unknown): Chosen | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, name } = kept as Record<keyof Chosen, unknown>;
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9.-]{0,99}$/.test(id)) return null;
  return { id, name: typeof name === 'string' && name.length < 200 ? name : id };
}

/** A place of the explorer for a setup. */
function queryStateOf({ printer, nozzle, material, slicer }: MySetup): Partial<QueryState> {
  return { printer: printer?.id ?? null, nozzle, material: material?.id ?? null, slicer };
}

/** Path of the explorer, without the language, showing a setup. */
export function explorerPath(setup: MySetup, besides: Partial<QueryState> = {}): string {
  return `/explorer/${writeQueryState({ ...readQueryState(''), ...queryStateOf(setup), ...besides })}`;
}

/**
 * A place, with my setup where the address says nothing: what it says wins, and whoever links to a printer or a material
 * means just that.
 */
export function fillQueryState(place: QueryState, setup: MySetup): QueryState {
  const { brand, printer, material, nozzle, printer2, material2 } = place;
  const slicer = place.slicer ?? setup.slicer;
  const said = [brand, printer, material, nozzle, printer2, material2].some((part) => part !== null);
  return said ? { ...place, slicer } : { ...place, ...queryStateOf(setup), slicer };
}
