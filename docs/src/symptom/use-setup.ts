import { useEffect, useMemo, useRef } from 'preact/hooks';
import { UnknownNameError } from '../../../clients/typescript/src/errors.js';
import type { Files } from '../../../clients/typescript/src/files.js';
import { nozzleDiameter, profilesOf, setupWith } from '../../../clients/typescript/src/parts/setup.js';
import { resolveRecord } from '../../../clients/typescript/src/resolve-record.js';
import { NO_SETUP, type Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { type Loaded, loadedValue, useLoaded } from '../explorer/tools.js';
import { useYours, valuesOf } from '../explorer/yours/store.js';
import type { UnresolvedName, View } from './view.js';

const NO_PROFILES: readonly Profile[] = [];

/** Changes the setup or parts of it. */
export type ChooseSetup = (part: Partial<Pick<View, 'printer' | 'material' | 'nozzle' | 'slicer'>>) => void;

/** Resets parts of the view, and optionally reports what was dropped. */
type ChangeView = (part: Partial<View>, dropped?: UnresolvedName) => void;

/** The records of a view's setup, with their load states. */
export interface LoadedSetup {
  printer: Loaded<Printer>;
  material: Loaded<Material>;
  profiles: Loaded<unknown>;
  /** The setup of the answer; the previous one while records are loading. */
  setup: Setup;
  /** Nozzle variants to choose from. */
  variants: readonly string[];
}

/** Loads the setup that a view names. Names become ids; unknown names are reset and reported. */
export function useSetup(files: Files, ready: boolean, view: View, change: ChangeView): LoadedSetup {
  const kept = useYours();
  const printer = useLoaded(ready ? view.printer : null, (name) => resolveRecord<Printer>(files, 'printers', name));
  const material = useLoaded(ready ? view.material : null, (name) => resolveRecord<Material>(files, 'materials', name));
  useNameOf(
    printer,
    (id) => id !== view.printer && change({ printer: id }),
    (id) => change({ printer: null, nozzle: null }, { kind: 'printer', id }),
  );
  useNameOf(
    material,
    (id) => id !== view.material && change({ material: id }),
    (id) => change({ material: null }, { kind: 'material', id }),
  );

  const [machine, plastic] = [loadedValue(printer), loadedValue(material)];
  const pair = machine && plastic ? `${machine.id} ${plastic.id}` : null;
  const profiles = useLoaded(pair, () => profilesOf(files, machine, plastic));
  const own = loadedValue(profiles) ?? NO_PROFILES;
  const { nozzle } = view;
  const strayed =
    ready && nozzle !== null && (machine === null ? view.printer === null : nozzleDiameter(nozzle, machine) === null);
  useEffect(() => {
    if (strayed) change({ nozzle: null }, { kind: 'nozzle', id: nozzle ?? '' });
  }, [strayed, nozzle]);

  // A partial setup would show different, wrong values.
  const shown = useRef<Setup>(NO_SETUP);
  const waits = [printer, material, profiles].some(({ state }) => state === 'loading');
  const isThere = ready && !waits && !strayed;
  // Stable until part of it changes, so that derived values are computed once.
  const chosen = useMemo(
    () =>
      isThere
        ? setupWith(
            { printer: machine, material: plastic, profiles: own },
            { nozzle: nozzle ?? undefined, slicer: view.slicer },
            own.length > 0 ? 'default' : 'keep',
          )
        : null,
    [isThere, machine, plastic, own, nozzle, view.slicer],
  );
  if (chosen) shown.current = chosen;
  const { user_values: known } = shown.current;
  const yours = useMemo(() => ({ ...known, ...valuesOf(kept) }), [known, kept]);
  const variants = (own.length > 0 ? own.map((one) => one.nozzle) : (machine?.nozzles ?? [])).map(
    ({ variant }) => variant,
  );
  return {
    printer,
    material,
    profiles,
    setup: { ...shown.current, user_values: yours },
    variants: [...new Set(variants)],
  };
}

/** Reports the id of a name that is known, or a name that is unknown. */
function useNameOf(loaded: Loaded<{ id: string }>, onId: (id: string) => unknown, onUnknown: (name: string) => void) {
  const unknown = loaded.state === 'failed' && loaded.error instanceof UnknownNameError ? loaded.error.asked : null;
  const id = loadedValue(loaded)?.id ?? null;
  useEffect(() => {
    if (unknown !== null) onUnknown(unknown);
    if (id !== null) onId(id);
  }, [unknown, id]);
}
