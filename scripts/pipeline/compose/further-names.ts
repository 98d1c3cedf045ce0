import { formOf } from '../../../core/codes/digits.js';
import { symptomsOfCode } from '../../../core/codes/points-to.js';
import { expand, templateOf } from '../../../core/codes/template.js';
import { codeKey } from '../../../core/codes/tokens.js';
import { foldToKey } from '../../../core/names/fold.js';
import { furtherKeys, idsOf, withoutMarks } from '../../../core/names/resolve.js';
import {
  type FurtherKind,
  type FurtherNames,
  type NamedProduct,
  type Names,
  readIds,
  tokens,
} from '../../../core/names/spellings.js';
import type { Code, CodeSystem, Filament } from '../../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';
import { type Identifiable, identifierEntries } from './identifiers.js';
import { familyNames } from './named-records.js';
import type { Records } from './records.js';
import { traditional } from './traditional.js';

/** Records with further names, and the brands of products. */
export type FurtherNamed = Identifiable & Pick<Records, 'filamentBrands'>;

/** The system whose ids machines send, which takes precedence. */
const TRAY = 'bambu_tray_info_idx';

/** Ambiguous without its system: `1` is a material on a tag and a machine in a firmware; see `identify.json`. */
const SHORT_NUMBER = /^\d{1,3}$/;

type Table = Map<string, Set<string>>;

/**
 * Names to look up if the main list has no match: branded filaments, which stand for their material, then other
 * systems' identifiers of printers, materials and products. Main names win over these, and products over identifiers;
 * an ambiguous name keeps all meanings, except that an id sent by a machine means only what the machine means.
 *
 * @param former ids of replaced products, with their current ids: they stand for the same material
 */
export function composeFurtherNames(
  records: FurtherNamed,
  names: Names,
  former: Readonly<Record<string, string>> = {},
): FurtherNames {
  const tables: Record<FurtherKind, Table> = { printers: new Map(), materials: new Map() };
  const filaments: Table = new Map();
  const known = new Map(records.filaments.map((product) => [product.id, product]));
  for (const [name, ids] of productNames(records, names, former)) {
    if (idsOf(names, 'materials', name).length > 0) continue;
    const meant = [...ids].flatMap((id) => known.get(id)?.material ?? []);
    for (const key of furtherKeys('materials', name)) {
      if (hasName(names, 'materials', key)) continue;
      add(tables.materials, key, meant);
      add(filaments, key, ids);
    }
  }
  const products = new Set(tables.materials.keys());
  const all = [...identifierEntries(records)];
  // A tray id means what the machine means by it; other slicers copy these ids into presets of other materials.
  const trays = new Set(all.filter(({ system }) => system === TRAY).map(({ identifier }) => identifier));
  for (const { system, identifier, kind, id } of all) {
    if (SHORT_NUMBER.test(identifier)) continue;
    if (kind === 'materials' && system !== TRAY && trays.has(identifier)) continue;
    if (kind === 'filaments' || idsOf(names, kind, identifier).length > 0) continue;
    const key = foldToKey(identifier);
    if (key === '' || (kind === 'materials' && products.has(key))) continue;
    add(tables[kind], key, [...readIds(names, kind, identifier), id]);
  }
  // The name of a whole family, such as `i3`, means no single printer, even if one has exactly that name.
  for (const key of familyNames(records)) if (tables.printers.get(key)?.size === 1) tables.printers.delete(key);
  const places = new Map(records.filaments.map(({ id }, place) => [id, place]));
  return {
    printers: written(tables.printers),
    materials: written(tables.materials),
    filaments: Object.fromEntries(
      Object.entries(written(filaments)).map(([key, ids]) => [key, ids.map((id) => places.get(id) ?? 0)]),
    ),
    products: records.filaments.map(namedProduct),
  };
}

function namedProduct({ id, brand_id, brand, name, material, ...figures }: Filament): NamedProduct {
  const ends = (range: { min: number; max: number } | null) => (range ? ([range.min, range.max] as const) : null);
  const { nozzle_temperature_c: nozzle, bed_temperature_c: bed } = figures;
  return [id, brand_id, material, `${brand} ${name}`, ends(nozzle), ends(bed)];
}

