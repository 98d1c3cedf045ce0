import { nearest } from '../../../../core/names/nearest.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import type { Override } from '../../../../schemas/generated/source.js';
import { faultAt } from '../../../shared/problem.js';
import type { Json } from '../../../shared/tree.js';
import { type OverrideProblem, untimely } from '../../check/overrides/check.js';
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
        const found =
          override.field === 'id' ? ofSame(id, override, products) : ofFigure(id, override, products.get(id));
        if (!found) continue;
        const { at, ...fault } = found;
        yield { ...fault, file, path: `${id}.${index}.${at}` };
      }
  },
} satisfies LintRule;

function ofSame(id: string, override: Override, products: ReadonlyMap<string, Filament>): OverrideProblem | null {
  const { value } = override;
  const product = products.get(String(value));
  if (!product)
    return faultAt({ at: 'value' }, 'no_such_product', [`there is no product "${value}"`, 'the id of a product']);
  const isMade = product.provenance.corrected.some((one) => one.field === 'id' && one.upstream_value === id);
  return isMade ? untimely(override, id) : ofNothing(id);
}

function ofFigure(id: string, override: Override, product: Filament | undefined): OverrideProblem | null {
  if (!product) return ofNothing(id);
  const { field, value } = override;
  const schema = filamentFields().get(field);
  if (!schema) {
    const near = nearest(field, filamentFields().keys())[0]?.name;
    return faultAt({ at: 'field' }, 'no_product_field', [
      `"${field}" is not a field of a product that can be corrected`,
      near && `did you mean "${near}"?`,
    ]);
  }
  const problem = valueProblem(schema, value);
  if (problem) return { ...problem, at: 'value' };
  return untimely(override, product.provenance.corrected.find((one) => one.field === field)?.upstream_value as Json);
}

function ofNothing(id: string): OverrideProblem {
  return faultAt({ at: 'field' }, 'correction_of_nothing', [
    `no source has a product "${id}"`,
    'remove the correction',
  ]);
}
