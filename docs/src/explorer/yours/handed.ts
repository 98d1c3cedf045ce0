import type { RawSettings } from '../../../../core/read-settings/raw-settings.js';
import type { Yours } from './store.js';

/** Where the settings of a file lie from one page to the next: in this tab alone, and never in an address, which is sent. */
const KEY = 'open-print-data-file';

/** Hands the settings that were read from a file to the page that is opened next. @throws where the browser keeps nothing */
export function handOver(name: string, settings: RawSettings): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name, settings: { ...settings, values: [...settings.values] } }));
}

/** Takes what another page handed over, once; null: nothing. */
export function takeHanded(): Yours['file'] {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text === null) return null;
    const { name, settings } = JSON.parse(text);
    return { name, reading: { ok: true, settings: { ...settings, values: new Map(settings.values) } } };
  } catch {
    // A browser that keeps nothing, or what somebody else wrote there.
    return null;
  }
}
