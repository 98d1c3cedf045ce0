import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Building } from './building.js';
import type { Growth } from './growth.js';
import type { Measurement } from './serving.js';
import type { Views } from './views.js';
import type { Weight } from './weight.js';

/** File with the results; the page on performance shows them in both languages. */
export const RESULTS = 'docs/benchmarks.json';

/** Hardware and software with which a part was measured. */
export interface Conditions {
  cpu: string;
  cores: number;
  memoryGiB: number;
  system: string;
  versions: Record<string, string>;
  command: string;
}

export type Measured<T> = Conditions & { results: T };

/** Results of `npm run bench`. */
export interface Results {
  serving: Measured<Measurement[]>;
  building: Measured<Building>;
  growth: Measured<Growth[]>;
  weight: Measured<Weight>;
  views: Measured<Views>;
}

export type PartName = keyof Results;

export const PARTS: readonly PartName[] = ['serving', 'building', 'growth', 'weight', 'views'];

export function conditions(versions: Record<string, string>, command: string): Conditions {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? '',
    cores: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    versions,
    command,
  };
}

export function readResults(file: string): Partial<Results> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Results>) : {};
}

/** Stores the results of a part; those of other parts are kept. */
export function keepResults<P extends PartName>(file: string, part: P, results: Results[P]): void {
  writeFileSync(file, `${JSON.stringify({ ...readResults(file), [part]: results }, rounded, 1)}\n`);
}

/** Rounds to five significant digits, more than any measurement here is accurate to; integers are kept. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
}
