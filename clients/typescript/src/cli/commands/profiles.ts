import { writerIn } from '../../../../../core/words/record-words.js';
import { UnknownNameError } from '../../errors.js';
import { idsByAnyName, resolveNames } from '../../parts/resolve-names.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { Failure } from '../failure.js';
import { givenNames, PAIR_OPTIONS, splitWords } from '../pair.js';

/** `profiles`: all that a printer prints, or all printers that print a material. */
export const profiles: Command = {
  name: 'profiles',
  summary: { en: 'list all profiles of a printer or for a material', zh: '某台打印机或某种耗材的全部配置' },
  usage: ['profiles PRINTER', 'profiles MATERIAL', 'profiles PRINTER MATERIAL'],
  examples: ['profiles p1s', 'profiles p1s petg'],
  options: PAIR_OPTIONS,
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { data, output, signal, say, language } = context;
    const list = await data()
      .profiles.list({ ...(await filterOf(context)), signal })
      .all();
    const writer = writerIn(language);
    const unknown = say('unknown', '未知');
    output.answer(list, (paper) => {
      if (list.length === 0) return paper.text(say('No matching profile.', '没有这样的配置。'));
      return paper.table({
        head: [
          ...[say('Printer', '打印机'), say('Material', '耗材'), say('Nozzle', '喷嘴')],
          ...[say('Hotend', '热端'), say('Bed', '热床'), say('Max flow', '最大流量')],
        ],
        rows: list.map((one) => [
          one.printer,
          one.material,
          `${one.nozzle.variant} mm`,
          writer.any(one.nozzle_temperature_c.other_layers, '°C') ?? unknown,
          writer.any(one.bed_temperature_c.other_layers, '°C') ?? unknown,
          writer.any(one.max_volumetric_speed_mm3_s, 'mm³/s') ?? unknown,
        ]),
      });
    });
    return list.length > 0 ? EXIT.found : EXIT.notFound;
  },
};

/** What is asked for: by options, else words that are a printer, a material or both. @throws {Failure} for neither */
async function filterOf(context: Context): Promise<{ printer?: string; material?: string }> {
  const given = givenNames(context);
  if (Object.keys(given).length > 0) return given;
  const { args, files, signal } = context;
  const words = args.join(' ');
  const isKnown = async (kind: 'printers' | 'materials') =>
    (await idsByAnyName(files(), [kind, words], { signal })).length > 0;
  if (await isKnown('printers')) return { printer: words };
  if (await isKnown('materials')) return { material: words };
  const pair = await splitWords(args, files(), { signal });
  if (pair) return { printer: pair[0], material: pair[1] };
  const near = await Promise.all([suggestions('printers', words, context), suggestions('materials', words, context)]);
  throw new Failure(
    EXIT.notFound,
    'unknown_name',
    {
      en: `No printer or material is called "${words}".`,
      zh: `没有名为“${words}”的打印机或耗材。`,
    },
    { value: words, suggestions: near.flat() },
  );
}

/** What a name that nothing of a kind has may mean. */
async function suggestions(kind: 'printers' | 'materials', name: string, { files, signal }: Context) {
  return resolveNames(files(), [[kind, name]], { signal }).catch((error: unknown) => {
    if (error instanceof UnknownNameError) return error.suggestions;
    throw error;
  });
}
