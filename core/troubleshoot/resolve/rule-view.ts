import type { Cause, Fix, Rule, RuleConditions } from '../../../schemas/generated/record.js';
import { LIKELIHOODS } from '../../words/enumerations.js';
import { type Language, LOCALES, type Say } from '../../words/language.js';
import { POWER_LATER, POWER_OFF, withoutPower } from '../diagnose/power.js';
import {
  describeChange,
  describeChangeBriefly,
  describeLocation,
  formatQuantity,
  formatSpan,
  isOpen,
  type OneChange,
  parenthesize,
} from './change-words.js';
import { describeApplies, describeConditions, describeGuesses, type RecordNames } from './condition-words.js';
import { type Applies, judge } from './conditions.js';
import type { Span } from './quantity.js';
import { type ResolvedCause, type ResolvedFix, type ResolvedRule, resolveFix, resolveRule } from './resolve-rule.js';
import { describeSetup, type Setup } from './setup.js';

/** A rule as shown to the user for a setup, in one language; texts that do not exist are empty. */
export interface RuleView {
  id: string;
  name: string;
  description: string;
  /** How to tell that the problem is gone. */
  solved: string;
  /** The setup in words: `Creality Ender-3 V3 SE, 0.4 mm, PETG, Cura`. */
  setup: string;
  stop_print: boolean;
  /** Warning to switch the printer off at the wall, to be shown first; empty: not needed. */
  power_off: string;
  /** Contradictions within the setup, to be shown first. */
  contradictions: string[];
  /** Causes that apply or may apply to the setup, most likely first. */
  causes: CauseView[];
  /** One sentence naming the fixes that must wait for power; empty: none. */
  later: string;
  /** Fixes that cannot be combined, listed from both sides. */
  conflicts: ConflictView[];
  left_out: LeftOutView[];
}

export interface CauseView {
  id: string;
  name: string;
  likelihood: string;
  /** Relative weight by the rule alone; lower if it is unknown whether the cause applies. */
  weight: number;
  condition: string;
  check: string;
  fixes: FixView[];
}

export interface FixView {
  id: string;
  action: string;
  condition: string;
  /** Whether it certainly applies to the setup and the chosen slicer has the setting. */
  fits: boolean;
  effort: Fix['effort'];
  /** Setting that it changes, or finds by a test; null: none. */
  setting: string | null;
  /** The fix's own check afterwards, whatever the symptom; empty: check whether the symptom is gone. */
  own_check: string;
  /** The material's figures for the fix: `PETG: 60–65 °C, 8 h`. */
  with_material: string;
  /** Other causes to check if every value is already at its limit. */
  instead: string;
  instructions: string;
  /** Sentences for this setup, with the text that they extend and the condition that they depend on. */
  additions: { part: 'instructions' | 'caution'; text: string; condition: string; of_material: boolean }[];
  caution: string;
  /** Whether the caution is a warning shown before the instructions; otherwise it is a note after them. */
  warns: boolean;
  figures: { what: string; quantity: string; needed: boolean }[];
  /** Change of the setting, then of its first layer; empty for an action at the printer. */
  changes: ChangeView[];
  sources: readonly string[];
}

/** Change of a setting for a setup, as text and as data. */
export interface ChangeView {
  name: string;
  /** Current value, values to try and limit; one line per direction. */
  values: string[];
  /** Step sizes of other sources. */
  others: string;
  /** Values that sources recommend for the chosen material and that lie ahead: `ABS: 10–20 %`; empty: none. */
  for_material: string;
  /** Location of the setting in the chosen slicer, or the workaround. */
  where: string[];
  left_out: { quantity: string; condition: string }[];
  change: OneChange;
}

/** Two fixes that change a setting in opposite ways. */
export interface ConflictView {
  cause: string;
  fix: string;
  action: string;
  setting: string;
  with: { cause: string; fix: string; action: string };
}

