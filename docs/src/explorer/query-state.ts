import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';

/** The views of the page. */
export const VIEWS = ['profile', 'compare'] as const;
export type View = (typeof VIEWS)[number];

/** State of the page as encoded in its URL. Ids as in the API; null: not selected. */
export interface QueryState {
  view: View;
  printer: string | null;
  material: string | null;
  /** Branded filament that replaces the generic material. */
  filament: string | null;
  /** Nozzle variant. */
  nozzle: string | null;
  /** Compare two printers or two materials. */
  compare: 'printers' | 'materials';
  printer2: string | null;
  material2: string | null;
  slicer: SlicerId | null;
}

const IDS = ['printer', 'material', 'filament', 'nozzle', 'printer2', 'material2'] as const;

/** Parses the query of the URL; unknown parameters are ignored so that old links still work. */
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

/** Encodes the setup of a state alone, for pages that only take a setup; empty if there is none. */
export function setupQuery({
  printer,
  nozzle,
  material,
  slicer,
}: Pick<QueryState, 'printer' | 'nozzle' | 'material' | 'slicer'>): string {
  return writeQueryState({ ...readQueryState(''), printer, nozzle, material, slicer });
}

/** Encodes a state as a query with `?`, or an empty string for the initial state. Inverse of {@link readQueryState}. */
export function writeQueryState(place: QueryState): string {
  const query = new URLSearchParams();
  if (place.view !== 'profile') query.set('view', place.view);
  if (place.compare === 'materials') query.set('compare', 'materials');
  for (const key of IDS) {
    const value = place[key];
    if (value !== null) query.set(key, value);
  }
  if (place.slicer !== null) query.set('slicer', place.slicer);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
