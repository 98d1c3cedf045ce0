import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { nameTokens, unorderedKey } from '../../shared/name-key.js';
import { MaterialNames, type Materials, recordedMaterial } from '../material-names.js';
import type { Report } from '../report.js';
import { checkColour, checkFigures, checkLink, listed, plainBarcode, present, some } from './check.js';
import { mendColours, mergeColours, mergeProducts } from './mend.js';
import { readOpenFilamentDatabase } from './open-filament-database/index.js';
import { readOpenPrintTag } from './openprinttag/index.js';
import type { Colour, Defaults, Figures, FilamentRow, FilamentRows, FilamentSource, Splitting } from './row.js';
import { readSpoolmanDb } from './spoolmandb/index.js';
import { FilamentBrands, UNKNOWN_BRAND, Vocabulary } from './vocabulary.js';

export interface AssembleContext {
  brands: FilamentBrands;
  /** Brands of the database that are skipped, in its spelling, with the reason. */
  excluded: Readonly<Record<string, string>>;
  materials: Materials;
  /** Product names of other databases: a name with the same words is spelled as they spell it. */
  vocabulary: Vocabulary;
  report: Report;
}

/** A product with the id of its brand and its final name. */
type Named = WithoutTemplates & { name: string };

/** Maps the products of a database to the brands and materials of this dataset; returns them by brand id. */
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
    if (!found) report.drop(UNKNOWN_BRAND, row.brand);
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
    const merged = [...Map.groupBy(products, nameOf).values()].map(mergeProducts);
    const mended = mendColours(merged, { brand: brands.wordsOf(brand), ...materials, report });
    return [brand, mended.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))] as const;
  });
  return withoutShared(new Map(assembled.filter(([, products]) => products.length > 0)), report);
}

/** The words of a name in any order. */
function nameOf({ name }: { name: string }): string {
  return unorderedKey(nameTokens(name));
}

/** Prefixes the type if a brand sells products of several types under one name. */
function disambiguate(rows: readonly Named[]): Named[] {
  return [...Map.groupBy(rows, nameOf).values()].flatMap((same) => {
    if (new Set(same.map(({ type }) => type)).size === 1) return same;
    return same.map((row) => {
      const has = nameTokens(row.name).join(' ').includes(nameTokens(row.type).join(' '));
      return has ? row : { ...row, name: `${row.type} ${row.name}` };
    });
  });
}

function materialOf(row: FilamentRow, materials: Materials, report: Report): string | null {
  const alias = [row.name, ...(row.mixture ?? [])].join(' ');
  // The name takes precedence, so the filler is appended to the type, which adds what the name lacks.
  const type = [row.type, ...(row.filler ?? [])].join(' ');
  const what = `${row.place} (${row.name}, ${row.type})`;
  return recordedMaterial(materials, { alias, type, support: false }, (reason) => report.drop(reason, what));
}

function productOf(row: Named, material: string, report: Report): ImportedFilament {
  const colours = mergeColours(row.colours.flatMap((colour) => checkColour(colour, row.place, report) ?? []));
  const diameters = new Set(colours.flatMap(({ sizes = [] }) => sizes.map(({ diameter_mm }) => diameter_mm)));
  return present({
    name: row.name,
    material,
    type: row.type,
    diameters_mm: some([...diameters].sort((a, b) => a - b)),
    ...checkFigures(row, report),
    templates: some(row.templates),
    data_sheet_url: checkLink(row.data_sheet_url, row.place, report),
    safety_sheet_url: checkLink(row.safety_sheet_url, row.place, report),
    discontinued: row.discontinued === true ? (true as const) : undefined,
    identifiers: row.identifiers,
    colours: some(colours),
  } as ImportedFilament);
}

/** The codes on the label of one colour: a code shared by several colours identifies none of them. */
const ON_LABELS = ['gtin', 'article_number'] as const;

/** Removes codes shared by the labels of several colours: all but one are wrong, and it is unknown which. */
function withoutShared(
  brands: ReadonlyMap<string, ImportedFilament[]>,
  report: Report,
): Map<string, ImportedFilament[]> {
  const carriers = new Map<string, Set<string>>();
  for (const [brand, products] of brands)
    for (const { name, colours = [] } of products)
      for (const { name: colour, identifiers } of colours)
        for (const system of ON_LABELS)
          for (const code of identifiers?.[system] ?? []) {
            const key = labelKey(system, code, brand);
            carriers.set(key, (carriers.get(key) ?? new Set()).add(`${brand} ${name}, ${colour}`));
          }
  for (const [key, all] of carriers)
    if (all.size > 1)
      for (const by of all) report.drop(`a ${key.split(' ')[0]} shared by several colours`, `${by}: ${key}`);
  const withOwn = (brand: string, { identifiers = {}, ...colour }: Colour): Colour => {
    const isOwn = (system: (typeof ON_LABELS)[number]) => (code: string) =>
      carriers.get(labelKey(system, code, brand))?.size === 1;
    const own = ON_LABELS.map((system) => [system, (identifiers[system] ?? []).filter(isOwn(system))]);
    return present({
      ...colour,
      sizes: colour.sizes?.map(({ gtin, ...size }) => (gtin && isOwn('gtin')(gtin) ? { ...size, gtin } : size)),
      identifiers: listed({ ...identifiers, ...Object.fromEntries(own) }),
    }) as Colour;
  };
  return new Map(
    [...brands].map(([brand, products]) => [
      brand,
      products.map((product) =>
        present({ ...product, colours: some(product.colours?.map((colour) => withOwn(brand, colour)) ?? []) }),
      ) as ImportedFilament[],
    ]),
  );
}

