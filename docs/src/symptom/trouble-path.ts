import { type QueryState, writeQueryState } from '../explorer/query-state.js';

/** Path of all symptoms, without the language, for the setup of a place: it goes along to the one that is chosen. */
export function troublePath({ printer, nozzle, material, slicer }: QueryState): string {
  const other = { brand: null, filament: null, printer2: null, material2: null };
  const nothing = { view: 'profile', compare: 'printers', ...other } as const;
  return `/symptoms/${writeQueryState({ ...nothing, printer, nozzle, material, slicer })}`;
}
