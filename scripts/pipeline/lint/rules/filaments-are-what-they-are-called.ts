import type { Filament } from '../../../../schemas/generated/record.js';
import { BrandNames } from '../../compose/filaments/brand-names.js';
import { nameTokens, PolymerWords } from '../../compose/filaments/product-key.js';
import type { Finding, LintRule } from '../lint-rule.js';

/** A word that names a fibre, with what it is written together with: `PETCF15`, `rCF08`, `CarbonFil`; but no wood fibre. */
const FIBRE = /^carbon(?!ate)|(^|[a-z\d])[cg]f\d*[a-z]?$|^fib(er|re)glass$/;

/** Colours and looks that are called after carbon. */
const CARBON_COLOUR = /\bcarbon (black|gr[ae]y)\b/;

const GLASS = /\bglass fib(er|re)\b/;

export default {
  name: 'filaments-are-what-they-are-called',
  description:
    'A branded filament is of the plastic and fibre that its name says, without its brand inside; one product has one material.',
  *check({ dataset, records }) {
    const { file } = dataset.filamentCorrections;
    const names = new BrandNames(dataset);
    const polymers = new PolymerWords(dataset.materialNames.value);
    const at = ({ id }: Filament, path: string, message: string, allowed: string): Finding => ({
      file,
      path: `${id}.${path}`,
      message,
      allowed,
    });
    const groups = new Map<string, Filament[]>();
    for (const filament of records.filaments) {
      const words = nameTokens(filament.name);
      const beside = polymers.beside(names.without(filament.brand_id, filament.name));
      const key = `${filament.brand_id} ${[...beside].sort().join(' ')}`;
      if (beside.length > 0) groups.set(key, [...(groups.get(key) ?? []), filament]);
      const isFilled = /-(cf|gf)$/.test(filament.material);
      if (saysFibre(words) && !isFilled)
        yield at(
          filament,
          'material',
          `"${filament.name}" names a fibre, and its material ${filament.material} has none`,
          'the material with the fibre',
        );
      if (isFilled && beside.length === 0 && !saysFibre(words) && !saysFibre(nameTokens(filament.type ?? '')))
        yield at(
          filament,
          'name',
          `"${filament.name}" is ${filament.material}, and the name leaves out the fibre`,
          'the name as the maker writes it',
        );
    }
    for (const [first, second, ...more] of groups.values()) {
      if (!first || !second || more.length > 0 || first.material === second.material) continue;
      const { sources } = first.provenance;
      if (
        !polymers.areKin(first.material, second.material) ||
        second.provenance.sources.some((one) => sources.includes(one))
      )
        continue;
      yield at(
        second,
        'id',
        `seems to be ${first.id}: one source has ${second.material}, another ${first.material}`,
        `${first.id}, or an exception that says how they differ`,
      );
    }
  },
} satisfies LintRule;

function saysFibre(words: readonly string[]): boolean {
  const text = words.join(' ').replace(CARBON_COLOUR, '');
  return GLASS.test(text) || text.split(' ').some((word) => FIBRE.test(word));
}
