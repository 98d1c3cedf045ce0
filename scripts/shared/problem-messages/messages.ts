import { CHECK } from './check.js';
import { LINT } from './lint.js';
import { LOAD } from './load.js';
import type { Message } from './row.js';
import { SCHEMA } from './schema.js';
import { TEXTS } from './texts.js';

/** The message of every code, by the stage that finds it. */
export const MESSAGES = { ...LOAD, ...SCHEMA, ...TEXTS, ...CHECK, ...LINT };

/** What is wrong, by its code. */
export type Code = keyof typeof MESSAGES;

/** What is wrong: a code, and its parameters where its message needs any. */
export type Fault<Of extends Code = Code> = {
  [C in Of]: (typeof MESSAGES)[C] extends (parameters: infer P) => Message
    ? { code: C; parameters: P }
    : { code: C; parameters?: undefined };
}[Of];

/** The codes that have these parameters, and no others. */
export type CodeWith<Parameters> = {
  [C in Code]: Fault<C> extends { parameters: infer P } ? ([P, Parameters] extends [Parameters, P] ? C : never) : never;
}[Code];

/** What is to be done, where that follows from the position of a problem, and not from what is wrong. */
export type Remedy =
  | { code: 'override' | 'override_there' | 'override_value' | 'import_otherwise' }
  | { code: 'override_of'; field: string; file: string };

/** The message of a fault, in English: made nowhere else. */
export function faultMessage(fault: Fault, remedy?: Remedy): { message: string; allowed: string | undefined } {
  const template = MESSAGES[fault.code] as Message | ((parameters: Fault['parameters']) => Message);
  const [message, allowed] = typeof template === 'function' ? template(fault.parameters) : template;
  return { message, allowed: remedy ? remedied(allowed, remedy) : allowed };
}

/** The message of a fault as the rest of a sentence: `is empty (a text, or leave the field out)`. */
export function sentenceOf(fault: Fault): string {
  return inBrackets(faultMessage(fault));
}

/** What is wrong, with what is allowed in brackets behind it. */
export function inBrackets({ message, allowed }: ReturnType<typeof faultMessage>): string {
  return `${message}${allowed ? ` (${allowed})` : ''}`;
}

function remedied(allowed: string | undefined, remedy: Remedy): string {
  const also = (what: string) => (allowed === undefined ? what : `${allowed}; ${what}`);
  switch (remedy.code) {
    case 'override':
      return 'correct or withhold it with an override';
    case 'override_there':
      return 'correct or withhold it with an override there';
    case 'override_value':
      return 'correct the value of the override, or remove it';
    case 'import_otherwise':
      return also('undo the edit; the import leaves out what a source has wrong');
    case 'override_of':
      return also(`correct or withhold it with an override of ${remedy.field} in ${remedy.file}`);
  }
}
