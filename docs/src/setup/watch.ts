import { type MySetup, onChange, readSetup } from './setup.js';

/** Calls back with my setup: now, and whenever another one is kept, be it in another window. */
export function watchSetup(show: (setup: MySetup) => void): void {
  const again = () => show(readSetup());
  onChange(again);
  addEventListener('storage', again);
  again();
}
