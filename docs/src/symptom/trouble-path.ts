import { type QueryState, writeQueryState } from '../explorer/query-state.js';

/** Path of all symptoms, without the language, for the setup of a place: it goes along to the one that is chosen. */
export function troublePath({ printer, nozzle, material, slicer }: QueryState): string {
  const nothing = { view: 'profile', compare: 'printers', brand: null, printer2: null, material2: null } as const;
  return `/symptoms/${writeQueryState({ ...nothing, printer, nozzle, material, slicer })}`;
}

/** Whether an address of the explorer asks for what is on the page of a symptom, as links of former days do. */
export function asksForSymptom(search: string): boolean {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  return view === 'troubleshoot' || (query.has('symptom') && view !== 'profile' && view !== 'compare');
}
