import { type Place, readPlace, writePlace } from '../explorer/place.js';
import type { MySetup } from './setup.js';

/** A place of the explorer for a setup. */
export function placeOf({ printer, nozzle, material, slicer }: MySetup): Partial<Place> {
  return { printer: printer?.id ?? null, nozzle, material: material?.id ?? null, slicer };
}

/** Path of the explorer, without the language, showing a setup. */
export function explorerPath(setup: MySetup, besides: Partial<Place> = {}): string {
  return `/explorer/${writePlace({ ...readPlace(''), ...placeOf(setup), ...besides })}`;
}

/**
 * A place, with my setup where the address says nothing: what it says wins, and whoever links to a printer or a material
 * means just that.
 */
export function fillPlace(place: Place, setup: MySetup): Place {
  const { brand, printer, material, nozzle, printer2, material2 } = place;
  const slicer = place.slicer ?? setup.slicer;
  const said = [brand, printer, material, nozzle, printer2, material2].some((part) => part !== null);
  return said ? { ...place, slicer } : { ...place, ...placeOf(setup), slicer };
}
