import { foldToKey } from '../../../core/names/fold.js';
import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { ownValue } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { unknownId } from './unknown-id.js';

interface Called {
  file: string;
  /** Path of the aliases. */
  path: string;
  /** The names it already has: id, name, model. */
  names: readonly string[];
  aliases: readonly string[];
}

/** Checks that each alias is a usable query name and differs from the record's other names. */
export function* checkAliases(dataset: Dataset): Iterable<CheckProblem> {
  for (const { file, path, names, aliases } of called(dataset)) {
    // Only exact duplicates count: people may search for the spelling "Ghost7" of "Ghost 7" as it is.
    const known = new Set(names);
    for (const [index, alias] of aliases.entries()) {
      const at = `${path}.${index}`;
      if (!/[\p{L}\p{N}]/u.test(foldToKey(alias)))
        yield faultAt({ file, path: at }, 'no_name', [`"${alias}" is not a name`, 'at least one letter or digit']);
      if (/[,;、，；]/.test(alias))
        yield faultAt({ file, path: at }, 'list_in_name', [
          `"${alias}" is a list in a single name`,
          'one list item per name',
        ]);
      if (known.has(alias))
        yield faultAt({ file, path: at }, 'own_name', [`"${alias}" is already its name`, 'another name, or none']);
      known.add(alias);
    }
  }
  yield* brandsAsPrinters(dataset);
  yield* filamentBrands(dataset);
  yield* idleBrands(dataset);
}

/** Printer aliases that equal the name of a brand. */
function* brandsAsPrinters({ brands, printers }: Dataset): Iterable<CheckProblem> {
  const known = new Map(
    Object.entries(brands.value).flatMap(([id, { name, aliases = [] }]) =>
      [id, name, ...aliases].map((one) => [foldToKey(one), name] as const),
    ),
  );
  for (const { file, value } of printers.values())
    for (const [index, alias] of (value.aliases ?? []).entries()) {
      const brand = known.get(foldToKey(alias));
      if (brand !== undefined)
        yield faultAt({ file, path: `aliases.${index}` }, 'brand_as_name', [
          `"${alias}" is the brand ${brand}`,
          'a name of the machine',
        ]);
    }
}

function* filamentBrands({ filamentBrands: { file, value } }: Dataset): Iterable<CheckProblem> {
  const owners = new Map(Object.keys(value).map((id) => [foldToKey(id), id]));
  for (const [id, { name, aliases = [] }] of Object.entries(value))
    for (const [path, one] of [
      ['name', name],
      ...aliases.map((alias, index) => [`aliases.${index}`, alias]),
    ] as const) {
      const key = foldToKey(one ?? '');
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, id);
      else if (owner !== id)
        yield faultAt({ file, path: `${id}.${path}` }, 'name_of_another', [
          `"${one ?? ''}" already stands for ${owner}`,
          'a different name',
        ]);
    }
}

function* called({ brands, printers, materials, symptoms }: Dataset): Iterable<Called> {
  for (const [id, { name, aliases = [] }] of Object.entries(brands.value))
    yield { file: brands.file, path: `${id}.aliases`, names: [id, name], aliases };
  for (const { file, value } of printers.values()) {
    const brand = ownValue(brands.value, value.brand)?.name;
    const names = [value.id, value.model, ...(brand === undefined ? [] : [`${brand} ${value.model}`])];
    yield { file, path: 'aliases', names, aliases: value.aliases ?? [] };
  }
  for (const { file, value } of materials.values())
    yield { file, path: 'aliases', names: [value.id, value.name], aliases: value.aliases };
  for (const { file, value } of symptoms.values())
    for (const language of ['en', 'zh'] as const) {
      const names = [value.id, value.name[language]];
      const aliases = value.aliases[language];
      yield { file, path: `aliases.${language}`, names, aliases };
      yield {
        file,
        path: `spellings.${language}`,
        names: [...names, ...aliases],
        aliases: value.spellings?.[language] ?? [],
      };
    }
}

/** Brands without any printer: nothing of theirs would be published. */
function* idleBrands({ brands, printers }: Dataset): Iterable<CheckProblem> {
  const used = new Set([...printers.values()].map(({ value }) => value.brand));
  for (const id of Object.keys(brands.value))
    if (!used.has(id))
      yield faultAt({ file: brands.file, path: id }, 'idle_brand', [
        `the brand "${id}" has no printer`,
        'remove it, or add one of its printers',
      ]);
}

/** Checks the table that parses material names: unique polymers, each with a file or a replacement. */
export function* checkMaterialNames({ materialNames: { file, value }, materials }: Dataset): Iterable<CheckProblem> {
  const entries = Map.groupBy(value.polymers, ({ id }) => id);
  const replaced = Object.keys(value.instead).some((id) => materials.has(id));
  for (const [from, to] of Object.entries(value.read_as))
    if (from === to)
      yield faultAt({ file, path: `read_as.${from}` }, 'read_as_itself', [
        `"${from}" is replaced by itself`,
        'other words',
      ]);
  for (const [index, { id, words, grade_of }] of value.polymers.entries()) {
    const own = plain(id);
    if (!words.some((word) => plain(word) === own))
      yield faultAt({ file, path: `polymers.${index}.words` }, 'own_id_unread', [
        `the words of "${id}" do not match its own id`,
        `its id as one of the words, in the form in which names are read: "${own.replace(/(\d+)/g, ' $1').trim()}"`,
      ]);
    if ((entries.get(id)?.length ?? 0) > 1)
      yield faultAt({ file, path: `polymers.${index}.id` }, 'polymer_twice', [
        `"${id}" is listed twice`,
        'once, with all words',
      ]);
    if (grade_of === id)
      yield faultAt({ file, path: `polymers.${index}.grade_of` }, 'grade_of_itself', [
        `"${id}" is listed as a grade of itself`,
        'another one',
      ]);
    if (!Object.hasOwn(value.instead, id) && !replaced)
      yield* unknownId(file, `polymers.${index}.id`, 'material', id, materials);
  }
  for (const id of Object.keys(value.instead))
    if (materials.has(id))
      yield faultAt({ file, path: `instead.${id}` }, 'instead_of_file', [
        `the material "${id}" has its own file and needs no other`,
      ]);
}

function plain(words: string): string {
  return words.replace(/[^a-z\d]/gi, '').toLowerCase();
}

/** Finds identifiers of other systems that are left out although a material now has that name. */
export function* checkMaterialIdentifiers({
  materialIdentifiers: { file, value },
  materials,
}: Dataset): Iterable<CheckProblem> {
  const named = new Map<string, string>();
  for (const { value: material } of materials.values())
    for (const name of [material.id, material.name, ...material.aliases]) named.set(foldToKey(name), material.id);
  for (const [system, { identifiers }] of Object.entries(value))
    for (const [identifier, row] of Object.entries(identifiers)) {
      const material = named.get(foldToKey(identifier));
      if (typeof row !== 'string' && material !== undefined)
        yield faultAt({ file, path: `${system}.identifiers.${identifier}` }, 'identifier_left_out', [
          `is left out, but is the name of ${material}`,
          material,
        ]);
    }
}
