import type { Chosen } from '../setup/setup.js';

/** What is written down of a step. */
export interface StepNote {
  /** As it was written; empty: nothing yet. */
  result: string;
  /** Whether a result that was refused is kept all the same. */
  kept: boolean;
  done: boolean;
  note: string;
  /** What earlier steps had come to when the result was written, by step. */
  with: Readonly<Record<string, number>>;
}

/** The notes of a spool on a printer: there is one of each name for a printer, nozzle and material. */
export interface Spool {
  printer: Chosen;
  /** Nozzle variant, as profiles name it; empty: not known. */
  nozzle: string;
  material: Chosen;
  /** As its owner calls it. */
  name: string;
  /** When it was last written into, ISO 8601. */
  changed: string;
  /** By id of the step. */
  steps: Readonly<Record<string, StepNote>>;
}

/** Nothing written. */
export const NO_ENTRY: StepNote = { result: '', kept: false, done: false, note: '', with: {} };

/** Longest texts that are taken, characters. */
export const LENGTHS = { name: 80, result: 40, note: 2000 } as const;

/** What tells spools apart. */
export function keyOf({ printer, nozzle, material, name }: Omit<Spool, 'changed' | 'steps'>): string {
  return JSON.stringify([printer.id, nozzle, material.id, name]);
}

/** Whether anything is written down of a step. */
export function isWritten({ result, note, done }: StepNote): boolean {
  return result !== '' || note !== '' || done;
}

/** The notes with those of a spool written anew, or added. */
export function put(spools: readonly Spool[], spool: Spool): Spool[] {
  const key = keyOf(spool);
  const at = spools.findIndex((other) => keyOf(other) === key);
  return at < 0 ? [...spools, spool] : spools.with(at, spool);
}

/** The notes without those of a spool. */
export function without(spools: readonly Spool[], key: string): Spool[] {
  return spools.filter((spool) => keyOf(spool) !== key);
}

/** The notes with a spool called otherwise; null when another one of its setup is called so. */
export function renamed(spools: readonly Spool[], key: string, name: string): Spool[] | null {
  const next = spools.map((spool) => (keyOf(spool) === key ? { ...spool, name } : spool));
  return new Set(next.map(keyOf)).size === next.length ? next : null;
}

/** Both sets of notes as one; of a spool that both have, the notes that were written last. */
export function merged(own: readonly Spool[], other: readonly Spool[]): { spools: Spool[]; taken: number } {
  let spools = [...own];
  let taken = 0;
  for (const spool of other) {
    const here = spools.find((one) => keyOf(one) === keyOf(spool));
    if (here && here.changed >= spool.changed) continue;
    spools = put(spools, spool);
    taken += 1;
  }
  return { spools, taken };
}
