import { LIMITS } from '../../core/contract/limits.js';
import { pagePath, productPresetsPath } from '../../core/contract/paths.js';
import type { Window } from '../../core/contract/window.js';
import { type Spool, spoolOf } from '../../core/names/named-spool.js';
import { pairMaterial, spoolProfiles, spoolRows } from '../../core/profiles/spool.js';
import type { ProductPresets, Profile } from '../../schemas/generated/record.js';
import { exists } from '../query/guess.js';
import type { Assets } from '../types.js';
import { cut, type ListPage, read } from './list.js';

/**
 * The profiles of a branded filament. With a printer they are composed from two files, the product's and the pair's;
 * without one, they are the product's rows. Null if the product has no presets and no printer is given.
 *
 * @throws when a file that the release lists cannot be read
 */
export async function spoolList(
  filament: string,
  printer: string | undefined,
  { page, limit = LIMITS.defaultLimit }: Window,
  assets: Assets,
): Promise<ListPage | null> {
  const spool = spoolOf(filament, await assets.furtherNames());
  if (!spool) return null;
  const [presets] = await recordsAt<ProductPresets>(productPresetsPath(spool.brand, filament), assets);
  if (printer === undefined && !presets) return null;
  const profiles =
    printer === undefined && presets
      ? spoolRows(presets)
      : await onPrinter(printer ?? '', presets ?? null, spool, assets);
  const records = profiles.map((profile) => JSON.stringify(profile));
  return cut(records, 0, records.length, page, limit);
}

async function onPrinter(
  printer: string,
  presets: ProductPresets | null,
  spool: Spool,
  assets: Assets,
): Promise<Profile[]> {
  const material = pairMaterial(presets, printer, spool.material);
  const path = pagePath({ kind: 'profiles', printer, material });
  return spoolProfiles(spool, presets, await recordsAt<Profile>(path, assets));
}

/** The records of a file; empty if the release has no such file. */
async function recordsAt<T>(path: string, assets: Assets): Promise<T[]> {
  if (!(await exists(assets, path))) return [];
  return (await read(assets, path)).records.map((record) => JSON.parse(record) as T);
}
