import type { Filament } from '../../../../schemas/generated/record.js';
import { faultAt } from '../../../shared/problem.js';
import { BrandNames } from '../../compose/filaments/brand-names.js';
import { nameTokens, PolymerWords } from '../../compose/filaments/product-key.js';
import type { LintRule } from '../findings.js';

/** A word for a fibre, including compounds: `PETCF15`, `rCF08`, `CarbonFil`; not wood fibre. */
const FIBRE = /^carbon(?!ate)|(^|[a-z\d])[cg]f\d*[a-z]?$|^fib(er|re)glass$/;

/** Colours and finishes named after carbon. */
const CARBON_COLOUR = /\bcarbon (black|gr[ae]y)\b/;

const GLASS = /\bglass fib(er|re)\b/;

export default {
  name: 'filaments-are-what-they-are-called',
  description:
    'A branded filament has the plastic and fibre of its name, a name without the brand, and one material per product.',
  *check({ dataset, records }) {
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
  },
} satisfies LintRule;

function saysFibre(words: readonly string[]): boolean {
  const text = words.join(' ').replace(CARBON_COLOUR, '');
  return GLASS.test(text) || text.split(' ').some((word) => FIBRE.test(word));
}
