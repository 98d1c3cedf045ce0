import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type {
  FilamentBrandsSource,
  ImportedFilament,
  ImportedFilamentPreset,
} from '../../../schemas/generated/source.js';
import { onlyRepeats, wordsOf as wordsOfNames } from '../../shared/colour-names.js';
import { filesBelow } from '../../shared/files.js';
import { slug } from '../../shared/slug.js';
import { present, some } from '../filaments/check.js';
import { type Materials, polymerOf, recordedMaterial } from '../material-names.js';
import type { Report } from '../report.js';
import { number } from '../values.js';

/** A Cura material, `*.xml.fdm_material`. */
export interface CuraMaterial {
  id: string;
  brand: string;
  /** Type of plastic as in the file: `PLA`, `Tough PLA`. */
  type: string;
  color: string;
  /** Display colour in Cura, `#ffc924`. */
  colorCode: string;
  /** Display name in Cura, if it is not brand, type and colour. */
  label: string;
  /** Id of the material in Cura and in UltiMaker's machines. */
  guid: string;
  /** mm */
  diameter: number;
  /** g/cm³; null if unknown. */
  density: number | null;
  compatible: boolean;
  values: ReadonlyMap<string, string>;
  machines: readonly MachineEntry[];
}

interface MachineEntry extends Entry {
  products: readonly string[];
  hotends: ReadonlyMap<string, Entry>;
}

interface Entry {
  /** Null: not stated. */
  compatible: boolean | null;
  values: ReadonlyMap<string, string>;
}

/** Setting keys of Cura by their names in material files. Source: plugins/XmlMaterialProfile/XmlMaterialProfile.py */
const KEYS: Readonly<Record<string, string>> = {
  'print temperature': 'default_material_print_temperature',
  'heated bed temperature': 'default_material_bed_temperature',
  'print cooling': 'cool_fan_speed',
  'retraction amount': 'retraction_amount',
  'retraction speed': 'retraction_speed',
  'build volume temperature': 'build_volume_temperature',
};

