import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';

/** An answer that tells nothing: not known, or the check cannot be done. Ids of outcomes never begin like this. */
export const UNKNOWN = '_unknown';
export const SKIPPED = '_skipped';

/** What was answered to a check. */
export interface CheckAnswer {
  check: string;
  /** Id of the outcome, {@link UNKNOWN} or {@link SKIPPED}. */
  outcome: string;
}

/** Where somebody stands: everything that a link to the page carries. */
export interface View {
  /** What is seen, the main one first. */
  symptoms: readonly string[];
  /** Whether symptoms are being chosen still. */
  choosing: boolean;
  printer: string | null;
  /** Nozzle variant. */
  nozzle: string | null;
  material: string | null;
  slicer: SlicerId | null;
  /** Whether it was said that no setup counts: then my setup is not taken. */
  bare: boolean;
  /** In the order in which they were given. */
  answers: readonly CheckAnswer[];
  /** Check that is asked whether it is its turn or not; null: the one that tells most. */
  ask: string | null;
  /** Whether to ask on although a cause is clear or enough was asked. */
  further: boolean;
}

const IDS = ['printer', 'nozzle', 'material'] as const;

/** Reads the query of the page's address. Whether its ids are known shows only beside the table: see resolve-view.ts. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const list = (key: string) => {
    const parts = (query.get(key) ?? '').split(',').map((part) => part.trim());
    return [...new Set(parts.filter((part) => part !== ''))];
  };
  const id = (key: string) => query.get(key)?.trim() || null;
  const symptoms = list('symptom');
  return {
    symptoms,
    choosing: symptoms.length === 0 || query.has('choose'),
    printer: id('printer'),
    nozzle: id('nozzle'),
    material: id('material'),
    slicer: SLICERS.find((known) => known === query.get('slicer')) ?? null,
    bare: query.get('setup') === 'none',
    answers: list('answers').map((part) => {
      const [check = '', ...outcome] = part.split(':');
      return { check, outcome: outcome.join(':') };
    }),
    ask: id('ask'),
    further: query.has('further'),
  };
}

/** The query for a view, `?` included; empty for the start. {@link readView} gives the same view back. */
export function writeView(view: View): string {
  const parts: [string, string][] = [];
  const add = (key: string, value: string | null) => value && parts.push([key, value]);
  add('symptom', view.symptoms.join());
  if (view.choosing && view.symptoms.length > 0) add('choose', '1');
  for (const key of IDS) add(key, view[key]);
  add('slicer', view.slicer);
  if (view.bare && !hasSetup(view)) add('setup', 'none');
  add('answers', view.answers.map(({ check, outcome }) => `${check}:${outcome}`).join());
  add('ask', view.ask);
  if (view.further) add('further', '1');
  // Commas and colons need no escape in a query, and are easier to read as they are.
  const plain = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
  return parts.length === 0 ? '' : `?${parts.map(([key, value]) => `${key}=${plain(value)}`).join('&')}`;
}

/** Whether anything of a setup is chosen. */
export function hasSetup({ printer, nozzle, material, slicer }: View): boolean {
  return [printer, nozzle, material, slicer].some((part) => part !== null);
}

/** A view with one more answer; an earlier one to the same check goes. */
export function withAnswer(view: View, answer: CheckAnswer): View {
  return {
    ...withoutAnswer(view, answer.check),
    answers: [...withoutAnswer(view, answer.check).answers, answer],
    ask: null,
  };
}

/** A view without the answer to a check. */
export function withoutAnswer(view: View, check: string): View {
  return { ...view, answers: view.answers.filter((one) => one.check !== check), ask: null };
}

/** The answers as the ranking takes them: what tells nothing is null. */
export function outcomesByCheck(answers: readonly CheckAnswer[]): Record<string, string | null> {
  const tells = (outcome: string) => (outcome === UNKNOWN || outcome === SKIPPED ? null : outcome);
  return Object.fromEntries(answers.map(({ check, outcome }) => [check, tells(outcome)]));
}
