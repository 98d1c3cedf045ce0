import { ownValue } from '../../shared/tree.js';
import { type Call, compileExpression, type Expression, toNumber, truthy, type Value } from '../expression.js';
import { roundHalfEven } from '../values.js';

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
