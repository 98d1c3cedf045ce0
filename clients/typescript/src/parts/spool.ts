import { pagePath, productPresetsPath } from '../../../../core/contract/paths.js';
import type { Spool } from '../../../../core/names/named-spool.js';
import { pairMaterial, spoolProfiles, spoolRows } from '../../../../core/profiles/spool.js';
import type { ProductPresets, Profile } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { orIfMissing } from '../source.js';

/**
 * The profiles of a branded filament on a printer, computed from two files as the service does; without a printer, the
 * rows of its own presets, or null if no slicer has a preset for it.
 */
export async function profilesOfSpool(
  files: Files,
  spool: Spool,
  printer: string | undefined,
): Promise<Profile[] | null> {
  const recordsAt = async <T>(path: string) => (await orIfMissing(files.page<T>(path), null))?.data ?? [];
  const [presets = null] = await recordsAt<ProductPresets>(productPresetsPath(spool.brand, spool.filament));
  if (printer === undefined) return presets && spoolRows(presets);
  const material = pairMaterial(presets, printer, spool.material);
  return spoolProfiles(spool, presets, await recordsAt<Profile>(pagePath({ kind: 'profiles', printer, material })));
}
