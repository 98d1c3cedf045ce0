import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CuraMachinesSource } from '../../../schemas/generated/source.js';
import type { FilamentCandidate, Machine, Variant } from '../machine.js';
import type { Name } from '../names.js';
import type { Report } from '../report.js';
import { type Container, readContainers } from './container.js';
import { type Definition, Definitions } from './definition.js';
import { machineFacts, within } from './facts.js';
import { filamentValues } from './filament.js';
import { type CuraMaterial, readMaterials } from './material.js';
import { type FittingMaterial, fittingMaterials, Products } from './materials.js';
import { processValues } from './process.js';
import { type ChosenQuality, Qualities } from './qualities.js';
import { type Layer, Stack } from './stack.js';

/** What a checkout holds, read once for all machines. */
interface Library {
  definitions: Definitions;
  extruders: Definitions;
  /** By the definition that they are for. */
  variants: ReadonlyMap<string, Container[]>;
  qualities: ReadonlyMap<string, Container[]>;
  materials: readonly CuraMaterial[];
  products: Products;
}

/**
 * Reads the machines of a checkout of Cura: `resources/{definitions,extruders,variants,quality}`, and its materials
 * where they were put to `resources/materials` (they have a repository of their own, fdm_materials).
 *
 * @param vendors ids of brands to read machines of; all when left out
 * @param table data/cura-machines.yaml: which product a definition is, or why it is none
 * @throws when it is no such checkout
 */
export function readCura(
  root: string,
  vendors: readonly string[] | undefined,
  report: Report,
  table: CuraMachinesSource,
): Machine[] {
  const library = readLibrary(root, report);
  return library.definitions.ids().flatMap((id) => {
    const definition = library.definitions.of(id);
    if (!definition || definition.metadata('visible') === false) return [];
    const row = Object.hasOwn(table, id) ? table[id] : undefined;
    if (!row) {
      report.drop('definition without a row in data/cura-machines.yaml: add one', id);
      return [];
    }
    if (vendors && !vendors.includes(row.brand ?? '')) return [];
    if (row.left_out !== undefined) {
      report.drop(`definition of no product (${row.left_out})`, id);
      return [];
    }
    const { id: printer = '', brand = '', model = '' } = row;
    return [machineOf(definition, { id: printer, brand, model }, library)];
  });
}

function readLibrary(root: string, report: Report): Library {
  const resources = path.join(root, 'resources');
  const definitions = new Definitions([path.join(resources, 'definitions')], report);
  if (!existsSync(path.join(resources, 'definitions/fdmprinter.def.json')))
    throw new Error(`${resources}: no definitions/fdmprinter.def.json; is this a checkout of Cura?`);
  const names = path.join(resources, 'texts/product_to_id.json');
  const table = existsSync(names) ? (JSON.parse(readFileSync(names, 'utf8')) as Record<string, string>) : {};
  const byDefinition = (folder: string) =>
    Map.groupBy(readContainers(path.join(resources, folder)), ({ definition }) => definition);
  return {
    definitions,
    extruders: new Definitions([path.join(resources, 'extruders'), path.join(resources, 'definitions')], report),
    variants: byDefinition('variants'),
    qualities: byDefinition('quality'),
    materials: readMaterials(path.join(resources, 'materials')),
    products: new Products(table, definitions),
  };
}

function machineOf(definition: Definition, name: Name, library: Library): Machine {
  const typeOf = new Map(library.materials.map(({ id, type }) => [id, type]));
  const qualities = new Qualities(definition, library.qualities, (id) => typeOf.get(id));
  const trains = definition.metadata('machine_extruder_trains') as Record<string, string> | undefined;
  const extruder = library.extruders.of(trains?.['0'] ?? 'fdmextruder');
  const base = extruder ? [extruder, definition] : [definition];
  const hotends = definition.metadata('has_variants') === true ? nozzlesOf(definition.id, library) : [];
  const preferred = String(definition.metadata('preferred_material') ?? '');
  const variants = (hotends.length > 0 ? hotends : [null]).map((hotend) =>
    variantOf({ definition, base, hotend, qualities, library, preferred }),
  );
  const materials = library.materials.filter(({ id }) => isPreferred(id, preferred));
  return {
    vendor: String(definition.metadata('manufacturer') ?? ''),
    model: definition.name,
    name,
    defaultMaterials: materials.map(aliasOf),
    variants,
  };
}

function nozzlesOf(id: string, { variants }: Library): Container[] {
  return (variants.get(id) ?? []).filter(({ metadata }) => metadata.hardware_type === 'nozzle');
}

interface Setup {
  definition: Definition;
  /** Definitions of the extruder and the machine, the one that wins first. */
  base: readonly Layer[];
  hotend: Container | null;
  qualities: Qualities;
  library: Library;
  preferred: string;
}

