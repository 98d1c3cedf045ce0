import { describeCode } from '../../../../../core/codes/describe-code.js';
import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import { symptomsOfCode } from '../../../../../core/codes/points-to.js';
import { FILES } from '../../../../../core/contract/paths.js';
import { idsOf } from '../../../../../core/names/resolve.js';
import type { Names } from '../../../../../core/names/spellings.js';
import type { Language } from '../../../../../core/words/language.js';
import type { Code } from '../../../../../schemas/generated/record.js';
import { MissingFileError } from '../../errors.js';
import type { Context, Option } from '../command.js';
import { EXIT } from '../exit.js';
import { Failure } from '../failure.js';
import type { TextWriter } from '../text-writer.js';

/** What the machine reports, of which something is known. */
export interface ReportedCode {
  found: FoundCode & { record: Code };
  /** Ids of the symptoms that it is, the one to begin with first. Empty: it is seen in no print. */
  symptoms: readonly string[];
  /** Whether it stood in place of the symptom, so that the arguments name none. */
  isArgument: boolean;
}

/** `--code` of the subcommands that begin from a symptom. */
export const CODE = {
  type: 'string',
  value: 'TEXT',
  argument: true,
  help: {
    en: 'the code or message that the machine reports; a pasted line too. In place of the symptom, or beside it',
    zh: '机器报的代码或信息，可粘贴整行；代替故障现象给出，或与其一同给出',
  },
} as const satisfies Option;

/**
 * What the machine reports by `--code`, or in place of the symptom. What names a symptom is no code. Null: neither is given.
 *
 * @throws {Failure} for a `--code` of which nothing is known
 */
export async function readReported({ args, data, option, signal }: Context): Promise<ReportedCode | null> {
  const told = option('code');
  if (told !== undefined) {
    const found = firstKnown(await data().code(told, { signal }));
    if (found) return { ...found, isArgument: false };
    throw new Failure(
      EXIT.notFound,
      'nothing_found',
      { en: `No code or message is known in "${told}".`, zh: `“${told}”中没有已知的报错代码或信息。` },
      { where: '--code', value: told },
    );
  }
  const text = args.join(' ');
  if (text === '') return null;
  const names = await data().json<Names>(FILES.names, { signal });
  const isSymptom = (name: string) => idsOf(names, 'symptoms', name).length > 0;
  if (isSymptom(text) || args.every(isSymptom)) return null;
  const found = firstKnown(await data().code(text, { signal }).catch(noCodes));
  return found && { ...found, isArgument: true };
}

/** None of a source that has no codes: a mirror of an earlier release. */
export function noCodes(error: unknown): [] {
  if (error instanceof MissingFileError) return [];
  throw error;
}

function firstKnown(all: readonly FoundCode[]): Omit<ReportedCode, 'isArgument'> | null {
  const found = all.find((one): one is ReportedCode['found'] => one.record !== null);
  return found ? { found, symptoms: symptomsOfCode(found.record) } : null;
}

/**
 * The symptom to begin with.
 *
 * @throws {Failure} for a code that is seen in no print, with the reason
 */
export function symptomReported({ found, symptoms: [first] }: ReportedCode): string {
  if (first !== undefined) return first;
  const { record } = found;
  const said = (language: Language, reason: string | null) =>
    [`${found.code}: ${describeCode(found, language).meaning}`, reason].filter(Boolean).join(' ');
  throw new Failure(
    EXIT.notFound,
    'no_symptom',
    { en: said('en', record.no_symptom), zh: said('zh', record.no_symptom_zh) },
    {
      value: found.code,
      hint: {
        en: `All about it: open-print-data code "${found.code}"`,
        zh: `详情：open-print-data code "${found.code}"`,
      },
    },
  );
}

/** Says what the machine reports, what to do at once, and which other symptoms it may be. */
export function writeReported(
  paper: TextWriter,
  { found, symptoms }: ReportedCode,
  seen: readonly string[],
  { say, language }: Context,
): void {
  const { code, meaning, atOnce } = describeCode(found, language);
  paper.gap().text(say(`Your printer says ${code}: ${meaning}`, `打印机报 ${code}：${meaning}`), { tone: 'strong' });
  if (atOnce !== null) paper.text(atOnce, { mark: say('! ', '！'), tone: 'warning' });
  const others = symptoms.filter((id) => !seen.includes(id));
  if (others.length > 0)
    paper.text(say(`It may be ${others.join(', ')} as well.`, `也可能是 ${others.join('、')}。`), { tone: 'quiet' });
}
