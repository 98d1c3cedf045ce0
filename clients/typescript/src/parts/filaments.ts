import { foldToKey } from '../../../../core/fold.js';
import { LIMITS } from '../../../../core/limits.js';
import { FILES, filamentsPath } from '../../../../core/paths.js';
import type { Filament, FilamentBrand } from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
import { UnknownNameError } from '../errors.js';
import type { CallOptions } from '../shapes.js';

/** A file of the release with records. */
interface Answer<T> {
  data: T[];
  meta: { total: number; limit: number };
}

/** The brands of filament. */
export async function filamentBrands(data: OpenPrintData, options: CallOptions): Promise<FilamentBrand[]> {
  return (await data.json<Answer<FilamentBrand>>(FILES.filamentBrands, options)).data;
}

/**
 * The products of a brand, by its id or one of its names.
 *
 * @throws {UnknownNameError} for a brand that sells nothing that is known
 */
export async function filamentsOf(data: OpenPrintData, name: string, options: CallOptions): Promise<Filament[]> {
  const key = foldToKey(name);
  const brand = (await filamentBrands(data, options)).find((one) => namesOf(one).includes(key));
  if (!brand) throw await unknown(data, name, 'filament_brands', options);
  const first = await data.json<Answer<Filament>>(filamentsPath(brand.id), options);
  const pages = Math.ceil(first.meta.total / first.meta.limit);
  const more = Array.from({ length: pages - 1 }, (_, i) =>
    data.json<Answer<Filament>>(filamentsPath(brand.id, i + 2), options),
  );
  return [first, ...(await Promise.all(more))].flatMap((page) => page.data);
}

/**
 * A product by its id or by the name on its spool: the brand under one of its names, then the product.
 *
 * @throws {UnknownNameError} when none is called so, or several are
 */
export async function filamentNamed(data: OpenPrintData, name: string, options: CallOptions): Promise<Filament> {
  const key = foldToKey(name);
  const found: Filament[] = [];
  for (const brand of await filamentBrands(data, options)) {
    const before = namesOf(brand).filter((own) => key.startsWith(own) && key.length > own.length);
    if (before.length === 0) continue;
    const rests = new Set(before.map((own) => key.slice(own.length)));
    for (const product of await filamentsOf(data, brand.id, options))
      if (foldToKey(product.id) === key || rests.has(foldToKey(product.name))) found.push(product);
  }
  const [first, ...more] = found;
  if (first && more.length === 0) return first;
  throw await unknown(data, name, 'filaments', options, found);
}

function namesOf({ id, name, aliases }: FilamentBrand): string[] {
  return [id, name, ...aliases].map(foldToKey);
}

async function unknown(
  data: OpenPrintData,
  name: string,
  kind: 'filaments' | 'filament_brands',
  options: CallOptions,
  several: readonly Filament[] = [],
): Promise<UnknownNameError> {
  const near =
    several.length > 0 ? several : await data.find(name, { ...options, kinds: [kind], limit: LIMITS.suggestions });
  const code = kind === 'filaments' ? 'unknown_filament' : 'unknown_filament_brand';
  return new UnknownNameError(
    code,
    kind,
    name,
    near.map(({ id }) => id),
    several.length > 0,
  );
}