/** A cause, or one of its fixes, that is for other setups. */
export interface LeftOutView {
  cause: string;
  /** Null: the whole cause. */
  fix: string | null;
  name: string;
  condition: string;
  /** The guess that this is based on; empty: none. */
  likely: string;
}

/** Resolves a rule for a setup and describes it. @param names names of materials and brands */
export function viewRule(rule: Rule, setup: Setup, language: Language, names?: RecordNames): RuleView {
  return viewResolved(resolveRule(rule, setup), rule, setup, language, names);
}

/** Describes a fix, whether or not it applies to the setup. @param names names of materials and brands */
export function viewFix(fix: Fix, setup: Setup, language: Language, names?: RecordNames): FixView {
  return viewerOf(setup, language, names).fix(resolveFix(fix, judge(fix.applies_to, setup), setup), fix);
}

/** Describes a resolved rule. @param rule null: texts found only in the rule stay empty */
export function viewResolved(
  resolved: ResolvedRule,
  rule: Rule | null,
  setup: Setup,
  language: Language,
  names?: RecordNames,
): RuleView {
  const say = LOCALES[language].say;
  const viewer = viewerOf(setup, language, names);
  const written = new Map((rule && withoutPower(rule))?.causes.map((cause) => [cause.id, cause]));
  return {
    id: resolved.rule,
    name: say(resolved.name, resolved.name_zh),
    description: say(rule?.description ?? '', rule?.description_zh ?? ''),
    solved: say(rule?.solved ?? '', rule?.solved_zh ?? ''),
    setup: describeSetup(setup, say),
    stop_print: resolved.stop_print,
    power_off: resolved.power_off ? say(POWER_OFF) : '',
    contradictions: resolved.contradictions.map(({ message, message_zh }) => say(message, message_zh)),
    causes: withInstead(
      resolved.causes.map((cause, place) => viewer.cause(cause, written.get(cause.id), place)),
      say,
    ),
    later: describeLater(resolved.after_repair, say),
    conflicts: conflictsIn(resolved, say),
    left_out: resolved.omitted.map(({ cause, fix, name, name_zh, unmet_conditions, assumptions }) => ({
      cause,
      fix,
      name: say(name, name_zh),
      condition: describeConditions(unmet_conditions, say, names),
      likely: describeGuesses(assumptions, say),
    })),
  };
}

/** Weights of likelihoods, and the factor per further cause, as in the diagnosis table. */
const WEIGHTS = { high: 4, medium: 2, low: 1 } as const;
const NEXT_OF_LIKELIHOOD = 0.97;

/** Factor for something that may not apply to this setup. */
const UNSURE = 0.35;

/** One sentence that names each fix that must wait for power once; empty: none. */
export function describeLater(later: ResolvedRule['after_repair'], say: Say): string {
  const names = [...new Map(later.map(({ fix, name, name_zh }) => [fix, say(name, name_zh)])).values()];
  return names.length === 0 ? '' : say(POWER_LATER) + names.join(say('; ', '；')) + say('.', '。');
}

/** Number of other causes named by a fix that has nothing left to do. */
const INSTEAD = 2;

/** Adds the likeliest other causes that can still be fixed to each fix that has nothing left to do. */
function withInstead(causes: CauseView[], say: Say): CauseView[] {
  const open = causes.filter(({ fixes }) => fixes.some((fix) => !isDone(fix)));
  return causes.map((cause) => {
    const others = open.filter(({ id }) => id !== cause.id).slice(0, INSTEAD);
    const names = others.map(({ name }) => name).join(say('; ', '；'));
    const instead = names && say(`Look for another cause: ${names}.`, `请检查其他原因：${names}。`);
    return { ...cause, fixes: cause.fixes.map((fix) => (isDone(fix) ? { ...fix, instead } : fix)) };
  });
}

/** Whether a fix changes a setting and nothing is left to do. */
function isDone({ changes }: FixView): boolean {
  return changes.length > 0 && !changes.some(({ change }) => isOpen(change));
}

