import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFormula } from '../../scripts/import/cura/stack.js';
import type { Value } from '../../scripts/import/expression.js';

interface Setting {
  type: string;
  default_value?: Value;
  /** A formula, which takes precedence over the default. */
  value?: Value;
  children?: Record<string, Setting>;
}

export type Settings = ReadonlyMap<string, Setting>;

export interface Resolved {
  values: Map<string, Value>;
  /** Formulas that the evaluator does not support; their defaults are used. */
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
 * Resolves every setting as Cura's front end does for a machine with one extruder: set values, then formulas, then
 * defaults. CuraEngine alone evaluates no formulas.
 *
 * @throws for a set value without a definition
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
    const { value: formula, default_value: otherwise = '' } = settings.get(key) ?? {};
    // A circular formula ends at the default.
    if (formula === undefined || busy.has(key)) return otherwise;
    busy.add(key);
    let value = otherwise;
    try {
      value = typeof formula === 'string' ? compileFormula(formula)(lookup) : formula;
    } catch (error) {
      failed.push(`${key}: ${formula}: ${(error as Error).message}`);
    }
    busy.delete(key);
    values.set(key, value);
    return value;
  };
  const lookup = (key: string): Value => {
    if (!settings.has(key)) throw new Error(`${key} is not known`);
    return resolve(key);
  };
  for (const key of settings.keys()) if (!values.has(key)) values.set(key, resolve(key));
  return { values, failed };
}

/** A value as CuraEngine expects it on its command line. */
export function settingText(value: Value): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
