import type { CuraMachinesSource } from '../../../schemas/generated/source.js';
import type { Bases } from '../bases.js';
import type { FilamentCandidate, Machine, ProcessCandidate, Variant } from '../machine.js';
import type { PrinterName } from '../printer-naming.js';
import type { Report } from '../report.js';
import type { Definition } from './definition.js';
import { type Container, type Library, readLibrary } from './library.js';
import { type CuraMaterial, onMachine } from './material.js';
import { type ChosenQuality, Qualities } from './qualities.js';
import { type Layer, Stack } from './stack.js';
import { filamentValues, machineFacts, processValues, within } from './values.js';

/**
 * Reads the machines of a Cura checkout: `resources/{definitions,extruders,variants,quality}`, and its materials if
 * they were copied to `resources/materials` (they are in a repository of their own, fdm_materials).
 *
 * @param vendors brand ids to read machines of; default: all
 * @param table data/cura-machines.yaml: the product of a definition, or why it is none
 * @throws if it is not such a checkout
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
      report.drop(`definition that is not a product (${row.left_out})`, id);
      return [];
    }
    const { id: printer = '', brand = '', model = '' } = row;
    return [machineOf(definition, { id: printer, brand, model }, library)];
  });
}

function machineOf(definition: Definition, name: PrinterName, library: Library): Machine {
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
    // A vertical bar separates list values in tables of records.
    model: definition.name.replaceAll('|', '/'),
    name,
    qualityTypes: qualities.types(),
    defaultMaterials: materials.map(aliasOf),
    variants,
  };
}

function nozzlesOf(id: string, { variants }: Library): Container[] {
  return (variants.get(id) ?? []).filter(({ metadata }) => metadata.hardware_type === 'nozzle');
}

/** A machine without a heated bed still has bed temperatures to compare with, so a base is read as if it had one. */
const HEATED: Layer = new Map([['machine_heated_bed', 'true']]);

/**
 * Cura's values without a specific machine: its own definitions, with the values of each material that are independent
 * of machines.
 *
 * @param root as for readCura()
 * @throws if it is not such a checkout
 */
export function readCuraBases(root: string, report: Report): Bases {
  const { definitions, extruders, materials } = readLibrary(root, report);
  const machine = definitions.of('fdmprinter');
  const extruder = extruders.of('fdmextruder');
  if (!machine || !extruder) throw new Error(`${root}: no fdmprinter or fdmextruder; is this a checkout of Cura?`);
  const own = [HEATED, extruder, machine];
  return {
    filaments: materials.map((material) => ({
      preset: material.id,
      alias: aliasOf(material),
      type: material.type,
      support: false,
      vendor: material.brand,
      folder: null,
      values: filamentValues(new Stack([material.values, ...own], machine)),
    })),
    processes: [{ preset: machine.id, folder: null, values: processValues(new Stack(own, machine)) }],
  };
}

/** A machine with a hot end; null: it has only one. */
export interface VariantInput {
  definition: Definition;
  /** Definitions of the extruder and the machine, in order of precedence. */
  base: readonly Layer[];
  hotend: Container | null;
  qualities: Qualities;
  library: Library;
  preferred: string;
}

