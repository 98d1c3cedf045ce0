import { writerIn } from '../facts.js';
import { fromLine } from '../shapes.js';
import { type Call, defineTool } from '../tool.js';
import { bySize, judge, needsOf } from './choose-printers/needs.js';
import { INPUT, type Judged, OUTPUT } from './choose-printers/shape.js';

/** Most printers of an answer. */
const MOST = 10;

/** `choose_printers`. */
export const choosePrintersTool = defineTool({
  name: 'choose_printers',
  title: { en: 'Choose or compare printers', zh: '挑选或比较打印机' },
  description: {
    en: 'Printers that meet needs (build volume, temperatures, enclosure, feeding, materials, brand, nozzle), or 1 to 5 named printers side by side (one with needs: does it fit?). Those that surely meet all needs are counted in "fit"; those of which a needed figure is not known to any source are counted apart in "unsure" and never claimed to fit. The smallest that fit come first: it is no ranking of quality. There are no prices, reviews or availability in these data.',
    zh: '按需求（打印体积、温度、封闭、送料方式、耗材、品牌、喷嘴）筛选打印机，或并排比较 1 到 5 台指定的打印机（给一台和需求即判断是否满足）。确定满足的计入 fit；所需数据没有来源的单独计入 unsure，不能说它满足。结果按体积从小到大排列，不代表优劣。数据中没有价格、评测和供货信息。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { build_volume_mm: { x: 300, y: 300, z: 300 }, enclosed: true, materials: ['ABS'] },
  async run(input, call) {
    const { desk, say } = call;
    const all = await desk.briefPrinters();
    const needs = await needsOf(input, call);
    const judged = all.map((printer) => judge(printer, needs));
    const wanted = input.printers && (await Promise.all(input.printers.map((name) => desk.idOf('printers', name))));
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
      from: await desk.from(false),
    };
    const counts = say(
      `${fit.length} printers surely meet all needs; of ${unsure.length} more a needed figure is not known.`,
      `${fit.length} 台确定满足全部需求；另有 ${unsure.length} 台因所需数据未知而无法确定。`,
    );
    return {
      data,
      lines: [...(wanted ? [] : [counts]), ...printers.map((one) => lineOf(one, Object.keys(needs).length > 0, call))],
      tail: [
        ...(data.next_offset === null
          ? []
          : [say(`Further ones: offset ${data.next_offset}.`, `更多结果：offset ${data.next_offset}。`)]),
        say('Sources of each figure: tool lookup.', '各项数据的来源：用 lookup 工具。'),
        fromLine(data.from, say),
      ],
    };
  },
});

function lineOf(one: Judged, judged: boolean, { say, language }: Call): string {
  const writer = writerIn(language);
  const unknown = say('not known', '未知');
  const degrees = (value: number | null) => (value === null ? unknown : `${value} °C`);
  const fed = one.extruder_type
    ? writer.any(one.extruder_type)
    : one.likely_extruder_type
      ? `${writer.any(one.likely_extruder_type)} (${say('likely, unproven', '推测，未证实')})`
      : unknown;
  const parts = [
    `${one.build_volume_mm.map((side) => side ?? '?').join(' × ')} mm`,
    `${say('nozzle', '喷嘴')} ≤ ${degrees(one.max_nozzle_temperature_c)}`,
    `${say('bed', '热床')} ≤ ${degrees(one.max_bed_temperature_c)}`,
    `${say('chamber', '腔体')} ≤ ${degrees(one.max_chamber_temperature_c)}`,
    `${say('enclosed', '封闭')} ${one.enclosed === null ? unknown : writer.any(one.enclosed)}`,
    `${say('feed', '送料')} ${fed}`,
    `${say('axes', '驱动')} ${one.kinematics === null ? unknown : writer.any(one.kinematics)}`,
    `${say('nozzles', '喷嘴')} ${one.nozzle_diameters_mm.join('/')} mm`,
    `${one.materials} ${say('materials', '种耗材')}`,
    one.release_year === null ? null : String(one.release_year),
    one.configuration_of && say(`a configuration of ${one.configuration_of}`, `${one.configuration_of} 的配置`),
    one.not_met.length > 0
      ? say(`does NOT meet: ${one.not_met.join(', ')}`, `不满足：${one.not_met.join('、')}`)
      : null,
    judged && one.not_met.length + one.not_known.length === 0 ? say('meets all needs', '满足全部需求') : null,
    one.not_known.length > 0
      ? say(`unsure: ${one.not_known.join(', ')}`, `无法确定：${one.not_known.join('、')}`)
      : null,
  ];
  return `- ${one.name} (${one.id}): ${parts.filter((part) => part !== null).join('; ')}`;
}
