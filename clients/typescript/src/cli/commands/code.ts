import { describeCode } from '../../../../../core/codes/describe-code.js';
import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import { CODE_RECOVERIES, CODE_SEVERITIES } from '../../../../../core/words/enumerations.js';
import type { Language, Say } from '../../../../../core/words/language.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import { Failure } from '../failure.js';
import type { TextWriter } from '../text-writer.js';

/** `code TEXT`: what the display or the log says, and what to do. */
export const code: Command = {
  name: 'code',
  summary: {
    en: 'what an error code or message of a printer means',
    zh: '机器报错代码或信息是什么意思',
  },
  usage: ['code TEXT [--system ID]'],
  examples: ['code 12201', 'code "MCU \'mcu\' shutdown: Timer too close"'],
  options: {
    system: {
      type: 'string',
      value: 'ID',
      help: { en: 'only one code system, such as klipper', zh: '只查一套代码，如 klipper' },
    },
  },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run({ args, data, option, output, signal, say, language }) {
    const text = args.join(' ');
    const system = option('system');
    const found = await data().code(text, { ...(system === undefined ? {} : { systems: [system] }), signal });
    if (found.length === 0)
      throw new Failure(
        EXIT.notFound,
        'nothing_found',
        { en: `No known code or message in "${text}".`, zh: `“${text}”中没有已知的报错代码或信息。` },
        { value: text, suggestions: [] },
      );
    output.answer(found, (paper) => {
      for (const one of found) writeCode(paper, one, language, say);
    });
    return EXIT.found;
  },
};

/** A code with what it means, what to do at once, and the call that says how to mend it. */
export function writeCode(paper: TextWriter, found: FoundCode, language: Language, say: Say): void {
  const { code: printed, meaning, atOnce } = describeCode(found, language);
  const { record, severity } = found;
  paper.title(severity === null ? printed : `${printed} (${say(...CODE_SEVERITIES[severity])})`);
  paper.text(meaning, { indent: 2 });
  if (atOnce !== null) paper.text(atOnce, { indent: 2, mark: '! ', tone: 'warning' });
  if (record?.recovery) paper.text(say(...CODE_RECOVERIES[record.recovery]), { indent: 2, tone: 'quiet' });
  for (const { symptom } of record?.symptoms ?? []) {
    const call = `open-print-data fix ${symptom} --code ${JSON.stringify(printed)}`;
    paper.text(say(`To fix it: ${call}`, `排除方法：${call}`), { indent: 2 });
  }
  const none = record && say(record.no_symptom ?? '', record.no_symptom_zh ?? '');
  if (none) paper.text(none, { indent: 2, tone: 'quiet' });
  if (record?.page) paper.text(record.page, { indent: 2, tone: 'quiet' });
  paper.gap();
}
