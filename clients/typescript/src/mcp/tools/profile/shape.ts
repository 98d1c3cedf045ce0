import { z } from 'zod';
import { args, argumentsOf } from '../../arguments.js';
import { CUT, FROM, SCALAR, SOURCE } from '../../shapes.js';

export const VALUE = z.object({
  setting: z.string(),
  value: SCALAR,
  unit: z.string(),
  key: z.string().nullable().optional().describe('Key in the slicer; null: it has none.'),
  menu: z.string().nullable().optional(),
  how: z.string().optional().describe('What to do in this slicer, which has no such setting.'),
  slicer_unit: z
    .string()
    .optional()
    .describe(
      "The slicer's own unit, where it counts another quantity: the value cannot be entered as it is; see explain_setting.",
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
  basis: z.string().describe('brand, model or generic: what the preset of the filament is for.'),
  slicer: z.string().nullable(),
  presets: z.array(z.string()).describe('Presets that it is made from.'),
  values: z.array(VALUE),
  bed_by_plate: z
    .record(z.string(), z.unknown())
    .describe('Bed temperature by build plate, °C; 0: not for that plate.'),
  reached_speeds_mm_s: z
    .record(z.string(), z.number())
    .describe('Speeds that the flow limit leaves, where it slows them.'),
  unknown: z.array(z.string()),
  notes: z.array(z.string()),
  sources: z.array(SOURCE),
  cut: CUT,
  from: FROM,
});

export type Input = z.output<typeof INPUT>;

export type Data = z.output<typeof OUTPUT>;
