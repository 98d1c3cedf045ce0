import { resolveRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import type { Profile, ResolveVectors, Rule } from '../../../../schemas/generated/record.js';
import type { Records } from '../../compose/records.js';

/** Human-readable texts, which programs do not depend on; each is also in the rule or in the table of its code. */
const TEXT_FIELDS = [
  ...['name', 'action', 'message', 'reason', 'text', 'note', 'option', 'workaround', 'calibration', 'menu'],
  ...['setting_name'],
].flatMap((name) => [name, `${name}_zh`]);

/** An answer without its texts: the part that has to be the same in every implementation. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !TEXT_FIELDS.includes(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutTexts(inner)]));
}

type Vector = ResolveVectors['vectors'][number];
type Yours = Record<string, SettingValue>;

const ABOUT =
  'Rules with setups, and the expected results, for programs that resolve rules themselves. A setup names records by id; ' +
  'null: not chosen. yours contains the values that override those of the profile, by the id of the setting. resolved is ' +
  'the answer without texts; without_texts lists the fields left out: remove them from your answer before you compare.';

/** Setups per rule: rotates through the slicers, with and without user values. */
const SETUPS = 4;

/** `/api/v1/vectors/resolve.json`: every rule and every fix, for existing pairs. */
export function resolveVectors(records: Records): ResolveVectors {
  const profiles = usual(records.profiles);
  const chosen = records.rules.flatMap((rule, place) => [
    ...Array.from({ length: profiles.length > 0 ? SETUPS : 0 }, (_, turn) => {
      const profile = profiles[strideTo(place * SETUPS + turn, profiles.length)] as Profile;
      return vectorOf(records, rule, {
        profile,
        turn: place + turn,
        yours: turn % 2 === 1 ? yoursFor(rule, turn) : {},
      });
    }),
    // Nothing chosen: everything that depends on the setup is conditional.
    ...(place % 10 === 0 ? [vectorOf(records, rule, { profile: null, turn: -1, yours: {} })] : []),
  ]);
  const vectors = [...chosen, ...forTheRest(records, profiles, chosen)];
  return { about: ABOUT, without_texts: TEXT_FIELDS, vectors };
}

/** The profiles most people use, of the 0.4 mm nozzle; all profiles if there are none. */
function usual(profiles: readonly Profile[]): Profile[] {
  const standard = profiles.filter(({ nozzle }) => nozzle.diameter_mm === 0.4);
  return standard.length > 0 ? standard : [...profiles];
}

/** Indexes spread evenly and reproducibly over a list: the golden ratio never falls into a period of it. */
function strideTo(turn: number, length: number): number {
  return Math.floor((turn * 0.6180339887 * length) % length);
}

interface Chosen {
  profile: Profile | null;
  /** Index of the slicer, modulo their number; -1: none. */
  turn: number;
  yours: Yours;
}

function vectorOf(records: Records, rule: Rule, { profile, turn, yours }: Chosen): Vector {
  const setup: Setup = {
    printer: records.printers.find(({ id }) => id === profile?.printer) ?? null,
    material: records.materials.find(({ id }) => id === profile?.material) ?? null,
    profile,
    slicer: turn < 0 ? null : (SLICERS[turn % SLICERS.length] ?? null),
    user_values: yours,
  };
  return {
    rule: rule.id,
    setup: {
      printer: setup.printer?.id ?? null,
      material: setup.material?.id ?? null,
      profile: profile?.id ?? null,
      slicer: setup.slicer,
      user_values: yours,
    },
    resolved: withoutTexts(resolveRule(rule, setup)) as Vector['resolved'],
  };
}

/** User values for the figures of a rule: the upper end of the safe range on turn 1, else twice that. */
function yoursFor(rule: Rule, turn: number): Yours {
  const yours: Yours = {};
  for (const { fixes } of rule.causes) {
    for (const { adjustment } of fixes) {
      const { max, unit } = adjustment?.safe_range ?? {};
      if (adjustment && max != null && unit === adjustment.unit) yours[adjustment.setting] = turn === 1 ? max : max * 2;
    }
  }
  return yours;
}

/** Additional vectors for fixes missing from all answers so far, if a pair has a use for them. */
function forTheRest(records: Records, profiles: readonly Profile[], so: readonly Vector[]): Vector[] {
  const seen = new Set(so.flatMap(fixesOf));
  const more: Vector[] = [];
  for (const [place, rule] of records.rules.entries()) {
    const missing = () => rule.causes.some(({ fixes }) => fixes.some(({ id }) => !seen.has(id)));
    for (let turn = 0; missing() && turn < TRIES; turn++) {
      const profile = profiles[strideTo(place * SETUPS + turn, profiles.length)] as Profile;
      const vector = vectorOf(records, rule, { profile, turn: place + turn, yours: {} });
      const found = fixesOf(vector).filter((id) => !seen.has(id));
      if (found.length === 0) continue;
      for (const id of found) seen.add(id);
      more.push(vector);
    }
  }
  return more;
}

/** Maximum pairs to try for fixes that few have a use for. */
const TRIES = 400;

function fixesOf({ resolved }: Vector): string[] {
  return resolved.causes.flatMap(({ fixes }) => fixes.map(({ id }) => id));
}
