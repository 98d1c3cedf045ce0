import { type Place, readPlace, writePlace } from '../explorer/place.js';

/** The explorer, showing something: a path without the language. */
export function writeLink(place: Partial<Place>): string {
  return `/explorer/${writePlace({ ...readPlace(''), ...place })}`;
}
