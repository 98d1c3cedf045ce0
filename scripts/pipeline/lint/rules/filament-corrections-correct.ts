import { nearest } from '../../../../core/names/nearest.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import type { Override } from '../../../../schemas/generated/source.js';
import { type FieldProblem, faultAt } from '../../../shared/problem.js';
import { type Json, sameLeaf } from '../../../shared/tree.js';
import { filamentFields } from '../../check/overrides/fields.js';
import { valueProblem } from '../../check/schema.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'filament-corrections-correct',
  description:
    'A correction of a branded filament refers to an existing product and field, and still changes what sources say.',
  *check({ dataset, records }) {
    const products = new Map(records.filaments.map((filament) => [filament.id, filament]));
    const { file, value } = dataset.filamentCorrections;
    for (const [id, overrides] of Object.entries(value))
      for (const [index, override] of overrides.entries()) {
        const fault =
          override.field === 'id' ? ofSame(id, override, products) : ofFigure(id, override, products.get(id));
        if (fault) yield { file, ...fault, path: `${id}.${index}.${fault.path}` };
      }
  },
} satisfies LintRule;

function ofSame(id: string, { was, value }: Override, products: ReadonlyMap<string, Filament>): FieldProblem | null {
  const product = products.get(String(value));
  if (!product)
    return faultAt({ path: 'value' }, 'no_such_product', [`there is no product "${value}"`, 'the id of a product']);
  const isMade = product.provenance.corrected.some((one) => one.field === 'id' && one.upstream_value === id);
  if (!isMade)
    return faultAt({ path: 'field' }, 'correction_of_nothing', [
      `no source has a product "${id}"`,
      'remove the correction',
    ]);
  return was === id
    ? null
    : faultAt({ path: 'was' }, 'outdated_override', [
        `was written for ${JSON.stringify(was)}, but the source now has ${JSON.stringify(id)}`,
        'check the override',
      ]);
}

function ofFigure(id: string, { field, was, value }: Override, product: Filament | undefined): FieldProblem | null {
  if (!product)
    return faultAt({ path: 'field' }, 'correction_of_nothing', [
      `no source has a product "${id}"`,
      'remove the correction',
    ]);
  const schema = filamentFields().get(field);
  if (!schema) {
    const near = nearest(field, filamentFields().keys())[0]?.name;
    return faultAt({ path: 'field' }, 'no_product_field', [
      `"${field}" is not a field of a product that can be corrected`,
      near && `did you mean "${near}"?`,
    ]);
  }
  const problem = valueProblem(schema, value);
  if (problem) return { ...problem, path: 'value' };
  const now = product.provenance.corrected.find((one) => one.field === field)?.upstream_value as Json;
  if (sameLeaf(now, value as Json))
    return faultAt({ path: 'value' }, 'idle_override', [
      `the source itself now has ${JSON.stringify(value)}`,
      'remove the override',
    ]);
  if (!sameLeaf(now, was as Json))
    return faultAt({ path: 'was' }, 'outdated_override', [
      `was written for ${JSON.stringify(was)}, but the source now has ${JSON.stringify(now)}`,
      'check the override',
    ]);
  return null;
}
