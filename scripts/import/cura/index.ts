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
  const diameter = stack.states('material_diameter') ? stack.number('material_diameter') : null;
  const preset = hotend ? `${definition.id} ${hotend.name}` : definition.id;
  const withMaterial = (fit: FittingMaterial | null, quality: ChosenQuality | null) => {
    const [first, ...rest] = quality?.layers ?? [];
    const precise = quality?.named && first ? [first] : [];
    const global = quality?.named ? rest : (quality?.layers ?? []);
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
      preset: [quality?.name ?? 'Default', preset, ...(quality?.named && fit ? [fit.material.id] : [])].join(' · '),
      layerHeight: values.number('layer_height'),
      values: () => processValues(values),
    };
  };
  const main = fitting.find(({ material }) => isPreferred(material.id, preferred)) ?? null;
  const mainQuality = main ? qualities.of(main.material, hotend?.name ?? null) : null;
  const process = processOf(main, mainQuality);
  const filaments = usable(fitting).map(({ material, values, named }): FilamentCandidate => {
    const fit = { material, values, named };
    const quality = qualities.of(material, hotend?.name ?? null);
    const all = withMaterial(fit, quality);
    return {
      preset: material.id,
      alias: aliasOf(material),
      vendor: material.brand,
      type: material.type,
      support: false,
      library: !named,
      values: () => filamentValues(all),
      ...(quality?.named ? { process: processOf(fit, quality) } : {}),
    };
  });
  return {
    preset,
    name: nozzleName(hotend?.name ?? null),
    nozzleDiameter: stack.states('machine_nozzle_size') ? within(stack.number('machine_nozzle_size'), 0.1, 10) : null,
    facts: machineFacts(stack),
    layerHeight: { min: null, max: null },
    filaments,
    processes: [process],
    defaultFilaments: [],
    defaultProcess: mainQuality?.preferred === false ? null : process.preset,
  };
}

/** What Cura says is for the machine; where it names nothing, its generic materials. */
function usable(fitting: readonly FittingMaterial[]): readonly FittingMaterial[] {
  const named = fitting.filter(({ named }) => named);
  return named.length > 0 ? named : fitting.filter(({ material }) => material.brand === 'Generic');
}

/** `0.4mm Nozzle` and `0.4 mm` are `0.4`; `AA 0.4` stays. */
function nozzleName(name: string | null): string {
  return (name ?? '').replace(/\bnozzle\b/i, '').replace(/(\d)\s*mm\b/i, '$1').trim();
}

function isPreferred(material: string, preferred: string): boolean {
  return material === preferred || material === `${preferred}_175`;
}

function aliasOf({ brand, type, color }: CuraMaterial): string {
  return [brand, type, ...(color === 'Generic' || color === '' ? [] : [color])].join(' ');
}
