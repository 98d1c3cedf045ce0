import type { Material } from '../../../schemas/generated/record.js';
import type { NamedBy } from '../../shared/identifiers.js';
import type { Dataset } from '../load/dataset.js';
import { genericPresets, presetIdentifiers } from './generic-presets.js';

type Figures = Material['provenance']['figures'];

/**
 * Tells what every source and table calls a material, each on its own: slicers by their generic presets, other systems
 * by the table of their names.
 */
export function materialNamer(dataset: Dataset): (material: string) => NamedBy[] {
  const { file, value } = dataset.materialIdentifiers;
  const presets = genericPresets(dataset);
  return (material) => {
    const named = Object.entries(value).map(
      ([system, { identifiers }]) =>
        [system, Object.keys(identifiers).filter((identifier) => identifiers[identifier] === material)] as const,
    );
    const byTable = Object.fromEntries(named.filter(([, identifiers]) => identifiers.length > 0));
    return [
      ...presets.map((own) => ({ from: own.source, identifiers: presetIdentifiers(own, presets, material) })),
      { from: `data/${file}`, identifiers: byTable },
    ].filter(({ identifiers }) => Object.keys(identifiers).length > 0);
  };
}

/** Where those identifiers of a material were read that the table has. */
export function identifierFigures({ materialIdentifiers: { value } }: Dataset, material: string): Figures {
  return Object.entries(value)
    .filter(([, { identifiers }]) => Object.values(identifiers).includes(material))
    .map(([system, { sources }]) => ({ field: `identifiers.${system}`, sources, note: null, others: [] }));
}