interface Xml {
  [name: string]: Xml[] | string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

/** Reads every material of a folder, sorted by id; empty if there is no such folder. */
export function readMaterials(folder: string): CuraMaterial[] {
  return filesBelow(folder, '*.xml.fdm_material').flatMap((file) => {
    const [root] = nodes(parser.parse(readFileSync(path.join(folder, file), 'utf8')) as Xml, 'fdmmaterial');
    return root ? [materialOf(file.slice(0, -'.xml.fdm_material'.length), root)] : [];
  });
}

function materialOf(id: string, root: Xml): CuraMaterial {
  const own = entryOf(nodes(root, 'settings')[0]);
  const text = (...way: string[]) => textOf(nodes(root, ...way)[0]);
  const diameter = Number(text('properties', 'diameter'));
  return {
    id,
    brand: text('metadata', 'name', 'brand'),
    type: text('metadata', 'name', 'material'),
    color: text('metadata', 'name', 'color'),
    colorCode: text('metadata', 'color_code'),
    label: text('metadata', 'name', 'label'),
    guid: text('metadata', 'GUID'),
    diameter,
    density: number(text('properties', 'density')),
    compatible: own.compatible ?? true,
    values: new Map([...own.values, ['material_diameter', String(diameter)]]),
    machines: nodes(root, 'settings', 'machine').map((machine) => ({
      ...entryOf(machine),
      products: nodes(machine, 'machine_identifier').map((identifier) => String(identifier['@product'] ?? '')),
      hotends: new Map(nodes(machine, 'hotend').map((hotend) => [String(hotend['@id'] ?? ''), entryOf(hotend)])),
    })),
  };
}

function entryOf(node: Xml | undefined): Entry {
  const settings = nodes(node, 'setting').map((setting) => [String(setting['@key'] ?? ''), textOf(setting)] as const);
  const compatible = settings.findLast(([words]) => words === 'hardware compatible')?.[1];
  return {
    compatible: compatible === undefined ? null : ['yes', 'unknown'].includes(compatible),
    values: new Map([
      ...settings.flatMap(([words, value]) => (KEYS[words] === undefined ? [] : [[KEYS[words], value] as const])),
      ...nodes(node, 'cura:setting').map((setting) => [String(setting['@key'] ?? ''), textOf(setting)] as const),
    ]),
  };
}

/** The elements at the end of a path of names; of several on the way, the first counts. */
function nodes(node: Xml | undefined, ...[name = '', ...further]: string[]): Xml[] {
  const found = node?.[name];
  const own = Array.isArray(found) ? found : [];
  return further.length === 0 ? own : nodes(own[0], ...further);
}

function textOf(node: Xml | undefined): string {
  const text = node?.['#text'];
  return typeof text === 'string' ? text.trim() : Array.isArray(text) ? String(text[0] ?? '').trim() : '';
}

/**
 * The values of a material on a machine with a hot end, and whether it names the machine; null if it does not fit.
 *
 * @param is whether a product named by the material is this machine
 */
export function onMachine(
  material: CuraMaterial,
  is: (product: string) => boolean,
  hotend: string | null,
): { values: ReadonlyMap<string, string>; named: boolean } | null {
  const machine = material.machines.find(({ products }) => products.some(is));
  const entry = hotend === null ? undefined : machine?.hotends.get(hotend);
  const fits = entry?.compatible ?? machine?.compatible ?? material.compatible;
  if (!fits) return null;
  return {
    values: new Map([...material.values, ...(machine?.values ?? []), ...(entry?.values ?? [])]),
    named: machine !== undefined,
  };
}

/** A material file that matches a material of this dataset. */
interface Read {
  file: CuraMaterial;
  brand: string;
  name: string;
  material: string;
}

/**
 * The products of Cura's materials, which have one file per colour and diameter: each product has the GUIDs of all its
 * files. The generic ones have no brand. Temperatures are those of the machines and are not read.
 */
export function curaProducts(
  files: readonly CuraMaterial[],
  materials: Materials,
  brands: FilamentBrandsSource,
  report: Report,
): { brands: Map<string, ImportedFilament[]>; generic: ImportedFilamentPreset[] } {
  const { names } = materials;
  const isKnown = (alias: string) => !('unknown' in names.of({ alias, type: '', support: false }));
  const all = files.flatMap((file): Read[] => {
    const { id, line } = brandOf(file.brand, brands);
    const name = [line, productName(file, isKnown)].filter((part) => part !== '').join(' ');
    const material = recordedMaterial(materials, { alias: name, type: file.type, support: false }, (reason) =>
      report.drop(reason, `${file.brand} ${name}`),
    );
    return material === null ? [] : [{ file, brand: id, name, material }];
  });
  const isTemplate = templates(all);
  const byProduct = (files: readonly Read[]) => groups(files, ({ name, material }) => `${name}\n${material}`);
  return {
    generic: byProduct(all.filter(isGeneric)).map((same) => ({
      name: `Generic ${same[0].name}`,
      vendor: 'Generic',
      material: same[0].material,
      guids: guidsOf(same),
    })),
    brands: new Map(
      groups(
        all.filter((read) => !isGeneric(read)),
        ({ brand }) => brand,
      ).map((own) => [own[0].brand, byProduct(own).map((same) => productOf(same, isTemplate, names, report))]),
    ),
  };
}

function isGeneric({ brand }: Read): boolean {
  return brand === 'generic';
}

/** The groups of a key, in its order; none is empty. */
function groups<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  return [...Map.groupBy(all, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, same]) => same as [T, ...T[]]);
}

function guidsOf(same: readonly [Read, ...Read[]]): [string, ...string[]] {
  return same.map(({ file }) => file.guid).sort() as [string, ...string[]];
}

function productOf(
  same: readonly [Read, ...Read[]],
  isTemplate: (read: Read) => boolean,
  names: Materials['names'],
  report: Report,
): ImportedFilament {
  const [{ name, material, file }] = same;
  const possible = (what: 'diameter' | 'density', isPossible: (value: number) => boolean) =>
    same.flatMap(({ file: { id, [what]: value } }) => {
      if (value === null || isPossible(value)) return value ?? [];
      report.drop(`impossible ${what} in fdm_materials`, `${id}: ${value}`);
      return [];
    });
  const diameters = possible('diameter', (diameter) => [1.75, 2.85, 3].includes(diameter));
  const densities = new Set(possible('density', (density) => density >= 0.4 && density <= 8));
  const [density] = densities;
  const stated = densities.size === 1 && !same.some(isTemplate);
  const colours = groups(same, (read) => colorOf(read.file) ?? '')
    .flatMap((alike) => colourOf(alike))
    .filter((colour) => !onlyRepeats(colour.name, wordsOfNames(name, file.type)));
  return present({
    name,
    material,
    type: names.polymers.plainType(file.type, material),
    diameters_mm: some([...new Set(diameters)].sort()),
    density_g_cm3: stated ? density : undefined,
    templates: densities.size === 1 && !stated ? ['density_g_cm3'] : undefined,
    identifiers: { fdm_materials_guid: guidsOf(same) },
    colours: some(colours),
  }) as ImportedFilament;
}

