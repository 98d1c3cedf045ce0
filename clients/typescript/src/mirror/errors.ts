import { OpenPrintDataError } from '../errors.js';

/** A file that a place says it does not have. */
export class NotFoundError extends Error {
  override readonly name = 'Absent';
}

/** A server that may answer later: overloaded, restarting, or not to be reached just now. */
export class RetryableError extends Error {
  override readonly name = 'Busy';

  /** @param waitMs how long it asks to wait, ms; null: it does not say */
  constructor(
    message: string,
    readonly waitMs: number | null,
  ) {
    super(message);
  }
}

/** What makes a mirror end without a new release; the folder is as it was. */
export class MirrorError extends OpenPrintDataError {
  override readonly name = 'MirrorError';

  /**
   * @param code `digest`: the source does not hold the release that was asked for. `damaged`: what it gives is not what
   *   its manifest lists. `unreachable`: it cannot be asked. `locked`: another run is at work. `folder`: the folder cannot
   *   become a mirror. `disk`: there is no room, or nothing can be written.
   */
  constructor(
    readonly code: 'digest' | 'damaged' | 'unreachable' | 'locked' | 'folder' | 'disk',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Why a request failed; the Fetch API hides it in the cause. */
export function failureReason(error: unknown): string {
  const { message, cause } = error as Error;
  if (!(cause instanceof Error)) return message;
  const why = cause.message || String((cause as NodeJS.ErrnoException).code);
  return message.endsWith(why) ? message : `${message}: ${why}`;
}

/** The code of an error of the system, such as `ENOENT`; an empty text for any other. */
export function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | null)?.code ?? '');
}
