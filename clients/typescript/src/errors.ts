import type { ErrorCode } from '../../../core/contract/errors.js';
import type { NameKind } from '../../../core/names/spellings.js';

/** What `code` of an error may be: the words of the service where it has one, and those that only a client needs. */
export type ClientErrorCode =
  | Extract<
      ErrorCode,
      | `unknown_${'brand' | 'printer' | 'material' | 'symptom' | 'parameter'}`
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
  | 'disk';

/** Everything that a call of the client throws, besides what an aborted signal gives as its reason. */
export abstract class OpenPrintDataError extends Error {
  override readonly name: string = 'OpenPrintDataError';
  abstract readonly code: ClientErrorCode;
}

/** What can be asked for by name. */
export type Kind = NameKind | 'settings' | 'filaments' | 'filament_brands';

/** What one of a kind is called, in messages. */
const ONE = {
  brands: 'brand',
  printers: 'printer',
  materials: 'material',
  symptoms: 'symptom',
  settings: 'setting',
  filaments: 'filament',
  filament_brands: 'filament_brand',
} as const satisfies Record<Kind, string>;

/** Nothing, or more than one thing, is called so. */
export class UnknownNameError extends OpenPrintDataError {
  override readonly name = 'UnknownNameError';

  /**
   * @param code as the service words it
   * @param kind what was looked for
   * @param asked the name as it was given
   * @param suggestions ids that come near, best first; all that are meant, when they are several
   * @param several whether the name means more than one
   */
  constructor(
    readonly code: `unknown_${(typeof ONE)[Kind]}`,
    readonly kind: Kind,
    readonly asked: string,
    readonly suggestions: readonly string[],
    readonly several = false,
  ) {
    const near = suggestions.length > 0 ? `: ${suggestions.join(', ')}` : '';
    super(
      several
        ? `${JSON.stringify(asked)} means more than one ${ONE[kind]}${near}`
        : `No ${ONE[kind]} is called ${JSON.stringify(asked)}${near && `; near it${near}`}`,
    );
  }
}

/** The source has no such file. */
export class MissingFileError extends OpenPrintDataError {
  override readonly name = 'MissingFileError';
  readonly code = 'not_found';

  /** @param source what was asked */
  constructor(
    readonly path: string,
    readonly source = '',
  ) {
    super(`${source}${path} does not exist; a source is what contains /api/v1`);
  }
}

/** The printer has no profile for the material. */
export class NoProfileError extends OpenPrintDataError {
  override readonly name = 'NoProfileError';
  readonly code = 'no_profile';

  /** @param materials ids of those that the printer has profiles for */
  constructor(
    readonly printer: string,
    readonly material: string,
    readonly materials: readonly string[],
  ) {
    super(`${printer} has no profile for ${material}; it has profiles for ${materials.join(', ') || 'no material'}`);
  }
}

/** The pair has profiles, but none for this nozzle. */
export class UnknownNozzleError extends OpenPrintDataError {
  override readonly name = 'UnknownNozzleError';
  readonly code = 'unknown_nozzle';

  /** @param nozzles variants that there are */
  constructor(
    readonly printer: string,
    readonly material: string,
    readonly asked: string,
    readonly nozzles: readonly string[],
  ) {
    super(`${printer} with ${material} has no profile for nozzle ${JSON.stringify(asked)}; ${nozzles.join(', ')}`);
  }
}

/** An argument that cannot be meant. */
export class BadArgumentError extends OpenPrintDataError {
  override readonly name = 'BadArgumentError';

  /**
   * @param argument which
   * @param allowed what it may be
   */
  constructor(
    readonly code: 'unknown_parameter' | 'empty_value' | 'invalid_number' | 'out_of_range' | 'invalid_value',
    readonly argument: string,
    readonly value: unknown,
    readonly allowed: string,
  ) {
    super(`${argument}: ${typeof value === 'string' ? JSON.stringify(value) : String(value)}; allowed: ${allowed}`);
  }
}
