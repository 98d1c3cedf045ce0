import { z } from 'zod';
import { args, argumentsOf, described } from '../../arguments.js';
import { FROM, OTHER_SETTINGS, SCALAR, SOURCE } from '../../shapes.js';

const BOUND = z.object({ value: z.number(), of: z.string(), field: z.string().nullable() }).nullable();

export const INPUT = argumentsOf({
  setting: args.name('setting'),
  value: described('value', z.union([z.number(), z.boolean(), z.string().max(100)])),
  unit: args.name('unit').optional(),
  printer: args.name('printer').optional(),
  material: args.name('material').optional(),
  nozzle: args.name('nozzle').optional(),
  slicer: args.slicer,
  language: args.language,
});

export const OUTPUT = z.object({
  setting: z.string(),
  others: OTHER_SETTINGS,
  verdict: z.enum(['ok', 'slowed', 'outside', 'impossible', 'unknown', 'not_comparable']),
  value: SCALAR.nullable().describe('In "unit".'),
  unit: z.string(),
  from: z.object({ value: z.number(), unit: z.string() }).nullable().describe('What it was converted from.'),
  unit_assumed: z.boolean(),
  problem: z.string().nullable(),
  allowed: z.object({ min: BOUND, max: BOUND }).describe('What all limits allow together.'),
  limits: z.array(
    z.object({
      of: z.string(),
      field: z.string().nullable(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      beyond: z.enum(['min', 'max']).nullable(),
      sources: z.array(z.number()),
    }),
  ),
  not_known: z.array(z.string()).describe('Limits that no source states, as record.field.'),
  usual: z.object({ value: SCALAR.nullable(), from: z.string(), sources: z.array(z.number()) }),
  in_all_profiles: z
    .object({ low: z.number(), median: z.number(), high: z.number(), known: z.number() })
    .nullable()
    .describe('5 %, half and 95 % of all that have a value lie below; what is usual, not what is allowed.'),
  slowed_to_mm_s: z.number().nullable(),
  slowed_by: z
    .object({ max_volumetric_speed: z.number(), layer_height: z.number(), line_width: z.number() })
    .nullable()
    .describe('What slows it: mm³/s, and the line in mm.'),
  impossible_together: z.string().nullable().describe('Why no value is allowed at all: say it first.'),
  perhaps: z.array(z.object({ unit: z.string(), value: z.number() })),
  contradictions: z.array(z.string()).describe('What rules the setup itself out.'),
  printer: z.string().nullable(),
  material: z.string().nullable(),
  profile: z.string().nullable(),
  sources: z.array(SOURCE),
  from_release: FROM,
});

export type Data = z.output<typeof OUTPUT>;
