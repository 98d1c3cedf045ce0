import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { nearest } from '../../../core/names/nearest.js';
import { textFlaws } from '../../pipeline/check/texts/flaws.js';
import { sentenceOf } from '../../shared/problem.js';

export type Answers = ReadonlyMap<string, string>;

/** A question that must be answered before a file can be written. */
export interface Question {
  flag: string;
  /** The question in a few words. */
  prompt: string;
  description?: string | undefined;
  required?: boolean;
  /** Several answers are allowed, separated by commas. */
  multiple?: boolean;
  /** False: accepted as a flag, but not asked on a terminal. */
  interactive?: boolean;
  choices?: (given: Answers) => readonly string[];
  /** The answer if none is given. */
  defaultAnswer?: (given: Answers) => string | undefined;
  /** The problem with an answer; undefined if it is valid. */
  validate?: (answer: string, given: Answers) => string | undefined;
  when?: (given: Answers) => boolean;
}

/** Maximum number of choices listed in full. */
const SHOWN = 24;

/**
 * The answers to all questions: from flags, the rest from a terminal, which repeats a question until it is answered.
 *
 * @throws without a terminal, naming every flag that is invalid or missing
 */
export async function askQuestions(
  questions: readonly Question[],
  flags: Answers,
  terminal: Terminal | null,
): Promise<Answers> {
  const given = new Map<string, string>();
  const wrong: string[] = [];
  for (const question of questions) {
    if (question.when && !question.when(given)) {
      if (flags.has(question.flag) && !terminal) wrong.push(`--${question.flag} does not apply here`);
      continue;
    }
    // Skips questions whose choices depend on an invalid answer.
    if (wrong.length > 0 && question.choices?.(given).length === 0) continue;
    const flag = flags.get(question.flag);
    const read = flag === undefined ? undefined : parseAnswer(question, flag, given);
    if (read && 'answer' in read) given.set(question.flag, read.answer);
    else if (terminal && (read || question.interactive !== false)) {
      if (read) terminal.say(`  --${question.flag}: ${read.problem}`);
      const answer = await askUntilRight(question, given, terminal);
      if (answer !== '') given.set(question.flag, answer);
    } else if (read) wrong.push(`--${question.flag}: ${read.problem}`);
    else {
      // The default of a required answer is only a proposal on a terminal, so it is not used without one.
      const usual = question.defaultAnswer?.(given);
      const proposal = usual === undefined ? '' : `; perhaps "${usual}"`;
      if (question.required)
        wrong.push(`--${question.flag} is missing: ${question.prompt}${formatChoices(question, given)}${proposal}`);
      else if (usual !== undefined) given.set(question.flag, usual);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return given;
}

export function splitList(answer: string | undefined): string[] {
  return (answer ?? '')
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

async function askUntilRight(question: Question, given: Answers, terminal: Terminal): Promise<string> {
  const { prompt, description, choices, required = false, multiple = false } = question;
  const usual = question.defaultAnswer?.(given);
  const all = choices?.(given) ?? [];
  if (description) terminal.say(`  ${description}`);
  if (all.length <= SHOWN) for (const [at, choice] of all.entries()) terminal.say(`  ${at + 1} ${choice}`);
  else terminal.say(`  one of ${all.length}, such as ${all.slice(0, 5).join(', ')}`);
  const hints = [
    multiple && 'several, separated by commas',
    !required && usual === undefined && 'press Enter to leave it out',
  ].filter(Boolean);
  const line = `${prompt}${hints.length > 0 ? ` (${hints.join('; ')})` : ''}${usual === undefined ? '' : ` [${usual}]`}: `;
  for (;;) {
    const input = (await terminal.ask(line)) || usual || '';
    if (input === '' && !required) return '';
    const read = input === '' ? { problem: 'needs an answer' } : parseAnswer(question, input, given);
    if ('answer' in read) return read.answer;
    terminal.say(`  ${read.problem}`);
  }
}

function parseAnswer(question: Question, input: string, given: Answers): { answer: string } | { problem: string } {
  const { choices, multiple, validate } = question;
  const all = choices?.(given);
  const parts = multiple ? splitList(input) : [input.trim()];
  const read = all
    ? parts.map((part) => (/^\d+$/.test(part) && !all.includes(part) ? (all[Number(part) - 1] ?? part) : part))
    : parts;
  for (const part of read) {
    const [flaw] = textFlaws(part, 'quoted', false);
    if (flaw) return { problem: sentenceOf(flaw) };
    if (!all || all.includes(part)) continue;
    const near = nearest(part, all)
      .slice(0, 3)
      .map(({ name }) => name);
    return {
      problem: `"${part}" is not allowed (${near.length > 0 ? `nearest: ${near.join(', ')}` : `one of ${all.slice(0, SHOWN).join(', ')}`})`,
    };
  }
  if (new Set(read).size < read.length) return { problem: 'contains the same value twice' };
  const answer = read.join(', ');
  const problem = validate?.(answer, given);
  return problem === undefined ? { answer } : { problem };
}

function formatChoices({ choices }: Question, given: Answers): string {
  const all = choices?.(given) ?? [];
  if (all.length === 0) return '';
  return all.length <= SHOWN
    ? ` (${all.join(', ')})`
    : ` (one of ${all.length}, such as ${all.slice(0, 5).join(', ')})`;
}

/** The flags and their descriptions, one per line, for `--help`. */
export function formatHelp(questions: readonly Question[]): string {
  const wide = Math.max(...questions.map(({ flag }) => flag.length)) + 2;
  return questions
    .map((question) => {
      const { flag, prompt, description, required, multiple, when, choices } = question;
      const must = required ? (when ? 'sometimes required' : 'needed') : 'optional';
      const allowed = choices && !when ? formatChoices(question, new Map()) : '';
      return `  ${`--${flag}`.padEnd(wide)}  ${prompt}${multiple ? ', several with commas' : ''} [${must}]${allowed}${description ? `\n${' '.repeat(wide + 4)}${description}` : ''}`;
    })
    .join('\n');
}

export interface Terminal {
  say(text: string): void;
  /** The trimmed answer. @throws if the input has ended */
  ask(prompt: string): Promise<string>;
}

/** Calls `work` with the terminal of the process, or with null if it is not interactive. */
export async function withTerminal<T>(work: (terminal: Terminal | null) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return await work(null);
  const terminal = terminalOn(process.stdin, process.stdout);
  try {
    return await work(terminal);
  } finally {
    terminal.close();
  }
}

/** A terminal on two streams; `close` lets the process exit. */
export function terminalOn(input: Readable, output: Writable): Terminal & { close: () => void } {
  const lines = createInterface({ input, output });
  return { say: (text) => void output.write(`${text}\n`), ask: asking(lines), close: () => lines.close() };
}

/** Asks questions one after the other; lines entered ahead of time answer the next ones. */
function asking(input: Interface): Terminal['ask'] {
  const lines = input[Symbol.asyncIterator]();
  let closed = false;
  input.once('close', () => {
    closed = true;
  });
  return async (prompt) => {
    input.setPrompt(prompt);
    if (!closed) input.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error('stopped: nothing was written');
    return value.trim();
  };
}

/**
 * Parses a command line whose flags all have a value, `--model P1S` or `--model=P1S`, except `--help`.
 *
 * @throws if a flag has no value or is repeated
 */
export function parseArguments(args: readonly string[]): { words: string[]; flags: Answers } {
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const [, name, , value] = /^--([^=]+)(=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      words.push(arg);
      continue;
    }
    if (flags.has(name)) throw new Error(`--${name} is given twice`);
    if (name === 'help') flags.set(name, '');
    else if (value !== undefined) flags.set(name, value);
    else {
      const next = args[++at];
      if (next === undefined || next.startsWith('--')) throw new Error(`--${name} needs a value`);
      flags.set(name, next);
    }
  }
  return { words, flags };
}

/** @throws if a flag is unknown, naming the nearest */
export function rejectUnknownFlags(flags: ReadonlyMap<string, string>, known: readonly string[]): void {
  for (const name of flags.keys()) {
    if (known.includes(name)) continue;
    const [near] = nearest(name, known);
    throw new Error(`unknown option --${name}${near ? ` (nearest: --${near.name})` : ''}; --help lists the options`);
  }
}
