import type { NameKind } from '../../../core/names/spellings.js';
import { OpenPrintDataError } from '../../../core/open-print-data-error.js';

export { type ClientErrorCode, OpenPrintDataError } from '../../../core/open-print-data-error.js';

/** Kinds of records that can be looked up by name. */
export type Kind = NameKind | 'settings' | 'filaments' | 'filament_brands';

/** The noun for one record of each kind, in messages. */
const ONE = {
  brands: 'brand',
  printers: 'printer',
  materials: 'material',
  symptoms: 'symptom',
  settings: 'setting',
  filaments: 'filament',
  filament_brands: 'filament_brand',
} as const satisfies Record<Kind, string>;

/** No record has the name, or several do; `suggestions` are the ids of close matches, or of all that have it. */
export class UnknownNameError extends OpenPrintDataError {
  override readonly name = 'UnknownNameError';
  readonly code: `unknown_${(typeof ONE)[Kind]}` | 'ambiguous';

  /**
   * @param kind of record looked for
   * @param asked the name as given
   * @param suggestions ids of close matches, best first; if the name is ambiguous, all its matches
   * @param several whether the name is ambiguous
   */
  constructor(
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
    this.code = several ? 'ambiguous' : `unknown_${ONE[kind]}`;
  }
}

/** The source has no such file. */
export class MissingFileError extends OpenPrintDataError {
  override readonly name = 'MissingFileError';
  readonly code = 'not_found';

  /** @param source its address or path */
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

  /** @param materials ids of the materials that the printer has profiles for */
  constructor(
    readonly printer: string,
    readonly material: string,
    readonly materials: readonly string[],
  ) {
    const others = materials.join(', ') || 'no material';
    super(`${printer} has no profile for ${material}; fit() says whether it can print it; profiles: ${others}`);
  }
}

/** The pair has profiles, but none for this nozzle. */
export class UnknownNozzleError extends OpenPrintDataError {
  override readonly name = 'UnknownNozzleError';
  readonly code = 'unknown_nozzle';

  /** @param nozzles variants that have a profile */
  constructor(
    readonly printer: string,
    readonly material: string,
    readonly asked: string,
    readonly nozzles: readonly string[],
  ) {
    super(`${printer} with ${material} has no profile for nozzle ${JSON.stringify(asked)}; ${nozzles.join(', ')}`);
  }
}

/** An invalid argument. */
export class BadArgumentError extends OpenPrintDataError {
  override readonly name = 'BadArgumentError';

  /**
   * @param argument its name
   * @param allowed its valid values
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

/** The source's rate limit was exceeded. */
export class RateLimitedError extends OpenPrintDataError {
  override readonly name = 'RateLimitedError';
  readonly code = 'rate_limited';

  /** @param retryAfter seconds until a retry is accepted; null: not stated */
  constructor(
    readonly url: string,
    readonly retryAfter: number | null,
  ) {
    super(`${url}: too many requests${again(retryAfter)}`);
  }
}

/** The source answered with an error status. */
export class ServerError extends OpenPrintDataError {
  override readonly name = 'ServerError';
  readonly code: 'data_unavailable' | 'server_error';

  /** @param retryAfter seconds until a retry is accepted; null: not stated */
  constructor(
    readonly url: string,
    readonly status: number,
    readonly retryAfter: number | null,
  ) {
    super(`${url}: status ${status}${again(retryAfter)}`);
    this.code = status === 503 ? 'data_unavailable' : 'server_error';
  }
}

/** The source is unreachable; `cause` says why, as far as the platform reports it. */
export class NetworkError extends OpenPrintDataError {
  override readonly name = 'NetworkError';
  readonly code = 'network';

  constructor(
    readonly url: string,
    cause: unknown,
  ) {
    const { message = cause, cause: deeper } = (cause ?? {}) as Error;
    super(`${url}: ${message}${deeper instanceof Error ? ` (${deeper.message})` : ''}`, { cause });
  }
}

/** The source did not answer in time. */
export class TimeoutError extends OpenPrintDataError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';

  /** @param afterMs the timeout that was exceeded, ms */
  constructor(
    readonly url: string,
    readonly afterMs: number,
  ) {
    super(`${url}: no answer within ${afterMs} ms`);
  }
}

/** The answer is malformed: not JSON, truncated, or of an unexpected shape. */
export class BrokenAnswerError extends OpenPrintDataError {
  override readonly name = 'BrokenAnswerError';
  readonly code = 'broken_answer';

  /** @param why what is wrong with it */
  constructor(
    readonly url: string,
    readonly why: string,
  ) {
    super(`${url}: ${why}`);
  }
}

/** The source switched to another release during a call, twice in a row or after records were returned. */
export class ReleaseChangedError extends OpenPrintDataError {
  override readonly name = 'ReleaseChangedError';
  readonly code = 'release_changed';

  constructor(readonly url: string) {
    super(`${url}: the pages of this list belong to more than one release; ask again`);
  }
}

function again(seconds: number | null): string {
  return seconds === null ? '' : `; ask again in ${Math.ceil(seconds)} s`;
}
