import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { FileReading } from '../../../../core/read-settings/read-settings.js';

/** A user's file and the result of reading it. */
export interface OwnFile {
  name: string;
  reading: FileReading;
}

/** sessionStorage key of a file's settings: in the URL they would be sent to the server. */
const KEY = 'open-print-data-file';

/** Passes the settings read from a file to the pages opened next. @throws if sessionStorage is unavailable or full */
export function handOver(name: string, settings: RawSettings): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name, settings: { ...settings, values: [...settings.values] } }));
}

/** The file passed on by another page; null: none. */
export function handedFile(): OwnFile | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    const { name, settings } = JSON.parse(text);
    return { name, reading: { ok: true, settings: { prints: [], ...settings, values: new Map(settings.values) } } };
  } catch {
    // Storage is blocked or contains something else.
    return null;
  }
}

/** Clears the file passed on by another page. */
export function forgetHanded(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}
