import {
  beginsWithFigure,
  colourOfProduct,
  isPlaceholder,
  onlyRepeats,
  saysFoam,
  wordsOf,
} from '../../../shared/colour-names.js';
import { faultAt } from '../../../shared/problem.js';
import { PolymerWords } from '../../compose/filaments/product-key.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'colours-are-names',
  description:
    'The colours of a branded filament are names of colours of its plastic, each once, and its type is a plastic.',
  *check({ dataset, records }) {
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
  },
} satisfies LintRule;
