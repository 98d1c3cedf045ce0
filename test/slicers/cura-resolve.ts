import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluate, type Names, number, truth, type Value } from './cura-expression.js';

/** What is read of a setting in a definition. */
interface Setting {
  type: string;
  default_value?: Value;
  /** A formula, which wins over the default. */
  value?: Value;
  children?: Record<string, Setting>;
}

/** Settings by key, without their tree. */
export type Settings = ReadonlyMap<string, Setting>;

/** What came of resolving. */
export interface Resolved {
  values: Map<string, Value>;
  /** Formulas that are beyond the evaluator: their default stands. */
  failed: string[];
}

/** The settings of fdmprinter.def.json and fdmextruder.def.json in a folder. */
export function readDefinitions(folder: string): Settings {
  const settings = new Map<string, Setting>();
  const walk = (some: Record<string, Setting>) => {
    for (const [key, setting] of Object.entries(some)) {
      if (setting.type !== 'category') settings.set(key, setting);
      walk(setting.children ?? {});
    }
  };
  for (const name of ['fdmprinter', 'fdmextruder']) {
    const file = path.join(folder, `${name}.def.json`);
    walk((JSON.parse(readFileSync(file, 'utf8')) as { settings: Record<string, Setting> }).settings);
  }
  return settings;
}

/**
 * Every setting as Cura's front end resolves it for a machine with one extruder: what is set wins, then the formula, then
 * the default. CuraEngine alone evaluates no formula.
 *
 * @throws when a setting is set that the definitions do not have
 */
export function resolveSettings(settings: Settings, set: Readonly<Record<string, Value>>): Resolved {
  const strange = Object.keys(set).filter((key) => !settings.has(key));
  if (strange.length > 0) throw new Error(`no setting of these definitions: ${strange.join(', ')}`);
  const values = new Map<string, Value>(Object.entries(set));
  const busy = new Set<string>();
  const failed: string[] = [];

  const resolve = (key: string): Value => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const { value: formula, default_value: otherwise = null } = settings.get(key) ?? {};
    // A formula that comes back to itself ends at the default.
    if (formula === undefined || busy.has(key)) return otherwise;
    busy.add(key);
    let value = otherwise;
    try {
      value = typeof formula === 'string' ? evaluate(formula, names) : formula;
    } catch (error) {
      failed.push(`${key}: ${formula}: ${(error as Error).message}`);
    }
    busy.delete(key);
    values.set(key, value);
    return value;
  };
  const names: Names = (name) => {
    const of = FUNCTIONS[name];
    if (of !== undefined) return (...args) => of(resolve, args);
    if (settings.has(name)) return resolve(name);
    if (name === 'math.pi') return Math.PI;
    throw new ReferenceError(`${name} is not known`);
  };
  for (const key of settings.keys()) if (!values.has(key)) values.set(key, resolve(key));
  return { values, failed };
}

type Call = (resolve: (key: string) => Value, args: Value[]) => Value;

/** A function that reads a setting, whose key is the argument at `place`. */
const setting =
  (place: number): Call =>
  (resolve, args) =>
    resolve(String(args[place]));

/** A function of numbers; a single list is taken for its members, as Python does. */
const ofNumbers =
  (reckon: (...numbers: number[]) => number): Call =>
  (_, args) =>
    reckon(...listed(args).map(number));

const listed = (args: Value[]): Value[] => (args.length === 1 && Array.isArray(args[0]) ? args[0] : args);

/** What formulas call. With one extruder, each question about extruders has one answer. */
const FUNCTIONS: Readonly<Record<string, Call>> = {
  extruderValue: setting(1),
  extruderValueFromContainer: setting(1),
  resolveOrValue: setting(0),
  valueFromContainer: setting(0),
  extruderValues: (resolve, [key]) => [resolve(String(key))],
  extrudersWithMaterial: () => [0],
  defaultExtruderPosition: () => '0',
  anyExtruderNrWithOrDefault: () => '0',
  anyExtruderWithMaterial: () => '0',
  max: ofNumbers(Math.max),
  min: ofNumbers(Math.min),
  sum: ofNumbers((...all) => all.reduce((total, one) => total + one, 0)),
  abs: ofNumbers(Math.abs),
  'math.ceil': ofNumbers(Math.ceil),
  'math.floor': ofNumbers(Math.floor),
  'math.tan': ofNumbers(Math.tan),
  'math.cos': ofNumbers(Math.cos),
  'math.sin': ofNumbers(Math.sin),
  'math.sqrt': ofNumbers(Math.sqrt),
  'math.radians': ofNumbers((degrees) => (degrees * Math.PI) / 180),
  round: ofNumbers(roundHalfEven),
  int: (_, [value = null]) => Math.trunc(typeof value === 'string' ? Number(value) : number(value)),
  float: (_, [value = null]) => (typeof value === 'string' ? Number(value) : number(value)),
  bool: (_, [value = null]) => truth(value),
  str: (_, [value = null]) => String(value),
  len: (_, [value = null]) => (Array.isArray(value) ? value.length : String(value).length),
  map: (resolve, [name, list]) =>
    listed([list ?? null]).map((one) => FUNCTIONS[String(name)]?.(resolve, [one]) ?? null),
  any: (_, args) => listed(args).some(truth),
  all: (_, args) => listed(args).every(truth),
};

/** Python rounds a half to the even neighbour. */
function roundHalfEven(value: number, digits = 0): number {
  const scaled = value * 10 ** digits;
  const floor = Math.floor(scaled);
  const half = scaled - floor === 0.5;
  return (half ? floor + (floor % 2) : Math.round(scaled)) / 10 ** digits;
}

/** A value as CuraEngine reads it on its command line. */
export function settingText(value: Value): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