/** A normalised label code: a barcode is globally unique, an article number within its brand. */
function labelKey(system: string, code: string, brand: string): string {
  return system === 'gtin'
    ? `barcode ${plainBarcode(code)}`
    : `number ${code.toUpperCase().replace(/[ -]/g, '')} of ${brand}`;
}

const FIELDS: readonly (keyof Figures)[] = [
  'density_g_cm3',
  'nozzle_temperature_c',
  'bed_temperature_c',
  'chamber_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
];

/** Number of brands that must share a value of a type for it to count as a template. */
const BRANDS = 5;

/** A product without the template figures of its database, and the names of these. */
export type WithoutTemplates = FilamentRow & { templates: (keyof Figures)[] };

/**
 * Removes figures that say nothing about the product: the database's own default for the type, or a value that more
 * than a quarter of all products of the type share, across at least five brands. A range is a template only as a whole:
 * anyone who states one end has considered both.
 *
 * The quarter is based on the nozzle temperatures of SpoolmanDB Community at 2dcf8b44, 337 of which two other databases
 * state: of those shared by more than a quarter of a type, 20 of 42 match, of all others 275 of 295.
 */
export function removeTemplates(rows: readonly FilamentRow[], defaults: Defaults, report: Report): WithoutTemplates[] {
  const measured = new Map(FIELDS.map((field) => [field, shared(rows, field)]));
  return rows.map((row) => {
    const templates = FIELDS.filter((field) => {
      const value = row[field];
      if (value === undefined) return false;
      const written = JSON.stringify(value);
      const stated = defaults(row.type, field).some((one) => JSON.stringify(one) === written);
      return stated || measured.get(field)?.get(row.type) === written;
    });
    const rest: WithoutTemplates = { ...row, templates };
    for (const field of templates) {
      delete rest[field];
      report.drop(`template of the type: ${field}`, `${row.type} ${JSON.stringify(row[field])}`);
    }
    return rest;
  });
}

/** The value of a field that is shared often enough to be a template, by type, as JSON. */
function shared(rows: readonly FilamentRow[], field: keyof Figures): Map<string, string> {
  const stated = rows.filter((row) => row[field] !== undefined);
  return new Map(
    [...Map.groupBy(stated, ({ type }) => type)].flatMap(([type, ofType]) =>
      [...Map.groupBy(ofType, (row) => JSON.stringify(row[field]))]
        .filter(([, same]) => same.length * 4 > ofType.length && new Set(same.map(({ brand }) => brand)).size >= BRANDS)
        .map(([value]) => [type, value] as const),
    ),
  );
}

/** Reads a checkout of a database, reporting what it leaves out; throws if it is not such a checkout. */
type Reader = (root: string, report: Report, splitting: Splitting) => FilamentRows;

const READERS: Readonly<Record<FilamentSource['kind'], Reader>> = {
  'open-filament-database': readOpenFilamentDatabase,
  openprinttag: readOpenPrintTag,
  spoolmandb: readSpoolmanDb,
  'spoolmandb-community': (root, report, splitting) => readSpoolmanDb(root, report, splitting, false),
};

/** The database that states the product of each colour; names in the others are interpreted with it. */
const TEACHER = 'open-filament-database';

/**
 * Reads the products of a filament database; returns them by brand id.
 *
 * @throws if the folder is not a checkout of that database
 */
export function readFilaments(
  { kind, excluded = {} }: FilamentSource,
  root: string,
  dataset: Dataset,
  report: Report,
): Map<string, ImportedFilament[]> {
  const brands = new FilamentBrands(dataset.filamentBrands.value);
  const names = new MaterialNames(dataset.materialNames.value);
  // Not with its own products, as a second import would differ from the first.
  const vocabulary = new Vocabulary(kind === TEACHER ? new Map() : productsOf(dataset));
  const splitting = (brand: string, type: string) => ({
    brand: brands.of(brand, '')?.brand ?? brand,
    ownWords: brands.wordsOf(brand),
    vocabulary,
    materialOf: (name: string) => JSON.stringify(names.of({ alias: name, type, support: false })),
    saysPolymer: (name: string) => 'material' in names.of({ alias: name, type: '', support: false }),
  });
  const rows = READERS[kind](root, report, splitting);
  const materials = { names, known: new Set(dataset.materials.keys()) };
  return assembleFilaments(rows, { brands, excluded, materials, vocabulary, report });
}

function productsOf({ sources, imported }: Dataset): Map<string, readonly ImportedFilament[]> {
  const teachers = Object.entries(sources.value.filament_sources).filter(([, { kind }]) => kind === TEACHER);
  const files = teachers.flatMap(([id]) => [...(imported.get(id)?.filaments ?? [])]);
  return new Map(files.map(([brand, { value }]) => [brand, value]));
}
