import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { SharedValue } from '../../shared-value.js';
import { useShared } from '../../use-shared.js';
import { forgetHanded, handedFile, type OwnFile } from './handed.js';

/** The user's own settings: from a file, and typed. */
export interface Yours {
  /** A file to be read; null: none. */
  pending: File | null;
  /** The file that was read here, to read other presets of it. */
  source: File | null;
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

const NOTHING: Yours = { pending: null, source: null, file: null, extruder: 0, nozzle: null, read: {}, typed: {} };

const shared = new SharedValue(NOTHING);

/** Changes the user's settings. They stay in memory: nothing is uploaded. */
export function updateYours(change: Partial<Yours>): void {
  shared.change((now) => ({ ...now, ...change }));
}

/** Sets a file to be read. */
export function takeFile(pending: File): void {
  updateYours({ pending });
}

/** Replaces the file: selects the filament it prints with and drops the values of the previous one. */
export function replaceFile(file: OwnFile, source: File | null): void {
  const extruder = (file.reading.ok && file.reading.settings.prints[0]) || 0;
  updateYours({ pending: null, source, file, extruder, nozzle: null, read: {} });
}

// A file that another page passed on; there is none while the page is prerendered.
const handed = handedFile();
if (handed) replaceFile(handed, null);

/** Clears everything, including for the pages opened next. */
export function clearYours(): void {
  forgetHanded();
  updateYours(NOTHING);
}

/** Subscribes to the user's settings. */
export function useYours(): Yours {
  return useShared(shared);
}

/** Whether there is anything of the user's own. */
export function hasOwn({ pending, file, typed }: Yours): boolean {
  return pending !== null || file !== null || Object.keys(typed).length > 0;
}

/** The user's known values by setting id, in the units of the settings. */
export function valuesOf({ read, typed }: Yours): Record<string, SettingValue> {
  return { ...read, ...typed };
}
