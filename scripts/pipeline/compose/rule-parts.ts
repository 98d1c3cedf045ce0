import type { ConditionalQuantity, RuleQuantity } from '../../../schemas/generated/record.js';
import type { Conditions, Quantity, Text } from '../../../schemas/generated/source.js';
import { composeConditions } from './conditions.js';

/** A figure with what it holds for, as it is published. */
export function conditionalQuantity({
  when,
  note,
  quantity: figure,
}: {
  when?: Conditions;
  note?: Text;
  quantity: Quantity;
}): ConditionalQuantity {
  return {
    when: composeConditions(when),
    note: note?.en ?? null,
    note_zh: note?.zh ?? null,
    quantity: quantity(figure),
  };
}

/** A figure as it is published. */
export function quantity({ value, min, max, unit, sources }: Quantity): RuleQuantity {
  return { value: value ?? null, min: min ?? null, max: max ?? null, unit, sources };
}
