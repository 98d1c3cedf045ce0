import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files.js';
import { parseIni } from '../ini.js';
import type { Report } from '../report.js';
import { type Definition, type Definitions, definitionIds, readDefinitions } from './definition.js';
import { type CuraMaterial, readMaterials } from './material.js';

/** The content of a checkout, read once for all machines. */
export interface Library {
  /** The definitions of machines, and of what they inherit from. */
  machines: readonly Definition[];
  definitions: Definitions;
  extruders: Definitions;
  /** By id of the definition. */
  variants: ReadonlyMap<string, Container[]>;
  qualities: ReadonlyMap<string, Container[]>;
  materials: readonly CuraMaterial[];
  /** Whether a product named by a material is a machine. */
  isProduct: (product: string, definition: string) => boolean;
}

/** @throws if `root` is not a checkout of Cura */
export function readLibrary(root: string, report: Report): Library {
  const resources = path.join(root, 'resources');
  const folder = path.join(resources, 'definitions');
  if (!existsSync(path.join(folder, 'fdmprinter.def.json')))
    throw new Error(`${resources}: no definitions/fdmprinter.def.json; is this a checkout of Cura?`);
  const definitions = readDefinitions([folder], report);
  const machines = definitionIds(folder).flatMap((id) => definitions(id) ?? []);
  const byDefinition = (name: string) =>
    Map.groupBy(readContainers(path.join(resources, name)), ({ definition }) => definition);
  return {
    machines,
    definitions,
    extruders: readDefinitions([path.join(resources, 'extruders'), folder], report),
    variants: byDefinition('variants'),
    qualities: byDefinition('quality'),
    materials: readMaterials(path.join(resources, 'materials')),
    isProduct: productNames(path.join(resources, 'texts/product_to_id.json'), machines),
  };
}

/**
 * Maps a product name in a material to a machine: by Cura's table, else by the name of the definition.
 *
 * @param file the table, in which `#` matches a number
 */
function productNames(file: string, machines: readonly Definition[]): Library['isProduct'] {
  const table: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const idOf = new Map(machines.map(({ id, name }) => [name.toLowerCase(), id]));
  return (product, definition) => {
    const number = /\d+/.exec(product)?.[0] ?? '';
    const mapped = table[product] ?? table[product.replace(number, '#')]?.replace('#', number);
    return (mapped ?? idOf.get(product.toLowerCase())) === definition;
  };
}

/** An instance container, `*.inst.cfg`: the values of a quality or a variant; one that begins with `=` is a formula. */
export interface Container {
  id: string;
  name: string;
  definition: string;
  metadata: Readonly<Record<string, string>>;
  values: ReadonlyMap<string, string>;
}

/** Reads every container below a folder, sorted by path; empty if there is no such folder. */
function readContainers(folder: string): Container[] {
  return filesBelow(folder, '**/*.inst.cfg').map((file) => {
    const id = path.basename(file, '.inst.cfg');
    const sections = parseIni(readFileSync(path.join(folder, file), 'utf8'));
    const { name = id, definition = '' } = sections.get('general') ?? {};
    const values = new Map(Object.entries(sections.get('values') ?? {}));
    return { id, name, definition, metadata: sections.get('metadata') ?? {}, values };
  });
}
