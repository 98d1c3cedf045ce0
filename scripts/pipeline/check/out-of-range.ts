import type { ErrorObject } from 'ajv/dist/2020.js';
import { type Bounds, explainSlip } from './wrong-units.js';

/** Keywords that say what a figure may be. */
const RANGE = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'not']);

/** Whether an error is about the size of a figure, not about its kind. */
export function isOutOfRange({ keyword, params, data }: ErrorObject): boolean {
  if (typeof data !== 'number') return false;
  return RANGE.has(keyword) || (keyword === 'type' && String(params.type).includes('integer'));
}

/** What is wrong with a figure, what it looks like, and what is allowed. */
export function describeOutOfRange(error: ErrorObject): { message: string; allowed: string } {
  const { keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as Record<string, unknown>;
  const bounds = boundsOf(schema);
  const like = explainSlip(data as number, bounds);
  const of = bounds.unit === undefined ? '' : ` ${bounds.unit}`;
  const message = keyword === 'type' ? `${data} is not a whole number` : `${data} is out of range`;
  return {
    message: like === null ? message : `${message}: looks like ${like}`,
    allowed:
      keyword === 'type'
        ? `a whole number from ${bounds.min} to ${bounds.max}${of}`
        : bounds.gap && keyword === 'not'
          ? `nothing between ${bounds.gap.above} and ${bounds.gap.below}${of}`
          : `must be ${params.comparison} ${params.limit}${of}`,
  };
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
