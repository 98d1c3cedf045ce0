import { useEffect } from 'preact/hooks';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { SharedValue } from '../../shared-value.js';
import { useShared } from '../../use-shared.js';
import { forgetHanded, handedFile, type OwnFile } from './handed.js';

/** The user's own settings: from a file, and typed. */
export interface Yours {
  /** The file and the result of reading it; null: none. */
  file: OwnFile | null;
  /** Index of the extruder or filament in the file, from 0. */
  extruder: number;
  /** Nozzle diameter stated in the file, mm; null: none. */
  nozzle: number | null;
  /** Values from the file by setting id, in the units of the settings. */
  read: Readonly<Record<string, SettingValue>>;
  /** Typed values by setting id; they override those of the file. */
  typed: Readonly<Record<string, SettingValue>>;
}

const NOTHING: Yours = { file: null, extruder: 0, nozzle: null, read: {}, typed: {} };

const shared = new SharedValue(NOTHING);

/** Changes the user's settings. They stay in memory: nothing is uploaded. */
export function updateYours(change: Partial<Yours>): void {
  shared.change((now) => ({ ...now, ...change }));
}

/** The changes for a new file: selects the filament it prints with and drops the previous file's values. */
export function ofFile(file: OwnFile): Partial<Yours> {
  const extruder = (file.reading.ok && file.reading.settings.prints[0]) || 0;
  return { file, extruder, nozzle: null, read: {} };
}

/** Clears everything, including for the pages opened next. */
export function clearYours(): void {
  forgetHanded();
  updateYours(NOTHING);
}

/** Subscribes to the user's settings. */
export function useYours(): Yours {
  return useShared(shared);
}

/** Like `useYours`, plus the file passed on by another page, if any. */
export function useHandedYours(): Yours {
  const yours = useYours();
  useEffect(() => {
    const handed = handedFile();
    if (handed) updateYours(ofFile(handed));
  }, []);
  return yours;
}

/** The user's known values by setting id, in the units of the settings. */
export function valuesOf({ read, typed }: Yours): Record<string, SettingValue> {
  return { ...read, ...typed };
}
