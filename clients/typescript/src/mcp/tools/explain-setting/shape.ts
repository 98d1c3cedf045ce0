import { z } from 'zod';
import { SLICERS } from '../../../../../../core/slicers.js';
import { args, argumentsOf } from '../../arguments.js';
import { FROM, OTHER_SETTINGS, SCALAR, SOURCE } from '../../shapes.js';

export const IN_SLICER = z.object({
  slicer: z.enum(SLICERS),
  label: z.string().nullable(),
  key: z.string().nullable().describe('null: the slicer has no such setting.'),
  menu: z.string().nullable(),
  unit: z.string().nullable(),
  default: SCALAR.nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  note: z.string().nullable(),
  preset: z
    .string()
    .nullable()
    .describe('Whether a preset made of a record carries it over, and why not; null: this release does not say.'),
});

export const INPUT = argumentsOf({ setting: args.name('setting'), slicer: args.slicer, language: args.language });

export const OUTPUT = z.object({
  id: z.string(),
  others: OTHER_SETTINGS,
  name: z.string(),
  description: z.string(),
  unit: z.string(),
  scope: z.string(),
  slicers: z.array(IN_SLICER),
  conversion: z.string().nullable(),
  first_layer: z.string().nullable(),
  record_field: z.string().nullable().describe('Field of the records that holds it, in whose unit the spread is.'),
  spread: z
    .object({
      of: z.string(),
      known: z.number(),
      total: z.number(),
      low: z.number().nullable(),
      median: z.number().nullable(),
      high: z.number().nullable(),
      common: z.array(z.object({ value: SCALAR, count: z.number() })),
    })
    .nullable()
    .describe(
      'Values in all records: 5 %, half and 95 % of them lie below; null: no record holds it, or this release does not count it.',
    ),
  symptoms: z
    .array(z.string())
    .nullable()
    .describe('Symptoms that changing it mends; null: this release does not say.'),
  sources: z.array(SOURCE),
  from: FROM,
});

export type Data = z.output<typeof OUTPUT>;
