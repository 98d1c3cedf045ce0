import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { FileReading } from '../../../../core/read-settings/read-settings.js';

/** A file of somebody's, and what came of reading it. */
export interface OwnFile {
  name: string;
  reading: FileReading;
}

/** Where the settings of a file lie from one page to the next: in this tab alone, and never in an address, which is sent. */
const KEY = 'open-print-data-file';

/** Hands the settings that were read from a file to the pages that are opened next. @throws where the browser keeps nothing */
export function handOver(name: string, settings: RawSettings): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name, settings: { ...settings, values: [...settings.values] } }));
}

/** What another page handed over, until it is forgotten; null: nothing. */
export function handedFile(): OwnFile | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    const { name, settings } = JSON.parse(text);
    return { name, reading: { ok: true, settings: { ...settings, values: new Map(settings.values) } } };
  } catch {
    // A browser that keeps nothing, or what somebody else wrote there.
    return null;
  }
}

/** Forgets what was handed over. */
export function forgetHanded(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}
