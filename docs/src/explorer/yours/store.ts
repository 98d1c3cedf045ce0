import { useEffect, useState } from 'preact/hooks';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { forgetHanded, handedFile, type OwnFile } from './handed.js';

/** The user's own settings: a file that was read, and values that were typed. */
export interface Yours {
  /** The file and the result of reading it; null: none. */
  file: OwnFile | null;
  /** Which extruder or filament of the file is meant, from 0. */
  extruder: number;
  /** Diameter of the nozzle that the file says, mm; null: it does not. */
  nozzle: number | null;
  /** The values of the file, by setting, in the units of the settings. */
  read: Readonly<Record<string, SettingValue>>;
  /** The typed values, by setting; they take precedence over the file's. */
  typed: Readonly<Record<string, SettingValue>>;
}

const NOTHING: Yours = { file: null, extruder: 0, nozzle: null, read: {}, typed: {} };

let now: Yours = NOTHING;
const listeners = new Set<(yours: Yours) => void>();

/** Changes the own settings. They stay in the memory of the page: nothing is sent. */
export function updateYours(change: Partial<Yours>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener(now);
}

/** What changes with a file: the filament that prints is read first, and nothing of the file before. */
export function ofFile(file: OwnFile): Partial<Yours> {
  const extruder = (file.reading.ok && file.reading.settings.prints[0]) || 0;
  return { file, extruder, nozzle: null, read: {} };
}

/** Forgets everything, for the pages that are opened next as well. */
export function clearYours(): void {
  forgetHanded();
  updateYours(NOTHING);
}

/** The own settings, kept current. */
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
    if (handed) updateYours(ofFile(handed));
  }, []);
  return yours;
}

/** One's own value of each setting that is known, in the unit of the setting. */
export function valuesOf({ read, typed }: Yours): Record<string, SettingValue> {
  return { ...read, ...typed };
}
