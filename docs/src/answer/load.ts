import { chooseNozzle } from '../../../core/choose-nozzle.js';
import { pagePath } from '../../../core/paths.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import type { Loader } from '../explorer/load.js';

/** Every profile of a printer with a material, one for each nozzle; none where the two have none. */
export async function loadProfiles(
  loader: Loader,
  printer: Printer | null,
  material: Material | null,
): Promise<Profile[]> {
  if (!printer || !material || !printer.materials.includes(material.id)) return [];
  return loader.list<Profile>((page) =>
    pagePath({ kind: 'profiles', printer: printer.id, material: material.id }, page),
  );
}

/** The one for the nozzle that is chosen, else for the one that the printer comes with. */
export function profileFor(
  profiles: readonly Profile[],
  nozzle: string | null,
  printer: Printer | null,
): Profile | null {
  return chooseNozzle(profiles, nozzle, printer?.default_nozzle_diameter_mm ?? null);
}
