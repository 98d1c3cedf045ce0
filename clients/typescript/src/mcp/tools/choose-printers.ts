import { foldToId } from '../../../../../core/names/fold.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { counted } from '../../../../../core/words/language.js';
import type { BriefPrinter } from '../../../../../schemas/generated/record.js';
import { fromLine } from '../shapes.js';
import { defineTool, type ToolContext } from '../tool.js';
import { INPUT, type Input, type Judged, lineOf, OUTPUT } from './choose-printers-answer.js';

/** Most printers of an answer. */
const MOST = 10;

/** `choose_printers`. */
export const choosePrintersTool = defineTool({
  name: 'choose_printers',
  title: { en: 'Choose or compare printers', zh: '挑选或比较打印机' },
  description: {
    en: 'Printers that meet requirements, or 1 to 5 given printers side by side. "fit" counts those that certainly meet all; "unsure" those for which a required figure is not known: never claim that they fit. Smallest first, no ranking by quality. No prices, reviews or availability.',
    zh: '按需求筛选打印机，或并排比较 1 到 5 台指定的打印机。确定满足的计入 fit；所需数据未知的计入 unsure，不能说它满足。按体积从小到大排列，不代表优劣。没有价格、评测和供货信息。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { build_volume_mm: { x: 300, y: 300, z: 300 }, enclosed: true, materials: ['ABS'] },
  async run(input, call) {
    const { release, say } = call;
    const all = await release.briefPrinters();
    const needs = await needsOf(input, call);
    const judged = all.map((printer) => judge(printer, needs));
    const wanted = input.printers && (await Promise.all(input.printers.map((name) => release.idOf('printers', name))));
    const fit = judged.filter(({ not_met, not_known }) => not_met.length + not_known.length === 0);
    const unsure = judged.filter(({ not_met, not_known }) => not_met.length === 0 && not_known.length > 0);
    const listed = wanted
      ? wanted.flatMap((id) => judged.filter((one) => one.id === id))
      : [...fit.sort(bySize), ...unsure.sort((a, b) => a.not_known.length - b.not_known.length || bySize(a, b))];
    const printers = listed.slice(input.offset, input.offset + MOST);
    const end = input.offset + printers.length;
    const data = {
      fit: fit.length,
      unsure: unsure.length,
      printers,
      next_offset: end < listed.length ? end : null,
      from: await release.from(false),
    };
    const counts = say(
      `Certain to meet all requirements: ${counted(fit.length, 'printer')}; for ${unsure.length} more, a required figure is not known.`,
      `${fit.length} 台确定满足全部需求；另有 ${unsure.length} 台因所需数据未知而无法确定。`,
    );
    return {
      data,
      lines: [...(wanted ? [] : [counts]), ...printers.map((one) => lineOf(one, Object.keys(needs).length > 0, call))],
      tail: [
        ...(data.next_offset === null
          ? []
          : [say(`More results: offset ${data.next_offset}.`, `更多结果：offset ${data.next_offset}。`)]),
        say('For the sources of each figure, use the tool lookup.', '各项数据的来源：用 lookup 工具。'),
        fromLine(data.from, say),
      ],
    };
  },
});

/** A need: whether a printer meets it; null: not known. */
type Needs = Readonly<Record<string, (printer: BriefPrinter) => boolean | null>>;

/** The needs of a call by their names. @throws {Refusal} for a material or a brand that there is not */
async function needsOf(input: Input, { release }: ToolContext): Promise<Needs> {
  const needs: Record<string, Needs[string]> = {};
  const atLeast = (field: string, least: number | undefined, of: (printer: BriefPrinter) => number | null) => {
    if (least === undefined) return;
    needs[field] = (printer) => {
      const known = of(printer);
      return known === null ? null : known >= least;
    };
  };
  const equals = (field: 'enclosed' | 'extruder_type' | 'kinematics', wanted: string | boolean | undefined) => {
    if (wanted !== undefined) needs[field] = ({ [field]: known }) => (known === null ? null : known === wanted);
  };
  for (const side of ['x', 'y', 'z'] as const)
    atLeast(`build_volume_mm.${side}`, input.build_volume_mm?.[side], (printer) => printer.build_volume_mm[side]);
  for (const part of ['nozzle', 'bed', 'chamber'] as const)
    atLeast(`max_${part}_temperature_c`, input[`min_${part}_temperature_c`], (one) => one[`max_${part}_temperature_c`]);
  equals('enclosed', input.enclosed);
  equals('extruder_type', input.extruder_type);
  equals('kinematics', input.kinematics && foldToId(input.kinematics).replaceAll('-', '_'));
  const { nozzle_diameter_mm: nozzle } = input;
  if (nozzle !== undefined)
    needs.nozzle_diameter_mm = ({ nozzle_diameters_mm: sizes }) => (sizes.length === 0 ? null : sizes.includes(nozzle));
  for (const name of input.materials ?? []) {
    const id = await release.idOf('materials', name);
    needs[`profile for ${id}`] = ({ materials }) => materials.includes(id);
  }
  if (input.brand !== undefined) {
    const id = await release.idOf('brands', input.brand);
    needs.brand = ({ brand_id }) => brand_id === id;
  }
  return needs;
}

/** A printer with the needs that it does not meet, and those of which it is not known. */
function judge(printer: BriefPrinter, needs: Needs): Judged {
  const verdicts = Object.entries(needs).map(([name, meets]) => [name, meets(printer)] as const);
  const { x, y, z: height } = printer.build_volume_mm;
  const { id, max_nozzle_temperature_c, max_bed_temperature_c, max_chamber_temperature_c, enclosed } = printer;
  const { extruder_type, likely_extruder_type, kinematics, nozzle_diameters_mm, release_year, configuration_of } =
    printer;
  return {
    id,
    name: printerName(printer),
    build_volume_mm: [x, y, height],
    ...{ max_nozzle_temperature_c, max_bed_temperature_c, max_chamber_temperature_c, enclosed },
    ...{ extruder_type, likely_extruder_type, kinematics, nozzle_diameters_mm },
    materials: printer.materials.length,
    ...{ release_year, configuration_of },
    not_met: verdicts.filter(([, met]) => met === false).map(([name]) => name),
    not_known: verdicts.filter(([, met]) => met === null).map(([name]) => name),
  };
}

/** The smaller first. */
function bySize(a: Judged, b: Judged): number {
  const size = ({ build_volume_mm: sides }: Judged) => sides.reduce<number>((total, side) => total * (side ?? 0), 1);
  return size(a) - size(b) || (a.id < b.id ? -1 : 1);
}