/** Describes causes and fixes for a setup, with the texts of the rule that they are resolved from, if it is known. */
function viewerOf(setup: Setup, language: Language, names?: RecordNames) {
  const say = LOCALES[language].say;
  const conditionOf = (applies: Applies) => describeApplies(applies, say, names);

  function cause(resolved: ResolvedCause, written: Cause | undefined, place: number): CauseView {
    const { id, name, name_zh, likelihood, applies, fixes } = resolved;
    const own = new Map(written?.fixes.map((one) => [one.id, one]));
    return {
      id,
      name: say(name, name_zh),
      likelihood: say(...LIKELIHOODS[likelihood]),
      condition: conditionOf(applies),
      check: say(written?.check ?? '', written?.check_zh ?? ''),
      fixes: fixes.map((one) => fix(one, own.get(one.id))),
      weight: WEIGHTS[likelihood] * NEXT_OF_LIKELIHOOD ** place * (isKnownToFit(applies) ? 1 : UNSURE),
    };
  }

  function fix({ id, action, action_zh, applies, additions, change }: ResolvedFix, written: Fix | undefined): FixView {
    const all = change ? [change, ...(change.first_layer ? [change.first_layer] : [])] : [];
    // If only one of the two layers is at its limit, show the other alone.
    const open = all.filter(isOpen);
    const changes = open.length > 0 ? open : all;
    const instructions = say(written?.instructions ?? '', written?.instructions_zh ?? '');
    const dries = written?.dries_filament ?? false;
    return {
      id,
      action: say(action, action_zh),
      condition: conditionOf(applies),
      fits: isKnownToFit(applies) && (change?.where == null || change.where.key !== null),
      effort: written?.effort ?? 'setting',
      setting: change?.setting ?? written?.finds ?? null,
      own_check: written?.check === 'symptom' ? '' : lastSentence(instructions),
      with_material: dries ? dryingWords(setup, say) : '',
      instead: '',
      instructions,
      additions: additions.map(({ part, text, text_zh, applies: own }) => ({
        part,
        text: say(text, text_zh),
        condition: conditionOf(own),
        of_material: own.verdict === 'yes' && forMaterials(written?.additions.find((one) => one.text === text)?.when),
      })),
      caution: say(written?.caution ?? '', written?.caution_zh ?? ''),
      // Cautions not known to be harmless are warnings; older releases lack the level.
      warns: written?.caution != null && written.caution_level !== 'note',
      figures: (written?.figures ?? [])
        .filter(({ when }) => judge(when, setup).verdict !== 'no')
        .filter(({ when }) => !(dries && when?.materials != null && setup.material))
        .map(({ label, label_zh, needed, quantity }) => ({
          what: say(label, label_zh),
          needed,
          quantity: formatQuantity(quantity, say),
        })),
      changes: changes.map((one) => viewChange(one, one === change ? written?.adjustment : null)),
      sources: written?.sources ?? [],
    };
  }

  function viewChange(change: OneChange, adjustment: Fix['adjustment'] | undefined): ChangeView {
    const others = (change.step?.others ?? [])
      .map((one) => formatSpan(one, one.unit, say) + parenthesize(conditionOf(one.applies), say))
      .join(say('; ', '；'));
    return {
      name: say(change.name, change.name_zh),
      values: describeChange(change, say),
      others: others && say(`Other sources use steps of ${others}.`, `其他来源每次调整 ${others}。`),
      for_material: describeOwnFigures(setup.material?.name, change, adjustment, say),
      where: describeLocation(change, say),
      left_out: change.omitted.flatMap(({ list, index, unmet_conditions: unmet }) => {
        const item = adjustment?.[list][index];
        return item
          ? [{ quantity: formatQuantity(item.quantity, say), condition: describeConditions(unmet, say, names) }]
          : [];
      }),
      change,
    };
  }

  return { cause, fix };
}

/** Whether it applies to certain materials only. */
function forMaterials(when: RuleConditions | undefined): boolean {
  return when?.materials != null || when?.material_traits != null;
}

