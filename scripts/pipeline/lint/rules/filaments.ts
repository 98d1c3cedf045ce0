import { nearest } from '../../../../core/names/nearest.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import type { Override } from '../../../../schemas/generated/source.js';
import {
  beginsWithFigure,
  colourOfProduct,
  isPlaceholder,
  onlyRepeats,
  saysFoam,
  wordsOf,
} from '../../../shared/colour-names.js';
import { type FieldProblem, faultAt } from '../../../shared/problem.js';
import type { Json } from '../../../shared/tree.js';
import { untimely } from '../../check/overrides/check.js';
import { filamentFields } from '../../check/overrides/target.js';
import { valueProblem } from '../../check/schema.js';
import { BrandNames } from '../../compose/filaments/brand-names.js';
import { nameTokens, PolymerWords } from '../../compose/filaments/product-key.js';
import type { LintFinding, LintInput } from '../findings.js';

/** The colours of a branded filament are names of colours of its plastic, each once, and its type is a plastic. */
export function* coloursAreNames({ dataset, records }: LintInput): Iterable<LintFinding> {
  const { file } = dataset.filamentCorrections;
  const polymers = new PolymerWords(dataset.materialNames.value);
  for (const { id, brand, name, type, material, colours } of records.filaments) {
    const plastic = type ? polymers.plainType(type, material) : type;
    if (plastic !== type)
      yield faultAt({ file, path: `${id}.type` }, 'type_is_trade_name', [
        `"${type}" is no plastic`,
        `${plastic}, as the import maps it`,
      ]);
    const words = wordsOf(name, type);
    const product = words.union(wordsOf(brand));
    const seen = new Map<string, string>();
    for (const colour of colours) {
      const key = colourOfProduct(colour.name, words);
      const first = seen.get(key);
      const wrong = [
        onlyRepeats(colour.name, product) && 'only repeats the name of the product',
        beginsWithFigure(colour.name) && 'begins with a hardness or a size',
        saysFoam(colour.name) &&
          !material.endsWith('-aero') &&
          `names a foamed plastic, but the material is ${material}`,
        isPlaceholder(colour, material) && 'is #000000, which no part of its name calls black',
        first !== undefined && `is "${first}" a second time`,
      ].filter((one) => one !== false);
      for (const problem of wrong)
        yield faultAt({ file, path: `${id}.colours` }, 'colour_is_no_name', [
          `"${colour.name}" ${problem}`,
          'the name that the import gives it (scripts/import/filaments/mend.ts)',
        ]);
      seen.set(key, first ?? colour.name);
    }
  }
}

/** A correction of a branded filament refers to an existing product and field, and still changes what sources say. */
export function* filamentCorrectionsCorrect({ dataset, records }: LintInput): Iterable<LintFinding> {
  const products = new Map(records.filaments.map((filament) => [filament.id, filament]));
  const { file, value } = dataset.filamentCorrections;
  for (const [id, overrides] of Object.entries(value))
    for (const [index, override] of overrides.entries()) {
      const found = override.field === 'id' ? ofSame(id, override, products) : ofFigure(id, override, products.get(id));
      if (found) yield { ...found, file, path: `${id}.${index}.${found.path}` };
    }
}

function ofSame(id: string, override: Override, products: ReadonlyMap<string, Filament>): FieldProblem | null {
  const { value } = override;
  const product = products.get(String(value));
  if (!product)
    return faultAt({ path: 'value' }, 'no_such_product', [`there is no product "${value}"`, 'the id of a product']);
  const isMade = product.provenance.corrected.some((one) => one.field === 'id' && one.upstream_value === id);
  return isMade ? untimely(override, id) : ofNothing(id);
}

function ofFigure(id: string, override: Override, product: Filament | undefined): FieldProblem | null {
  if (!product) return ofNothing(id);
  const { field, value } = override;
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
  return untimely(override, product.provenance.corrected.find((one) => one.field === field)?.upstream_value as Json);
}

function ofNothing(id: string): FieldProblem {
  return faultAt({ path: 'field' }, 'correction_of_nothing', [
    `no source has a product "${id}"`,
    'remove the correction',
  ]);
}

/** A word for a fibre, including compounds: `PETCF15`, `rCF08`, `CarbonFil`; not wood fibre. */
const FIBRE = /^carbon(?!ate)|(^|[a-z\d])[cg]f\d*[a-z]?$|^fib(er|re)glass$/;

/** Colours and finishes named after carbon. */
const CARBON_COLOUR = /\bcarbon (black|gr[ae]y)\b/;

const GLASS = /\bglass fib(er|re)\b/;

/** A branded filament has the plastic and fibre of its name, a name without the brand, and one material per product. */
export function* filamentsAreWhatTheyAreCalled({ dataset, records }: LintInput): Iterable<LintFinding> {
  const { file } = dataset.filamentCorrections;
  const names = new BrandNames(dataset);
  const polymers = new PolymerWords(dataset.materialNames.value);
  const groups = new Map<string, Filament[]>();
  for (const filament of records.filaments) {
    const words = nameTokens(filament.name);
    const beside = polymers.beside(names.without(filament.brand_id, filament.name));
    const key = `${filament.brand_id} ${[...beside].sort().join(' ')}`;
    if (beside.length > 0) groups.set(key, [...(groups.get(key) ?? []), filament]);
    const isFilled = /-(cf|gf)$/.test(filament.material);
    const { id, name, material } = filament;
    if (saysFibre(words) && !isFilled)
      yield faultAt({ file, path: `${id}.material` }, 'fibre_in_name_alone', [
        `"${name}" names a fibre, but its material ${material} has none`,
        'the material with the fibre, with a correction',
      ]);
    const isNamed = beside.length > 0 || saysFibre(words) || saysFibre(nameTokens(filament.type ?? ''));
    if (isFilled && !isNamed)
      yield faultAt({ file, path: `${id}.name` }, 'fibre_not_in_name', [
        `"${name}" is ${material}, but the name does not mention the fibre`,
        'the name as the maker writes it, with a correction',
      ]);
  }
  for (const [first, second, ...more] of groups.values()) {
    if (!first || !second || more.length > 0 || first.material === second.material) continue;
    const sources = new Set(first.provenance.sources);
    if (!polymers.areKin(first.material, second.material)) continue;
    if (second.provenance.sources.some((one) => sources.has(one))) continue;
    yield faultAt({ file, path: `${second.id}.id` }, 'product_twice', [
      `seems to be the same as ${first.id}: one source has ${second.material}, another ${first.material}`,
      `a correction with ${first.id}, or an exception that explains the difference`,
    ]);
  }
}

function saysFibre(words: readonly string[]): boolean {
  const text = words.join(' ').replace(CARBON_COLOUR, '');
  return GLASS.test(text) || text.split(' ').some((word) => FIBRE.test(word));
}
