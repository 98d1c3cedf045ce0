import { LIMITS } from '../../../../core/contract/limits.js';
import { FILES } from '../../../../core/contract/paths.js';
import { foldToKey } from '../../../../core/names/fold.js';
import type { Spool } from '../../../../core/names/named-spool.js';
import type { Filament, FilamentBrand, Redirects } from '../../../../schemas/generated/record.js';
import { UnknownNameError } from '../errors.js';
import type { Files } from '../files.js';
import { listAt } from '../lists.js';

/** The filament brands. */
export function filamentBrands(files: Files): Promise<FilamentBrand[]> {
  return listAt<FilamentBrand>(files, FILES.filamentBrands).all();
}

/**
 * The products of a brand, by its id or any of its names.
 *
 * @throws {UnknownNameError} for a brand without known products
 */
export async function filamentsOf(files: Files, name: string): Promise<Filament[]> {
  const key = foldToKey(name);
  const brand = (await filamentBrands(files)).find((one) => namesOf(one).includes(key));
  if (!brand) throw await unknown(files, name, 'filament_brands');
  return productsOf(files, brand);
}

function productsOf(files: Files, { file }: FilamentBrand): Promise<Filament[]> {
  return listAt<Filament>(files, file).all();
}

/**
 * A product by its id or the name on its spool: any name of the brand, followed by that of the product.
 *
 * @throws {UnknownNameError} if no product has the name, or several do
 */
export async function resolveFilament(files: Files, name: string): Promise<Filament> {
  const key = foldToKey(name);
  const found: Filament[] = [];
  const coloured: Filament[] = [];
  for (const brand of await filamentBrands(files)) {
    const before = namesOf(brand).filter((own) => key.startsWith(own) && key.length > own.length);
    if (before.length === 0) continue;
    const rests = new Set(before.map((own) => key.slice(own.length)));
    for (const product of await productsOf(files, brand)) {
      if (foldToKey(product.id) === key || rests.has(foldToKey(product.name))) found.push(product);
      else if (isColourOf(product, rests)) coloured.push(product);
    }
  }
  const [first, ...more] = found.length > 0 ? found : coloured;
  if (first && more.length === 0) return first;
  const now = found.length === 0 ? await todaysId(files, name) : undefined;
  if (now !== undefined) return resolveFilament(files, now);
  throw await unknown(files, name, 'filaments', found);
}

/** A branded filament by its id, with its stated temperature ranges. @throws {OpenPrintDataError} */
export async function spoolById(files: Files, id: string): Promise<Spool> {
  const found = await resolveFilament(files, id);
  const { brand, brand_id, name, material, nozzle_temperature_c, bed_temperature_c } = found;
  return {
    ...{ filament: found.id, brand: brand_id, material, name: `${brand} ${name}` },
    nozzle_temperature_c,
    bed_temperature_c,
  };
}

/** Whether one of the texts is the name of the product followed by one of its colours. */
function isColourOf({ name, colours }: Filament, texts: ReadonlySet<string>): boolean {
  const key = foldToKey(name);
  return [...texts].some((text) => text.startsWith(key) && colours.some((one) => text === key + foldToKey(one.name)));
}

/** The current id of a product that was renamed. */
async function todaysId(files: Files, name: string): Promise<string | undefined> {
  // Only ids contain two hyphens, and most unknown names are typing errors.
  if (!name.includes('--')) return undefined;
  const { filaments = {} } = await files.json<Redirects>(FILES.redirects);
  return filaments[name.trim().toLowerCase()];
}

function namesOf({ id, name, aliases }: FilamentBrand): string[] {
  return [id, name, ...aliases].map(foldToKey);
}

async function unknown(
  files: Files,
  name: string,
  kind: 'filaments' | 'filament_brands',
  several: readonly Filament[] = [],
): Promise<UnknownNameError> {
  const { findNames } = await import('./find.js');
  const near =
    several.length > 0 ? several : await findNames(files, name, { kinds: [kind], limit: LIMITS.suggestions });
  const ids = near.map(({ id }) => id);
  return new UnknownNameError(kind, name, ids, several.length > 0);
}
