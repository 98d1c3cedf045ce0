import { describeConditions, type RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import { conditionsOf } from '../../../core/troubleshoot/resolve/conditions.js';
import type { RuleConditions } from '../../../schemas/generated/record.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';

/** What the records of a catalogue are called. */
export function recordNames(from: Catalogue): RecordNames {
  return {
    material: (id) => from.materials.get(id)?.name ?? id,
    brand: (id) => from.brands.get(id)?.[0]?.brand ?? id,
  };
}

/** What a cause or a figure applies to, in words; empty when to everything. */
export function describeRuleConditions(when: RuleConditions, from: Catalogue, { language }: PageLocale): string {
  return describeConditions(conditionsOf(when), language, recordNames(from));
}
