import type { VectorConflict } from '../../../schemas/generated/record.js';
import type { Change } from './change.js';

/** A fix of a cause of a rule, by their ids. */
export type FixRef = Pick<VectorConflict, 'rule' | 'cause' | 'fix'>;

/** A fix whose change contradicts that of another one. */
export interface Conflict extends FixRef {
  setting: string;
  setting_name: string;
  setting_name_zh: string;
  /** Direction of this change; set: to another value or choice. */
  direction: 'increase' | 'decrease' | 'enable' | 'disable' | 'set';
  with: FixRef & { direction: Conflict['direction'] };
}

export interface PlacedChange {
  place: FixRef;
  change: Change;
}

/** Fixes that cannot be combined, each naming the other, within one rule or across the rules of several symptoms. */
export function conflictsAmong(changes: readonly PlacedChange[]): Conflict[] {
  return changes.flatMap(({ place, change }) =>
    changes
      .filter((other) => other.place.fix !== place.fix && opposed(change, other.change))
      .map((other) => ({
        ...place,
        setting: change.setting,
        setting_name: change.name,
        setting_name_zh: change.name_zh,
        direction: courseOf(change),
        with: { ...other.place, direction: courseOf(other.change) },
      })),
  );
}

function opposed(a: Change, b: Change): boolean {
  if (a.setting !== b.setting || a.direction === 'tune' || b.direction === 'tune') return false;
  const [one, two] = [courseOf(a), courseOf(b)];
  if (one === 'set' && two === 'set') return !sameTarget(a, b);
  const pair = [one, two].sort().join(' ');
  return pair === 'decrease increase' || pair === 'disable enable';
}

function sameTarget({ target: a }: Change, { target: b }: Change): boolean {
  if (a === null || b === null) return true;
  return a.value === b.value && a.option === b.option;
}

/** Direction of a change: setting a figure raises or lowers the current one. */
function courseOf({ direction, target, current: now, ways }: Change): Conflict['direction'] {
  if (direction === 'tune') return ways[0]?.direction ?? 'set';
  if (direction !== 'set' || typeof target?.value !== 'number' || typeof now.value !== 'number') return direction;
  return target.value > now.value ? 'increase' : target.value < now.value ? 'decrease' : 'set';
}
