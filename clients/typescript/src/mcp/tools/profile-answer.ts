import { z } from 'zod';
import { EVIDENCES } from '../../../../../core/words/enumerations.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import { SLICER_NAMES } from '../../../../../core/words/slicers.js';
import type { Setting } from '../../../../../schemas/generated/record.js';
import { args, argumentsOf } from '../arguments.js';
import { CUT, FROM, SCALAR, SOURCE } from '../shapes.js';
import type { ToolContext } from '../tool.js';

export const VALUE = z.object({
  setting: z.string(),
  value: SCALAR,
  unit: z.string(),
  key: z.string().nullable().optional().describe('Key in the slicer; null: the slicer has none.'),
  menu: z.string().nullable().optional(),
  how: z.string().optional().describe('What to do in this slicer, which has no such setting.'),
  slicer_unit: z
    .string()
    .optional()
    .describe(
      "The slicer's own unit, if it uses another quantity: do not enter the value unchanged; see explain_setting.",
    ),
});

export const INPUT = argumentsOf({
  printer: args.name('printer'),
  material: args.name('material'),
  nozzle: args.name('nozzle').optional(),
  slicer: args.slicer,
  settings: args.names('settings', 1, 20).optional(),
  language: args.language,
});

export const OUTPUT = z.object({
  id: z.string(),
  printer: z.string(),
  material: z.string(),
  nozzle: z.string(),
  other_nozzles: z.array(z.string()),
  basis: z.string().describe('brand, model or generic: what the filament preset is for.'),
  evidence: z
    .enum(['tuned', 'generic_material', 'slicer_defaults'])
    .describe(
      'tuned for this printer, generic_material or slicer_defaults: figures that are not tuned are a starting point, not proven.',
    ),
  slicer: z.string().nullable(),
  presets: z.array(z.string()).describe('Presets that it is based on.'),
  values: z.array(VALUE),
  bed_by_plate: z
    .record(z.string(), z.unknown())
    .describe('Bed temperature by build plate, °C; 0: not suitable for that plate.'),
  reached_speeds_mm_s: z
    .record(z.string(), z.number())
    .describe('Speeds that the flow limit allows, for features that it slows down.'),
  unknown: z.array(z.string()),
  withheld: z
    .array(
      z.object({ field: z.string(), upstream_value: z.unknown(), reason: z.string(), sources: z.array(z.number()) }),
    )
    .describe('Values in the source that exceed a limit, with that limit: never use them.'),
  notes: z.array(z.string()),
  sources: z.array(SOURCE),
  cut: CUT,
  from: FROM,
});

export type Input = z.output<typeof INPUT>;

export type Data = z.output<typeof OUTPUT>;

/** A profile as lines, with names in the language. */
export function linesOf(
  data: Data,
  settings: readonly Setting[],
  printer: string,
  material: string,
  { language, say }: ToolContext,
): string[] {
  const writer = writerIn(language);
  const names = new Map(settings.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
  const slicer = data.slicer && SLICER_NAMES[data.slicer as keyof typeof SLICER_NAMES];
  const line = ({ setting, value, unit, key, menu, how, slicer_unit }: z.output<typeof VALUE>) => {
    const place = [
      key ?? null,
      menu ?? null,
      how ?? null,
      slicer_unit && say(`another figure there, in ${slicer_unit}`, `该软件用另一种数值，单位 ${slicer_unit}`),
    ];
    const where = place.filter(Boolean).join('; ');
    return `- ${names.get(setting)}${writer.colon}${writer.any(value, unit)}${where && ` (${where})`}`;
  };
  const others =
    data.other_nozzles.length > 0
      ? say(`; also for ${data.other_nozzles.join(', ')}`, `；另有 ${data.other_nozzles.join('、')}`)
      : '';
  const plates = Object.entries(data.bed_by_plate).map(([plate, value]) => {
    const { first_layer: first, other_layers: other } = value as Record<string, number | null>;
    return `${plate} ${first === other ? other : `${first}/${other}`} °C`;
  });
  const reached = Object.entries(data.reached_speeds_mm_s).map(([name, speed]) => `${name} ${speed}`);
  return [
    `${printer}, ${material}, ${say('nozzle', '喷嘴')} ${data.nozzle}${others}${slicer ? `, ${slicer}` : ''}`,
    `${say('Presets: ', '预设：')}${data.presets.join(' + ')} (${data.basis})`,
    writer.sentence(say(...EVIDENCES[data.evidence])),
    ...data.withheld.map(({ field, upstream_value, reason }) =>
      say(
        `Withheld, never use it: ${field} ${JSON.stringify(upstream_value)}, as ${reason}`,
        `已撤下、不可使用：${field} ${JSON.stringify(upstream_value)}，原因：${reason}`,
      ),
    ),
    ...data.notes,
    ...(reached.length > 0
      ? [`${say('Limited by the maximum flow to, mm/s: ', '受流量上限限制实际为（mm/s）：')}${reached.join(', ')}`]
      : []),
    ...data.values.map(line),
    ...(plates.length > 0 ? [`${say('Bed by plate: ', '各打印板的热床温度：')}${plates.join(', ')}`] : []),
    ...(data.unknown.length > 0
      ? [`${say('Not in the profile, not known: ', '配置中没有、未知：')}${data.unknown.join(', ')}`]
      : []),
    ...data.cut,
  ];
}