/** Whether nothing about printer or material is open; an unnamed slicer is the user's choice. */
function isKnownToFit({ verdict, unknown_conditions: open }: Applies): boolean {
  return verdict === 'yes' || (verdict === 'if' && open.every(({ field }) => field === 'slicers'));
}

/** How to dry the chosen material; empty: unknown, or none chosen. */
function dryingWords({ material }: Setup, say: Say): string {
  if (!material) return '';
  const { name, drying_temperature_c: heat, drying_time_h: time } = material;
  const isKnown = ({ min, max }: Span) => min !== null || max !== null;
  const known = [
    ...(isKnown(heat) ? [formatSpan(heat, '°C', say)] : []),
    ...(isKnown(time) ? [formatSpan(time, 'h', say)] : []),
  ];
  return known.length === 0 ? '' : `${name}${say(': ', '：')}${known.join(say(', ', '，'))}`;
}

/** Number of values recommended for a material that fit on a card. */
const OWN_FIGURES = 2;

function describeOwnFigures(
  material: string | undefined,
  change: OneChange,
  adjustment: Fix['adjustment'] | undefined,
  say: Say,
): string {
  const { ways, current: now, recommendations } = change;
  const [way, ...others] = ways;
  if (!way || others.length > 0 || !isOpen(change)) return '';
  const isAhead = ({ min, max }: Span) =>
    typeof now.value !== 'number' ||
    (way.direction === 'increase' ? (min ?? max ?? now.value) > now.value : (max ?? min ?? now.value) < now.value);
  const own = recommendations.filter(
    (one) =>
      one.applies.verdict === 'yes' &&
      adjustment?.recommendations[one.index]?.when?.materials != null &&
      one.unit === adjustment.unit &&
      isAhead(one),
  );
  const texts = own
    .slice(0, OWN_FIGURES)
    .map((one) => formatSpan(one, one.unit, say) + parenthesize(say(one.note ?? '', one.note_zh ?? ''), say));
  return texts.length === 0 ? '' : `${material}${say(': ', '：')}${texts.join(say('; ', '；'))}`;
}

function conflictsIn({ rule, causes, conflicts }: ResolvedRule, say: Say): ConflictView[] {
  const names = new Map(causes.flatMap(({ fixes }) => fixes.map((fix) => [fix.id, say(fix.action, fix.action_zh)])));
  return conflicts.map((one) => ({
    cause: one.cause,
    fix: one.fix,
    action: names.get(one.fix) ?? one.fix,
    setting: say(one.setting_name, one.setting_name_zh),
    with: {
      cause: one.with.cause,
      fix: one.with.fix,
      action: (one.with.rule === rule ? names.get(one.with.fix) : undefined) ?? one.with.fix,
    },
  }));
}

/** Each pair of contradictory fixes once, such as `Raise the flow ↔ Lower the flow`. */
export function conflictPairs({ conflicts }: Pick<RuleView, 'conflicts'>): { pair: string; setting: string }[] {
  const pairs = new Map(
    conflicts.map(({ action, setting, with: other }) => [[action, other.action].sort().join(' ↔ '), setting]),
  );
  return [...pairs].map(([pair, setting]) => ({ pair, setting }));
}

/** Kind of a line of a fix, which determines how prominently it is shown. */
export type FixLineKind = 'change' | 'others' | 'where' | 'figure' | 'caution' | 'instructions' | 'note' | 'check';

export interface FixLine {
  kind: FixLineKind;
  text: string;
}

/** The texts that are not empty as lines of one kind. */
function lines(kind: FixLineKind, texts: readonly string[]): FixLine[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind, text }));
}

function figureTexts(figures: FixView['figures'], say: Say): string[] {
  return figures.map(({ what, quantity }) => what + say(': ', '：') + quantity);
}

