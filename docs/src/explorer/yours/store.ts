import { useEffect, useState } from 'preact/hooks';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { forgetHanded, handedFile, type OwnFile } from './handed.js';

/** What somebody has told of the own settings: a file that was read, and values that were typed. */
export interface Yours {
  /** The file, and what came of it; null when there is none. */
  file: OwnFile | null;
  /** Which extruder or filament of the file is meant, from 0. */
  extruder: number;
  /** What the file gives, by setting, in the units of the settings. */
  read: Readonly<Record<string, SettingValue>>;
  /** What was typed, by setting; it comes before the file. */
  typed: Readonly<Record<string, SettingValue>>;
}

const NOTHING: Yours = { file: null, extruder: 0, read: {}, typed: {} };

let now: Yours = NOTHING;
const listeners = new Set<(yours: Yours) => void>();

/** Changes what is known. It is kept in the memory of the page: nothing is sent. */
export function updateYours(change: Partial<Yours>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener(now);
}

/** Forgets everything, for the pages that are opened next as well. */
export function clearYours(): void {
  forgetHanded();
  updateYours(NOTHING);
}

/** What somebody has told by now. */
export function currentYours(): Yours {
  return now;
}

/** Calls back whenever something else is told. */
export function watchYours(listener: (yours: Yours) => void): void {
  listeners.add(listener);
}

/** What somebody has told, as it is now and whenever it changes. */
export function useYours(): Yours {
  const [yours, set] = useState(NOTHING);
  useEffect(() => {
    set(now);
    listeners.add(set);
    return () => {
      listeners.delete(set);
    };
  }, []);
  return yours;
}

/** As `useYours`, with the file that another page handed over, if there is one. */
export function useHandedYours(): Yours {
  const yours = useYours();
  useEffect(() => {
    const handed = handedFile();
    if (handed) updateYours({ file: handed, extruder: 0, read: {} });
  }, []);
  return yours;
}

/** One's own value of each setting that is known, in the unit of the setting. */
export function valuesOf({ read, typed }: Yours): Record<string, SettingValue> {
  return { ...read, ...typed };
}
