import type { Code, CodeSystem } from '../../schemas/generated/record.js';
import {
  type CodeForm,
  type CodePart,
  findDigits,
  formOf,
  fromNumber,
  lengthOf,
  matchDigits,
  partsOf,
  printed,
  severityIn,
} from './digits.js';
import { findMessage, indexText, type MessagePattern, messagePattern } from './message.js';
import { type TemplatePart, templateOf } from './template.js';

/** The systems, and the codes of those that are looked through. */
export interface CodeCatalogue {
  systems: readonly CodeSystem[];
  codes: readonly Code[];
}

export interface CodeValue {
  id: string;
  name: string;
  name_zh: string;
  value: string;
  /** What the value means; the value itself where nothing is known of it. */
  meaning: string;
  meaning_zh: string;
}

/** A code or message that is in a text. */
export interface FoundCode {
  system: string;
  /** As its machines print it, with what varies put in. */
  code: string;
  /** The part of the text that it is. */
  read: string;
  /** Its entry in the lists; null where it is written as a code of the system is, and the lists have none like it. */
  record: Code | null;
  values: CodeValue[];
  /** What its digits mean by the structure of such codes; none in a message. */
  parts: CodePart[];
  severity: Code['severity'];
}

interface DigitsEntry {
  record: Code;
  template: readonly TemplatePart[];
}

interface MessageEntry {
  record: Code;
  text: string;
  pattern: MessagePattern;
}

interface Prepared {
  forms: { system: CodeSystem; form: CodeForm; exact: Map<string, DigitsEntry>; composed: DigitsEntry[] }[];
  messages: MessageEntry[];
  systems: ReadonlyMap<string, CodeSystem>;
}

const prepared = new WeakMap<CodeCatalogue, Prepared>();

/** Fewer words and letters than this are no message in the midst of others, but only as a whole text. */
const SHORT = { words: 2, letters: 7 } as const;

/** Longer texts are cut: a whole log is searched for its lines. */
const MOST_CHARACTERS = 20_000;

/**
 * The codes and messages that are in a text, which may be a code alone or a pasted part of a log: those that say most
 * first, then as they stand. Digits that are written as a code and are in no list are parsed as far as the structure of
 * such codes goes, where a prefix, separators or the text as a whole shows that they are meant as one. Takes no longer
 * than the text times the number of messages.
 */
export function findCodes(text: string, catalogue: CodeCatalogue): FoundCode[] {
  const read = text.slice(0, MOST_CHARACTERS).normalize('NFKC').slice(0, MOST_CHARACTERS);
  const ready = prepared.get(catalogue) ?? prepare(catalogue);
  prepared.set(catalogue, ready);
  const digits = findAllDigits(read, ready);
  const messages = findAllMessages(read, ready).filter(
    (one) =>
      !digits.some(
        ({ found: { record }, ...other }) =>
          record && (record === one.found.record || (overlaps(one, other) && other.letters >= one.letters)),
      ),
  );
  const listed = digits.filter(({ found }) => found.record !== null);
  // Unknown codes are listed only where nothing else was found.
  const all = listed.length + messages.length > 0 ? [...listed, ...messages] : digits;
  return all.sort((a, b) => b.words - a.words || a.from - b.from).map(({ found }) => found);
}

interface Candidate {
  found: FoundCode;
  from: number;
  to: number;
  words: number;
  letters: number;
}

const overlaps = (a: Pick<Candidate, 'from' | 'to'>, b: Pick<Candidate, 'from' | 'to'>) =>
  a.from < b.to && b.from < a.to;

function prepare({ systems, codes }: CodeCatalogue): Prepared {
  const byId = new Map(systems.map((system) => [system.id, system]));
  const forms = systems
    .flatMap((system) =>
      system.forms.map((form) => ({
        system,
        form,
        exact: new Map<string, DigitsEntry>(),
        composed: [] as DigitsEntry[],
      })),
    )
    // A longer code is not read as a shorter one that it begins with.
    .sort((a, b) => lengthOf(b.form) - lengthOf(a.form));
  const messages: MessageEntry[] = [];
  for (const record of codes) {
    const system = byId.get(record.system);
    if (!system) continue;
    for (const text of [record.code, ...record.spellings]) {
      const template = templateOf(text, system, record.parameter_values);
      const form = formOf(system.forms, text, template);
      const own = forms.find((one) => one.form === form);
      if (!own) messages.push({ record, text, pattern: messagePattern(template) });
      else if (template.some((part) => 'parameter' in part)) own.composed.push({ record, template });
      else own.exact.set(text.replace(/[\s_-]/g, ''), { record, template });
    }
  }
  return { forms, messages, systems: byId };
}

