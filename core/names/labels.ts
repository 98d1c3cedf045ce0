import type { IdentifySpools, Spool } from '../../schemas/generated/record.js';
import { fnv1a } from '../contract/fnv1a.js';
import { API } from '../contract/paths.js';
import { foldToKey } from './fold.js';

/** Systems of identifiers that the label of a spool or its tag carries. */
export const LABEL_SYSTEMS: readonly string[] = [
  'gtin',
  'article_number',
  'openprinttag_material_uuid',
  'openprinttag_package_uuid',
];

/** How many files the codes of labels lie in: each is small enough for one code. */
export const LABEL_SHARDS = 256;

/** A code in the one spelling of all of them: without separators, and a barcode without the zeros in front. */
export function labelKey(code: string): string {
  const key = foldToKey(code);
  return /^\d+$/.test(key) ? key.replace(/^0+(?=\d{7})/, '') : key;
}

/** Whether a text can be a code of a label: it has a digit, and no more than such codes have. */
export function looksLikeLabel(text: string): boolean {
  return /^(?=.*\d)[A-Za-z0-9 ._/+-]{4,40}$/.test(text.trim());
}

/** The colours of products that a code means among the codes of a file, in whatever system. */
export function spoolsLabelled({ systems }: Pick<IdentifySpools, 'systems'>, code: string): Spool[] {
  const key = labelKey(code);
  return Object.values(systems).flatMap(({ identifiers }) =>
    Object.entries(identifiers).flatMap(([spelled, spools]) => (labelKey(spelled) === key ? spools : [])),
  );
}

/** The file that has a code, if any has: its number is the last byte of the hash of the code, whose characters are ASCII. */
export function labelsPath(code: string): string {
  return labelShardPath((fnv1a(labelKey(code)) % LABEL_SHARDS).toString(16).padStart(2, '0'));
}

/** @param shard two hexadecimal digits */
export function labelShardPath(shard: string): string {
  return `${API}/identify/labels/${shard}.json`;
}
