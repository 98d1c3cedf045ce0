import type { FixSource, Quantity } from '../../../../schemas/generated/source.js';

export type Adjustment = NonNullable<FixSource['adjustment']>;

/** A quantity of a fix, with its path; it is a value of the setting, or a step. */
export interface QuantityAtPath {
  path: string;
  quantity: Quantity;
  is: 'value' | 'step';
  /** Undefined: any material. */
  materials?: string[] | undefined;
  /** Whether it applies only to a certain setup. */
  conditional?: boolean | undefined;
}

export function* quantitiesOf({
  target,
  steps,
  safe_range: safe,
  recommendations,
}: Adjustment): Iterable<QuantityAtPath> {
  const at = 'adjustment';
  if (target && 'unit' in target) yield { path: `${at}.target`, quantity: target as Quantity, is: 'value' };
  if (safe && 'unit' in safe) yield { path: `${at}.safe_range`, quantity: safe as Quantity, is: 'value' };
  for (const [index, { quantity, when }] of (steps ?? []).entries())
    yield { path: `${at}.steps.${index}.quantity`, quantity, is: 'step', materials: when?.materials };
  for (const [index, { quantity, when }] of (recommendations ?? []).entries())
    yield {
      path: `${at}.recommendations.${index}.quantity`,
      quantity,
      is: 'value',
      materials: when?.materials,
      conditional: when !== undefined,
    };
}

export function ends({ value, min, max }: Quantity): [name: string, value: number][] {
  return Object.entries({ value, min, max }).filter((end): end is [string, number] => end[1] !== undefined);
}
