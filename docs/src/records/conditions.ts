import type { ConditionalQuantity, RuleConditions, RuleQuantity } from '../../../schemas/generated/record.js';
import { conditionParts } from '../explorer/condition-parts.js';
import type { Catalogue } from './catalogue.js';
import type { Tongue } from './tongue.js';

/** What a fix, a cause or a figure applies to, in words; empty when to everything. */
export function conditionWords(when: RuleConditions, from: Catalogue, tongue: Tongue): string {
  const names = {
    material: (id: string) => from.materials.get(id)?.name ?? id,
    brand: (id: string) => from.brands.get(id)?.[0]?.brand ?? id,
  };
  return conditionParts(when, names, tongue).join(tongue.say('; ', '；'));
}

/** A figure of a rule in words. */
export function quantityWords(of: Omit<RuleQuantity, 'sources'>, { writer }: Tongue): string {
  if (of.unit === 'bool' && of.value !== null) return writer.any(of.value !== 0) ?? '–';
  if (of.value !== null) return writer.withUnit(writer.number(of.value), of.unit);
  return writer.range(of.min, of.max, of.unit) ?? '–';
}

/** The same with what it applies to. */
export function conditionalWords(item: ConditionalQuantity, from: Catalogue, tongue: Tongue): string {
  const { say } = tongue;
  const note = say(item.note ?? '', item.note_zh ?? '');
  const when = [conditionWords(item.when, from, tongue), note].filter((part) => part !== '').join(say('; ', '；'));
  const quantity = quantityWords(item.quantity, tongue);
  return when === '' ? quantity : say(`${quantity} (${when})`, `${quantity}（${when}）`);
}
