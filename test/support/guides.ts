import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { SymptomSource } from '../../schemas/generated/source.js';

export interface Guided {
  /** Causes in the order of the guide, by id of the reference. */
  guides: Readonly<Record<string, readonly string[]>>;
  /** Why the rule differs, by cause. */
  differs?: Readonly<Record<string, string>>;
  /** Why there are fewer than two guides. */
  short?: string;
}

/** Number of causes that count: those that a page shows unopened, and two more. */
const FIRST = 5;

export function readGuides(): Record<string, Guided> {
  const file = path.resolve(import.meta.dirname, '../fixtures/guides.yaml');
  return load(readFileSync(file, 'utf8')) as Record<string, Guided>;
}

/**
 * The differences between a rule and the guides, by cause. Causes that two guides have among their first five must be
 * among the rule's first five, in the order of all guides that have both; no cause may precede them that no guide names
 * and fewer than two solved cases confirm. A cause with two solved cases must be there too.
 */
export function disagreements(causes: SymptomSource['causes'], guides: Guided['guides']): Map<string, string> {
  const lists = Object.values(guides);
  const rule = causes.map(({ cause }) => cause);
  const first = rule.slice(0, FIRST);
  const confirmed = (id: string) => (causes.find(({ cause }) => cause === id)?.cases?.length ?? 0) > 1;
  const heads = lists.map((list) => list.slice(0, FIRST));
  const agreed = [...new Set(heads.flat())].filter((id) => heads.filter((head) => head.includes(id)).length > 1);
  const found = new Map<string, string>();
  for (const id of agreed) if (!first.includes(id)) found.set(id, 'two guides have it among their first five');
  for (const id of rule) if (confirmed(id) && !first.includes(id)) found.set(id, 'two solved cases confirm it');
  const ahead = first.slice(0, Math.max(0, ...agreed.map((id) => first.indexOf(id))));
  for (const id of ahead)
    if (!lists.flat().includes(id) && !confirmed(id)) found.set(id, 'it stands before what two guides name');
  const placed = first.filter((id) => agreed.includes(id));
  for (const [at, id] of placed.entries()) {
    for (const later of placed.slice(at + 1)) {
      const both = lists.filter((list) => list.includes(id) && list.includes(later));
      if (both.length > 1 && both.every((list) => list.indexOf(later) < list.indexOf(id)))
        found.set(id, `the guides put ${later} first`);
    }
  }
  return found;
}