/** One machine with one hot end: the materials that Cura offers, and the values it prints with. */
export function variantOf({ definition, base, hotend, qualities, library, preferred }: VariantInput): Variant {
  const own: readonly Layer[] = hotend ? [hotend.values, ...base] : base;
  const stack = new Stack(own, definition);
  const diameter = { mm: stack.number('material_diameter'), stated: stack.states('material_diameter') };
  const nozzle = within(stack.number('machine_nozzle_size'), 0.1, 10);
  const named = nozzleName(hotend?.name ?? null, nozzle);
  const preset = hotend ? `${definition.id} ${hotend.name}` : definition.id;
  const withMaterial = (fit: FittingMaterial | null, quality: ChosenQuality | null) =>
    new Stack(layersOf(own, fit, quality), definition);
  const variant = hotend?.name ?? null;
  const fitting = fittingMaterials(library, definition, variant, diameter, qualities);
  const processOf = (fit: FittingMaterial | null, quality: ChosenQuality | null): ProcessCandidate => {
    const values = withMaterial(fit, quality);
    return {
      preset: [quality?.name ?? 'Default', preset, ...(quality?.material ? [quality.material] : [])].join(' · '),
      quality: quality?.type ?? null,
      layerHeight: values.number('layer_height'),
      values: () => processValues(values),
    };
  };
  const main = fitting.find(({ material }) => isPreferred(material.id, preferred)) ?? null;
  const mainQuality = main ? qualities.of(main.material, variant) : null;
  const process = processOf(main, mainQuality);
  const filaments = usable(fitting, preferred).flatMap(({ material, values, named }): FilamentCandidate[] => {
    const fit = { material, values, named };
    const quality = qualities.of(material, variant);
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
    definition: definition.id,
    name: named ?? '',
    // A nozzle whose name states another size is an error upstream.
    nozzleDiameter: named === null ? null : nozzle,
    facts: machineFacts(stack, definition),
    layerHeight: { min: null, max: null },
    filaments,
    processes: [process],
    defaultFilaments: [],
    defaultProcess: mainQuality?.preferred === false ? null : process.preset,
  };
}

/** A material that Cura offers on a machine with a nozzle. */
interface FittingMaterial {
  material: CuraMaterial;
  values: ReadonlyMap<string, string>;
  /** Whether a file states that it is for this machine; Cura offers the others everywhere. */
  named: boolean;
}

/**
 * The materials that Cura offers on a machine: of its filament diameter, not excluded by the machine, and not marked as
 * unsuitable for the hot end. Source: cura/Machines/VariantNode.py
 *
 * If no file of the machine states a diameter, Cura uses its default, and only materials naming the machine surely fit.
 *
 * @param diameter of the filament, mm
 */
function fittingMaterials(
  { materials, products }: Library,
  machine: Definition,
  variant: string | null,
  diameter: { mm: number | null; stated: boolean },
  qualities: Qualities,
): FittingMaterial[] {
  if (machine.metadata('has_materials') === false) return [];
  const excluded = (machine.metadata('exclude_materials') as string[] | undefined) ?? [];
  const withQuality = qualities.materials(variant);
  return materials
    .filter((material) => Math.round(material.diameter) === Math.round(diameter.mm ?? 0))
    .filter(({ id }) => !excluded.some((part) => id.includes(part)))
    .flatMap((material) => {
      const fit = onMachine(material, (product) => products.is(product, machine.id), variant);
      if (!fit) return [];
      const named = fit.named || withQuality.has(material.id) || withQuality.has(material.id.replace(/_175$/, ''));
      return named || diameter.stated ? [{ material, values: fit.values, named }] : [];
    });
}

/**
 * Cura searches the extruder's containers first, then the machine's. The extruder has the material's quality or, if
 * there is none, the machine's.
 */
function layersOf(own: readonly Layer[], fit: FittingMaterial | null, quality: ChosenQuality | null): Layer[] {
  const [extruders, ...machines] = quality?.layers ?? [];
  return [
    ...(extruders ? [extruders] : []),
    ...(fit ? [fit.values] : []),
    ...own.slice(0, -1),
    ...machines,
    ...own.slice(-1),
  ];
}

/**
 * The materials named for the machine; if there are none, its preferred material. Cura offers all others on every
 * machine, so they are not specific to it.
 */
function usable(fitting: readonly FittingMaterial[], preferred: string): readonly FittingMaterial[] {
  const named = fitting.filter(({ named }) => named);
  return named.length > 0 ? named : fitting.filter(({ material }) => isPreferred(material.id, preferred));
}

/** `0.4mm Nozzle` and `0.4 mm` give `0.4`, `AA 0.4` stays, `1XA` gets its size; null if the name has another size. */
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
 * Whether a material is printed at its own temperature. Some machines set one for all materials, which is right for
 * their preferred material and wrong for any other.
 */
function isTemperatureOwn(stack: Stack, material: ReadonlyMap<string, string>, quality: ChosenQuality | null): boolean {
  const precise = quality?.material ? quality.layers[0] : undefined;
  const usual = 'default_material_print_temperature';
  let own = precise ? stack.number(usual) : Number(material.get(usual) ?? Number.NaN);
  return ['material_print_temperature', 'material_print_temperature_layer_0'].every((key) => {
    const set = stack.number(key);
    const isOwn = precise?.has(key) || material.has(key) || set === 0;
    if (isOwn && set) own = set;
    return isOwn || (own !== null && set !== null && Math.abs(own - set) <= ADDED);
  });
}

/** Whether a material is the preferred one of the machine, in either diameter. */
export function isPreferred(material: string, preferred: string): boolean {
  return material === preferred || material === `${preferred}_175`;
}

/** `Generic PLA`, with the label, which may be the only place that names a filler, and with the colour, if any. */
export function aliasOf({ brand, type, label, color }: CuraMaterial): string {
  return [
    brand,
    type,
    ...(label === '' || label.startsWith('Any color ') ? [] : [label]),
    ...(color === 'Generic' || color === '' ? [] : [color]),
  ].join(' ');
}
