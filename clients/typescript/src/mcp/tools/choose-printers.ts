import { z } from 'zod';
import { FILES } from '../../../../../core/contract/paths.js';
import type { FitVerdict } from '../../../../../core/fit/judge.js';
import { type Demand, demandOf, type Margin, marginOf, SIDES, usableSide } from '../../../../../core/fit/margin.js';
import { verdictIn } from '../../../../../core/fit/matrix.js';
import { foldToId } from '../../../../../core/names/fold.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import type { BriefPrinter, FitMatrix, Material } from '../../../../../schemas/generated/record.js';
import { resolveRecord } from '../../resolve-record.js';
import { args, argumentsOf, described } from '../arguments.js';
import { idOf } from '../names.js';
import { defineTool, type ToolContext } from '../tool.js';

const MOST = 10;

const SIDE = z.number().positive().max(10_000).optional();
const DEGREES = z.number().positive().max(1000);

const INPUT = argumentsOf({
  printers: args.names('printers', 1, 5).optional(),
  build_volume_mm: described('build_volume_mm', z.strictObject({ x: SIDE, y: SIDE, z: SIDE })).optional(),
  min_nozzle_temperature_c: described('min_nozzle_temperature_c', DEGREES).optional(),
  min_bed_temperature_c: described('min_bed_temperature_c', DEGREES).optional(),
  min_chamber_temperature_c: described('min_chamber_temperature_c', DEGREES).optional(),
  enclosed: described('enclosed', z.boolean()).optional(),
  extruder_type: described('extruder_type', z.enum(['direct_drive', 'bowden'])).optional(),
  kinematics: args.name('kinematics').optional(),
  nozzle_diameter_mm: described('nozzle_diameter_mm', z.number().positive().max(5)).optional(),
  materials: args.names('materials', 1, 10).optional(),
  brand: args.name('brand').optional(),
  offset: described('offset', z.int().min(0).max(10_000).default(0)),
});

export const choosePrintersTool = defineTool({
  name: 'choose_printers',
  title: { en: 'Choose or compare printers', zh: '挑选或比较打印机' },
  description: {
    en: 'Printers that meet requirements, or 1 to 5 given printers side by side: those that meet all ("yes"), those that print a material only with care, and apart those of which something is not known: never claim that these fit. Of each, those with room to spare, a heated chamber and an air filter come first where the part or the material profits from it, then those with profiles for the most materials; no ranking by quality. No prices, reviews or availability.',
    zh: '按需求筛选打印机，或并排比较 1 到 5 台指定的打印机：分别列出满足全部需求的、需注意才能打印某种耗材的，以及所需数据未知的；对后者不能说它满足。各类中，零件或耗材用得上时，尺寸有余量、腔体可加热、带空气过滤的在前，其次是有配置的耗材多的，不代表优劣。没有价格、评测和供货信息。',
  },
  input: INPUT,
  example: { build_volume_mm: { x: 300, y: 300, z: 300 }, enclosed: true, materials: ['ABS'] },
  async run(input, call) {
    const { files, say } = call;
    const needs = await needsOf(input, call);
    const judged = (await files.list<BriefPrinter>(FILES.briefPrinters)).map((printer) => ({
      ...judge(printer, needs.each),
      margin: marginOf(printer, needs.demand),
    }));
    const wanted = input.printers && (await Promise.all(input.printers.map((name) => idOf('printers', name, call))));
    const suited = judged.filter(({ verdict }) => verdict !== 'no').sort(byVerdict);
    const listed = wanted ? wanted.flatMap((id) => judged.filter((one) => one.id === id)) : suited;
    const printers = listed.slice(input.offset, input.offset + MOST);
    const end = input.offset + printers.length;
    const count = (verdict: FitVerdict) => suited.filter((one) => one.verdict === verdict).length;
    const [yes, care, unknown] = ORDER.map(count);
    return {
      lines: [
        !wanted &&
          say(
            `Meet all requirements: ${yes}; with care: ${care}; not known: ${unknown}.`,
            `满足全部需求：${yes} 台；需注意：${care} 台；未知：${unknown} 台。`,
          ),
        ...printers.map((one) => lineOf(one, Object.keys(needs.each).length > 0, call)),
      ],
      tail: [
        end < listed.length && say(`More results: offset ${end}.`, `更多结果：offset ${end}。`),
        say('For the sources of each figure, use the tool lookup.', '各项数据的来源：用 lookup 工具。'),
      ],
    };
  },
});

const ORDER: readonly FitVerdict[] = ['yes', 'with_care', 'unknown', 'no'];

/** Checks by requirement: whether a printer meets it. */
type Needs = Readonly<Record<string, (printer: BriefPrinter) => FitVerdict>>;

type Input = z.output<typeof INPUT>;

