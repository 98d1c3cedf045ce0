import type { IdentifySpools, Spool } from '../../schemas/generated/record.js';
import { fnv1a } from '../contract/fnv1a.js';
import { API } from '../contract/paths.js';
import { foldToKey } from './fold.js';

/** Identifier systems used on spool labels and tags. */
export const LABEL_SYSTEMS: readonly string[] = [
  'gtin',
  'article_number',
  'openprinttag_material_uuid',
  'openprinttag_package_uuid',
];

/** Number of files with label codes, so that each is small enough to fetch for one code. */
export const LABEL_SHARDS = 256;

/** Normalises a code: without separators, and for barcodes without leading zeros. */
export function labelKey(code: string): string {
  const key = foldToKey(code);
  return /^\d+$/.test(key) ? key.replace(/^0+(?=\d{7})/, '') : key;
}

/** Whether a text may be a label code: it contains a digit and is not too long. */
export function looksLikeLabel(text: string): boolean {
  return /^(?=.*\d)[A-Za-z0-9 ._/+-]{4,40}$/.test(text.trim());
}

/** The spools (product colours) that a code identifies in a file of codes, in any system. */
export function spoolsLabelled({ systems }: Pick<IdentifySpools, 'systems'>, code: string): Spool[] {
  const key = labelKey(code);
  return Object.values(systems).flatMap(({ identifiers }) =>
    Object.entries(identifiers).flatMap(([spelled, spools]) => (labelKey(spelled) === key ? spools : [])),
  );
}

/** Path of the file that contains a code, if any does: its number is the last byte of the hash of the ASCII code. */
export function labelsPath(code: string): string {
  return labelShardPath((fnv1a(labelKey(code)) % LABEL_SHARDS).toString(16).padStart(2, '0'));
}

/** @param shard two hexadecimal digits */
export function labelShardPath(shard: string): string {
  return `${API}/identify/labels/${shard}.json`;
}
