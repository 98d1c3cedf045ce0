/** What a formula works with: Python's plain values. */
export type Value = number | string | boolean | readonly Value[];

/** Gives the value of a setting that a formula names. @throws when there is none */
export type Lookup = (key: string) => Value;

/** Functions of a formula. One extruder prints, so all that ask for extruders get the one value. */
export const FUNCTIONS: Readonly<Record<string, (args: readonly Value[], lookup: Lookup) => Value>> = {
  extruderValue: ([, key], lookup) => lookup(String(key)),
  extruderValueFromContainer: ([, key], lookup) => lookup(String(key)),
  extruderValues: ([key], lookup) => [lookup(String(key))],
  resolveOrValue: ([key], lookup) => lookup(String(key)),
  anyExtruderWithMaterial: () => 0,
  defaultExtruderPosition: () => 0,
  max: (args) => Math.max(...members(args)),
  min: (args) => (members(args).length === 1 ? (items(args)[0] ?? 0) : Math.min(...members(args))),
  sum: (args) => members(args).reduce((total, n) => total + n, 0),
  len: ([list]) => (Array.isArray(list) ? list.length : String(list).length),
  any: ([list]) => (list as readonly Value[]).some(truthy),
  all: ([list]) => (list as readonly Value[]).every(truthy),
  abs: ([n]) => Math.abs(Number(n)),
  int: ([n]) => Math.trunc(Number(n)),
  float: ([n]) => Number(n),
  round: ([n, digits]) => Math.round(Number(n) * 10 ** Number(digits ?? 0)) / 10 ** Number(digits ?? 0),
  'math.ceil': ([n]) => Math.ceil(Number(n)),
  'math.floor': ([n]) => Math.floor(Number(n)),
  'math.sqrt': ([n]) => Math.sqrt(Number(n)),
  'math.tan': ([n]) => Math.tan(Number(n)),
  'math.atan': ([n]) => Math.atan(Number(n)),
  'math.degrees': ([n]) => (Number(n) * 180) / Math.PI,
  'math.radians': ([n]) => (Number(n) * Math.PI) / 180,
};

/** What `max(a, b)` and `max([a, b])` compare. */
function items(args: readonly Value[]): readonly Value[] {
  return args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
}

function members(args: readonly Value[]): number[] {
  return items(args).map(Number);
}

/** What Python takes for true. */
export function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
