import type { Code, CodeParameter, CodeSystem } from '../../schemas/generated/record.js';
import {
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

/** The systems, and the codes to search for. */
export interface CodeCatalogue {
  systems: readonly CodeSystem[];
  codes: readonly Code[];
}

export interface CodeValue extends Pick<CodeParameter, 'id' | 'name' | 'name_zh'> {
  value: string;
  /** The meaning of the value, or the value itself if not known. */
  meaning: string;
  meaning_zh: string;
}

/** A code or message found in a text. */
export interface FoundCode {
  system: string;
  /** As machines print it, with the parameters filled in. */
  code: string;
  /** The matching part of the text. */
  read: string;
  /** Its listed record; null if it has the notation of the system but is not listed. */
  record: Code | null;
  values: CodeValue[];
  /** The meaning of its digits by the structure of such codes; empty for a message. */
  parts: CodePart[];
  severity: Code['severity'];
}

interface DigitsEntry {
  record: Code;
  template: readonly TemplatePart[];
}

type Prepared = ReturnType<typeof prepare>;

const prepared = new WeakMap<CodeCatalogue, Prepared>();

/** Messages below both of these numbers match only as the whole text. */
const SHORT = { words: 2, letters: 7 } as const;

/** Longer texts are truncated. */
const MOST_CHARACTERS = 20_000;

/**
 * Finds codes and messages in a text, which may be a single code or a pasted part of a log: those with the most words
 * first, then in order of appearance. Unlisted digits in the notation of a code are parsed as far as its structure is
 * known, if a prefix, separators or the text as a whole marks them as one. Takes time proportional to the length of the
 * text times the number of messages.
 */
export function findCodes(text: string, catalogue: CodeCatalogue): FoundCode[] {
  const read = text.slice(0, MOST_CHARACTERS).normalize('NFKC').slice(0, MOST_CHARACTERS);
  const ready = prepared.get(catalogue) ?? prepare(catalogue);
  prepared.set(catalogue, ready);
  const digits = findAllDigits(read, ready);
  const listed = digits.filter(({ found }) => found.record !== null);
  const covers = (code: Candidate, message: Candidate) =>
    code.found.record === message.found.record || (overlaps(code, message) && code.letters >= message.letters);
  const messages = findAllMessages(read, ready).filter((one) => !listed.some((code) => covers(code, one)));
  // Unlisted codes count only if nothing else was found.
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

type Place = Pick<Candidate, 'from' | 'to'>;

const overlaps = (a: Place, b: Place) => a.from < b.to && b.from < a.to;

/** Whether a place is the whole text, apart from whitespace. */
const fills = (text: string, { from, to }: Place) => (text.slice(0, from) + text.slice(to)).trim() === '';

function prepare({ systems, codes }: CodeCatalogue) {
  const byId = new Map(systems.map((system) => [system.id, system]));
  const forms = systems.flatMap((system) =>
    system.forms.map((form) => ({
      system,
      form,
      exact: new Map<string, DigitsEntry>(),
      composed: [] as DigitsEntry[],
    })),
  );
  // Longer forms first, so that their codes are not read as shorter ones.
  forms.sort((a, b) => lengthOf(b.form) - lengthOf(a.form));
  const messages: { record: Code; text: string; pattern: MessagePattern }[] = [];
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
      const readings = meant.map((digits) => {
        return { digits, hit: entryOf(digits, exact, composed), parts: partsOf(form, digits) };
      });
      const isKnown = ({ parts }: { parts: CodePart[] }) => parts[0]?.meaning != null;
      const reading = readings.find(({ hit }) => hit) ?? readings.find(isKnown) ?? readings[0];
      if (!reading) continue;
      const { digits, hit, parts } = reading;
      const isWhole = fills(text, { from, to });
      // Digits that may be a date or another number count only if the meaning of the first part is known.
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
    const isWhole = fills(text, place);
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
  // Of overlapping messages the one with the most letters wins; ties all count.
  const beats = (a: Candidate, b: Candidate) =>
    a.letters > b.letters || (a.letters === b.letters && a.to - a.from < b.to - b.from);
  const best = all.filter((one) => !all.some((other) => overlaps(one, other) && beats(other, one)));
  const seen = new Set<Code | null>();
  return best.filter(({ found: { record } }) => !seen.has(record) && seen.add(record));
}

function valuesOf(values: Readonly<Record<string, string>>, { parameters }: CodeSystem): CodeValue[] {
  return Object.entries(values).flatMap(([id, value]) => {
    const parameter = parameters.find((one) => one.id === id);
    const known = parameter?.values?.find((one) => one.value === value);
    if (!parameter) return [];
    const { name, name_zh } = parameter;
    return [{ id, name, name_zh, value, meaning: known?.meaning ?? value, meaning_zh: known?.meaning_zh ?? value }];
  });
}

/** Fills the values of a code's parameters into a text about it; parameters without a value keep their braces. */
export function fillIn(text: string, values: readonly CodeValue[], say: (value: CodeValue) => string): string {
  return text.replace(/\{([a-z][a-z0-9_]*)\}/g, (braces, id) => {
    const value = values.find((one) => one.id === id);
    return value ? say(value) : braces;
  });
}

/** Finds a code by its digits, like {@link findCodes}; null if it is not listed. */
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
