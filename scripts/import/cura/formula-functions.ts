/** What a formula works with: Python's plain values. */
export type Value = number | string | boolean | readonly Value[];

/** Gives the value of a setting that a formula names. @throws when there is none */
export type Lookup = (key: string) => Value;

type Call = (args: readonly Value[], lookup: Lookup) => Value;

/** A function that reads a setting, whose key is the argument at `place`. */
const setting =
  (place: number): Call =>
  (args, lookup) =>
    lookup(String(args[place]));

/** A function of numbers; a single list is taken for its members, as Python does. */
const ofNumbers =
  (reckon: (...numbers: number[]) => number): Call =>
  (args) =>
    reckon(...items(args).map(number));

/** Functions of a formula. One extruder prints, so all that ask for extruders get the one value. */
export const FUNCTIONS: Readonly<Record<string, Call>> = {
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
  min: (args) => (items(args).length === 1 ? (items(args)[0] ?? 0) : Math.min(...items(args).map(number))),
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
  int: ([n = 0]) => Math.trunc(number(n)),
  float: ([n = 0]) => number(n),
  str: ([value = '']) => String(value),
  bool: ([value = false]) => truthy(value),
  round: ofNumbers(roundHalfEven),
  'math.ceil': ofNumbers(Math.ceil),
  'math.floor': ofNumbers(Math.floor),
  'math.sqrt': ofNumbers(Math.sqrt),
  'math.sin': ofNumbers(Math.sin),
  'math.cos': ofNumbers(Math.cos),
  'math.tan': ofNumbers(Math.tan),
  'math.atan': ofNumbers(Math.atan),
  'math.degrees': ofNumbers((n) => (n * 180) / Math.PI),
  'math.radians': ofNumbers((n) => (n * Math.PI) / 180),
};

/** What `max(a, b)` and `max([a, b])` compare. */
function items(args: readonly Value[]): readonly Value[] {
  return args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
}

/** Python rounds a half to the even neighbour. */
function roundHalfEven(value: number, digits = 0): number {
  const scaled = value * 10 ** digits;
  const floor = Math.floor(scaled);
  const isHalf = scaled - floor === 0.5;
  return (isHalf ? floor + (floor % 2) : Math.round(scaled)) / 10 ** digits;
}

/** A value as the number that Python reckons with; a text that is one stands for it. @throws for any other text or a list */
export function number(value: Value): number {
  const n = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isNaN(n) || Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a number`);
  return n;
}

/** What Python takes for true. */
export function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
