import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Language } from '../../../core/words/language.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { WebOptions } from './http/web.js';
import type { Source } from './source.js';

/** Options of a client; those of {@link WebOptions} apply if the source is an address. */
export interface Options extends WebOptions {
  /** Address of the service or a mirror, or another source, such as a folder. */
  source?: string | Source | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
}

/** Options of the short version of a record. */
export interface BriefOptions {
  /** Language of its texts; English by default. */
  language?: Language | undefined;
}

/** The setup that a rule is resolved for, as names or ids; absent: unknown. */
export interface SetupNames {
  printer?: string | undefined;
  material?: string | undefined;
  /** Nozzle variant as in profiles, such as `0.4`. */
  nozzle?: string | number | undefined;
  slicer?: SlicerId | undefined;
  /** The user's own values by setting id; they override the profile. */
  user_values?: Setup['user_values'] | undefined;
}
