import type { Cause, Fix, Rule } from '../../../schemas/generated/record.js';
import { LIKELIHOODS } from '../../words/enumerations.js';
import { type Language, LOCALES, type Say } from '../../words/language.js';
import {
  describeChange,
  describeLocation,
  formatQuantity,
  formatSpan,
  isOpen,
  type OneChange,
  parenthesize,
} from './change-words.js';
import { describeApplies, describeConditions, describeGuesses, type RecordNames } from './condition-words.js';
import { type Applies, judge } from './conditions.js';
import { type ResolvedCause, type ResolvedFix, type ResolvedRule, resolveFix, resolveRule } from './resolve-rule.js';
import { describeSetup, type Setup } from './setup.js';

/** Everything that a person is shown of a rule for a setup, in one language; a text that there is none of is empty. */
export interface RuleView {
  id: string;
  name: string;
  description: string;
  /** What it is for: `Creality Ender-3 V3 SE, 0.4 mm, PETG, Cura`. */
  setup: string;
  stop_print: boolean;
  /** What rules the setup itself out: to be shown before anything else. */
  contradictions: string[];
  /** The causes that hold for the setup, or may, the most likely first. */
  causes: CauseView[];
  /** The fixes that cannot be done together, each from either side. */
  conflicts: ConflictView[];
  left_out: LeftOutView[];
}

/** A cause for a setup. */
export interface CauseView {
  id: string;
  name: string;
  likelihood: string;
  /** What it depends on. */
  condition: string;
  /** How to confirm it. */
  check: string;
  fixes: FixView[];
}

/** A fix for a setup. */
export interface FixView {
  id: string;
  action: string;
  /** What it depends on. */
  condition: string;
  /** What the material's record says that the fix is done with: `PETG: 60–65 °C, 8 h`. */
  with_material: string;
  /** What to look at instead, where every value stands as far as the fix would go. */
  instead: string;
  instructions: string;
  /** Sentences for this setup: what they go on, and what they depend on. */
  additions: { part: 'instructions' | 'caution'; text: string; condition: string }[];
  caution: string;
  /** Whether the caution is a warning, to be read before the instructions; otherwise it is a quiet line after them. */
  warns: boolean;
  figures: { what: string; quantity: string }[];
  /** The change of the setting, then that of its first layer; none for an action at the printer. */
  changes: ChangeView[];
  /** Ids of what it was read in. */
  sources: readonly string[];
}

