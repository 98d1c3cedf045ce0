import { nearest } from '../../core/nearest.js';
import { textFlaws } from '../check/texts/flaws.js';
import type { Terminal } from './terminal.js';

/** What was answered, by flag. */
export type Answers = ReadonlyMap<string, string>;

/** Something that has to be known before a file can be written. */
export interface Question {
  /** The flag, without its dashes. */
  flag: string;
  /** What is asked, in few words. */
  asks: string;
  /** What the schema says of it. */
  means?: string | undefined;
  required?: boolean;
  /** Several answers are allowed, parted by commas. */
  many?: boolean;
  /** False: not asked on a terminal, only taken as a flag. */
  asked?: boolean;
  /** The only answers that are allowed. */
  choices?: (given: Answers) => readonly string[];
  /** What stands when nothing is answered. */
  usual?: (given: Answers) => string | undefined;
  /** What is wrong with an answer. */
  problem?: (answer: string, given: Answers) => string | undefined;
  /** Whether it is a question at all, after what was answered. */
  when?: (given: Answers) => boolean;
}

/** Most choices that are written out. */
const SHOWN = 24;

/**
 * The answers to all questions: flags first, the rest from a terminal, which asks again until an answer is right.
 *
 * @throws without a terminal, naming every flag that is wrong or missing
 */
export async function answersTo(
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
    // What hangs on an answer that is wrong cannot be judged.
    if (wrong.length > 0 && question.choices?.(given).length === 0) continue;
    const flag = flags.get(question.flag);
    const read = flag === undefined ? undefined : readAnswer(question, flag, given);
    if (read && 'answer' in read) given.set(question.flag, read.answer);
    else if (terminal && (read || question.asked !== false)) {
      if (read) terminal.say(`  --${question.flag}: ${read.problem}`);
      const answer = await askUntilRight(question, given, terminal);
      if (answer !== '') given.set(question.flag, answer);
    } else if (read) wrong.push(`--${question.flag}: ${read.problem}`);
    else {
      // A requirement is not answered by habit: what stands in brackets on a terminal is only a proposal there.
      const usual = question.required ? undefined : question.usual?.(given);
      if (usual !== undefined) given.set(question.flag, usual);
      else if (question.required)
        wrong.push(`--${question.flag} is missing: ${question.asks}${shownChoices(question, given)}`);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return given;
}

/** Several answers of one question. */
export function listed(answer: string | undefined): string[] {
  return (answer ?? '')
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

async function askUntilRight(question: Question, given: Answers, terminal: Terminal): Promise<string> {
  const { asks, means, choices, required = false, many = false } = question;
  const usual = question.usual?.(given);
  const all = choices?.(given) ?? [];
  if (means) terminal.say(`  ${means}`);
  if (all.length <= SHOWN) for (const [at, choice] of all.entries()) terminal.say(`  ${at + 1} ${choice}`);
  else terminal.say(`  one of ${all.length}, such as ${all.slice(0, 5).join(', ')}`);
  const hints = [many && 'several with commas', !required && usual === undefined && 'Enter leaves it out'].filter(
    Boolean,
  );
  const prompt = `${asks}${hints.length > 0 ? ` (${hints.join('; ')})` : ''}${usual === undefined ? '' : ` [${usual}]`}: `;
  for (;;) {
    const said = (await terminal.ask(prompt)) || usual || '';
    if (said === '' && !required) return '';
    const read = said === '' ? { problem: 'needs an answer' } : readAnswer(question, said, given);
    if ('answer' in read) return read.answer;
    terminal.say(`  ${read.problem}`);
  }
}

function readAnswer(question: Question, said: string, given: Answers): { answer: string } | { problem: string } {
  const { choices, many, problem } = question;
  const all = choices?.(given);
  const parts = many ? listed(said) : [said.trim()];
  const read = all
    ? parts.map((part) => (/^\d+$/.test(part) && !all.includes(part) ? (all[Number(part) - 1] ?? part) : part))
    : parts;
  for (const part of read) {
    const [flaw] = textFlaws(part, 'quoted', false);
    if (flaw) return { problem: `${flaw.message} (${flaw.allowed})` };
    if (!all || all.includes(part)) continue;
    const near = nearest(part, all)
      .slice(0, 3)
      .map(({ name }) => name);
    return {
      problem: `"${part}" is not allowed (${near.length > 0 ? `nearest: ${near.join(', ')}` : `one of ${all.slice(0, SHOWN).join(', ')}`})`,
    };
  }
  if (new Set(read).size < read.length) return { problem: 'says something twice' };
  const answer = read.join(', ');
  const found = problem?.(answer, given);
  return found === undefined ? { answer } : { problem: found };
}

function shownChoices({ choices }: Question, given: Answers): string {
  const all = choices?.(given) ?? [];
  if (all.length === 0) return '';
  return all.length <= SHOWN
    ? ` (${all.join(', ')})`
    : ` (one of ${all.length}, such as ${all.slice(0, 5).join(', ')})`;
}

/** What can be said with flags, one a line, as `--help` shows it. */
export function helpOf(questions: readonly Question[]): string {
  const wide = Math.max(...questions.map(({ flag }) => flag.length)) + 2;
  return questions
    .map((question) => {
      const { flag, asks, means, required, many, when, choices } = question;
      const must = required ? (when ? 'needed at times' : 'needed') : 'optional';
      const allowed = choices && !when ? shownChoices(question, new Map()) : '';
      return `  ${`--${flag}`.padEnd(wide)}  ${asks}${many ? ', several with commas' : ''} [${must}]${allowed}${means ? `\n${' '.repeat(wide + 4)}${means}` : ''}`;
    })
    .join('\n');
}
