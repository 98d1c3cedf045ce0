import { isObject } from '../tree.js';
import { identifierSchema } from './read.js';

/** What a system of identifiers is, in both languages. */
export interface DescribedSystem {
  description: string;
  description_zh: string;
}

/** The records that have identifiers of systems, as the schema of identifiers groups them. */
const GROUPS = { records: ['printer', 'material', 'filament'], spools: ['colour'] } as const;

/**
 * The systems of identifiers that records have, or single colours of products, with what they are.
 *
 * @throws when the schema describes a system in two ways
 */
export function identifierSystems(of: keyof typeof GROUPS): ReadonlyMap<string, DescribedSystem> {
  const systems = new Map<string, DescribedSystem>();
  for (const group of GROUPS[of])
    for (const [system, schema] of Object.entries(identifierSchema(group).properties ?? {})) {
      if (!isObject(schema)) continue;
      const described = { description: String(schema.description), description_zh: String(schema['x-zh']) };
      const other = systems.get(system)?.description ?? described.description;
      if (other !== described.description) throw new Error(`identifiers: ${system} has two different descriptions`);
      systems.set(system, described);
    }
  return systems;
}
