import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { filesBelow } from '../../shared/files.js';
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
