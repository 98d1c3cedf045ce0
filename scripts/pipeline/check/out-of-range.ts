import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import { type Bounds, explainSlip } from './wrong-units.js';

/** Keywords that say what a figure may be. */
const RANGE = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'not']);

/** Whether an error is about the size of a figure, not about its kind. */
export function isOutOfRange({ keyword, params, data }: ErrorObject): boolean {
  if (typeof data !== 'number') return false;
  return RANGE.has(keyword) || (keyword === 'type' && String(params.type).includes('integer'));
}

/** What is wrong with a figure: what it looks like, and what is allowed. */
export function outOfRange({ keyword, params, data, parentSchema }: ErrorObject): Fault {
  const { gap, ...bounds } = boundsOf((parentSchema ?? {}) as Record<string, unknown>);
  const value = data as number;
  const { unit, min, max } = bounds;
  const like = explainSlip(value, { ...bounds, gap });
  if (keyword === 'type') return { code: 'not_whole', parameters: { value, min, max, unit, like } };
  if (gap && keyword === 'not')
    return { code: 'within_gap', parameters: { value, above: gap.above, below: gap.below, unit, like } };
  const { comparison, limit } = params as { comparison: string; limit: number };
  return { code: 'out_of_range', parameters: { value, comparison, limit, unit, like } };
}

/** The bounds of a figure, read from its schema. */
export function boundsOf(schema: Readonly<Record<string, unknown>>): Bounds {
  const number = (...names: string[]) =>
    names.map((name) => schema[name]).find((value): value is number => typeof value === 'number');
  const not = schema.not as Record<string, number> | undefined;
  const above = not?.exclusiveMinimum;
  const below = not?.maximum ?? not?.exclusiveMaximum;
  return {
    unit: typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined,
    min: number('minimum', 'exclusiveMinimum') ?? Number.NEGATIVE_INFINITY,
    max: number('maximum', 'exclusiveMaximum') ?? Number.POSITIVE_INFINITY,
    gap: above === undefined || below === undefined ? undefined : { above, below, closed: not?.maximum !== undefined },
    whole: String(schema.type).includes('integer'),
  };
}