function variantOf({ definition, base, hotend, qualities, library, preferred }: Setup): Variant {
  const own: readonly Layer[] = hotend ? [hotend.values, ...base] : base;
  const stack = new Stack(own, definition);
  const diameter = { mm: stack.number('material_diameter'), stated: stack.states('material_diameter') };
  const nozzle = within(stack.number('machine_nozzle_size'), 0.1, 10);
  const named = nozzleName(hotend?.name ?? null, nozzle);
  const preset = hotend ? `${definition.id} ${hotend.name}` : definition.id;
  const withMaterial = (fit: FittingMaterial | null, quality: ChosenQuality | null) => {
    const [first, ...rest] = quality?.layers ?? [];
    const precise = quality?.material && first ? [first] : [];
    const global = quality?.material ? rest : (quality?.layers ?? []);
    // Cura looks through the extruder's containers first, then through the machine's.
    const [machine] = base.slice(-1);
    return new Stack(
      [...precise, ...(fit ? [fit.values] : []), ...own.slice(0, -1), ...global, ...(machine ? [machine] : [])],
      definition,
    );
  };
  const fitting = fittingMaterials(
    library.materials,
    definition,
    hotend?.name ?? null,
    diameter,
    qualities,
    library.products,
  );
  const processOf = (fit: FittingMaterial | null, quality: ChosenQuality | null) => {
    const values = withMaterial(fit, quality);
    return {
      preset: [quality?.name ?? 'Default', preset, ...(quality?.material ? [quality.material] : [])].join(' · '),
      layerHeight: values.number('layer_height'),
      values: () => processValues(values),
    };
  };
  const main = fitting.find(({ material }) => isPreferred(material.id, preferred)) ?? null;
  const mainQuality = main ? qualities.of(main.material, hotend?.name ?? null) : null;
  const process = processOf(main, mainQuality);
  const filaments = usable(fitting, preferred).flatMap(({ material, values, named }): FilamentCandidate[] => {
    const fit = { material, values, named };
    const quality = qualities.of(material, hotend?.name ?? null);
    if (!quality) return [];
    const all = withMaterial(fit, quality);
    if (!isPreferred(material.id, preferred) && !isTemperatureOwn(all, values, quality)) return [];
    return [
      {
        preset: material.id,
        alias: aliasOf(material),
        vendor: material.brand,
        type: material.type,
        support: false,
        library: !named,
        values: () => filamentValues(all),
        ...(quality.material ? { process: processOf(fit, quality) } : {}),
      },
    ];
  });
  return {
    preset,
    name: named ?? '',
    // A nozzle whose name says another size is a slip.
    nozzleDiameter: named === null ? null : nozzle,
    facts: machineFacts(stack, definition.extruders),
    layerHeight: { min: null, max: null },
    filaments,
    processes: [process],
    defaultFilaments: [],
    defaultProcess: mainQuality?.preferred === false ? null : process.preset,
  };
}

/**
 * What Cura says is for the machine; where it names nothing, the material that the machine starts with. It offers all the
 * others on every machine, which says nothing of this one.
 */
function usable(fitting: readonly FittingMaterial[], preferred: string): readonly FittingMaterial[] {
  const named = fitting.filter(({ named }) => named);
  return named.length > 0 ? named : fitting.filter(({ material }) => isPreferred(material.id, preferred));
}

/** `0.4mm Nozzle` and `0.4 mm` are `0.4`, `AA 0.4` stays, `1XA` gets its size; null when the name says another size. */
function nozzleName(name: string | null, diameter: number | null): string | null {
  if (name === null || diameter === null) return '';
  const plain = name
    .replace(/\bnozzle\b/i, '')
    .replace(/(\d)\s*mm\b/i, '$1')
    .trim();
  const sizes = plain.match(/\d+\.\d+/g)?.map(Number) ?? [];
  if (sizes.length === 0) return /^\d+$/.test(plain) && Number(plain) === diameter ? plain : `${diameter} ${plain}`;
  return sizes.includes(diameter) ? plain : null;
}

/** °C that a machine may add to a material's temperature, for its hot end or the first layer. */
const ADDED = 10;

/**
 * Whether a material is printed at its own temperature. Some machines set one for everything: right for the plastic
 * that they start with, wrong for any other.
 */
function isTemperatureOwn(stack: Stack, material: ReadonlyMap<string, string>, quality: ChosenQuality | null): boolean {
  const precise = quality?.material ? quality.layers[0] : undefined;
  let own = stack.number('default_material_print_temperature');
  return ['material_print_temperature', 'material_print_temperature_layer_0'].every((key) => {
    const set = stack.number(key);
    const isOwn = precise?.has(key) || material.has(key) || set === 0;
    if (isOwn && set) own = set;
    return isOwn || (own !== null && set !== null && Math.abs(own - set) <= ADDED);
  });
}

function isPreferred(material: string, preferred: string): boolean {
  return material === preferred || material === `${preferred}_175`;
}

function aliasOf({ brand, type, color }: CuraMaterial): string {
  return [brand, type, ...(color === 'Generic' || color === '' ? [] : [color])].join(' ');
}
