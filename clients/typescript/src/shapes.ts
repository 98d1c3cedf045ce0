import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { WebOptions } from './http/web.js';
import type { Source } from './source.js';

/** How a client is made; what {@link WebOptions} has holds where the source is an address. */
export interface Options extends WebOptions {
  /** Address of the service or a mirror, or another source, such as a folder. */
  source?: string | Source | undefined;
}

/** What every call takes. */
export interface CallOptions {
  /** Ends the call; it then fails with the reason of the signal. */
  signal?: AbortSignal | undefined;
}

/** Whom a rule is resolved for: names or ids; what is left out is not known. */
export interface SetupNames {
  printer?: string | undefined;
  material?: string | undefined;
  /** Nozzle variant, as profiles name it: `0.4`. */
  nozzle?: string | number | undefined;
  slicer?: SlicerId | undefined;
  /** What the person set, by the id of the setting: it goes before the profile. */
  user_values?: Setup['user_values'] | undefined;
}

/** A brand of printers. */
export interface Brand {
  id: string;
  name: string;
}

export interface ReleaseIndex {
  name: string;
  /** Version of the data: it changes with any record. */
  version: string;
  counts: Readonly<Record<string, number>>;
  brands: readonly Brand[];
  [more: string]: unknown;
}
