import { OpenPrintDataError } from '../errors.js';

/** A file that does not exist at the location. */
export class NotFoundError extends Error {
  override readonly name = 'Absent';
}

/** The server is overloaded, restarting or temporarily unreachable, and may answer later. */
export class RetryableError extends Error {
  override readonly name = 'Busy';

  /** @param waitMs wait requested by the server, ms; null: not stated */
  constructor(
    message: string,
    readonly waitMs: number | null,
  ) {
    super(message);
  }
}

/** The mirror ended without a new release; the folder is unchanged. */
export class MirrorError extends OpenPrintDataError {
  override readonly name = 'MirrorError';

  /**
   * @param code `digest`: the source does not have the requested release. `damaged`: its files differ from its
   * manifest. `unreachable`: it does not answer. `locked`: another run is active. `folder`: the folder cannot become a
   * mirror. `disk`: the disk is full or cannot be written to.
   */
  constructor(
    readonly code: 'digest' | 'damaged' | 'unreachable' | 'locked' | 'folder' | 'disk',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Why a request failed: the Fetch API reports it as the cause of the error. */
export function failureReason(error: unknown): string {
  const { message, cause } = error as Error;
  if (!(cause instanceof Error)) return message;
  const why = cause.message || String((cause as NodeJS.ErrnoException).code);
  return message.endsWith(why) ? message : `${message}: ${why}`;
}

/** The code of a system error, such as `ENOENT`; empty for any other. */
export function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | null)?.code ?? '');
}
