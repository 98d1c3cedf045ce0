import type { Value } from '../expression.js';
import { round } from '../values.js';
import type { Definition, Statement } from './definition.js';
import { compileFormula } from './formula.js';

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
