import type { Addition, Cause, Fix, Rule } from '../../../schemas/generated/record.js';
import { withoutPower } from '../diagnose/power.js';
import { type Change, changeOf } from './change.js';
import { type Applies, judge } from './conditions.js';
import { type Conflict, conflictsAmong, type PlacedChange } from './conflicts.js';
import { type Contradiction, contradictionsOf } from './contradictions.js';
import type { Setup } from './setup.js';

/** A sentence appended to the instructions or the caution of a fix. */
export interface ResolvedAddition extends Pick<Addition, 'part' | 'text' | 'text_zh'> {
  applies: Applies;
}

export interface ResolvedFix extends Pick<Fix, 'id' | 'action' | 'action_zh'> {
  applies: Applies;
  /** Sentences that apply to this setup, in order. */
  additions: ResolvedAddition[];
  /** The adjustment in figures; null: an action at the printer. */
  change: Change | null;
}

export interface ResolvedCause extends Pick<Cause, 'id' | 'name' | 'name_zh' | 'likelihood'> {
  applies: Applies;
  fixes: ResolvedFix[];
}

/** A fix that must wait until the cause is found and repaired. */
export interface Later {
  cause: string;
  fix: string;
  name: string;
  name_zh: string;
}

/** A cause, if `fix` is null, or fix that was omitted, with the conditions that are not met. */
export interface LeftOut extends Omit<Later, 'fix'>, Pick<Applies, 'unmet_conditions' | 'assumptions'> {
  fix: string | null;
}

/** A rule resolved for one setup. */
export interface ResolvedRule {
  rule: string;
  name: string;
  name_zh: string;
  stop_print: boolean;
  /** The printer must be off until the cause is found: only fixes done with it unplugged and cold are included. */
  power_off: boolean;
  /** Contradictions within the setup, to be shown first. */
  contradictions: Contradiction[];
  causes: ResolvedCause[];
  /** Fixes that need power, if the printer must be off: only for after the repair. */
  after_repair: Later[];
  omitted: LeftOut[];
  conflicts: Conflict[];
}

/**
 * Resolves a rule for a setup: the causes and fixes that apply, and every adjustment with its current value, the values
 * to try and the limit. Pure: the same records give the same answer everywhere.
 */
export function resolveRule(rule: Rule, setup: Setup): ResolvedRule {
  const leftOut: LeftOut[] = [];
  const later: Later[] = [];
  const allowed = withoutPower(rule);
  const causes = rule.causes.flatMap((cause, place) => {
    const { id, name, name_zh, likelihood } = cause;
    const applies = judge(cause.applies_to, setup);
    if (applies.verdict === 'no') {
      leftOut.push({ cause: id, fix: null, name, name_zh, ...whyOf(applies) });
      return [];
    }
    const fixes = cause.fixes.flatMap((fix) => {
      const named = { cause: id, fix: fix.id, name: fix.action, name_zh: fix.action_zh };
      const own = judge(fix.applies_to, setup);
      if (own.verdict === 'no') leftOut.push({ ...named, ...whyOf(own) });
      else if (allowed.causes[place]?.fixes.includes(fix)) return [resolveFix(fix, own, setup, rule.where)];
      else later.push(named);
      return [];
    });
    return [{ id, name, name_zh, likelihood, applies, fixes }];
  });
  return {
    rule: rule.id,
    name: rule.name,
    name_zh: rule.name_zh,
    stop_print: rule.stop_print,
    power_off: rule.power_off,
    contradictions: contradictionsOf(setup),
    causes,
    after_repair: later,
    omitted: leftOut,
    conflicts: conflictsAmong(changesOf(rule.id, causes)),
  };
}

/** Conflicts between the answers to several symptoms of one print. */
export function conflictsOf(resolved: readonly ResolvedRule[]): Conflict[] {
  return conflictsAmong(resolved.flatMap(({ rule, causes }) => changesOf(rule, causes)));
}

/** @param where where the symptom shows; absent: unknown */
export function resolveFix(fix: Fix, applies: Applies, setup: Setup, where?: readonly string[]): ResolvedFix {
  const additions = fix.additions
    .map(({ when, part, text, text_zh }) => ({ part, text, text_zh, applies: judge(when, setup) }))
    .filter((one) => one.applies.verdict !== 'no');
  return {
    id: fix.id,
    action: fix.action,
    action_zh: fix.action_zh,
    applies,
    additions,
    change: fix.adjustment && changeOf(fix.adjustment, setup, where),
  };
}

function changesOf(rule: string, causes: readonly ResolvedCause[]): PlacedChange[] {
  return causes.flatMap(({ id: cause, fixes }) =>
    fixes.flatMap(({ id: fix, change }) => (change ? [{ place: { rule, cause, fix }, change }] : [])),
  );
}

function whyOf({ unmet_conditions, assumptions }: Applies) {
  return { unmet_conditions, assumptions };
}
