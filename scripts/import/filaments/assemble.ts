import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { MaterialNames } from '../material-names.js';
import type { Report } from '../report.js';
import { plainBarcode, sharedBarcodes } from './barcodes.js';
import type { FilamentBrands } from './brands.js';
import { checkColour, checkFigures, checkLink, present } from './check.js';
import { mergeColours, mergeProducts } from './merge.js';
import { nameTokens, unorderedKey } from './name-key.js';
import type { FilamentRow, FilamentRows } from './row.js';
import { removeTemplates, type WithoutTemplates } from './templates.js';
import type { Vocabulary } from './vocabulary.js';

/** What the products of a database are brought together with. */
export interface AssembleContext {
  brands: FilamentBrands;
  /** Brands of the database that are not read, as it spells them, with the reason. */
  excluded: Readonly<Record<string, string>>;
  materials: { names: MaterialNames; known: ReadonlySet<string> };
  /** What other databases call the products: a name of the same words is written as they write it. */
  vocabulary: Vocabulary;
  report: Report;
}

/** A product whose brand is known by its id, and whose name is the one that it gets. */
type Named = WithoutTemplates & { name: string };

/** Brings the products of a database to our brands and materials; gives back those of each brand, by its id. */
export function assembleFilaments(
  { rows, defaults }: FilamentRows,
  { brands, excluded, materials, vocabulary, report }: AssembleContext,
): Map<string, ImportedFilament[]> {
  const read = rows.filter(({ brand, place }) => {
    if (excluded[brand] !== undefined) report.drop(`brand left out: ${excluded[brand]}`, place);
    return excluded[brand] === undefined;
  });
  const named = removeTemplates(read, defaults, report).flatMap((row): Named[] => {
    const found = brands.of(row.brand, row.name);
    if (!found) report.drop('brand that data/filament-brands.yaml does not have', row.brand);
    if (!found) return [];
    const name = vocabulary.product(found.brand, nameTokens(found.name)) ?? found.name;
    return [{ ...row, brand: found.brand, name }];
  });
  const byBrand = Map.groupBy(named, ({ brand }) => brand);
  const assembled = [...byBrand].map(([brand, own]) => {
    const products = disambiguate(own).flatMap((row) => {
      const material = materialOf(row, materials, report);
      return material === null ? [] : [productOf(row, material, report)];
    });
    return [
      brand,
      sorted(
        [...Map.groupBy(products, ({ name }) => unorderedKey(nameTokens(name))).values()].map((same) => {
          const [first, ...others] = same as [ImportedFilament, ...ImportedFilament[]];
          return others.reduce(mergeProducts, first);
        }),
      ),
    ] as const;
  });
  return withoutSharedBarcodes(new Map(assembled.filter(([, products]) => products.length > 0)), report);
}

/** Prefixes the type where a brand sells products of several types under one name. */
function disambiguate(rows: readonly Named[]): Named[] {
  return [...Map.groupBy(rows, ({ name }) => unorderedKey(nameTokens(name))).values()].flatMap((same) => {
    if (new Set(same.map(({ type }) => type)).size === 1) return same;
    return same.map((row) => {
      const has = nameTokens(row.name).join(' ').includes(nameTokens(row.type).join(' '));
      return has ? row : { ...row, name: `${row.type} ${row.name}` };
    });
  });
}

function materialOf(row: FilamentRow, { names, known }: AssembleContext['materials'], report: Report): string | null {
  const alias = [row.name, ...(row.mixture ?? [])].join(' ');
  // The name leads: the filling stands with the type, which says what the name lacks.
  const type = [row.type, ...(row.filler ?? [])].join(' ');
  const verdict = names.of({ alias, type, support: false });
  const what = `${row.place} (${row.name}, ${row.type})`;
  if ('ignored' in verdict) report.drop(`no record for its material: ${verdict.ignored}`, what);
  else if ('unknown' in verdict) report.drop('matches no row of data/material-names.yaml', what);
  else if (!known.has(verdict.material)) report.drop(`no file for the material ${verdict.material}`, what);
  else return verdict.material;
  return null;
}

function productOf(row: Named, material: string, report: Report): ImportedFilament {
  const colours = mergeColours(row.colours.flatMap((colour) => checkColour(colour, row.place, report) ?? []));
  const diameters = new Set(colours.flatMap(({ sizes = [] }) => sizes.map(({ diameter_mm }) => diameter_mm)));
  return present({
    name: row.name,
    material,
    type: row.type,
    diameters_mm: diameters.size > 0 ? [...diameters].sort((a, b) => a - b) : undefined,
    ...checkFigures(row, report),
    templates: row.templates.length > 0 ? row.templates : undefined,
    data_sheet_url: checkLink(row.data_sheet_url, row.place, report),
    safety_sheet_url: checkLink(row.safety_sheet_url, row.place, report),
    discontinued: row.discontinued === true ? (true as const) : undefined,
    identifiers: row.identifiers,
    colours: colours.length > 0 ? colours : undefined,
  } as ImportedFilament);
}

/** Leaves out the barcodes that several colours carry: at least one of them is wrong, and nobody knows which. */
function withoutSharedBarcodes(
  brands: ReadonlyMap<string, ImportedFilament[]>,
  report: Report,
): Map<string, ImportedFilament[]> {
  const carried = [...brands].flatMap(([brand, products]) =>
    products.flatMap(({ name, colours = [] }) =>
      colours.flatMap((colour) =>
        (colour.identifiers?.gtin ?? []).map((gtin) => [gtin, `${brand} ${name}, ${colour.name}`] as const),
      ),
    ),
  );
  const shared = sharedBarcodes(carried);
  for (const [gtin, by] of carried)
    if (shared.has(plainBarcode(gtin))) report.drop('a barcode shared by several colours', `${by}: ${gtin}`);
  const own = (gtin: string) => !shared.has(plainBarcode(gtin));
  return new Map(
    [...brands].map(([brand, products]) => [
      brand,
      products.map(
        (product) =>
          present({
            ...product,
            colours: product.colours?.map(({ identifiers: { gtin: gtins = [], ...identifiers } = {}, ...colour }) => {
              const left = { ...identifiers, ...(gtins.some(own) && { gtin: gtins.filter(own) }) };
              return present({
                ...colour,
                sizes: colour.sizes?.map(({ gtin, ...size }) => (gtin && own(gtin) ? { ...size, gtin } : size)),
                identifiers: Object.keys(left).length > 0 ? left : undefined,
              }) as NonNullable<ImportedFilament['colours']>[number];
            }),
          }) as ImportedFilament,
      ),
    ]),
  );
}

function sorted(products: readonly ImportedFilament[]): ImportedFilament[] {
  return [...products].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
