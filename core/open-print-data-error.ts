import type { ErrorCode } from './contract/errors.js';
import type { PresetRefusalCode } from './presets/refusals.js';

/** The `code` of an error: the service's codes, if it has one, and those that only a client needs. */
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
  // Reasons why a mirror cannot be made.
  | 'digest'
  | 'damaged'
  | 'unreachable'
  | 'locked'
  | 'folder'
  | 'disk'
  | PresetRefusalCode;

/** Base class of everything that client calls throw, except the reason of an aborted signal. */
export abstract class OpenPrintDataError extends Error {
  override readonly name: string = 'OpenPrintDataError';
  abstract readonly code: ClientErrorCode;
}
