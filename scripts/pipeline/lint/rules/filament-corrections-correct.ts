import { nearest } from '../../../../core/names/nearest.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import type { Override } from '../../../../schemas/generated/source.js';
import type { FieldProblem } from '../../../shared/problem.js';
import { type Json, sameLeaf } from '../../../shared/tree.js';
import { filamentFields } from '../../check/overrides/filament-fields.js';
import { valueProblem } from '../../check/schema.js';
import type { LintRule } from '../lint-rule.js';

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

/** What is wrong with a correction that says which product another one is. */
function ofSame(id: string, { was, value }: Override, products: ReadonlyMap<string, Filament>): FieldProblem | null {
  const product = products.get(String(value));
  if (!product) return { path: 'value', code: 'no_such_product', parameters: { id: String(value) } };
  const isMade = product.provenance.corrected.some((one) => one.field === 'id' && one.upstream_value === id);
  if (!isMade) return { path: 'field', code: 'correction_of_nothing', parameters: { id } };
  return was === id ? null : { path: 'was', code: 'outdated_override', parameters: { was, now: id } };
}

function ofFigure(id: string, { field, was, value }: Override, product: Filament | undefined): FieldProblem | null {
  if (!product) return { path: 'field', code: 'correction_of_nothing', parameters: { id } };
  const schema = filamentFields().get(field);
  if (!schema) {
    const near = nearest(field, filamentFields().keys())[0]?.name;
    return { path: 'field', code: 'no_product_field', parameters: { field, near } };
  }
  const problem = valueProblem(schema, value);
  if (problem) return { ...problem, path: 'value' };
  const now = product.provenance.corrected.find((one) => one.field === field)?.upstream_value as Json;
  if (sameLeaf(now, value as Json)) return { path: 'value', code: 'idle_override', parameters: { value } };
  if (!sameLeaf(now, was as Json)) return { path: 'was', code: 'outdated_override', parameters: { was, now } };
  return null;
}