/**
 * Product names with the products that they mean: with every name of the brand, and without it if all products of that
 * name have one material and the name is distinctive.
 */
function productNames(
  { filaments, filamentBrands }: FurtherNamed,
  names: Names,
  former: Readonly<Record<string, string>>,
): Table {
  // A brand that also makes printers has its names from there too.
  const makers = Map.groupBy(Object.keys(names.brands), (key) => names.brands[key]?.[0]);
  const brands = new Map(
    filamentBrands.map(({ id, name, aliases }) => {
      const own = [name, ...aliases];
      return [id, new Set([id, ...own, ...own.flatMap(traditional), ...(makers.get(id) ?? [])])] as const;
    }),
  );
  const branded: Table = new Map();
  const bare: Table = new Map();
  const materials = new Map<string, string>();
  for (const { id, brand, brand_id, name, material } of filaments) {
    const called = [id, ...[...(brands.get(brand_id) ?? [brand_id, brand])].map((word) => `${word} ${name}`)];
    for (const each of called) add(branded, each, [id]);
    add(bare, name, [id]);
    materials.set(id, material);
  }
  for (const [id, now] of Object.entries(former)) if (materials.has(now)) add(branded, id, [now]);
  for (const [name, ids] of bare) {
    const meant = new Set([...ids].map((id) => materials.get(id)));
    if (meant.size === 1 && isDistinctive(names, name)) add(branded, name, ids);
  }
  return branded;
}

/** Whether a name needs no brand: it contains a material, with or without a plus, or is coined, unlike `Silk`. */
function isDistinctive(names: Names, name: string): boolean {
  const words = tokens('materials', withoutMarks(name)).map((word) => foldToKey(word.replace(/\++$/, '')));
  return words.some((word) => hasName(names, 'materials', word)) || /\p{Ll}\p{Lu}/u.test(name);
}

function hasName(names: Names, kind: FurtherKind, key: string): boolean {
  return Object.hasOwn(names[kind], key);
}

function add(table: Table, key: string, ids: Iterable<string>): void {
  const known = table.get(key) ?? new Set();
  for (const id of ids) known.add(id);
  table.set(key, known);
}

/** Sorted by name; ids in the order in which they were added. */
function written(table: Table): Record<string, readonly string[]> {
  const entries = [...table].map(([key, ids]) => [key, [...ids]] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Most listed spellings of a code; one with more is only recognised by its pattern. */
const MOST_SPELLINGS = 512;

/**
 * Every spelling of the codes and messages that machines report: composed codes with each parameter value, messages
 * with their typical content, alone and in the lines that machines print.
 */
export function composeCodeNames(
  { codes: files }: Pick<Dataset, 'codes'>,
  { codes, codeSystems }: Pick<Records, 'codes' | 'codeSystems'>,
): Required<Pick<FurtherNames, 'symptoms' | 'codes'>> {
  const systems = new Map(codeSystems.map((system) => [system.id, system]));
  const symptoms: Table = new Map();
  const others: Table = new Map();
  for (const code of codes) {
    const system = systems.get(code.system);
    if (!system) throw new Error(`${code.id}: no system ${code.system}`);
    const lines = files.get(`${code.system}/${code.module}`)?.value.lines ?? [];
    const meant = symptomsOfCode(code);
    for (const key of keysOf(code, system, lines))
      if (meant.length > 0) add(symptoms, key, meant);
      else add(others, key, [system.id]);
  }
  return { symptoms: written(symptoms), codes: written(others) };
}

function* keysOf(code: Code, system: CodeSystem, lines: readonly string[]): Iterable<string> {
  for (const text of [code.code, ...code.spellings]) {
    const isDigits = formOf(system.forms, text, templateOf(text, system, code.parameter_values)) !== null;
    const whole = isDigits ? [text] : [text, ...lines.map((line) => line.replace('{message}', text))];
    for (const one of whole)
      for (const spelling of expand(templateOf(one, system, code.parameter_values), MOST_SPELLINGS) ?? [])
        yield codeKey(spelling);
  }
}
