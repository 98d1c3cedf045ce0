import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files.js';
import type { Report } from '../report.js';
import { parseIni } from '../values.js';
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
  const ids = filesBelow(folder, '*.def.json').map((file) => file.slice(0, -'.def.json'.length));
  const machines = ids.sort().flatMap((id) => definitions(id) ?? []);
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

/** A value stated for a setting. */
export interface Statement {
  raw: unknown;
  formula: boolean;
  /** Whether a file of the machine states it, rather than Cura's own definitions, whose values are only defaults. */
  isOwn: boolean;
  /**
   * Whether a product states it: the machine itself, or one it inherits from. A vendor's base for all machines is a
   * template, so its switches are only defaults.
   */
  isOfProduct: boolean;
}

/** A setting of a definition, inherited as far as the definition does not state it. */
interface Setting {
  type?: string | undefined;
  value?: Statement | undefined;
  /** As in Cura, any `value` of the definition or its parents precedes it. */
  usual?: Statement | undefined;
  /** Formula for the value across extruders, in place of that of one; undefined if only Cura's own definitions have it. */
  resolve?: string | undefined;
}

/** A definition with what it inherits. */
export interface Definition {
  id: string;
  name: string;
  metadata: Readonly<Record<string, unknown>>;
  /** Number of extruders listed in the machine's files; null if they list none. */
  extruders: number | null;
  settings: ReadonlyMap<string, Setting>;
}

/** The definitions of a folder by id; null if one or a parent is missing or cannot be read. */
export type Definitions = (id: string) => Definition | null;

/** Cura's own definitions, which every machine inherits from. */
const ROOTS: ReadonlySet<string> = new Set(['fdmprinter', 'fdmextruder']);

interface DefinitionFile {
  name?: string;
  inherits?: string;
  metadata?: Record<string, unknown>;
  settings?: Record<string, SettingNode>;
  overrides?: Record<string, SettingNode>;
}

/** A definition's entry for one setting. A string in `value` is a formula, in `default_value` it never is. */
interface SettingNode {
  type?: string;
  value?: unknown;
  default_value?: unknown;
  resolve?: unknown;
  children?: Record<string, SettingNode>;
}

/** The definitions of the first folder that has them. */
export function readDefinitions(folders: readonly string[], report: Report): Definitions {
  const known = new Map<string, Definition | null>();
  const read = (id: string): Definition | null => {
    const name = `${id}.def.json`;
    const folder = folders.find((one) => existsSync(path.join(one, name)));
    if (folder === undefined) {
      report.drop('missing definition that another one names', id);
      return null;
    }
    const file = report.json<DefinitionFile>(folder, name);
    const parent = file?.inherits === undefined ? undefined : definitions(file.inherits);
    return file && parent !== null ? inherit(id, file, parent) : null;
  };
  const definitions = (id: string): Definition | null => {
    const done = known.get(id);
    if (done !== undefined) return done;
    known.set(id, null); // a circle ends here
    const definition = read(id);
    known.set(id, definition);
    return definition;
  };
  return definitions;
}

function inherit(id: string, file: DefinitionFile, parent: Definition | undefined): Definition {
  const isOwn = !ROOTS.has(id);
  const metadata = { ...parent?.metadata, ...file.metadata };
  const state = (raw: unknown, formula: boolean): Statement | undefined =>
    raw === undefined ? undefined : { raw, formula, isOwn, isOfProduct: isOwn && metadata.visible !== false };
  const settings = new Map(parent?.settings);
  for (const [key, node] of [...nodesIn(file.settings), ...Object.entries(file.overrides ?? {})]) {
    const { type, value, usual, resolve } = settings.get(key) ?? {};
    settings.set(key, {
      type: node.type ?? type,
      value: state(node.value, typeof node.value === 'string') ?? value,
      usual: state(node.default_value, false) ?? usual,
      resolve: node.resolve !== undefined && isOwn ? String(node.resolve) : resolve,
    });
  }
  const trains = file.metadata?.machine_extruder_trains;
  const extruders = trains === undefined || !isOwn ? (parent?.extruders ?? null) : Object.keys(trains as object).length;
  return { id, name: file.name ?? id, metadata, extruders, settings };
}

/** The settings of a file, which are grouped in a tree. */
function nodesIn(nodes: Record<string, SettingNode> = {}): [key: string, SettingNode][] {
  return Object.entries(nodes).flatMap(([key, node]) => [[key, node], ...nodesIn(node.children)]);
}
