import { API } from '../../../core/contract/paths.js';
import { chooseNozzle } from '../../../core/profiles/choose-nozzle.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { EXAMPLES } from '../explorer/examples.js';
import type { Catalogue } from '../records/catalogue.js';
import { pick, print } from '../reference/print.js';
import type { Release } from '../reference/release.js';

/** A printer and a material with their profile. */
export interface Example {
  printer: Printer;
  material: Material;
  profile: Profile;
}

/**
 * The pair shown on the home page: the first available example of the explorer, else any pair.
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

/** The fields shown: enough to illustrate the shape and that a source is given. */
const FIELDS = [
  'id',
  'nozzle_temperature_c',
  'bed_temperature_c',
  'max_volumetric_speed_mm3_s',
  'provenance.source',
  'provenance.filament_preset',
];

/** A request for the profiles of an example that any kind of mirror can answer, with an abridged answer. */
export async function sampleOf(
  release: Release,
  { printer, material }: Example,
): Promise<{ request: string; answer: string }> {
  const request = `${API}/profiles?printer=${printer.id}&material=${material.id}`;
  const { data = [], ...envelope } = await release.ask(request);
  return { request, answer: print({ success: true, data: pick(data, FIELDS), ...envelope }) };
}