function findAllDigits(text: string, { forms }: Prepared): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { system, form, exact, composed } of forms)
    for (const { digits: written, from, to, marked } of findDigits(text, form)) {
      if (candidates.some((one) => overlaps(one, { from, to }) && one.to - one.from > to - from)) continue;
      const meant = [written, fromNumber(form, written) ?? ''].filter(({ length }) => length === lengthOf(form));
      const readings = meant.map((digits) => ({
        digits,
        hit: entryOf(digits, exact, composed),
        parts: partsOf(form, digits),
      }));
      const isKnown = ({ parts }: { parts: CodePart[] }) => parts[0]?.meaning != null;
      const reading = readings.find(({ hit }) => hit) ?? readings.find(isKnown) ?? readings[0];
      if (!reading) continue;
      const { digits, hit, parts } = reading;
      const isWhole = text.slice(0, from).trim() === '' && text.slice(to).trim() === '';
      // What may be a date or a number of something else is taken for a code only where its first part is known.
      const isSure = isKnown(reading) && (marked || isWhole);
      const isPlain = isWhole && form.letter_count === 0 && digits === written;
      if (!hit && !isSure && !isPlain) continue;
      const found: FoundCode = {
        system: system.id,
        code: printed(form, digits),
        read: text.slice(from, to),
        record: hit?.record ?? null,
        values: hit ? valuesOf(hit.values, system) : [],
        parts,
        severity: hit?.record.severity ?? severityIn(form, digits),
      };
      candidates.push({ found, from, to, words: form.groups.length, letters: digits.length });
    }
  const listed = candidates.filter(({ found }) => found.record);
  return candidates.filter((one) => one.found.record || !listed.some((other) => overlaps(one, other)));
}

function entryOf(digits: string, exact: ReadonlyMap<string, DigitsEntry>, composed: readonly DigitsEntry[]) {
  const own = exact.get(digits);
  if (own && own.record.explanation_kind !== 'structure') return { record: own.record, values: {} };
  for (const { record, template } of composed) {
    const values = matchDigits(template, digits);
    if (values) return { record, values };
  }
  return own && { record: own.record, values: {} };
}

function findAllMessages(text: string, { messages, systems }: Prepared): Candidate[] {
  const indexed = indexText(text);
  const all = messages.flatMap(({ record, text: written, pattern }): Candidate[] => {
    const place = findMessage(indexed, pattern);
    const system = systems.get(record.system);
    if (!place || !system) return [];
    const isShort = pattern.words < SHORT.words && pattern.letters < SHORT.letters;
    const isWhole = text.slice(0, place.from).trim() === '' && text.slice(place.to).trim() === '';
    if (isShort && !isWhole) return [];
    const values = valuesOf(place.values, system);
    const found: FoundCode = {
      system: record.system,
      code: fillIn(written, values, ({ value }) => value),
      read: text.slice(place.from, place.to),
      record,
      values,
      parts: [],
      severity: record.severity,
    };
    return [{ found, from: place.from, to: place.to, words: pattern.words, letters: pattern.letters }];
  });
  // Of messages that share words the one that says more is meant; those that say as much are all meant.
  const best = all.filter(
    (one) =>
      !all.some(
        (other) =>
          overlaps(one, other) &&
          (other.letters > one.letters || (other.letters === one.letters && other.to - other.from < one.to - one.from)),
      ),
  );
  const seen = new Set<Code | null>();
  return best.filter(({ found: { record } }) => !seen.has(record) && seen.add(record));
}

function valuesOf(values: Readonly<Record<string, string>>, { parameters }: CodeSystem): CodeValue[] {
  return Object.entries(values).flatMap(([id, value]) => {
    const parameter = parameters.find((one) => one.id === id);
    const known = parameter?.values?.find((one) => one.value === value);
    return parameter
      ? [
          {
            id,
            name: parameter.name,
            name_zh: parameter.name_zh,
            value,
            meaning: known?.meaning ?? value,
            meaning_zh: known?.meaning_zh ?? value,
          },
        ]
      : [];
  });
}

/** A text about a code with the values of its parameters put in; a parameter without one stays in its braces. */
export function fillIn(text: string, values: readonly CodeValue[], say: (value: CodeValue) => string): string {
  return text.replace(/\{([a-z][a-z0-9_]*)\}/g, (braces, id) => {
    const value = values.find((one) => one.id === id);
    return value ? say(value) : braces;
  });
}

/** Finds the code that digits are, as {@link findCodes} would; null where a list has none. */
export function digitsMatcher(catalogue: CodeCatalogue): (digits: string) => Code | null {
  const { forms } = prepare(catalogue);
  return (digits) => {
    for (const { form, exact, composed } of forms) {
      const hit = lengthOf(form) === digits.length ? entryOf(digits, exact, composed) : undefined;
      if (hit) return hit.record;
    }
    return null;
  };
}
