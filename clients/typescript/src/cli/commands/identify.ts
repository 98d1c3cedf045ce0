import { describeCode } from '../../../../../core/codes/describe-code.js';
import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import { CODE_RECOVERIES, CODE_SEVERITIES, FOUND_KIND_NAMES } from '../../../../../core/words/enumerations.js';
import type { Command, Context } from '../command.js';
import { failure } from '../failure.js';
import type { TextWriter } from '../text-writer.js';

export const identify: Command = {
  name: 'identify',
  summary: {
    en: 'what an identifier of a slicer, printer, tag or database stands for',
    zh: '查切片软件、机器、标签或数据库的标识符对应什么',
  },
  usage: ['identify IDENTIFIER [--system SYSTEM]'],
  examples: ['identify GFA00', 'identify C12 --system bambu_model_code'],
  options: {
    system: {
      value: 'SYSTEM',
      help: {
        en: 'only one system, such as filament_id, gtin, bambu_model_code',
        zh: '只查一个系统，如 filament_id、gtin、bambu_model_code',
      },
    },
  },
  args: { min: 1 },
  async run({ args, data, option, output, say }) {
    const identifier = args.join(' ');
    const system = option('system');
    const client = data;
    const found = await (system === undefined ? client.identify(identifier) : client.identify(system, identifier));
    if (found.length === 0) throw failure('unknown_identifier', { value: identifier });
    const colourOf = say('colour of a filament', '品牌耗材的颜色');
    const rows = found.flatMap((one) => [
      ...(['printers', 'filaments', 'materials'] as const).flatMap((kind) =>
        one[kind].map((id) => ({ one, id, kind: say(...FOUND_KIND_NAMES[kind]) })),
      ),
      ...one.spools.map(({ filament, colour }) => ({ one, id: `${filament}, ${colour}`, kind: colourOf })),
    ]);
    output.answer(found, (paper) =>
      paper.columns(
        rows,
        [
          [say('Means', '对应'), ({ id }) => id],
          [say('Kind', '类别'), ({ kind }) => kind],
          [say('System', '系统'), ({ one }) => one.system],
          [say('Spelled', '写法'), ({ one }) => one.identifier],
        ],
        { tones: ['strong', 'quiet'] },
      ),
    );
  },
};

export const code: Command = {
  name: 'code',
  summary: { en: 'what an error code or message of a printer means', zh: '机器报错代码或信息是什么意思' },
  usage: ['code TEXT [--system ID]'],
  examples: ['code 12201', 'code "MCU \'mcu\' shutdown: Timer too close"'],
  options: {
    system: { value: 'ID', help: { en: 'only one code system, such as klipper', zh: '只查一套代码，如 klipper' } },
  },
  args: { min: 1 },
  async run(context) {
    const { args, data, option, output } = context;
    const text = args.join(' ');
    const system = option('system');
    const found = await data.code(text, { ...(system === undefined ? {} : { systems: [system] }) });
    if (found.length === 0) throw failure('no_code', { value: text, suggestions: [] });
    output.answer(found, (paper) => {
      for (const one of found) writeCode(paper, one, context);
    });
  },
};

/** Writes the meaning of a code, what to do immediately, and the command that fixes it. */
export function writeCode(paper: TextWriter, found: FoundCode, { language, say }: Context): void {
  const { code: printed, meaning, atOnce } = describeCode(found, language);
  const { record, severity } = found;
  paper.title(severity === null ? printed : `${printed} (${say(...CODE_SEVERITIES[severity])})`);
  paper.text(meaning, { indent: 2 });
  if (atOnce !== null) paper.warning(atOnce, 2);
  if (record?.recovery) paper.quiet(say(...CODE_RECOVERIES[record.recovery]), 2);
  for (const { symptom } of record?.symptoms ?? []) {
    const call = `open-print-data fix ${symptom} --code ${JSON.stringify(printed)}`;
    paper.text(say(`To fix it: ${call}`, `排除方法：${call}`), { indent: 2 });
  }
  const none = record && say(record.no_symptom_reason ?? '', record.no_symptom_reason_zh ?? '');
  if (none) paper.quiet(none, 2);
  if (record?.page) paper.quiet(record.page, 2);
  paper.gap();
}
