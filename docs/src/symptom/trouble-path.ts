import { type QueryState, writeQueryState } from '../explorer/query-state.js';

/** Path of the symptom overview, without the language, with a setup to pass on to the chosen symptom. */
export function troublePath({ printer, nozzle, material, slicer }: QueryState): string {
  const other = { brand: null, filament: null, printer2: null, material2: null };
  const nothing = { view: 'profile', compare: 'printers', ...other } as const;
  return `/symptoms/${writeQueryState({ ...nothing, printer, nozzle, material, slicer })}`;
}
