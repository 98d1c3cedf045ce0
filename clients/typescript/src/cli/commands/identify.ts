import type { Text } from '../../../../../core/words/language.js';
import type { Identified } from '../../parts/identify.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import { Failure } from '../failure.js';
import { NAME } from '../usage.js';

/** `identify IDENTIFIER`: what slicers, machines, tags and databases call something. */
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
      type: 'string',
      value: 'SYSTEM',
      help: {
        en: 'only one system, such as filament_id, gtin, bambu_model_code',
        zh: '只查一个系统，如 filament_id、gtin、bambu_model_code',
      },
    },
  },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run({ args, data, option, output, signal, say }) {
    const identifier = args.join(' ');
    const system = option('system');
    const client = data();
    const found = await (system === undefined
      ? client.identify(identifier, { signal })
      : client.identify(system, identifier, { signal }));
    if (found.length === 0) throw unknown(identifier);
    output.answer(found, (paper) =>
      paper.table(
        {
          head: [say('Means', '对应'), say('Kind', '类别'), say('System', '系统'), say('Spelled', '写法')],
          rows: found.flatMap((one) =>
            matches(one).map(([id, kind]) => [id, say(kind.en, kind.zh), one.system, one.identifier]),
          ),
        },
        { tones: ['strong', 'quiet'] },
      ),
    );
    return EXIT.found;
  },
};

/** The records that an identifier means, each with its kind. */
function matches({ printers, materials, filaments, spools }: Identified): [id: string, kind: Text][] {
  const of = (ids: readonly string[], kind: Text) => ids.map((id): [string, Text] => [id, kind]);
  return [
    ...of(printers, { en: 'printer', zh: '打印机' }),
    ...of(filaments, { en: 'filament', zh: '品牌耗材' }),
    ...of(materials, { en: 'material', zh: '耗材' }),
    ...spools.map(({ filament, colour }): [string, Text] => [
      `${filament}, ${colour}`,
      { en: 'colour of a filament', zh: '品牌耗材的颜色' },
    ]),
  ];
}

function unknown(identifier: string): Failure {
  return new Failure(
    EXIT.notFound,
    'unknown_identifier',
    { en: `No system uses the identifier "${identifier}".`, zh: `没有系统使用标识符“${identifier}”。` },
    {
      value: identifier,
      hint: { en: `To search by name: ${NAME} find "${identifier}"`, zh: `按名称查找：${NAME} find "${identifier}"` },
    },
  );
}
