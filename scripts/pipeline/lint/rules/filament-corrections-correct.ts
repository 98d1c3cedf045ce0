import type { Filament } from '../../../../schemas/generated/record.js';
import type { Override } from '../../../../schemas/generated/source.js';
import { type Json, sameLeaf } from '../../../shared/tree.js';
import { filamentFields } from '../../check/overrides/filament-fields.js';
import { valueProblem } from '../../check/schema.js';
import type { Finding, LintRule } from '../lint-rule.js';

type Fault = Omit<Finding, 'file'>;

export default {
  name: 'filament-corrections-correct',
  description:
    'A correction of a branded filament names a product and a field that exist, and still corrects what sources say.',
  *check({ dataset, records }) {
    const products = new Map(records.filaments.map((filament) => [filament.id, filament]));
    const { file, value } = dataset.filamentCorrections;
    for (const [id, overrides] of Object.entries(value))
      for (const [index, override] of overrides.entries()) {
        const fault = override.field === 'id' ? ofSame(id, override, products) : ofFigure(override, products.get(id));
        if (fault) yield { file, ...fault, path: `${id}.${index}.${fault.path}` };
      }
  },
} satisfies LintRule;

/** What is wrong with a correction that says which product another one is. */
function ofSame(id: string, { was, value }: Override, products: ReadonlyMap<string, Filament>): Fault | null {
  const product = products.get(String(value));
  if (!product)
    return { path: 'value', message: `there is no product "${String(value)}"`, allowed: 'the id of a product' };
  if (was !== id) return { path: 'was', message: `is "${String(was)}", and the product is "${id}"`, allowed: id };
  if (product.provenance.corrected.some((one) => one.field === 'id' && one.upstream_value === id)) return null;
  return { path: 'was', message: `no source has a product "${id}" any more`, allowed: 'remove the correction' };
}

function ofFigure({ field, was, value }: Override, product: Filament | undefined): Fault | null {
  if (!product) return { path: 'field', message: 'no source has this product', allowed: 'remove the correction' };
  const schema = filamentFields().get(field);
  if (!schema)
    return {
      path: 'field',
      message: `"${field}" is no field of a product that is corrected`,
      allowed: [...filamentFields().keys()].join(', '),
    };
  const problem = valueProblem(schema, value);
  if (problem) return { ...problem, path: 'value' };
  const now = product.provenance.corrected.find((one) => one.field === field)?.upstream_value as Json;
  if (sameLeaf(now, value as Json))
    return {
      path: 'value',
      message: `the sources now say ${JSON.stringify(value)} themselves`,
      allowed: 'remove the correction',
    };
  if (!sameLeaf(now, was as Json))
    return {
      path: 'was',
      message: `was written for ${JSON.stringify(was)}, the sources now say ${JSON.stringify(now)}`,
      allowed: 'review the correction',
    };
  return null;
}
