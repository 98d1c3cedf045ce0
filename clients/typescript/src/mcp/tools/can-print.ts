import { z } from 'zod';
import { FILES } from '../../../../../core/contract/paths.js';
import type { JudgedReason } from '../../../../../core/fit/judge.js';
import { verdictIn } from '../../../../../core/fit/matrix.js';
import { NOZZLE_MATERIALS } from '../../../../../core/fit/nozzle-hardness.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { FIT_VERDICTS } from '../../../../../core/words/enumerations.js';
import type { FitMatrix, Material, Printer } from '../../../../../schemas/generated/record.js';
import { fitFor } from '../../parts/fit.js';
import { resolveRecord } from '../../resolve-record.js';
import { args, argumentsOf, described } from '../arguments.js';
import { type Citations, mark } from '../citations.js';
import { Refusal } from '../names.js';
import { defineTool, type ToolAnswer, type ToolContext } from '../tool.js';

const INPUT = argumentsOf({
  printer: args.name('printer'),
  material: args.name('material').optional(),
  nozzle: args.name('nozzle').optional(),
  product: args.name('product').optional(),
  own_nozzle: described('own_nozzle', z.enum(NOZZLE_MATERIALS)).optional(),
  own_enclosure: described('own_enclosure', z.boolean()).optional(),
});

export const canPrintTool = defineTool({
  name: 'can_print',
  title: { en: 'Can it print that?', zh: '能否打印' },
  description: {
    en: 'Whether a printer can print a material: yes, with_care (do what the reasons say), no or unknown (not a yes), with what the material needs, what the printer has and the sources. Without a material: the verdict on every material. Use it before you recommend a material for a printer.',
    zh: '某台打印机能否打印某种耗材：yes（可以）、with_care（按理由所说去做）、no（不可以）或 unknown（未知，不等于可以），附要求、机器的条件和来源。不给耗材则列出对每种耗材的判断。为某台机器推荐耗材前先用它。',
  },
  input: INPUT,
  example: { printer: 'A1 mini', material: 'ASA' },
  async run({ material: name, ...input }, call) {
    return name === undefined ? everyMaterial(input, call) : onePair({ ...input, material: name }, call);
  },
});

type Input = z.output<typeof INPUT>;

async function onePair(
  { nozzle, product, own_nozzle, own_enclosure, ...names }: Input & { material: string },
  { files, citations, say }: ToolContext,
): Promise<ToolAnswer> {
  const changes = {
    ...(own_nozzle === undefined ? {} : { nozzle_material: own_nozzle }),
    ...(own_enclosure === undefined ? {} : { enclosed: own_enclosure }),
  };
  const { fit, printer, material } = await fitFor(files, names, { nozzle, product, changes });
  const name = printerName(printer);
  const verdict = say(...FIT_VERDICTS[fit.verdict]);
  return {
    lines: [
      say(`${material.name} on the ${name}: ${verdict}`, `${name} 打印 ${material.name}：${verdict}`),
      ...fit.reasons.map(({ verdict, message, message_zh, source }) => {
        const sources = mark(numbersOf(source, material, citations));
        return `- ${say(...FIT_VERDICTS[verdict])}: ${say(message, message_zh)}${sources}`;
      }),
      fit.profile && say(`Profile: ${fit.profile}`, `配置：${fit.profile}`),
    ],
  };
}

/** The verdicts on all materials for a stock printer, marking those with a profile. */
async function everyMaterial(
  { printer: asked, nozzle, product, own_nozzle, own_enclosure }: Input,
  { files, say }: ToolContext,
): Promise<ToolAnswer> {
  if ([nozzle, product, own_nozzle, own_enclosure].some((one) => one !== undefined))
    throw new Refusal(
      'missing_material',
      say('These arguments need a material: pass "material" too.', '这些参数需要耗材：请同时给出 material。'),
    );
  const printer = await resolveRecord<Printer>(files, 'printers', asked);
  const fits = await files.memo<FitMatrix>(FILES.fit);
  const byVerdict = Map.groupBy(fits.materials, (id) => verdictIn(fits, printer.id, id));
  const listed = (id: string) => (printer.materials.includes(id) ? `${id}*` : id);
  return {
    lines: [
      printerName(printer),
      ...(['yes', 'with_care', 'unknown', 'no'] as const).map((verdict) => {
        const ids = byVerdict.get(verdict) ?? [];
        return `${say(...FIT_VERDICTS[verdict])} (${ids.length}): ${ids.map(listed).join(', ')}`;
      }),
      say('* has a profile. For the reasons, pass "material".', '* 有配置。要看理由，请给出 material。'),
    ],
  };
}

function numbersOf({ needs, has }: JudgedReason['source'], { provenance }: Material, citations: Citations): number[] {
  const asked = needs.map((id) => {
    const found = provenance.references.find((one) => one.id === id);
    return citations.number(found?.url ?? id, found?.title);
  });
  return [...asked, ...(has === undefined ? [] : [citations.number(has)])];
}