/** The requirements of a call. @throws {Refusal} for an unknown material or brand */
async function needsOf(input: Input, call: ToolContext): Promise<{ each: Needs; demand: Demand }> {
  const needs: Record<string, Needs[string]> = {};
  const need = <T>(
    name: string,
    wanted: T | undefined,
    known: (one: BriefPrinter) => T | null,
    meets: (known: T, wanted: T) => boolean,
  ) => {
    if (wanted === undefined) return;
    needs[name] = (printer) => {
      const value = known(printer);
      return value === null ? 'unknown' : meets(value, wanted) ? 'yes' : 'no';
    };
  };
  const atLeast = (known: number, least: number) => known >= least;
  const equal = (known: unknown, wanted: unknown) => known === wanted;
  for (const side of SIDES)
    need(`build_volume_mm.${side}`, input.build_volume_mm?.[side], (one) => usableSide(one, side), atLeast);
  for (const part of ['nozzle', 'bed', 'chamber'] as const) {
    const field = `max_${part}_temperature_c` as const;
    const least = input[`min_${part}_temperature_c`];
    // A firmware limit may exceed the rated one: it can only prove that a printer falls short.
    const isProven = (one: BriefPrinter) => !one.firmware_limits.includes(field) || (one[field] ?? 0) < (least ?? 0);
    need(field, least, (one) => (isProven(one) ? one[field] : null), atLeast);
  }
  need('enclosed', input.enclosed, (one) => one.enclosed, equal);
  need<string>('extruder_type', input.extruder_type, (one) => one.extruder_type, equal);
  const kinematics = input.kinematics && foldToId(input.kinematics).replaceAll('-', '_');
  need<string>('kinematics', kinematics, (one) => one.kinematics, equal);
  const { nozzle_diameter_mm: nozzle } = input;
  if (nozzle !== undefined)
    needs.nozzle_diameter_mm = ({ nozzle_diameters_mm: sizes }) =>
      sizes.length === 0 ? 'unknown' : sizes.includes(nozzle) ? 'yes' : 'no';
  const fits = input.materials && (await call.files.memo<FitMatrix>(FILES.fit));
  const plastics = await Promise.all(
    (input.materials ?? []).map((name) => resolveRecord<Material>(call.files, 'materials', name)),
  );
  for (const { id } of plastics) if (fits) needs[id] = (printer) => verdictIn(fits, printer.id, id);
  need('brand', input.brand && (await idOf('brands', input.brand, call)), (one) => one.brand_id, equal);
  return { each: needs, demand: { part: input.build_volume_mm, ...demandOf(plastics) } };
}

type Judged = ReturnType<typeof judge> & { margin: Margin };

/** A printer with its verdict, the worst across requirements, and the requirements by verdict. */
function judge(printer: BriefPrinter, needs: Needs) {
  const verdicts = Object.entries(needs).map(([name, meets]) => [name, meets(printer)] as const);
  const named = (verdict: FitVerdict) => verdicts.flatMap(([name, one]) => (one === verdict ? [name] : []));
  const [care, unknown, no] = ORDER.slice(1).map(named) as [string[], string[], string[]];
  const verdict: FitVerdict =
    no.length > 0 ? 'no' : unknown.length > 0 ? 'unknown' : care.length > 0 ? 'with_care' : 'yes';
  return { ...printer, name: printerName(printer), verdict, care, unknown, no };
}

/** Best verdict first; then machines before their configurations, larger margins, and more materials. */
function byVerdict(a: Judged, b: Judged): number {
  const place = ({ verdict, unknown }: Judged) => ORDER.indexOf(verdict) + unknown.length;
  const isConfiguration = (one: Judged) => Number(one.configuration_of !== null);
  return (
    place(a) - place(b) ||
    isConfiguration(a) - isConfiguration(b) ||
    b.margin.points - a.margin.points ||
    b.materials.length - a.materials.length ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The line of a printer. @param hasNeeds whether the call has requirements */
function lineOf(one: Judged, hasNeeds: boolean, { say, writer }: ToolContext): string {
  const unknown = say('not known', '未知');
  const degrees = (part: 'nozzle' | 'bed' | 'chamber') => {
    const field = `max_${part}_temperature_c` as const;
    const firmware = one.firmware_limits.includes(field) ? say(' (firmware allows)', '（固件上限）') : '';
    return one[field] === null ? unknown : `${one[field]} °C${firmware}`;
  };
  const words = (value: string | boolean | null) => (value === null ? unknown : writer.any(value));
  const likely = one.extruder_type === null && one.likely_extruder_type;
  const feed = likely
    ? `${writer.any(likely)} (${say('likely, not confirmed', '推测，未证实')})`
    : words(one.extruder_type);
  const parts = [
    `${(['x', 'y', 'z'] as const).map((side) => one.build_volume_mm[side] ?? '?').join(' × ')} mm`,
    `${say('nozzle', '喷嘴')} ≤ ${degrees('nozzle')}`,
    `${say('bed', '热床')} ≤ ${degrees('bed')}`,
    `${say('chamber', '腔体')} ≤ ${degrees('chamber')}`,
    `${say('enclosed', '封闭')} ${words(one.enclosed)}`,
    `${say('feed', '送料')} ${feed}`,
    `${say('axes', '驱动')} ${words(one.kinematics)}`,
    `${say('nozzles', '喷嘴')} ${one.nozzle_diameters_mm.join('/')} mm`,
    `${one.materials.length} ${say('materials', '种耗材')}`,
    one.release_year,
    one.configuration_of && say(`a configuration of ${one.configuration_of}`, `${one.configuration_of} 的配置`),
    one.no.length > 0 && say(`does NOT meet: ${one.no.join(', ')}`, `不满足：${one.no.join('、')}`),
    hasNeeds && one.verdict === 'yes' && say('meets all requirements', '满足全部需求'),
    ...one.margin.reasons.map((reason) => say(reason)),
    one.care.length > 0 && say(`with care: ${one.care.join(', ')}`, `需注意：${one.care.join('、')}`),
    one.unknown.length > 0 && say(`not known: ${one.unknown.join(', ')}`, `未知：${one.unknown.join('、')}`),
  ];
  return `- ${one.name} (${one.id}): ${parts.filter(Boolean).join('; ')}`;
}
