import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import { isEmpty, type MySetup } from '../setup/setup.js';

/** Answers without information: not known, or the check cannot be done. Ids of outcomes never start with `_`. */
export const UNKNOWN = '_unknown';
export const SKIPPED = '_skipped';

/** The outcome of a check, from a question or a ticked statement. */
export interface CheckAnswer {
  check: string;
  /** Id of the outcome, {@link UNKNOWN} or {@link SKIPPED}. */
  outcome: string;
}

/** The state of a symptom's page: everything that a link to it carries. */
export interface View {
  /** Symptom ids, that of the page first. */
  symptoms: readonly string[];
  /** Names or ids of records; null: not chosen. */
  printer: string | null;
  /** Nozzle variant. */
  nozzle: string | null;
  material: string | null;
  slicer: SlicerId | null;
  /** Own values from a link. */
  yours: string | null;
  /** Whether the setup is the one stored in this browser, which the URL can omit. */
  mine: boolean;
  /** Whether the stored setup is to be ignored. */
  bare: boolean;
  /** Whether questions are asked. */
  asking: boolean;
  /** Ids of fixes tried without success for which there is no statement. */
  tried: readonly string[];
  /** Ticked statements, in that order. */
  statements: readonly CheckAnswer[];
  /** In the order in which they were given. */
  answers: readonly CheckAnswer[];
  /** The reported code as in the URL, such as `12201`; null: none. */
  code: string | null;
  /** Id of the system of the code; null: unknown, and all systems are searched. */
  system: string | null;
  /** Check to ask next regardless of rank; null: the most informative one. */
  ask: string | null;
  /** Whether to keep asking although a cause is clear or enough was asked. */
  further: boolean;
}

/** An unknown or ambiguous name in a URL. */
export interface UnresolvedName {
  kind: 'symptom' | 'answer' | 'question' | 'printer' | 'nozzle' | 'material' | 'value';
  id: string;
}

const IDS = ['printer', 'nozzle', 'material'] as const;

/** Parses the query of a symptom's page. Ids are checked against the table later: see flow.ts. */
export function readView(symptom: string, search: string): View {
  const query = new URLSearchParams(search);
  const list = (key: string) => {
    const parts = (query.get(key) ?? '').split(',').map((part) => part.trim());
    return [...new Set(parts.filter((part) => part !== ''))];
  };
  const id = (key: string) => query.get(key)?.trim() || null;
  const pairs = (key: string) =>
    list(key).map((part): CheckAnswer => {
      const [check = '', ...outcome] = part.split(':');
      return { check, outcome: outcome.join(':') };
    });
  const [statements, answers] = [pairs('told'), pairs('answers')];
  const ask = id('ask');
  const also = list('also').filter((one) => one !== symptom);
  return {
    symptoms: [symptom, ...also],
    printer: id('printer'),
    nozzle: id('nozzle'),
    material: id('material'),
    slicer: SLICERS.find((known) => known === query.get('slicer')) ?? null,
    yours: query.get('yours') || null,
    mine: false,
    bare: query.get('setup') === 'none',
    asking: query.has('questions') || answers.length > 0 || ask !== null || also.length > 0,
    tried: list('tried'),
    statements,
    answers,
    code: id('code'),
    system: query.has('code') ? id('system') : null,
    ask,
    further: query.has('further'),
  };
}

/** Formats a view as a query including `?`, empty for the prerendered page; {@link readView} parses it. */
export function writeView(view: View): string {
  const parts: [string, string][] = [];
  const add = (key: string, value: string | null) => value && parts.push([key, value]);
  const also = view.symptoms.slice(1);
  // Answers depend on the setup that they were given for, so a link with answers includes it.
  if (!view.mine || hasAnswers(view)) {
    for (const key of IDS) add(key, view[key]);
    add('slicer', view.slicer);
  }
  add('yours', view.yours);
  if (view.bare && !hasSetup(view)) add('setup', 'none');
  add('also', also.join());
  if (view.asking && view.answers.length === 0 && view.ask === null && also.length === 0) add('questions', '1');
  const text = (pairs: readonly CheckAnswer[]) => pairs.map(({ check, outcome }) => `${check}:${outcome}`).join();
  add('tried', view.tried.join());
  add('told', text(view.statements));
  add('answers', text(view.answers));
  add('code', view.code);
  if (view.code !== null) add('system', view.system);
  add('ask', view.ask);
  if (view.further) add('further', '1');
  // Commas and colons need no escaping in a query, and are more readable unescaped.
  const plain = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
  return parts.length === 0 ? '' : `?${parts.map(([key, value]) => `${key}=${plain(value)}`).join('&')}`;
}

