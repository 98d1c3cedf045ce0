import { describeCode } from '../../../../../core/codes/describe-code.js';
import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import { symptomsOfCode } from '../../../../../core/codes/points-to.js';
import { idsOf } from '../../../../../core/names/resolve.js';
import type { Language } from '../../../../../core/words/language.js';
import type { Code } from '../../../../../schemas/generated/record.js';
import { orIfMissing } from '../../source.js';
import type { Context } from '../command.js';
import { failure } from '../failure.js';
import type { TextWriter } from '../text-writer.js';

export interface ReportedCode {
  found: FoundCode & { record: Code };
  /** Ids of the symptoms that it means, starting with the first to diagnose; empty: not visible on a print. */
  symptoms: readonly string[];
  /** Whether it was given instead of the symptom, so that the arguments name none. */
  isArgument: boolean;
}

/** `--code` of the subcommands that start from a symptom. */
export const CODE = {
  value: 'TEXT',
  argument: true,
  help: {
    en: 'the code or message that the machine reports; a pasted line too. In place of the symptom, or beside it',
    zh: '机器报的代码或信息，可粘贴整行；代替故障现象给出，或与其一同给出',
  },
};

/**
 * The code from `--code`, or given instead of the symptom unless that text names one; null: neither is given.
 *
 * @throws {Failure} for an unknown `--code`
 */
export async function readReported({ args, data, files, option }: Context): Promise<ReportedCode | null> {
  const given = option('code');
  if (given !== undefined) {
    const reported = firstKnown(await data.code(given), false);
    if (reported) return reported;
    throw failure('no_code', { where: '--code', value: given });
  }
  const text = args.join(' ');
  if (text === '') return null;
  const names = await files.allNames();
  const isSymptom = (name: string) => idsOf(names, 'symptoms', name).length > 0;
  if (isSymptom(text) || args.every(isSymptom)) return null;
  // A mirror of an older release has no codes.
  return firstKnown(await orIfMissing(data.code(text), []), true);
}

function firstKnown(all: readonly FoundCode[], isArgument: boolean): ReportedCode | null {
  const found = all.find((one): one is ReportedCode['found'] => one.record !== null);
  return found ? { found, symptoms: symptomsOfCode(found.record), isArgument } : null;
}

/**
 * The symptom to start with.
 *
 * @throws {Failure} for a code that is not visible on a print, with the reason
 */
export function symptomReported({ found, symptoms: [first] }: ReportedCode): string {
  if (first !== undefined) return first;
  const { code, record } = found;
  const text = (language: Language, reason: string | null) =>
    [`${code}: ${describeCode(found, language).meaning}`, reason].filter(Boolean).join(' ');
  const reason = { en: text('en', record.no_symptom_reason), zh: text('zh', record.no_symptom_reason_zh) };
  throw failure('no_symptom', { value: code }, { reason });
}

/** Writes what the machine reports, what to do immediately, and which other symptoms are possible. */
export function writeReported(
  paper: TextWriter,
  { found, symptoms }: ReportedCode,
  seen: readonly string[],
  { say, language }: Context,
): void {
  const { code, meaning, atOnce } = describeCode(found, language);
  paper.gap().text(say(`Your printer says ${code}: ${meaning}`, `打印机报 ${code}：${meaning}`), { tone: 'strong' });
  if (atOnce !== null) paper.warning(atOnce);
  const others = symptoms.filter((id) => !seen.includes(id));
  if (others.length > 0) paper.quiet(say(`It may be ${others.join(', ')} as well.`, `也可能是 ${others.join('、')}。`));
}

/** The warning shown first if continuing is dangerous. */
export function writeStop(paper: TextWriter, { say }: Context): void {
  paper
    .gap()
    .warning(
      say(
        'Stop the print now. If it goes on, it can hurt people or damage the printer. Switch off the heating, then read on.',
        '请立即停止打印。继续打印可能伤人或损坏打印机。请先关闭加热，再继续阅读。',
      ),
    );
}
