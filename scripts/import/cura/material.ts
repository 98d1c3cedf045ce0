import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { filesBelow } from '../../shared/files.js';
import { number } from '../values.js';
import type { Definitions } from './definition.js';

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
    const root = children(parser.parse(readFileSync(path.join(folder, file), 'utf8')) as Xml, 'fdmmaterial')[0];
    return root ? [materialOf(file.slice(0, -'.xml.fdm_material'.length), root)] : [];
  });
}

function materialOf(id: string, root: Xml): CuraMaterial {
  const name = children(children(root, 'metadata')[0], 'name')[0];
  const settings = children(root, 'settings')[0];
  const own = entryOf(settings);
  const metadata = (key: string) => textOf(children(children(root, 'metadata')[0], key)[0]);
  const property = (key: string) => textOf(children(children(root, 'properties')[0], key)[0]);
  const diameter = Number(property('diameter'));
  return {
    id,
    brand: textOf(children(name, 'brand')[0]),
    type: textOf(children(name, 'material')[0]),
    color: textOf(children(name, 'color')[0]),
    colorCode: metadata('color_code'),
    label: textOf(children(name, 'label')[0]),
    guid: metadata('GUID'),
    diameter,
    density: number(property('density')),
    compatible: own.compatible ?? true,
    values: new Map([...own.values, ['material_diameter', String(diameter)]]),
    machines: children(settings, 'machine').map((machine) => ({
      ...entryOf(machine),
      products: children(machine, 'machine_identifier').map((identifier) => String(identifier['@product'] ?? '')),
      hotends: new Map(
        children(machine, 'hotend').map((hotend) => [String(hotend['@id'] ?? ''), entryOf(hotend)] as const),
      ),
    })),
  };
}

function entryOf(node: Xml | undefined): Entry {
  const values = new Map<string, string>();
  let compatible: boolean | null = null;
  for (const setting of children(node, 'setting')) {
    const words = String(setting['@key'] ?? '');
    if (words === 'hardware compatible') compatible = ['yes', 'unknown'].includes(textOf(setting));
    const key = KEYS[words];
    if (key !== undefined) values.set(key, textOf(setting));
  }
  for (const setting of children(node, 'cura:setting')) values.set(String(setting['@key'] ?? ''), textOf(setting));
  return { compatible, values };
}

function children(node: Xml | undefined, name: string): Xml[] {
  const found = node?.[name];
  return Array.isArray(found) ? found : [];
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

/** Maps a product name in a material to a machine: by Cura's table, else by the name of the definition. */
export class Products {
  private readonly idOf = new Map<string, string>();

  /** @param table resources/texts/product_to_id.json; `#` matches a number */
  constructor(
    private readonly table: Readonly<Record<string, string>>,
    definitions: Definitions,
  ) {
    for (const id of definitions.ids()) {
      const name = definitions.of(id)?.name;
      if (name !== undefined) this.idOf.set(name.toLowerCase(), id);
    }
  }

  is(product: string, definition: string): boolean {
    const number = /\d+/.exec(product)?.[0] ?? '';
    const mapped = this.table[product] ?? this.table[product.replace(number, '#')]?.replace('#', number);
    return (mapped ?? this.idOf.get(product.toLowerCase())) === definition;
  }
}
