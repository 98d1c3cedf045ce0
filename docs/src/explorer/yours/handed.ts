import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { FileReading } from '../../../../core/read-settings/read-settings.js';

/** A user's file, and the result of reading it. */
export interface OwnFile {
  name: string;
  reading: FileReading;
}

/** Key of the settings of a file in the storage of this tab: an address would be sent to the server. */
const KEY = 'open-print-data-file';

/** Hands the settings that were read from a file to the pages that are opened next. @throws where the browser keeps nothing */
export function handOver(name: string, settings: RawSettings): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name, settings: { ...settings, values: [...settings.values] } }));
}

/** The file that another page handed over; null: none. */
export function handedFile(): OwnFile | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    const { name, settings } = JSON.parse(text);
    return { name, reading: { ok: true, settings: { prints: [], ...settings, values: new Map(settings.values) } } };
  } catch {
    // The storage is blocked, or holds something else.
    return null;
  }
}

/** Forgets the file that was handed over. */
export function forgetHanded(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The storage is blocked.
  }
}
