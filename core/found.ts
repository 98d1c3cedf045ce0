import { foldToKey } from './fold.js';

/** The kinds of records that one can look for, in the order in which equals are shown. */
export const FOUND_KINDS = [
  'symptoms',
  'printers',
  'materials',
  'brands',
  'filaments',
  'filament_brands',
  'settings',
  'causes',
  'calibration',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A record by its names: id, English name, Chinese name (empty: the same), other names as {@link foldToFind} has them. */
export type FindEntry = readonly [id: string, name: string, nameZh: string, ...others: string[]];

/** `brief/find.json`: what everything is called, for a search in the browser. */
export type FindIndex = Readonly<Record<FoundKind, readonly FindEntry[]>>;

/** A name as the search compares it: without separators and apostrophes. */
export function foldToFind(name: string): string {
  return foldToKey(name).replace(/['’‘`]/g, '');
}
