import type { CuraMachinesSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import type { Bases } from '../bases.js';
import type { FilamentCandidate, Machine, PrinterName, ProcessCandidate, Variant } from '../machine.js';
import type { Report } from '../report.js';
import { type Container, type Definition, type Library, readLibrary } from './library.js';
import { type CuraMaterial, onMachine } from './material.js';
import { type Layer, type Stack, stackOf, type Values } from './stack.js';
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
  return library.machines.flatMap((definition) => {
    const { id, metadata } = definition;
    if (metadata.visible === false) return [];
    const row = ownValue(table, id);
    if (!row) report.drop('definition without a row in data/cura-machines.yaml: add one', id);
    if (!row || (vendors && !vendors.includes(row.brand ?? ''))) return [];
    if (row.left_out !== undefined) {
      report.drop(`definition that is not a product (${row.left_out})`, id);
      return [];
    }
    return [machineOf(definition, { id: row.id ?? '', brand: row.brand ?? '', model: row.model ?? '' }, library)];
  });
}

function machineOf(definition: Definition, name: PrinterName, library: Library): Machine {
  const { id, metadata } = definition;
  const typeOf = new Map(library.materials.map((material) => [material.id, material.type]));
  const qualities = qualitiesOf(definition, library.qualities, typeOf);
  const trains = metadata.machine_extruder_trains as Record<string, string> | undefined;
  const extruder = library.extruders(trains?.['0'] ?? 'fdmextruder');
  const base = extruder ? [extruder, definition] : [definition];
  const variants = metadata.has_variants === true ? (library.variants.get(id) ?? []) : [];
  const hotends = variants.filter((variant) => variant.metadata.hardware_type === 'nozzle');
  const preferred = String(metadata.preferred_material ?? '');
  return {
    vendor: String(metadata.manufacturer ?? ''),
    // A vertical bar separates list values in tables of records.
    model: definition.name.replaceAll('|', '/'),
    name,
    qualityTypes: qualities.types,
    defaultMaterials: library.materials.filter((material) => isPreferred(material.id, preferred)).map(aliasOf),
    variants: (hotends.length > 0 ? hotends : [null]).map((hotend) =>
      variantOf(definition, base, hotend, qualities, library),
    ),
  };
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
  const machine = definitions('fdmprinter');
  const extruder = extruders('fdmextruder');
  if (!machine || !extruder) throw new Error(`${root}: no fdmprinter or fdmextruder; is this a checkout of Cura?`);
  const own = [HEATED, extruder, machine];
  return {
    filaments: materials.map((material) => ({
      ...namesOf(material),
      folder: null,
      values: filamentValues(stackOf([material.values, ...own], machine)),
    })),
    processes: [{ preset: machine.id, folder: null, values: processValues(stackOf(own, machine)) }],
  };
}

/**
 * One machine with one hot end: the materials that Cura offers, and the values it prints with.
 *
 * @param base definitions of the extruder and the machine, in order of precedence
 * @param hotend null: the machine has only one
 */
