import { z } from 'zod';
import { args, argumentsOf, described } from '../../arguments.js';
import { FROM } from '../../shapes.js';

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
  likely_extruder_type: z.string().nullable().describe('A guess, where extruder_type is not known.'),
  kinematics: z.string().nullable(),
  nozzle_diameters_mm: z.array(z.number()),
  materials: z.number().describe('How many materials there is a profile for.'),
  release_year: z.number().nullable(),
  configuration_of: z.string().nullable(),
  not_met: z.array(z.string()).describe('Needs that it surely does not meet.'),
  not_known: z.array(z.string()).describe('Needs of which no source says whether it meets them.'),
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
  fit: z.number().describe('Printers that surely meet all needs.'),
  unsure: z.number().describe('Printers that may: a figure is not known.'),
  printers: z.array(PRINTER).describe('Those that fit first, then the unsure ones; or those that were named.'),
  next_offset: z.number().nullable().describe('Offset to ask on with; null: this is the end.'),
  from: FROM,
});

export type Input = z.output<typeof INPUT>;

export type Judged = z.output<typeof PRINTER>;
