import { z } from 'zod';
import { writerIn } from '../../../../../core/words/record-words.js';
import { args, argumentsOf, described } from '../arguments.js';
import { FROM } from '../shapes.js';
import type { ToolContext } from '../tool.js';

const SIDE = z.number().positive().max(10_000);

const DEGREES = z.number().positive().max(1000);

const PRINTER = z.object({
  id: z.string(),
  name: z.string(),
  build_volume_mm: z.array(z.number().nullable()).describe('x, y, z.'),
  max_nozzle_temperature_c: z.number().nullable(),
  max_bed_temperature_c: z.number().nullable(),
  max_chamber_temperature_c: z.number().nullable(),
  enclosed: z.boolean().nullable(),
  extruder_type: z.string().nullable(),
  likely_extruder_type: z.string().nullable().describe('An estimate, if extruder_type is not known.'),
  kinematics: z.string().nullable(),
  nozzle_diameters_mm: z.array(z.number()),
  materials: z.number().describe('Number of materials that have a profile.'),
  release_year: z.number().nullable(),
  configuration_of: z.string().nullable(),
  not_met: z.array(z.string()).describe('Requirements that it does not meet.'),
  not_known: z.array(z.string()).describe('Requirements that cannot be checked, as no source states the figure.'),
});

export const INPUT = argumentsOf({
  printers: args.names('printers', 1, 5).optional(),
  build_volume_mm: described(
    'build_volume_mm',
    z.strictObject({ x: SIDE.optional(), y: SIDE.optional(), z: SIDE.optional() }),
  ).optional(),
  min_nozzle_temperature_c: described('min_nozzle_temperature_c', DEGREES).optional(),
  min_bed_temperature_c: described('min_bed_temperature_c', DEGREES).optional(),
  min_chamber_temperature_c: described('min_chamber_temperature_c', DEGREES).optional(),
  enclosed: described('enclosed', z.boolean()).optional(),
  extruder_type: described('extruder_type', z.enum(['direct_drive', 'bowden'])).optional(),
  kinematics: args.name('kinematics').optional(),
  nozzle_diameter_mm: described('nozzle_diameter_mm', z.number().positive().max(5)).optional(),
  materials: args.names('materials', 1, 10).optional(),
  brand: args.name('brand').optional(),
  offset: args.offset,
  language: args.language,
});

export const OUTPUT = z.object({
  fit: z.number().describe('Printers that certainly meet all requirements.'),
  unsure: z.number().describe('Printers that may meet them: a figure is not known.'),
  printers: z.array(PRINTER).describe('Matching printers first, then uncertain ones; or the printers asked for.'),
  next_offset: z.number().nullable().describe('Offset of the next request; null: end of the list.'),
  from: FROM,
});

export type Input = z.output<typeof INPUT>;

export type Judged = z.output<typeof PRINTER>;

/** A printer as a line; `judged`: whether it was held against needs. */
export function lineOf(one: Judged, judged: boolean, { say, language }: ToolContext): string {
  const writer = writerIn(language);
  const unknown = say('not known', '未知');
  const degrees = (value: number | null) => (value === null ? unknown : `${value} °C`);
  const fed = one.extruder_type
    ? writer.any(one.extruder_type)
    : one.likely_extruder_type
      ? `${writer.any(one.likely_extruder_type)} (${say('likely, not confirmed', '推测，未证实')})`
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
    judged && one.not_met.length + one.not_known.length === 0 ? say('meets all requirements', '满足全部需求') : null,
    one.not_known.length > 0
      ? say(`unsure: ${one.not_known.join(', ')}`, `无法确定：${one.not_known.join('、')}`)
      : null,
  ];
  return `- ${one.name} (${one.id}): ${parts.filter((part) => part !== null).join('; ')}`;
}
