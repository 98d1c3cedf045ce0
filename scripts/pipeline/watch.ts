import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';

/** How long a folder must be unchanged, ms: editors save a file in several steps. */
const QUIET_MS = 30;

/**
 * Calls `onChange` immediately and after every change below a folder, one call at a time, until `signal` aborts.
 * Changes during a call lead to one more call.
 *
 * @throws what `onChange` throws
 */
export async function watchFolder(folder: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let changed = false;
  let wake = () => {};
  const note = () => {
    changed = true;
    wake();
  };
  const watcher = watch(folder, { ignoreInitial: true }).on('all', note);
  await once(watcher, 'ready'); // from here on no edit is missed
  signal.addEventListener('abort', note);
  try {
    await onChange();
    while (!signal.aborted) {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      while (changed && !signal.aborted) {
        changed = false;
        await setTimeout(QUIET_MS);
      }
      if (!signal.aborted) await onChange();
    }
  } finally {
    await watcher.close();
  }
}
