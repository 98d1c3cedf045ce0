import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';
import type { MySetup } from './setup.js';

/** A place of the explorer for a setup. */
export function queryStateOf({ printer, nozzle, material, slicer }: MySetup): Partial<QueryState> {
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
