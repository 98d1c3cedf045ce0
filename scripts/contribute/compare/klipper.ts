import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Extent, OtherMachine } from './machine.js';

type Config = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Of Klipper's kinematics, those that the data names; they are written the same. */
const KINEMATICS = new Set(['cartesian', 'corexy', 'hybrid_corexy', 'corexz', 'delta']);

/** Limits that stand in most of that project's examples: its own caution, not a statement about a machine. */
const EXAMPLE_LIMITS = { extruder: 250, heater_bed: 130 };

/**
 * Reads the machine configurations of Klipper3d/klipper.
 *
 * @throws when the folder is no checkout of it
 */
export function readKlipper(root: string): OtherMachine[] {
  const files = globSync('config/{printer,kit}-*.cfg', { cwd: root }).sort();
  if (files.length === 0) throw new Error(`${root}: no config/printer-*.cfg`);
  return files.map((file) => ({
    names: [path.basename(file).replace(/^(printer|kit)-|(-(19|20)\d\d)?\.cfg$/g, '')],
    file,
    ...factsOf(parse(readFileSync(path.join(root, file), 'utf8'))),
  }));
}

function parse(text: string): Config {
  const sections = new Map<string, Map<string, string>>();
  let section = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, title] = /^\[(.+?)\]/.exec(line) ?? [];
    const [, key, value] = /^(\w+)\s*[:=]\s*([^#;]*)/.exec(line) ?? [];
    if (title !== undefined) {
      section = new Map();
      sections.set(title.trim(), section);
    } else if (key !== undefined) section.set(key, value?.trim() ?? '');
  }
  return sections;
}

function factsOf(config: Config): Omit<OtherMachine, 'names' | 'file'> {
  const kinematics = config.get('printer')?.get('kinematics') ?? '';
  const [nozzle, bed] = [limit(config, 'extruder'), limit(config, 'heater_bed')];
  const travel = kinematics === 'delta' ? deltaTravel(config) : straightTravel(config);
  return {
    ...(KINEMATICS.has(kinematics) && { kinematics: kinematics as OtherMachine['kinematics'] }),
    ...(Object.keys(travel).length > 0 && { travel_mm: travel }),
    ...(nozzle !== null && { max_nozzle_temperature_c: nozzle }),
    ...(bed !== null && { max_bed_temperature_c: bed }),
  };
}

function number(config: Config, section: string, key: string): number | null {
  const text = config.get(section)?.get(key);
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** `max_temp` is the highest target that Klipper accepts; it keeps no margin. */
function limit(config: Config, heater: keyof typeof EXAMPLE_LIMITS): number | null {
  const value = number(config, heater, 'max_temp');
  return value === EXAMPLE_LIMITS[heater] ? null : value;
}

function straightTravel(config: Config): Partial<Extent> {
  const axes = ['x', 'y', 'z'] as const;
  return definedAxes(axes.map((axis) => [axis, number(config, `stepper_${axis}`, 'position_max')]));
}

function deltaTravel(config: Config): Partial<Extent> {
  const radius = number(config, 'printer', 'print_radius') ?? number(config, 'printer', 'delta_radius');
  const across = radius === null ? null : radius * 2;
  return definedAxes([
    ['x', across],
    ['y', across],
    ['z', number(config, 'stepper_a', 'position_endstop')],
  ]);
}

function definedAxes(entries: readonly (readonly [keyof Extent, number | null])[]): Partial<Extent> {
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
