import { ownValue } from '../../shared/tree.js';
import { type Call, compileExpression, type Expression, toNumber, truthy, type Value } from '../expression.js';
import { round, roundHalfEven } from '../values.js';
import type { Definition, Statement } from './library.js';

/** Settings of a container by key, as text; a formula begins with `=`. */
export type Values = ReadonlyMap<string, string>;

/** A layer of Cura's stack: the values of a container, or a definition. */
export type Layer = Values | Definition;

/** The values that Cura computes for one extruder; null for a value of another type, or if there is none. */
export interface Stack {
  number: (key: string) => number | null;
  flag: (key: string) => boolean | null;
  text: (key: string) => string | null;
  /** Whether a file of the machine states the value, rather than Cura's own definitions, which state all. */
  states: (key: string) => boolean;
}

const compiled = new Map<string, ReturnType<typeof compileFormula>>();

/**
 * The values of a stack: each from the topmost layer that has it, formulas with values of the whole stack. A value is
 * unknown if its formula cannot be evaluated.
 *
 * @param layers in order of precedence
 * @param machine the machine's definition, which defines the type of every setting and how extruders are combined
 */
export function stackOf(layers: readonly Layer[], machine: Definition): Stack {
  const known = new Map<string, Value | null>();
  const work = (key: string): Value | null => {
    const done = known.get(key);
    if (done !== undefined) return done;
    known.set(key, null); // a formula that leads in a circle ends here
    let value: Value | null = null;
    try {
      const resolve = machine.settings.get(key)?.resolve;
      value = resolve === undefined ? stated(key) : evaluate(resolve, key);
    } catch {
      // The value stays unknown if its formula is not supported.
    }
    known.set(key, value);
    return value;
  };
  /** @param own a setting whose plain value is used if the formula refers to it */
  const evaluate = (formula: string, own?: string): Value => {
    const node = compiled.get(formula) ?? compileFormula(formula);
    compiled.set(formula, node);
    return node((key) => {
      const value = key === own ? stated(key) : work(key);
      if (value === null) throw new Error(`no value for ${key}`);
      return value;
    });
  };
  const stated = (key: string): Value | null => {
    const found = layers.flatMap((layer) => statement(layer, key) ?? []);
    // A definition that only inherits the value from Cura's own ones yields to a lower layer that states it.
    const { raw, formula } = found.find(({ isOwn }) => isOwn) ?? found[0] ?? { raw: null, formula: false };
    return formula ? evaluate(String(raw)) : typed(raw, machine.settings.get(key)?.type);
  };
  return {
    number: (key) => {
      const value = work(key);
      return typeof value === 'number' && Number.isFinite(value) ? round(value, 4) : null;
    },
    flag: (key) => {
      const value = work(key);
      return typeof value === 'boolean' ? value : null;
    },
    text: (key) => {
      const value = work(key);
      return typeof value === 'string' && value !== '' ? value : null;
    },
    states: (key) => layers.some((layer) => statement(layer, key)?.isOwn),
  };
}

function statement(layer: Layer, key: string): Pick<Statement, 'raw' | 'formula' | 'isOwn'> | undefined {
  if ('settings' in layer) {
    const setting = layer.settings.get(key);
    return setting?.value ?? setting?.usual;
  }
  const text = layer.get(key);
  if (text === undefined) return undefined;
  const formula = text.startsWith('=');
  return { raw: formula ? text.slice(1) : text, formula, isOwn: true };
}

/** A literal converted to the type of its setting. */
function typed(raw: unknown, type: string | undefined): Value | null {
  if (typeof raw === 'number' || typeof raw === 'boolean') return raw;
  if (typeof raw !== 'string') return Array.isArray(raw) ? (raw as Value[]) : null;
  if (type === 'bool') return /^(true|yes|1)$/i.test(raw.trim());
  if (type === 'float' || type === 'int') return raw.trim() === '' ? null : Number(raw);
  return raw;
}

const CONSTANTS: Readonly<Record<string, Value>> = { True: true, False: false, 'math.pi': Math.PI };

/** A function that reads the setting whose key is the argument at `place`. */
const setting =
  (place: number): Call =>
  (args, lookup) =>
    lookup(String(args[place]));

/** A function of numbers, or of a single list of them, as in Python. */
const ofNumbers =
  (calculate: (...numbers: number[]) => number): Call =>
  (args) =>
    calculate(...items(args).map(toNumber));

/** Functions available in formulas. A single extruder prints, so those that query extruders get its value. */
const FUNCTIONS: Readonly<Record<string, Call>> = {
  extruderValue: setting(1),
  extruderValueFromContainer: setting(1),
  resolveOrValue: setting(0),
  valueFromContainer: setting(0),
  extruderValues: ([key], lookup) => [lookup(String(key))],
  extrudersWithMaterial: () => [0],
  anyExtruderWithMaterial: () => 0,
  anyExtruderNrWithOrDefault: () => 0,
  defaultExtruderPosition: () => 0,
  max: ofNumbers(Math.max),
  min: (args) => (items(args).length === 1 ? (items(args)[0] ?? 0) : Math.min(...items(args).map(toNumber))),
  sum: ofNumbers((...all) => all.reduce((total, n) => total + n, 0)),
  abs: ofNumbers(Math.abs),
  len: ([list]) => (Array.isArray(list) ? list.length : String(list).length),
  map: ([name, list], lookup) =>
    items([list ?? []]).map((one) => {
      const call = FUNCTIONS[String(name)];
      if (!call) throw new Error(`has no function ${name}`);
      return call([one], lookup);
    }),
  any: (args) => items(args).some(truthy),
  all: (args) => items(args).every(truthy),
  int: ([n = 0]) => Math.trunc(toNumber(n)),
  round: ofNumbers(roundHalfEven),
  'math.ceil': ofNumbers(Math.ceil),
  'math.floor': ofNumbers(Math.floor),
  'math.sqrt': ofNumbers(Math.sqrt),
  'math.tan': ofNumbers(Math.tan),
  'math.atan': ofNumbers(Math.atan),
  'math.degrees': ofNumbers((n) => (n * 180) / Math.PI),
  'math.radians': ofNumbers((n) => (n * Math.PI) / 180),
};

/** Compiles a formula of Cura: a Python expression that refers to other settings. @throws if it cannot be parsed */
export function compileFormula(source: string): Expression {
  const expression = compileExpression(source, FUNCTIONS);
  return (lookup) => expression((name) => ownValue(CONSTANTS, name) ?? lookup(name));
}

/** The operands of `max(a, b)` or `max([a, b])`. */
function items(args: readonly Value[]): readonly Value[] {
  return args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
}
