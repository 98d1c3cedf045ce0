import type { PresetRow } from '../../core/preset/shapes.js';
import type { Profile } from '../../schemas/generated/record.js';
import type { Check } from './check.js';
import type { Slicer } from './find-slicers.js';

/** Where a figure was other than the record says. */
interface Seen {
  slicer: Slicer;
  record: Profile;
  rows: readonly PresetRow[];
}

/** A difference that is known, with its reason. */
interface Explained {
  slicer: Slicer['id'];
  /** What is checked, `field what`. */
  check: RegExp;
  reason: string;
  /** Row of the report whose remark tells users; left out: no value of theirs is other than it should be. */
  told?: string;
  when?: (seen: Seen, check: Check) => boolean;
}

const EXPLAINED: readonly Explained[] = [
  {
    slicer: 'cura',
    check: /^cooling\.fan_off_first_layers fan/,
    reason: 'The fan of CuraEngine rises in a line up to its full layer; it cannot be off and then on.',
    told: 'cooling.fan_off_first_layers',
  },
];

/** Why a figure may be other than the record says, or null: it may not. */
export function explanationOf(check: Check, seen: Seen): string | null {
  const place = `${check.field} ${check.what}`;
  const found = EXPLAINED.find(
    (one) => one.slicer === seen.slicer.id && one.check.test(place) && (one.when?.(seen, check) ?? true),
  );
  if (found?.told === undefined) return found?.reason ?? null;
  // What nobody is told is a fault, however well it is understood here.
  const row = seen.rows.find(({ field }) => field === found.told);
  return row?.remark && row.remark_zh ? found.reason : null;
}
