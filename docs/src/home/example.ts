import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { EXAMPLES } from '../explorer/examples.js';
import type { Catalogue } from '../records/catalogue.js';
import type { Release } from '../reference/release.js';

/** A printer with a material, and the profile for them. */
export interface Example {
  printer: Printer;
  material: Material;
  profile: Profile;
}

/**
 * The pair that home shows: the first of the explorer's examples, or of all pairs where a release holds none of those.
 *
 * @returns null for a release without profiles
 */
export function exampleOf(from: Catalogue, release: Release): Example | null {
  const pairs = [
    ...EXAMPLES.map(({ printer, material }) => [printer, material] as const),
    ...[...from.printers.values()].flatMap(({ id, materials }) =>
      materials.slice(0, 1).map((one) => [id, one] as const),
    ),
  ];
  for (const [printerId, materialId] of pairs) {
    const printer = from.printers.get(printerId);
    const material = from.materials.get(materialId);
    if (!printer?.materials.includes(materialId) || !material) continue;
    const profiles = release.list<Profile>({ kind: 'profiles', printer: printerId, material: materialId });
    const profile = chooseNozzle(profiles, null);
    if (profile) return { printer, material, profile };
  }
  return null;
}
