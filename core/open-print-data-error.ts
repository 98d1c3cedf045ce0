import type { ErrorCode } from './contract/errors.js';
import type { PresetRefusalCode } from './presets/refusals.js';

/** What `code` of an error may be: the words of the service where it has one, and those that only a client needs. */
export type ClientErrorCode =
  | Extract<
      ErrorCode,
      | `unknown_${'brand' | 'printer' | 'material' | 'symptom' | 'parameter'}`
      | 'ambiguous'
      | 'empty_value'
      | 'invalid_number'
      | 'out_of_range'
      | 'not_found'
      | 'rate_limited'
      | 'data_unavailable'
    >
  | 'unknown_setting'
  | 'unknown_filament'
  | 'unknown_filament_brand'
  | 'unknown_nozzle'
  | 'no_profile'
  | 'invalid_value'
  | 'server_error'
  | 'network'
  | 'timeout'
  | 'broken_answer'
  | 'release_changed'
  // What keeps a mirror from being made.
  | 'digest'
  | 'damaged'
  | 'unreachable'
  | 'locked'
  | 'folder'
  | 'disk'
  | PresetRefusalCode;

/** Everything that a call of the client throws, besides what an aborted signal gives as its reason. */
export abstract class OpenPrintDataError extends Error {
  override readonly name: string = 'OpenPrintDataError';
  abstract readonly code: ClientErrorCode;
}
