import type {
  FilamentBrandsSource,
  ImportedFilament,
  ImportedFilamentPreset,
} from '../../../schemas/generated/source.js';
import type { Materials } from '../choose.js';
import { polymerOf } from '../filament-presets/polymer.js';
import type { Report } from '../report.js';
import { within } from './facts.js';
import type { CuraMaterial } from './material.js';
import { brandOf, colorOf, productName } from './product-name.js';

export interface CuraProducts {
  /** By the id of the brand. */
  brands: Map<string, ImportedFilament[]>;
  /** Those of no brand, which stand for a material. */
  generic: ImportedFilamentPreset[];
}

/** A material file that is of a material of ours. */
interface Read {
  file: CuraMaterial;
  brand: string;
  name: string;
  material: string;
}

/**
 * The products of Cura's materials, whose files are one a color and diameter: each product has the GUIDs of all of
 * them. Temperatures are those of the machines and are not read.
 */
export function curaProducts(
  files: readonly CuraMaterial[],
  { names, known }: Materials,
  brands: FilamentBrandsSource,
  report: Report,
): CuraProducts {
  const isKnown = (alias: string) => !('unknown' in names.of({ alias, type: '', support: false }));
  const all = files.flatMap((file): Read[] => {
    const { id, line } = brandOf(file.brand, brands);
    const name = [line, productName(file, isKnown)].filter((part) => part !== '').join(' ');
    const verdict = names.of({ alias: name, type: file.type, support: false });
    if ('material' in verdict && known.has(verdict.material))
      return [{ file, brand: id, name, material: verdict.material }];
    report.drop('material of fdm_materials without a record here', `${file.brand} ${name}`);
    return [];
  });
  const [generic, branded] = [all.filter(isGeneric), all.filter((read) => !isGeneric(read))];
  const template = templates(all);
  return {
    generic: groups(generic, ({ name, material }) => `${name}\n${material}`).map((same) => ({
      name: `Generic ${same[0].name}`,
      vendor: 'Generic',
      material: same[0].material,
      guids: guidsOf(same),
    })),
    brands: new Map(
      groups(branded, ({ brand }) => brand).map((own) => [
        own[0].brand,
        groups(own, ({ name, material }) => `${name}\n${material}`).map((same) => productOf(same, template, report)),
      ]),
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

function productOf(same: Group<Read>, isTemplate: (read: Read) => boolean, report: Report): ImportedFilament {
  const [{ name, material, file }] = same;
  const diameters = same.flatMap((read) => diameterOf(read, report) ?? []);
  const densities = new Set(same.map((read) => densityOf(read, report)).filter((density) => density !== null));
  const [density] = densities;
  const stated = densities.size === 1 && !same.some(isTemplate);
  const colours = groups(same, (read) => colorOf(read.file) ?? '').flatMap((alike) => colourOf(alike));
  return {
    name,
    material,
    type: file.type,
    ...(diameters.length > 0 ? { diameters_mm: [...new Set(diameters)].sort() } : {}),
    ...(stated && density !== undefined ? { density_g_cm3: density } : {}),
    ...(densities.size === 1 && !stated ? { templates: ['density_g_cm3'] } : {}),
    identifiers: { fdm_materials_guid: guidsOf(same) },
    ...(colours.length > 0 ? { colours } : {}),
  };
}

/** The shade of a material for any color is how Cura draws it, and no color of the filament. */
function colourOf(alike: Group<Read>): NonNullable<ImportedFilament['colours']> {
  const name = colorOf(alike[0].file);
  if (name === null) return [];
  const hexes = [...new Set(alike.map(({ file }) => file.colorCode.toUpperCase()))].filter((hex) =>
    /^#[0-9A-F]{6}$/.test(hex),
  );
  return [{ name, ...(hexes.length === 1 ? { hexes } : {}) }];
}

function diameterOf({ file }: Read, report: Report): number | null {
  if ([1.75, 2.85, 3].includes(file.diameter)) return file.diameter;
  report.drop('impossible diameter in fdm_materials', `${file.id}: ${file.diameter}`);
  return null;
}

function densityOf({ file }: Read, report: Report): number | null {
  const density = within(file.density, 0.4, 8);
  if (file.density !== null && density === null)
    report.drop('impossible density in fdm_materials', `${file.id}: ${file.density}`);
  return density;
}

/**
 * Whether a density says nothing of the product: the generic file of the polymer has it too, or its brand gives it to
 * products of several polymers.
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
