import { RELEASE_KINDS, type ReleaseKind } from '../../../core/contract/changes.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import type { ReleaseRecords } from '../diff/read-release.js';

/** A warning of a record that one of two releases has and the other has not. */
export interface WarningChange {
  kind: ReleaseKind;
  id: string;
  code: string;
  /** Field of the record that it is about. */
  field: string;
  message: string;
}

/** The warnings that records have in `after` and not in `before`, and those that they no longer have. */
export function compareWarnings(
  before: ReleaseRecords,
  after: ReleaseRecords,
): { gained: WarningChange[]; lost: WarningChange[] } {
  const [old, now] = [warningsOf(before), warningsOf(after)];
  const only = (some: typeof old, others: typeof old) =>
    [...some].filter(([key]) => !others.has(key)).map(([, warning]) => warning);
  return { gained: only(now, old), lost: only(old, now) };
}

function warningsOf({ records }: ReleaseRecords): Map<string, WarningChange> {
  const found = new Map<string, WarningChange>();
  for (const kind of RELEASE_KINDS)
    for (const [id, record] of records[kind])
      for (const { code, field, message } of warningsIn(record)) {
        const warning = { kind, id, code: String(code), field: String(field), message: String(message) };
        found.set(JSON.stringify([kind, id, code, field]), warning);
      }
  return found;
}

function warningsIn({ warnings = null }: JsonObject): JsonObject[] {
  return Array.isArray(warnings) ? (warnings as Json[]).filter(isObject) : [];
}
