import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OtherMachine } from './machine.js';

const DEFINITIONS = 'resources/definitions';

/** What every definition inherits. Its figures are placeholders. */
const BASE = 'fdmprinter';

/** A cube of the base's placeholders. */
const PLACEHOLDER = 100;

const AXES = { x: 'machine_width', y: 'machine_depth', z: 'machine_height' } as const;

type Raw = string | number | boolean | null;
type Setting = Readonly<Record<string, Raw>>;

interface Definition {
  name: string;
  inherits?: string;
  metadata?: { manufacturer?: string };
  overrides?: Readonly<Record<string, Setting>>;
}

interface StoredDefinition {
  name: string;
  vendor: string;
  context: { definition: string };
  settings: Readonly<Record<string, Readonly<Record<string, Raw>>>>;
}

/**
 * Reads the machine definitions of Ultimaker/Cura, or of SimplyPrint/slicer-profiles-db, which keeps them with all
 * that they inherit (`profiles/cura`).
 *
 * @throws when the folder is no checkout of either
 */
export function readCura(root: string): OtherMachine[] {
  const definitions = globSync(`${DEFINITIONS}/*.def.json`, { cwd: root }).sort();
  if (definitions.length > 0) return readDefinitions(root, definitions);
  const stored = globSync('profiles/cura/*/machine_model/*.json', { cwd: root }).sort();
  if (stored.length > 0) return stored.flatMap((file) => readStored(root, file));
  throw new Error(`${root}: no ${DEFINITIONS}/*.def.json and no profiles/cura/*/machine_model/*.json`);
}

function readDefinitions(root: string, files: readonly string[]): OtherMachine[] {
  const all = new Map(files.map((file) => [path.basename(file, '.def.json'), read<Definition>(root, file)]));
  return files.flatMap((file) => {
    const id = path.basename(file, '.def.json');
    const line = lineage(id, all);
    const maker = line.find(({ metadata }) => metadata?.manufacturer)?.metadata?.manufacturer ?? '';
    const stated = (key: string, property: string) =>
      line.map(({ overrides }) => overrides?.[key]?.[property]).find((value) => value !== undefined);
    return machines(file, id, maker, line[0]?.name ?? id, {
      size: (key) => figure(stated(key, 'value') ?? stated(key, 'default_value')),
      most: (key) => figure(stated(key, 'maximum_value') ?? stated(key, 'maximum_value_warning')),
    });
  });
}

/** A definition and what it inherits, without the base of all. */
function lineage(id: string, all: ReadonlyMap<string, Definition>): Definition[] {
  const definition = id === BASE ? undefined : all.get(id);
  return definition ? [definition, ...lineage(definition.inherits ?? BASE, all)] : [];
}

function readStored(root: string, file: string): OtherMachine[] {
  const { name, vendor, context, settings } = read<StoredDefinition>(root, file);
  return machines(file, context.definition, vendor, name, {
    size: (key) => figure(Object.values(settings[key] ?? {}).at(-1)),
    most: () => null,
  });
}

interface Figures {
  size(key: string): number | null;
  /** The highest value that Cura takes without refusing or warning. */
  most(key: string): number | null;
}

/** The machines of a definition: `Creality Ender-3 / Ender-3 v2` names two. */
function machines(file: string, id: string, maker: string, name: string, { size, most }: Figures): OtherMachine[] {
  const [x, y, z] = [size(AXES.x), size(AXES.y), size(AXES.z)];
  const [nozzle, bed] = [most('material_print_temperature'), most('material_bed_temperature')];
  const isStated = x !== null && y !== null && z !== null && [x, y, z].some((value) => value !== PLACEHOLDER);
  const facts = {
    ...(isStated && { build_volume_mm: { x, y, z } }),
    ...(nozzle !== null && { max_nozzle_temperature_c: nozzle }),
    ...(bed !== null && { max_bed_temperature_c: bed }),
  };
  const parts = name.split(' / ');
  return parts.map((part, index) => ({
    names: [part, `${maker} ${part}`, ...(index === 0 ? [id] : [])],
    file,
    ...facts,
  }));
}

/** A plain number, also as text; null for a formula. */
function figure(value: Raw | undefined): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  return value === '' || !Number.isFinite(Number(value)) ? null : Number(value);
}

function read<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}
