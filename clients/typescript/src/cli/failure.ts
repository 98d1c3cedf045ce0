import type { Text } from '../../../../core/words/language.js';
import { EXIT, type ExitCode } from './exit.js';

/** What more an error tells, for programs and for people. */
export interface FailureDetails {
  /** The option, argument or file that it is about, as it is written. */
  where?: string;
  /** What was given there. */
  value?: string;
  /** What may be given instead: all of it, or what comes near. */
  suggestions?: readonly string[];
  /** All that may be given there, where the sentence itself names it. */
  allowed?: readonly string[];
  /** What to do about it. */
  hint?: Text;
}

/** An end that is told on stderr: as a sentence, or with `--json` as `{"error": {code, message, message_zh, …}}`. */
export class Failure extends Error {
  override readonly name = 'Failure';

  /**
   * @param exit number that the command ends with
   * @param code the same for programs, such as `unknown_printer` or `unknown_option`
   * @param text what is wrong, as a sentence
   */
  constructor(
    readonly exit: ExitCode,
    readonly code: string,
    readonly text: Text,
    readonly details: FailureDetails = {},
  ) {
    super(text.en);
  }
}

/** A call that cannot be meant: exit code 64. */
export function wrongUse(code: string, text: Text, details: FailureDetails = {}): Failure {
  return new Failure(EXIT.usage, code, text, details);
}
