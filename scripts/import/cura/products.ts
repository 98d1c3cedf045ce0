import type {
  FilamentBrandsSource,
  ImportedFilament,
  ImportedFilamentPreset,
} from '../../../schemas/generated/source.js';
import { onlyRepeats, wordsOf as wordsOfNames } from '../../shared/colour-names.js';
import { slug } from '../../shared/slug.js';
import { present, some } from '../filaments/check.js';
import { type Materials, polymerOf, recordedMaterial } from '../material-names.js';
import type { Report } from '../report.js';
import type { CuraMaterial } from './material.js';

export interface CuraProducts {
  brands: Map<string, ImportedFilament[]>;
  /** Generic materials, without a brand. */
  generic: ImportedFilamentPreset[];
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
 * files. Temperatures are those of the machines and are not read.
 */
export function curaProducts(
  files: readonly CuraMaterial[],
  materials: Materials,
  brands: FilamentBrandsSource,
  report: Report,
): CuraProducts {
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

type Group<T> = readonly [T, ...T[]];

function groups<T>(all: readonly T[], keyOf: (one: T) => string): Group<T>[] {
  const byKey = [...Map.groupBy(all, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return byKey.flatMap(([, [first, ...others]]) => (first === undefined ? [] : [[first, ...others] as const]));
}

function guidsOf(same: Group<Read>): [string, ...string[]] {
  return same.map(({ file }) => file.guid).sort() as [string, ...string[]];
}

function productOf(
  same: Group<Read>,
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
function colourOf(alike: Group<Read>): NonNullable<ImportedFilament['colours']> {
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