/** The change of a setting for a setup, in words and as data. */
export interface ChangeView {
  name: string;
  /** The value now, the ones to try and where to stop; one line for each direction. */
  values: string[];
  /** How far other sources go at a time. */
  others: string;
  /** Where the chosen slicer has the setting, or what to do there instead. */
  where: string[];
  /** Figures for other setups, each with what it is for. */
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

/** A cause, or one fix of it, that is for other setups. */
export interface LeftOutView {
  cause: string;
  /** null: the whole cause. */
  fix: string | null;
  name: string;
  condition: string;
  /** What was taken for likely to tell so. */
  likely: string;
}

/** What a person is shown of a rule for a setup. @param names what materials and brands are called */
export function viewRule(rule: Rule, setup: Setup, language: Language, names?: RecordNames): RuleView {
  return viewResolved(resolveRule(rule, setup), rule, setup, language, names);
}

/** The same of a rule that is resolved already. @param rule null: what stands in the rule alone is left empty */
export function viewResolved(
  resolved: ResolvedRule,
  rule: Rule | null,
  setup: Setup,
  language: Language,
  names?: RecordNames,
): RuleView {
  const say = LOCALES[language].say;
  const written = new Map(rule?.causes.map((cause) => [cause.id, cause]));
  return {
    id: resolved.rule,
    name: say(resolved.name, resolved.name_zh),
    description: say(rule?.description ?? '', rule?.description_zh ?? ''),
    setup: describeSetup(setup, language),
    stop_print: resolved.stop_print,
    contradictions: resolved.contradictions.map(({ message, message_zh }) => say(message, message_zh)),
    causes: withInstead(
      resolved.causes.map((cause) => viewCause(cause, written.get(cause.id), setup, language, names)),
      say,
    ),
    conflicts: conflictsIn(resolved, say),
    left_out: resolved.left_out.map(({ cause, fix, name, name_zh, unmet, likely }) => ({
      cause,
      fix,
      name: say(name, name_zh),
      condition: describeConditions(unmet, language, names),
      likely: describeGuesses(likely, language),
    })),
  };
}

/** How many other causes are named where a fix has come to its end. */
const INSTEAD = 2;

/** Names the causes to look at where a fix has come to its end: the likeliest that something can still be done about. */
function withInstead(causes: CauseView[], say: Say): CauseView[] {
  const open = causes.filter(({ fixes }) => fixes.some((fix) => !isDone(fix)));
  return causes.map((cause) => {
    const others = open.filter(({ id }) => id !== cause.id).slice(0, INSTEAD);
    const names = others.map(({ name }) => name).join(say('; ', '；'));
    const instead = names && say(`Look for another cause: ${names}.`, `请检查其他原因：${names}。`);
    return { ...cause, fixes: cause.fixes.map((fix) => (isDone(fix) ? { ...fix, instead } : fix)) };
  });
}

/** Whether a fix is a change of a setting of which nothing is left to do. */
function isDone({ changes }: FixView): boolean {
  return changes.length > 0 && !changes.some(({ change }) => isOpen(change));
}

/** What a person is shown of a fix whether or not it is for the setup. @param names what materials and brands are called */
export function viewFix(fix: Fix, setup: Setup, language: Language, names?: RecordNames): FixView {
  return viewResolvedFix(resolveFix(fix, judge(fix.applies_to, setup), setup), fix, setup, language, names);
}

function viewCause(
  { id, name, name_zh, likelihood, applies, fixes }: ResolvedCause,
  cause: Cause | undefined,
  setup: Setup,
  language: Language,
  names?: RecordNames,
): CauseView {
  const say = LOCALES[language].say;
  const written = new Map(cause?.fixes.map((fix) => [fix.id, fix]));
  return {
    id,
    name: say(name, name_zh),
    likelihood: say(...LIKELIHOODS[likelihood]),
    condition: describeApplies(applies, language, names),
    check: say(cause?.check ?? '', cause?.check_zh ?? ''),
    fixes: fixes.map((fix) => viewResolvedFix(fix, written.get(fix.id), setup, language, names)),
  };
}

function viewResolvedFix(
  { id, action, action_zh, applies, additions, change }: ResolvedFix,
  fix: Fix | undefined,
  setup: Setup,
  language: Language,
  names?: RecordNames,
): FixView {
  const say = LOCALES[language].say;
  const condition = (of: Applies) => describeApplies(of, language, names);
  const all = change ? [change, ...(change.first_layer ? [change.first_layer] : [])] : [];
  // Where one layer has come to the end and the other has not, only the other is news.
  const open = all.filter(isOpen);
  const changes = open.length > 0 ? open : all;
  return {
    id,
    action: say(action, action_zh),
    condition: condition(applies),
    with_material: fix?.dries ? dryingWords(setup, say) : '',
    instead: '',
    instructions: say(fix?.instructions ?? '', fix?.instructions_zh ?? ''),
    additions: additions.map(({ part, text, text_zh, applies: own }) => ({
      part,
      text: say(text, text_zh),
      condition: condition(own),
    })),
    caution: say(fix?.caution ?? '', fix?.caution_zh ?? ''),
    // What is not known to be harmless is a warning: releases of before do not tell.
    warns: fix?.caution != null && fix.caution_level !== 'note',
    figures: (fix?.figures ?? [])
      .filter(
        ({ when }) => judge(when, setup).verdict !== 'no' && !(fix?.dries && when?.materials != null && setup.material),
      )
      .map(({ what, what_zh, quantity }) => ({ what: say(what, what_zh), quantity: formatQuantity(quantity, say) })),
    changes: changes.map((one) => viewChange(one, one === change ? fix?.adjustment : null, language, names)),
    sources: fix?.sources ?? [],
  };
}

/** How the chosen material is dried; empty: it is not known, or none is chosen. */
function dryingWords({ material }: Setup, say: Say): string {
  if (!material) return '';
  const { name, drying_temperature_c: heat, drying_time_h: time } = material;
  const spans = [
    [heat, '°C'],
    [time, 'h'],
  ] as const;
  const known = spans.filter(([{ min, max }]) => min !== null || max !== null);
  return known.length === 0
    ? ''
    : `${name}${say(': ', '：')}${known.map(([span, unit]) => formatSpan(span, unit, say)).join(say(', ', '，'))}`;
}

function viewChange(
  change: OneChange,
  adjustment: Fix['adjustment'] | undefined,
  language: Language,
  names?: RecordNames,
): ChangeView {
  const say = LOCALES[language].say;
  const others = (change.step?.others ?? [])
    .map((one) => formatSpan(one, one.unit, say) + parenthesize(describeApplies(one.applies, language, names), say))
    .join(say('; ', '；'));
  return {
    name: say(change.name, change.name_zh),
    values: describeChange(change, language),
    others: others && say(`Other sources use steps of ${others}.`, `其他来源每次调整 ${others}。`),
    where: describeLocation(change, language),
    left_out: change.left_out.flatMap(({ list, index, unmet }) => {
      const item = adjustment?.[list][index];
      return item
        ? [{ quantity: formatQuantity(item.quantity, say), condition: describeConditions(unmet, language, names) }]
        : [];
    }),
    change,
  };
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

/** Each pair of fixes that go against each other once, such as `Raise the flow ↔ Lower the flow`. */
export function conflictPairs({ conflicts }: Pick<RuleView, 'conflicts'>): { pair: string; setting: string }[] {
  const pairs = new Map(
    conflicts.map(({ action, setting, with: other }) => [[action, other.action].sort().join(' ↔ '), setting]),
  );
  return [...pairs].map(([pair, setting]) => ({ pair, setting }));
}

/** What a line of a fix is: how loud it is shown depends on it. */
export type FixLineKind = 'change' | 'others' | 'where' | 'figure' | 'caution' | 'instructions' | 'note' | 'check';

/** One line of a fix. */
export interface FixLine {
  kind: FixLineKind;
  text: string;
}

/** A fix as lines, in the order in which they are read: what to set and where, what to beware of, how to do it, what to mind. */
export function fixLines(fix: FixView, language: Language): FixLine[] {
  const say = LOCALES[language].say;
  const added = (part: 'instructions' | 'caution') =>
    fix.additions.filter((one) => one.part === part).map(({ text, condition }) => text + parenthesize(condition, say));
  const lines = (kind: FixLineKind, texts: readonly string[]) =>
    texts.filter((text) => text !== '').map((text) => ({ kind, text }));
  const cautions = [fix.caution, ...added('caution')];
  return [
    ...lines('change', [fix.with_material]),
    ...fix.changes.flatMap(({ values, others, where }) => [
      ...lines('change', values),
      ...lines('others', [others]),
      ...lines('where', where),
    ]),
    ...lines('change', [fix.instead]),
    ...lines(
      'figure',
      fix.figures.map(({ what, quantity }) => what + say(': ', '：') + quantity),
    ),
    ...lines('caution', fix.warns ? cautions : []),
    ...lines('instructions', [[fix.instructions, ...added('instructions')].filter(Boolean).join(say(' ', ''))]),
    ...lines('note', fix.warns ? [] : cautions),
  ];
}

/** The lines of some kinds, as texts. */
export function fixTexts(fix: FixView, language: Language, kinds: readonly FixLineKind[]): string[] {
  return fixLines(fix, language)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text);
}

/** What to try first, and what it is for. */
export interface FirstFix {
  cause: CauseView;
  fix: FixView;
}

/** How many things a person tries before an answer is read on. */
const FIRST_FIXES = 3;

/**
 * What to try first: of the likeliest causes the first fix by which something can still be done, none twice.
 *
 * @param inVain ids of fixes that were tried and did not help
 */
export function firstFixes({ causes }: Pick<RuleView, 'causes'>, inVain: ReadonlySet<string> = new Set()): FirstFix[] {
  const found: FirstFix[] = [];
  for (const cause of causes) {
    const fix = cause.fixes.find(
      (one) => !isDone(one) && !inVain.has(one.id) && !found.some((other) => other.fix.id === one.id),
    );
    if (fix) found.push({ cause, fix });
    if (found.length === FIRST_FIXES) break;
  }
  return found;
}

/** Names of the causes that none of the first fixes is for, the likeliest first. */
export function furtherCauses({ causes }: Pick<RuleView, 'causes'>, first: readonly FirstFix[]): string[] {
  const shown = new Set(first.map(({ cause }) => cause.id));
  return causes.filter(({ id, fixes }) => fixes.length > 0 && !shown.has(id)).map(({ name }) => name);
}

/** A first fix as lines: what to set and where, else how to do it, what to mind, and how one sees that it is this. */
export function firstFixLines({ cause, fix }: FirstFix, language: Language): FixLine[] {
  const say = LOCALES[language].say;
  const lines = fixLines(fix, language);
  const told = lines.some(({ kind }) => kind === 'change')
    ? ['change', 'where', 'caution']
    : ['instructions', 'caution'];
  const check: FixLine[] =
    cause.check === '' ? [] : [{ kind: 'check', text: say('To confirm: ', '确认：') + cause.check }];
  return [...lines.filter(({ kind }) => told.includes(kind)), ...check];
}

/**
 * An answer as plain text, to be pasted into a forum: no markup, what to try first and a line for the rest.
 *
 * @param inVain ids of fixes that were tried and did not help
 */
export function ruleText(view: RuleView, language: Language, inVain: ReadonlySet<string> = new Set()): string {
  const say = LOCALES[language].say;
  const lines = [view.name, view.setup];
  if (view.stop_print) lines.push(say('Stop the print immediately.', '请立即停止打印。'));
  lines.push(...view.contradictions.map((text) => `! ${text}`));
  const first = firstFixes(view, inVain);
  for (const [index, { cause, fix }] of first.entries()) {
    lines.push('', `${index + 1}. ${fix.action}${parenthesize(cause.name, say)}${parenthesize(fix.condition, say)}`);
    for (const { kind, text } of firstFixLines({ cause, fix }, language))
      lines.push(`   ${kind === 'caution' ? '! ' : ''}${text}`);
  }
  const further = furtherCauses(view, first);
  if (further.length > 0) lines.push('', say('Other causes: ', '其他原因：') + further.join(say('; ', '；')));
  return lines.filter((line, place) => line !== '' || lines[place - 1] !== '').join('\n');
}

/** The same of a rule that is resolved already; the cautions of its fixes stand in the rule itself. */
export function resolvedText(resolved: ResolvedRule, setup: Setup, language: Language): string {
  return ruleText(viewResolved(resolved, null, setup, language), language);
}