/** Whether anything was ticked or answered. */
export function hasAnswers({ tried, statements, answers }: View): boolean {
  return tried.length + statements.length + answers.length > 0;
}

/** Whether the causes are ranked by more than the setup, which requires the diagnosis table. */
export function isRanked({ asking, statements, code }: View): boolean {
  return asking || statements.length > 0 || code !== null;
}

/** Whether any part of a setup is chosen. */
export function hasSetup({ printer, nozzle, material, slicer }: View): boolean {
  return [printer, nozzle, material, slicer].some((part) => part !== null);
}

/**
 * Adds the stored setup to a view whose URL names none. A link with answers is complete: what it omits was not known.
 */
export function withMySetup(view: View, mine: MySetup): View {
  if (isEmpty(mine) || view.bare || hasSetup(view) || view.yours !== null || hasAnswers(view)) return view;
  const { printer, nozzle, material, slicer } = mine;
  return { ...view, printer: printer?.id ?? null, nozzle, material: material?.id ?? null, slicer, mine: true };
}

/** Adds an answer to a view, replacing an earlier one to the same check. */
export function withAnswer(view: View, answer: CheckAnswer): View {
  const others = withoutAnswer(view, answer.check);
  return { ...others, answers: [...others.answers, answer], asking: true };
}

/** Ticks or unticks a statement of a view, replacing others of the same check. */
export function withStatement(view: View, statement: CheckAnswer, ticked: boolean): View {
  const others = view.statements.filter(({ check }) => check !== statement.check);
  const answers = view.answers.filter(({ check }) => check !== statement.check);
  return { ...view, statements: ticked ? [...others, statement] : others, answers };
}

/** Removes the answer to a check from a view. */
export function withoutAnswer(view: View, check: string): View {
  return { ...view, answers: view.answers.filter((one) => one.check !== check), ask: null };
}

/** The answers as input of the ranking; those without information are null. */
export function outcomesByCheck(answers: readonly CheckAnswer[]): Record<string, string | null> {
  const tells = (outcome: string) => (outcome === UNKNOWN || outcome === SKIPPED ? null : outcome);
  return Object.fromEntries(answers.map(({ check, outcome }) => [check, tells(outcome)]));
}

/** Limit on own values in a link; more is not a setup but an attack. */
const MOST = 100;

const ID = /^[a-z][a-z0-9_]{0,59}$/;
const CHOICE = /^[a-z][a-z0-9_-]{0,39}$/i;

/** Formats own values for the URL: `retraction_length:0.8,z_hop:false`; null: none. */
export function writeYours(values: Readonly<Record<string, SettingValue>>): string | null {
  const parts = Object.entries(values)
    .filter(([id, value]) => ID.test(id) && (typeof value !== 'string' || CHOICE.test(value)))
    .map(([id, value]) => `${id}:${typeof value === 'number' ? Number(value.toPrecision(6)) : value}`);
  return parts.length === 0 ? null : parts.sort().slice(0, MOST).join(',');
}

/** Own values from a link, as written by {@link writeYours}, and the parts that could not be parsed. */
export function readYours(text: string | null) {
  const found: { values: Record<string, SettingValue>; unread: string[] } = { values: {}, unread: [] };
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '');
  for (const part of parts.slice(0, MOST)) {
    const [id = '', said = '', ...more] = part.trim().split(':');
    const value = more.length > 0 ? null : valueIn(said);
    if (ID.test(id) && value !== null) found.values[id] = value;
    else found.unread.push(part.trim().slice(0, 80));
  }
  if (parts.length > MOST) found.unread.push('…');
  return found;
}

function valueIn(said: string): SettingValue | null {
  if (said === 'true' || said === 'false') return said === 'true';
  if (/^-?\d{1,7}(\.\d{1,6})?$/.test(said)) return Number(said);
  return CHOICE.test(said) ? said : null;
}

/** Id of a cause's element on the page of a symptom. */
export function causeAnchor(cause: string): string {
  return `cause-${cause}`;
}

/** Id of a fix's element on the pages of a symptom and of its cause. */
export function fixAnchor(cause: string, fix: string): string {
  return `fix-${cause}-${fix}`;
}

/** Path of a symptom's page, without the language, optionally with the anchor of a cause or fix. */
export function symptomPath(symptom: string, cause?: string, fix?: string): string {
  const anchor = cause === undefined ? '' : fix === undefined ? causeAnchor(cause) : fixAnchor(cause, fix);
  return `/symptoms/${symptom}/${anchor && `#${anchor}`}`;
}