function variantOf(
  definition: Definition,
  base: readonly Layer[],
  hotend: Container | null,
  qualities: Qualities,
  library: Library,
): Variant {
  const preferred = String(definition.metadata.preferred_material ?? '');
  const own: readonly Layer[] = hotend ? [hotend.values, ...base] : base;
  const stack = stackOf(own, definition);
  const nozzle = within(stack.number('machine_nozzle_size'), 0.1, 10);
  const variant = hotend?.name ?? null;
  const named = nozzleName(variant, nozzle);
  const preset = hotend ? `${definition.id} ${hotend.name}` : definition.id;
  const processOf = (quality: ChosenQuality | null, values: Stack): ProcessCandidate => ({
    preset: [quality?.name ?? 'Default', preset, ...(quality?.material ? [quality.material] : [])].join(' · '),
    quality: quality?.type ?? null,
    layerHeight: values.number('layer_height'),
    values: () => processValues(values),
  });
  const fitting = fittingMaterials(library, definition, variant, stack, qualities).map((fit) => {
    const quality = qualities.of(fit.material, variant);
    return { ...fit, quality, isPreferred: isPreferred(fit.material.id, preferred) };
  });
  const main = fitting.find((fit) => fit.isPreferred);
  const mainQuality = main?.quality ?? null;
  const process = processOf(mainQuality, stackOf(layersOf(own, main?.values, mainQuality), definition));
  // Cura offers all others on every machine, so they are not specific to it.
  const ofMachine = fitting.filter((fit) => fit.isNamed);
  const usable = ofMachine.length > 0 ? ofMachine : fitting.filter((fit) => fit.isPreferred);
  const filaments = usable.flatMap(({ material, values, isNamed, quality, isPreferred }): FilamentCandidate[] => {
    if (!quality) return [];
    const all = stackOf(layersOf(own, values, quality), definition);
    if (!isPreferred && !isTemperatureOwn(all, values, quality)) return [];
    return [
      {
        ...namesOf(material),
        library: !isNamed,
        values: () => filamentValues(all),
        ...(quality.material ? { process: processOf(quality, all) } : {}),
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

/**
 * The materials that Cura offers on a machine: of its filament diameter, not excluded by the machine, and not marked as
 * unsuitable for the hot end. Source: cura/Machines/VariantNode.py
 *
 * If no file of the machine states a diameter, Cura uses its default, and only materials naming the machine surely fit.
 * `isNamed` are those that a file states to be for this machine; Cura offers the others everywhere.
 */
function fittingMaterials(
  { materials, isProduct }: Library,
  { id: machine, metadata }: Definition,
  variant: string | null,
  stack: Stack,
  qualities: Qualities,
) {
  if (metadata.has_materials === false) return [];
  const excluded = (metadata.exclude_materials as string[] | undefined) ?? [];
  const withQuality = qualities.materials(variant);
  const diameter = Math.round(stack.number('material_diameter') ?? 0);
  return materials
    .filter(({ id, diameter: own }) => Math.round(own) === diameter && !excluded.some((part) => id.includes(part)))
    .flatMap((material) => {
      const fit = onMachine(material, (product) => isProduct(product, machine), variant);
      if (!fit) return [];
      const isNamed = fit.named || withQuality.has(material.id) || withQuality.has(material.id.replace(/_175$/, ''));
      return isNamed || stack.states('material_diameter') ? [{ material, values: fit.values, isNamed }] : [];
    });
}

/**
 * Cura searches the extruder's containers first, then the machine's. The extruder has the material's quality or, if
 * there is none, the machine's.
 */
function layersOf(own: readonly Layer[], material: Values | undefined, quality: ChosenQuality | null): Layer[] {
  const [extruders = [], ...machines] = quality?.layers ?? [];
  return [extruders, material ?? [], own.slice(0, -1), machines, own.slice(-1)].flat();
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
function isTemperatureOwn(stack: Stack, material: Values, quality: ChosenQuality): boolean {
  const precise = quality.material ? quality.layers[0] : undefined;
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

/** The names of a material as a filament preset. */
function namesOf(material: CuraMaterial) {
  const { id, brand, type } = material;
  return { preset: id, alias: aliasOf(material), vendor: brand, type, support: false };
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

/** Cura's quality for a material: values for the machine and for the material, and the material it names. */
export interface ChosenQuality {
  name: string;
  type: string;
  layers: readonly ReadonlyMap<string, string>[];
  /** The material that the quality was written for on this machine; null if it only has values for the machine. */
  material: string | null;
  /** Whether it is of the machine's preferred quality type. */
  preferred: boolean;
}

/** The qualities of a machine. */
export interface Qualities {
  /** All quality types, for any nozzle and material. */
  types: string[];
  /** Ids of the materials with qualities of their own on a nozzle. */
  materials: (variant: string | null) => Set<string>;
  /** The quality for a material on a nozzle; null if there is none: then Cura does not support the combination. */
  of: (material: CuraMaterial, variant: string | null) => ChosenQuality | null;
}

/** Quality types used if a material has none of the machine's preferred type, in order of preference. */
const INSTEAD = ['standard', 'normal', 'draft', 'fast'];

/**
 * The qualities of a machine, resolved as in Cura: those of its quality definition for a nozzle and a material or, if
 * there are none, for another material of its type; else those for the machine alone. Source:
 * cura/Machines/MaterialNode.py and MachineNode.py
 */
export function qualitiesOf(
  { id, metadata }: Definition,
  all: ReadonlyMap<string, readonly Container[]>,
  typeOf: ReadonlyMap<string, string>,
): Qualities {
  const has = isTrue(metadata.has_machine_quality);
  const found = all.get(has ? String(metadata.quality_definition || id) : 'fdmprinter') ?? [];
  const own = found.filter(isPrecise);
  const ofAll = [found, all.get('fdmprinter') ?? []].map((qualities) => qualities.filter(isGlobal));
  const globals = ofAll.find((qualities) => qualities.length > 0) ?? [];
  const preferred = String(metadata.preferred_quality_type ?? '');
  const onNozzle = (variant: string | null) =>
    own.filter(({ metadata: { variant: named } }) => variant === null || named === undefined || named === variant);
  const choose = (qualities: readonly Container[]): Container | undefined => {
    const rank = ({ metadata: { quality_type = '' } }: Container) =>
      [preferred, ...INSTEAD, quality_type].indexOf(quality_type);
    return qualities.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0];
  };
  return {
    types: [...new Set(globals.flatMap(({ metadata: { quality_type } }) => quality_type ?? []))].sort(),
    materials: (variant) => new Set(onNozzle(variant).flatMap(({ metadata: { material } }) => material ?? [])),
    of: (material, variant) => {
      const here = onNozzle(variant);
      const exact = here.filter((one) => one.metadata.material === material.id);
      const ofType = here.filter((one) => typeOf.get(one.metadata.material ?? '') === material.type);
      const precise = exact.length > 0 ? exact : ofType;
      if (has && metadata.has_variants === true && own.length > 0 && precise.length === 0) return null;
      const types = new Set(precise.map((one) => one.metadata.quality_type ?? ''));
      const global = choose(globals.filter((one) => types.size === 0 || types.has(one.metadata.quality_type ?? '')));
      const type = global?.metadata.quality_type ?? choose(precise)?.metadata.quality_type;
      if (type === undefined) return null;
      const chosen = precise.find((one) => one.metadata.quality_type === type);
      return {
        name: (chosen ?? global)?.name ?? type,
        type,
        layers: [chosen, global].flatMap((container) => container?.values ?? []),
        material: chosen?.metadata.material ?? null,
        preferred: type === preferred,
      };
    },
  };
}

function isGlobal({ metadata }: Container): boolean {
  return isTrue(metadata.global_quality);
}

function isPrecise(container: Container): boolean {
  const { material, is_experimental } = container.metadata;
  return !isGlobal(container) && material !== undefined && !isTrue(is_experimental);
}

/** Files contain both `true` and `True`. */
function isTrue(value: unknown): boolean {
  return /^true$/i.test(String(value));
}
