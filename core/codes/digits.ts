import type { Code, CodeForm, CodeFormPart } from '../../schemas/generated/record.js';
import type { TemplatePart } from './template.js';
import { BEFORE_CODES } from './tokens.js';

/** A group of digits with its meaning in the structure of a code. */
export interface CodePart extends Pick<CodeFormPart, 'name' | 'name_zh'> {
  digits: string;
  /** Null: the meaning is not known. */
  meaning: string | null;
  meaning_zh: string | null;
}

/** Digits in the notation of a form. */
export interface FoundDigits {
  /** Letters and digits in upper case, without prefix and separators; a code sent as one number is not converted. */
  digits: string;
  from: number;
  to: number;
  /** Whether a prefix, letters or a separator between groups mark it as a code. */
  marked: boolean;
}

/** Number of letters and digits in codes of a form. */
export function lengthOf({
  letter_count: letters = 0,
  groups,
}: Partial<Pick<CodeForm, 'letter_count'>> & Pick<CodeForm, 'groups'>): number {
  return groups.reduce((total, group) => total + group, letters);
}

/** Converts a code sent as one number, decimal or hexadecimal without its first zero; null if it is not one. */
export function fromNumber(form: CodeForm, digits: string): string | null {
  if (!form.as_number) return null;
  if (digits.length === lengthOf(form) - 1) return `0${digits}`;
  if (!/^\d+$/.test(digits)) return null;
  const hex = Number(digits).toString(16).toUpperCase().padStart(lengthOf(form), '0');
  return hex.length === lengthOf(form) ? hex : null;
}

/** Finds everything in a text that has the notation of a form. All repetitions are bounded, so it takes linear time. */
export function findDigits(text: string, form: CodeForm): FoundDigits[] {
  return [...text.matchAll(patternOf(form))].map(({ 0: whole, index, groups = {} }) => {
    const { prefix, code = '' } = groups;
    const digits = code.replace(/[^0-9a-z]/gi, '').toUpperCase();
    return {
      digits,
      from: index,
      to: index + whole.length,
      marked: prefix !== undefined || form.letter_count > 0 || (form.groups.length > 1 && /[-_]/.test(code)),
    };
  });
}

/** Maximum number of decimal digits of a code of eight hexadecimal ones. */
const LONGEST_NUMBER = 10;

function patternOf(form: CodeForm): RegExp {
  const { digits, letter_count: letters, groups, prefixes } = form;
  const digit = digits === 'hex' ? '[0-9a-f]' : '[0-9]';
  const before = [...prefixes, ...BEFORE_CODES]
    .toSorted((a, b) => b.length - a.length)
    .map((prefix) => prefix.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const grouped = groups.map((length) => `${digit}{${length}}`).join('[\\s_-]?');
  const lettered = letters > 0 ? `[a-z]{${letters}}[\\s_-]?${grouped}` : grouped;
  const code = form.as_number
    ? `(?:${lettered}|[0-9]{${lengthOf(form) + 1},${LONGEST_NUMBER}}|${digit}{${lengthOf(form) - 1}})`
    : lettered;
  return new RegExp(
    `(?<![0-9a-z])(?:(?<prefix>${before})[\\s_:：="'#-]{0,4})?(?<![0-9])(?<code>${code})(?![0-9a-z])`,
    'gi',
  );
}

/** Formats a code as machines print it, without a prefix. */
export function printed(
  { letter_count: letters, groups, separator }: Pick<CodeForm, 'letter_count' | 'groups' | 'separator'>,
  digits: string,
): string {
  const parts = groups.map((length, i) => {
    const from = lengthOf({ letter_count: letters, groups: groups.slice(0, i) });
    return digits.slice(from, from + length);
  });
  return digits.slice(0, letters) + parts.join(separator ?? '');
}

/** Describes the digits of a code, group by group, as far as its structure is known. */
export function partsOf(form: CodeForm, digits: string): CodePart[] {
  return form.parts.map(({ name, name_zh, from, length, values }) => {
    const own = digits.slice(from, from + length);
    const known = values?.find(({ value }) => value === own);
    return { name, name_zh, digits: own, meaning: known?.meaning ?? null, meaning_zh: known?.meaning_zh ?? null };
  });
}

/** The severity of a code according to its structure; null if not known. */
export function severityIn(form: CodeForm, digits: string): Code['severity'] {
  for (const { from, length, severity } of form.parts) {
    const own = severity[digits.slice(from, from + length)];
    if (own !== undefined) return own;
  }
  return null;
}

/**
 * The form that matches a code of the data by its digits. Null for a message, and for a code with letters, which is
 * listed like a message.
 *
 * @param text as in the data, with braces
 */
export function formOf(forms: readonly CodeForm[], text: string, template: readonly TemplatePart[]): CodeForm | null {
  if (!/^[0-9A-F\s_{}a-z-]+$/.test(text)) return null;
  const plain = text.replace(/\{[^}]*\}/g, '');
  return (
    forms.find((form) => {
      const alphabet = form.digits === 'hex' ? /^[0-9A-F\s_-]*$/ : /^[0-9\s_-]*$/;
      return form.letter_count === 0 && alphabet.test(plain) && digitsLength(template) === lengthOf(form);
    }) ?? null
  );
}

/** Number of digits of a template; NaN if the values of a parameter differ in length or are arbitrary. */
function digitsLength(template: readonly TemplatePart[]): number {
  return template.reduce((total, part) => {
    if ('literal' in part) return total + part.literal.replace(/[\s_-]/g, '').length;
    const lengths = new Set(part.values?.map(({ length }) => length));
    return lengths.size === 1 ? total + ([...lengths][0] ?? Number.NaN) : Number.NaN;
  }, 0);
}

/** Extracts the values of a template's parameters from the digits of a code; null if the code does not match. */
export function matchDigits(template: readonly TemplatePart[], digits: string): Record<string, string> | null {
  const values: Record<string, string> = {};
  let at = 0;
  for (const part of template) {
    if ('literal' in part) {
      const literal = part.literal.replace(/[\s_-]/g, '');
      if (!digits.startsWith(literal, at)) return null;
      at += literal.length;
    } else {
      const value = part.values?.find((one) => digits.startsWith(one, at));
      const { id } = part.parameter;
      if (value === undefined || (values[id] ?? value) !== value) return null;
      values[id] = value;
      at += value.length;
    }
  }
  return at === digits.length ? values : null;
}
