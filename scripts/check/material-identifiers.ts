import { foldToKey } from '../../core/fold.js';
import type { Dataset } from '../load/dataset.js';
import type { Problem } from '../shared/problem.js';

/** Finds names and numbers of other systems that are left out although a material has come to be called so. */
export function checkMaterialIdentifiers({ materialIdentifiers: { file, value }, materials }: Dataset): Problem[] {
  const named = new Map<string, string>();
  for (const { value: material } of materials.values())
    for (const name of [material.id, material.name, ...material.aliases]) named.set(foldToKey(name), material.id);
  return Object.entries(value).flatMap(([system, { identifiers }]) =>
    Object.entries(identifiers).flatMap(([identifier, row]) => {
      const material = named.get(foldToKey(identifier));
      if (typeof row === 'string' || material === undefined) return [];
      return [
        {
          file,
          path: `${system}.identifiers.${identifier}`,
          message: `is left out, and ${material} is called so`,
          allowed: material,
          rule: 'material-identifiers',
        },
      ];
    }),
  );
}