/** A fix as lines in reading order: what to set and where, warnings, instructions, notes. */
export function fixLines(fix: FixView, language: Language): FixLine[] {
  const say = LOCALES[language].say;
  const added = (part: 'instructions' | 'caution') =>
    fix.additions.filter((one) => one.part === part).map(({ text, condition }) => text + parenthesize(condition, say));
  const cautions = [fix.caution, ...added('caution')];
  return [
    ...lines('change', [fix.with_material]),
    ...fix.changes.flatMap(({ values, for_material: own, others, where }) => [
      ...lines('change', [...values, own]),
      ...lines('others', [others]),
      ...lines('where', where),
    ]),
    ...lines('change', [fix.instead]),
    ...lines('figure', figureTexts(fix.figures, say)),
    ...lines('caution', fix.warns ? cautions : []),
    ...lines('instructions', [[fix.instructions, ...added('instructions')].filter(Boolean).join(say(' ', ''))]),
    ...lines('note', fix.warns ? [] : cautions),
  ];
}

export function fixTexts(fix: FixView, language: Language, kinds: readonly FixLineKind[]): string[] {
  return fixLines(fix, language)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text);
}

export interface FirstFix {
  cause: CauseView;
  fix: FixView;
}

/** Number of fixes that users try before reading on. */
const FIRST_FIXES = 3;

/** Minimum cost of each kind of effort, relative to changing a setting. */
const EFFORTS: Readonly<Record<Fix['effort'], number>> = {
  setting: 1,
  look: 1,
  clean: 1,
  test: 1.6,
  tools: 2,
  parts: 3,
};

/** Factor on a cause's weight for each further fix, in the order in which they are tried. */
const NEXT_FIX = 0.5;

/**
 * The fixes to try first, one per setting: those with something left to do, by the total likelihood of their causes
 * relative to effort.
 *
 * @param inVain ids of fixes that did not help
 * @param shares likelihood of each cause, if more is known than the rule states
 */
export function firstFixes(
  { causes }: Pick<RuleView, 'causes'>,
  inVain: ReadonlySet<string> = new Set(),
  shares?: readonly { cause: string; share: number }[] | null,
): FirstFix[] {
  const found = new Map<string, FirstFix & { worth: number; own: number }>();
  for (const cause of causes) {
    const weight = shares ? (shares.find((one) => one.cause === cause.id)?.share ?? 0) : cause.weight;
    const open = cause.fixes.filter((fix) => !isDone(fix) && !inVain.has(fix.id));
    for (const [place, fix] of open.entries()) {
      const worth = (weight * NEXT_FIX ** place * (fix.fits ? 1 : UNSURE)) / EFFORTS[fix.effort];
      // Name the cause that the fix is most specific to, not one with many other fixes.
      const own = worth / open.length;
      const before = found.get(fix.id);
      const named = before && before.own >= own ? before : { cause, fix, own };
      found.set(fix.id, { ...named, worth: worth + (before?.worth ?? 0) });
    }
  }
  const first: FirstFix[] = [];
  // Rounded for comparison, since the order of summation changes the last digits.
  for (const { cause, fix } of [...found.values()].sort((a, b) => Math.sign(Math.round((b.worth - a.worth) * 1e9)))) {
    const isNew = !first.some((one) => fix.setting !== null && one.fix.setting === fix.setting);
    if (isNew && first.length < FIRST_FIXES) first.push({ cause, fix });
  }
  return first;
}

/** Names of the causes that none of the first fixes is for, most likely first. */
export function furtherCauses({ causes }: Pick<RuleView, 'causes'>, first: readonly FirstFix[]): string[] {
  const shown = new Set(first.map(({ cause }) => cause.id));
  return causes.filter(({ id, fixes }) => fixes.length > 0 && !shown.has(id)).map(({ name }) => name);
}

/**
 * A first fix as a card, the same on a page and in a terminal: what to set and where, otherwise the instructions with
 * their figures, then notes and the expected result.
 */
