import { z } from 'zod';
import { fitOf } from '../../../../../core/fit/fit.js';
import type { JudgedReason } from '../../../../../core/fit/judge.js';
import { FIT_LETTERS } from '../../../../../core/fit/matrix.js';
import { NOZZLE_MATERIALS } from '../../../../../core/fit/nozzle-hardness.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { FIT_VERDICTS } from '../../../../../core/words/enumerations.js';
import type { Material } from '../../../../../schemas/generated/record.js';
import { args, argumentsOf, described } from '../arguments.js';
import { type Citations, mark, sourceLine } from '../citations.js';
import { FROM, fromLine, SOURCE } from '../shapes.js';
import { defineTool } from '../tool.js';

const INPUT = argumentsOf({
  printer: args.name('printer'),
  material: args.name('material'),
  nozzle: args.name('nozzle').optional(),
  product: args.name('product').optional(),
  own_nozzle: described('own_nozzle', z.enum(NOZZLE_MATERIALS)).optional(),
  own_enclosure: described('own_enclosure', z.boolean()).optional(),
  language: args.language,
});

const VERDICT = z.enum(
  Object.values(FIT_LETTERS) as [(typeof FIT_LETTERS)['y'], ...(typeof FIT_LETTERS)[keyof typeof FIT_LETTERS][]],
);
const FIGURE = z.union([z.number(), z.string()]).nullable();

const OUTPUT = z.object({
  printer: z.string(),
  material: z.string(),
  verdict: VERDICT,
  reasons: z.array(
    z.object({
      code: z.string(),
      verdict: VERDICT.describe('Verdict that follows from this reason alone.'),
      message: z.string(),
      needs: FIGURE,
      has: FIGURE,
      means: z.string().nullable().describe('Kind of value in "has", such as rated.'),
      sources: z.array(z.number()),
    }),
  ),
  profile: z.string().nullable(),
  sources: z.array(SOURCE),
  from: FROM,
});

/** `can_print`. */
export const canPrintTool = defineTool({
  name: 'can_print',
  title: { en: 'Can it print that?', zh: '能否打印' },
  description: {
    en: 'Whether a printer can print a material: yes, with_care (do what the reasons say), no or unknown (not a yes), with what the material needs, what the printer has and the sources. Use it before you recommend a material for a printer.',
    zh: '某台打印机能否打印某种耗材：yes（可以）、with_care（按理由所说去做）、no（不可以）或 unknown（未知，不等于可以），附要求、机器的条件和来源。为某台机器推荐耗材前先用它。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { printer: 'A1 mini', material: 'ASA' },
  async run({ nozzle, product, own_nozzle, own_enclosure, language: _, ...names }, { release, language, say }) {
    const { printer, material, profiles } = await release.setup(names);
    const fit = fitOf({
      ...{ printer, material, profiles, nozzle },
      product: product === undefined ? undefined : await release.product(product),
      changes: {
        ...(own_nozzle === undefined ? {} : { nozzle_material: own_nozzle }),
        ...(own_enclosure === undefined ? {} : { enclosed: own_enclosure }),
      },
    });
    const citations = await release.citations();
    const reasons = fit.reasons.map(({ message, message_zh, source, ...reason }) => ({
      ...reason,
      message: say(message, message_zh),
      sources: numbersOf(source, material, citations),
    }));
    const data = { ...fit, reasons, sources: citations.list(), from: await release.from(false) };
    const [en, zh] = FIT_VERDICTS[fit.verdict];
    const name = printerName(printer);
    return {
      data,
      lines: [
        say(`${material.name} on the ${name}: ${en}`, `${name} 打印 ${material.name}：${zh}`),
        ...reasons.map(
          ({ verdict, message, sources }) => `- ${say(...FIT_VERDICTS[verdict])}: ${message}${mark(sources)}`,
        ),
        ...(fit.profile === null ? [] : [say(`Profile: ${fit.profile}`, `配置：${fit.profile}`)]),
        ...data.sources.map((one) => sourceLine(one, language)),
      ],
      tail: [fromLine(data.from, say)],
    };
  },
});

/** The numbers of what both sides of a reason were read in. */
function numbersOf({ needs, has }: JudgedReason['source'], { provenance }: Material, citations: Citations): number[] {
  const asked = needs.map((id) => {
    const found = provenance.references.find((one) => one.id === id);
    return citations.number(found?.url ?? id, found?.title);
  });
  return [...asked, ...(has === null ? [] : [citations.number(has)])];
}
