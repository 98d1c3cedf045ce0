import { type QueryState, readQueryState, writeQueryState } from '../explorer/query-state.js';

/** The explorer, showing something: a path without the language. */
export function writeLink(place: Partial<QueryState>): string {
  return `/explorer/${writeQueryState({ ...readQueryState(''), ...place })}`;
}