/** If a material is for any colour, its code is only Cura's display colour, not that of the filament. */
function colourOf(alike: readonly [Read, ...Read[]]): NonNullable<ImportedFilament['colours']> {
  const name = colorOf(alike[0].file);
  const codes = new Set(alike.map(({ file }) => file.colorCode.toUpperCase()));
  const hexes = [...codes].filter((hex) => /^#[0-9A-F]{6}$/.test(hex));
  return name === null ? [] : [{ name, ...(hexes.length === 1 ? { hexes } : {}) }];
}

/**
 * Whether a density is a template: shared with the generic file of the polymer, or used by its brand for several
 * polymers.
 */
function templates(all: readonly Read[]): (read: Read) => boolean {
  const polymer = ({ material }: Read) => polymerOf(material);
  const generic = new Set(all.filter(isGeneric).map((read) => `${polymer(read)} ${read.file.density}`));
  const polymers = Map.groupBy(all, ({ brand, file }) => `${brand} ${file.density}`);
  return (read) => {
    const shared = polymers.get(`${read.brand} ${read.file.density}`) ?? [];
    return generic.has(`${polymer(read)} ${read.file.density}`) || new Set(shared.map(polymer)).size > 1;
  };
}

/** Placeholders for a file that covers all colours. */
const ANY_COLOR = /^(generic|any colou?r|toutes couleurs|)$/i;

/** The colour of a material, or null if its file covers all of them. */
function colorOf({ color }: CuraMaterial): string | null {
  return ANY_COLOR.test(color) ? null : color;
}

/**
 * The product name in a material's label, without brand, colour and remarks; if nothing is left, its type.
 *
 * @param isKnown whether a text names a material by itself; otherwise the type is appended
 */
function productName(material: CuraMaterial, isKnown: (text: string) => boolean): string {
  const { label, type, brand } = material;
  const taken = new Set([...wordsOf(colorOf(material) ?? ''), brand.toLowerCase()]);
  const rest = label
    .replace(/\([^)]*\)| - deprecated$|^any colou?r /gi, ' ')
    .split(/\s+/)
    .filter(
      (word, index) =>
        word !== '' && !wordsOf(word).every((part) => taken.has(part)) && !(index === 0 && isShort(word, brand)),
    )
    .join(' ');
  const ofType = new Set(wordsOf(type));
  const same = slug(rest).replaceAll('-', '') === slug(type).replaceAll('-', '');
  if (same || wordsOf(rest).every((word) => ofType.has(word))) return type;
  return isKnown(rest) ? rest : `${rest} ${type}`;
}

/** The words of a text; both spellings of grey are treated as one. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[^\s-]+/g) ?? []).map((word) => (word === 'grey' ? 'gray' : word));
}

/** `BF` for "Best Filament", `FD` for "FDplast". */
function isShort(word: string, brand: string): boolean {
  const initials = brand.split(' ').map((part) => part[0]);
  return /^[A-Z]{2}$/.test(word) && (initials.join('') === word || brand.startsWith(word));
}

/**
 * The brand id of a material in data/filament-brands.yaml, and the rest of a name that begins with a brand: "Fiberlogy
 * HD" is of Fiberlogy. An unlisted brand gets an id derived from its name.
 */
function brandOf(spelling: string, brands: FilamentBrandsSource): { id: string; line: string } {
  const key = slug(spelling).replaceAll('-', '');
  const spellings = Object.entries(brands).flatMap(([id, { name, aliases = [] }]) =>
    [id, name, ...aliases].map((other) => ({ id, other })),
  );
  const same = spellings.find(({ other }) => slug(other).replaceAll('-', '') === key);
  if (same) return { id: same.id, line: '' };
  const begun = spellings.find(({ other }) => spelling.toLowerCase().startsWith(`${other.toLowerCase()} `));
  return begun ? { id: begun.id, line: spelling.slice(begun.other.length + 1) } : { id: slug(spelling), line: '' };
}
