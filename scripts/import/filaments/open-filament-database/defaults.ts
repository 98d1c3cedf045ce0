import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Defaults } from '../row.js';

/** The script by which the database fills itself from the OpenPrintTag database. */
const SCRIPT = 'ofd/scripts/import_openprinttag.py';
const SCHEMA = 'schemas/filament_schema.json';

/**
 * What the database gives to products of a type of which it knows nothing: the tables of its own importer, and the
 * density that its forms begin with, whatever the type.
 *
 * @throws when the script no longer has its tables where they were: then nobody could tell templates from facts
 */
export function readDefaults(root: string): Defaults {
  const script = readFileSync(path.join(root, SCRIPT), 'utf8');
  const densities = table<Record<string, number>>(script, 'DENSITY_DEFAULTS');
  const temperatures = table<Record<string, Record<string, number>>>(script, 'TEMPERATURE_DEFAULTS');
  const schema = path.join(root, SCHEMA);
  const form: number | undefined = existsSync(schema)
    ? JSON.parse(readFileSync(schema, 'utf8')).properties?.density?.default
    : undefined;
  return (type, field) => {
    const own = temperatures[type] ?? {};
    switch (field) {
      case 'density_g_cm3':
        return [densities[type], form].filter((value) => value !== undefined);
      case 'nozzle_temperature_c':
        return [{ min: own.min_print_temperature, max: own.max_print_temperature }];
      case 'bed_temperature_c':
        return [{ min: own.min_bed_temperature, max: own.max_bed_temperature }];
      default:
        return [];
    }
  };
}

/** A table of constants of a Python script, which is JSON but for comments and commas at the end. */
function table<T>(script: string, name: string): T {
  const text = new RegExp(`^${name}\\b[^=]*= (\\{.*?^\\})`, 'ms').exec(script)?.[1];
  if (text === undefined) throw new Error(`${SCRIPT} has no table ${name}: check how it fills the database now`);
  return JSON.parse(text.replace(/#.*$/gm, '').replace(/,(\s*\})/g, '$1')) as T;
}