export function cardLines(
  { cause, fix }: FirstFix,
  { solved }: Pick<RuleView, 'solved'>,
  language: Language,
): FixLine[] {
  const say = LOCALES[language].say;
  // A test finds the value, so recommendations are not its result.
  const values = fix.effort === 'test' ? [] : fix.changes.flatMap(({ change }) => describeChangeBriefly(change, say));
  const needed = fix.figures.filter((one) => one.needed);
  const mind = sentencesOf(fix.caution).filter((one) =>
    (language === 'en' ? /\b(first|before)\b/i : /先|之前/).test(one),
  );
  const added = fix.additions.filter(({ part, of_material: ofMaterial }) => part === 'caution' && ofMaterial);
  const then = fix.own_check || solved || firstSentence(cause.check);
  return [
    ...lines('change', [...values, ...fix.changes.map((one) => one.for_material), fix.with_material]),
    ...fix.changes.flatMap(({ where }) => lines('where', where)),
    ...lines('instructions', values.length === 0 || !hasFigures(fix) ? [howTo(fix, say)] : []),
    ...lines('figure', figureTexts(needed, say)),
    ...lines('caution', fix.warns ? [fix.caution] : []),
    ...lines('note', [...(fix.warns ? [] : mind), ...added.map(({ text }) => text)]),
    ...lines('check', then === '' ? [] : [say('Then: ', '接着：') + then]),
  ];
}

/** Whether a fix results in a value to set, not only in recommendations. */
function hasFigures({ changes }: FixView): boolean {
  return changes.some(({ change: { ways, target } }) => ways.length > 0 || target !== null);
}

/** The instructions without the final check, plus additions that certainly apply to this setup. */
function howTo({ instructions, own_check: check, additions }: FixView, say: Say): string {
  const own = check !== '' && instructions.endsWith(check) ? instructions.slice(0, -check.length).trim() : instructions;
  const added = additions.filter(({ part, condition }) => part === 'instructions' && condition === '');
  return [own, ...added.map(({ text }) => text)].join(say(' ', ''));
}

/**
 * An answer as plain text for a forum post: no markup, the first fixes and one line for the rest.
 *
 * @param inVain ids of fixes that did not help
 * @param shares likelihood of each cause, if more is known than the rule states
 */
export function ruleText(
  view: RuleView,
  language: Language,
  inVain: ReadonlySet<string> = new Set(),
  shares?: readonly { cause: string; share: number }[] | null,
): string {
  const say = LOCALES[language].say;
  const lines = [view.power_off, view.name, view.setup];
  if (view.stop_print && view.power_off === '') lines.push(say('Stop the print immediately.', '请立即停止打印。'));
  lines.push(...view.contradictions.map((text) => `! ${text}`));
  const first = firstFixes(view, inVain, shares);
  for (const [index, { cause, fix }] of first.entries()) {
    lines.push('', `${index + 1}. ${fix.action}${parenthesize(cause.name, say)}${parenthesize(fix.condition, say)}`);
    for (const { kind, text } of cardLines({ cause, fix }, view, language))
      lines.push(`   ${kind === 'caution' ? '! ' : ''}${text}`);
  }
  const further = furtherCauses(view, first);
  if (further.length > 0) lines.push('', say('Other causes: ', '其他原因：') + further.join(say('; ', '；')));
  if (view.later !== '') lines.push('', view.later);
  return lines.filter((line, place) => line !== '' || (lines[place - 1] ?? '') !== '').join('\n');
}

/** Formats a resolved rule, without texts found only in the rule, such as cautions. */
export function resolvedText(resolved: ResolvedRule, setup: Setup, language: Language): string {
  return ruleText(viewResolved(resolved, null, setup, language), language);
}

/** Splits a text into sentences; the point in "1.2 mm" does not end one. */
function sentencesOf(text: string): string[] {
  return text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)/gs)?.map((one) => one.trim()) ?? [];
}

/** The first sentence of a text, which says what to do. */
export function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? '';
}

/** The last of several sentences, in how-tos the next step or the expected result; empty if there is only one. */
export function lastSentence(text: string): string {
  const all = sentencesOf(text);
  return all.length > 1 ? (all.at(-1) ?? '') : '';
}
