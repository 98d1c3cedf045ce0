import { z } from 'zod';
import { args, argumentsOf, described } from '../../arguments.js';
import { CUT, FROM, SCALAR, SOURCE } from '../../shapes.js';

const FIX = z.object({
  cause: z.string(),
  fix: z.string(),
  symptom: z.string(),
  action: z.string(),
  how: z.string().describe('How to do it.'),
  depends_on: z.string().nullable().describe('What must hold for it and is not known of the setup; null: nothing.'),
  setting: z.string().nullable(),
  now: SCALAR.nullable(),
  try: SCALAR.nullable().describe('Value to try first; null: none can be told.'),
  next: z.array(z.number()),
  stop: z.object({ value: z.number(), of: z.string() }).nullable(),
  unit: z.string().nullable(),
  key: z.string().nullable(),
  menu: z.string().nullable(),
  lines: z.array(z.string()).describe('The change in words, with where to find it.'),
  cautions: z.array(z.string()),
});

export const INPUT = argumentsOf({
  symptoms: args.names('symptoms', 1, 4),
  answers: described('answers', z.record(z.string(), z.string())).default({}),
  printer: args.name('printer').optional(),
  material: args.name('material').optional(),
  nozzle: args.name('nozzle').optional(),
  slicer: args.slicer,
  yours: described('yours', z.record(z.string(), SCALAR)).optional(),
  cause: args.name('cause').optional(),
  language: args.language,
});

export const OUTPUT = z.object({
  symptoms: z.array(
    z.object({
      asked: z.string(),
      id: z.string(),
      name: z.string(),
      surely: z.boolean(),
      others: z.array(z.string()),
    }),
  ),
  stop_print: z.boolean(),
  power_off: z
    .boolean()
    .describe('The printer must stay off until the cause is found: nothing here needs heat or power.'),
  at_once: z.array(z.string()).describe('What to do at once: say it first.'),
  contradictions: z.array(z.string()).describe('What rules the setup itself out: say it first.'),
  causes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      share: z.number().describe('0 to 1, of all that is likely.'),
      confirm: z.string().nullable(),
    }),
  ),
  question: z
    .object({
      id: z.string(),
      do: z.string(),
      why: z.string(),
      minutes: z.number(),
      outcomes: z.array(z.object({ id: z.string(), text: z.string() })),
    })
    .nullable()
    .describe('What to ask next; null: nothing more is worth asking.'),
  end: z.enum(['clear', 'nothing_left', 'enough']).nullable(),
  fixes: z.array(FIX).describe('For the likeliest cause first, in the order to try.'),
  sources: z.array(SOURCE),
  cut: CUT,
  from: FROM,
});

export type Data = z.output<typeof OUTPUT>;

export type Symptom = Data['symptoms'][number];
