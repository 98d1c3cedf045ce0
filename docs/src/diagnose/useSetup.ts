import { useEffect, useRef } from 'preact/hooks';
import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import type { Files } from '../../../clients/typescript/src/files.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { type Loaded, loadedValue, useLoaded } from '../explorer/tools.js';
import type { UnresolvedName } from './resolve-view.js';
import { setupFor } from './setup.js';
import type { View } from './view.js';

/** What of the address is taken back, and what that is told as. */
type Change = (part: Partial<View>, dropped?: UnresolvedName) => void;

/** The records of a view's setup, how far each load is, and the setup they make; null: the first are on their way. */
export function useSetup(files: Files, ready: boolean, view: View, change: Change) {
  const printer = useLoaded(ready ? view.printer : null, (name) => resolveRecord<Printer>(files, 'printers', name));
  const material = useLoaded(ready ? view.material : null, (name) => resolveRecord<Material>(files, 'materials', name));
  useNameOf(
    printer,
    (id) => change({ printer: null, nozzle: null }, { kind: 'printer', id }),
    (id) => {
      if (id !== view.printer) change({ printer: id });
    },
  );
  useNameOf(
    material,
    (id) => change({ material: null }, { kind: 'material', id }),
    (id) => {
      if (id !== view.material) change({ material: id });
    },
  );

  const machine = loadedValue(printer);
  const { nozzle } = view;
  const fits = nozzle === null || machine?.nozzles.some(({ variant }) => variant === nozzle);
  // A nozzle belongs to a printer: without one it tells nothing.
  const strayed = ready && !fits && (machine !== null || view.printer === null);
  useEffect(() => {
    if (strayed) change({ nozzle: null }, { kind: 'nozzle', id: nozzle ?? '' });
  }, [strayed, nozzle]);

  // While a record of another setup is on its way, the page stays as it is, and what one is typing into with it.
  const shown = useRef<Setup | null>(null);
  const waiting = [printer, material].some(({ state }) => state === 'loading');
  if (ready && !waiting) shown.current = setupFor(view, machine, loadedValue(material));
  return { printer, material, setup: shown.current };
}

/** Tells of a name that names nothing, and of the id of one that does. */
function useNameOf(loaded: Loaded<{ id: string }>, onUnknown: (name: string) => void, onId: (id: string) => void) {
  const unknown = loaded.state === 'failed' && loaded.error instanceof UnknownNameError ? loaded.error.asked : null;
  const id = loaded.state === 'ready' ? loaded.value.id : null;
  useEffect(() => {
    if (unknown !== null) onUnknown(unknown);
    if (id !== null) onId(id);
  }, [unknown, id]);
}
