import type { Value } from '../expression.js';
import { round } from '../values.js';
import { type Definition, ROOTS, type Statement } from './definition.js';
import { compileFormula } from './formula.js';

/** Settings of a container by key, as text; a formula begins with `=`. */
export type Values = ReadonlyMap<string, string>;

/** A layer of Cura's stack: the values of a container, or a definition. */
export type Layer = Values | Definition;

const compiled = new Map<string, ReturnType<typeof compileFormula>>();

/**
 * The values that Cura computes for one extruder: each from the topmost layer that has it, formulas with values of the
 * whole stack.
 */
export class Stack {
  private readonly known = new Map<string, Value | null>();

  /**
   * @param layers in order of precedence
   * @param machine the machine's definition, which defines the type of every setting and how extruders are combined
   */
  constructor(
    private readonly layers: readonly Layer[],
    private readonly machine: Definition,
  ) {}

  /** The value of a setting; null if there is none or its formula cannot be evaluated. */
  value(key: string): Value | null {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, null); // a formula that leads in a circle ends here
    let value: Value | null = null;
    try {
      const resolve = this.machine.resolve(key);
      value = resolve === null ? this.work(key) : this.evaluate(resolve, key);
    } catch {
      // The value stays unknown if its formula is not supported.
    }
    this.known.set(key, value);
    return value;
  }

  /** A finite number; null for anything else. */
  number(key: string): number | null {
    const value = this.value(key);
    return typeof value === 'number' && Number.isFinite(value) ? round(value, 4) : null;
  }

  flag(key: string): boolean | null {
    const value = this.value(key);
    return typeof value === 'boolean' ? value : null;
  }

  text(key: string): string | null {
    const value = this.value(key);
    return typeof value === 'string' && value !== '' ? value : null;
  }

  /** Whether a file of the machine states the value, rather than Cura's own definitions, which state all. */
  states(key: string): boolean {
    return this.layers.some((layer) => {
      if (!isDefinition(layer)) return layer.has(key);
      const found = layer.find(key);
      return found !== null && !ROOTS.has(found.from);
    });
  }

  /** A definition that only inherits the value from Cura's own ones yields to a lower layer that states it. */
  private work(key: string): Value | null {
    let fallback: Statement | undefined;
    for (const layer of this.layers) {
      if (!isDefinition(layer)) {
        const text = layer.get(key);
        if (text !== undefined) return text.startsWith('=') ? this.evaluate(text.slice(1)) : this.typed(key, text);
        continue;
      }
      const found = layer.find(key);
      if (found && !ROOTS.has(found.from)) return this.said(key, found);
      fallback ??= found ?? undefined;
    }
    return fallback ? this.said(key, fallback) : null;
  }

  private said(key: string, { formula, raw }: Statement): Value | null {
    return formula ? this.evaluate(String(raw)) : this.typed(key, raw);
  }

  /** @param own a setting whose plain value is used if the formula refers to it */
  private evaluate(formula: string, own?: string): Value {
    const node = compiled.get(formula) ?? compileFormula(formula);
    compiled.set(formula, node);
    return node((key) => {
      const value = key === own ? this.work(key) : this.value(key);
      if (value === null) throw new Error(`no value for ${key}`);
      return value;
    });
  }

  /** A literal converted to the type of its setting. */
  private typed(key: string, raw: unknown): Value | null {
    if (typeof raw === 'number' || typeof raw === 'boolean') return raw;
    if (typeof raw !== 'string') return Array.isArray(raw) ? (raw as Value[]) : null;
    const type = this.machine.type(key);
    if (type === 'bool') return /^(true|yes|1)$/i.test(raw.trim());
    if (type === 'float' || type === 'int') return raw.trim() === '' ? null : Number(raw);
    return raw;
  }
}

function isDefinition(layer: Layer): layer is Definition {
  return 'chain' in layer;
}
