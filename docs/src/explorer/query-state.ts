import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';

/** The two things that the page can show. */
export const VIEWS = ['profile', 'compare'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the page, which a link to it carries. Ids as in the API; null: not chosen. */
export interface QueryState {
  view: View;
  brand: string | null;
  printer: string | null;
  material: string | null;
  /** The branded filament in place of its material. */
  filament: string | null;
  /** Nozzle variant. */
  nozzle: string | null;
  /** Whether two printers or two materials are compared. */
  compare: 'printers' | 'materials';
  printer2: string | null;
  material2: string | null;
  slicer: SlicerId | null;
}

const IDS = ['brand', 'printer', 'material', 'filament', 'nozzle', 'printer2', 'material2'] as const;

/** Reads the query of the page's address; what it does not know is left out, so that an old link still opens. */
export function readQueryState(search: string): QueryState {
  const query = new URLSearchParams(search);
  const ids = Object.fromEntries(IDS.map((key) => [key, query.get(key)?.trim() || null]));
  const view = query.get('view');
  const slicer = query.get('slicer');
  return {
    ...(ids as Pick<QueryState, (typeof IDS)[number]>),
    view: VIEWS.find((known) => known === view) ?? 'profile',
    compare: query.get('compare') === 'materials' || (ids.material2 && !ids.printer2) ? 'materials' : 'printers',
    slicer: SLICERS.find((known) => known === slicer) ?? null,
  };
}

/** The query for a place, `?` included; empty for the start. {@link readQueryState} gives the same place back. */
export function writeQueryState(place: QueryState): string {
  const query = new URLSearchParams();
  if (place.view !== 'profile') query.set('view', place.view);
  if (place.compare === 'materials') query.set('compare', 'materials');
  for (const key of IDS) {
    const value = place[key];
    // The brand follows from the printer.
    if (value !== null && !(key === 'brand' && place.printer !== null)) query.set(key, value);
  }
  if (place.slicer !== null) query.set('slicer', place.slicer);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
