import type { z } from 'zod';
import { SLICER_NAMES } from '../../../../../../core/slicers.js';
import type { Setting } from '../../../../../../schemas/generated/record.js';
import { writerIn } from '../../facts.js';
import type { Call } from '../../tool.js';
import type { Data, VALUE } from './shape.js';

/** A profile as lines, with names in the language. */
export function linesOf(
  data: Data,
  settings: readonly Setting[],
  printer: string,
  material: string,
  { language, say }: Call,
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
    ...data.notes,
    ...data.values.map(line),
    ...(plates.length > 0 ? [`${say('Bed by plate: ', '各打印板的热床温度：')}${plates.join(', ')}`] : []),
    ...(reached.length > 0
      ? [`${say('Slowed by the flow limit to, mm/s: ', '受流量上限限制实际为（mm/s）：')}${reached.join(', ')}`]
      : []),
    ...(data.unknown.length > 0
      ? [`${say('Not in the profile, not known: ', '配置中没有、未知：')}${data.unknown.join(', ')}`]
      : []),
    ...data.cut,
  ];
}
