import type { Answer } from './answer.js';
import { matches } from './etag.js';

/** Longest request target whose answer is kept. */
const MAX_TARGET_LENGTH = 256;

/** How much is kept: so many answers, and so many bytes of bodies beyond those that are in memory anyway. */
export interface ReadyBounds {
  answers: number;
  bytes: number;
}

/** An answer that is ready. */
export interface Ready {
  answer: Answer;
  /** The same for a client that has it already: 304. */
  unchanged: Answer;
  /** Whether giving it counts towards the client's limit. */
  counted: boolean;
}

/**
 * The successful answers that a release has given, by request target. An answer depends on the request and the
 * release alone, so that the second request for it need not be parsed, resolved and cut again. One table a release. An
 * answer whose body is a file may be kept without it, where the file is at hand.
 */
export class ReadyAnswers {
  private readonly answers = new Map<string, Ready>();
  private bytes = 0;

  /**
   * @param owned the bodies that the release holds in memory, which cost nothing here
   */
  constructor(
    private readonly most: ReadyBounds,
    private readonly owned: ReadonlySet<unknown> = new Set(),
  ) {}

  get(target: string): Ready | undefined {
    return this.answers.get(target);
  }

  /**
   * Keeps the answer to a GET request without conditions, unless it is a failure or too large; forgets the oldest ones.
   * Gives back what it keeps.
   */
  keep(target: string, given: Answer, counted: boolean): Ready | undefined {
    if (given.status !== 200 || target.length > MAX_TARGET_LENGTH || this.answers.has(target)) return undefined;
    const { RateLimit: _left, ...headers } = given.headers; // what is left to a client is another at each request
    const { 'Content-Length': _length, ...fewer } = headers;
    const ready = { answer: { ...given, headers }, unchanged: { status: 304, headers: fewer, body: null }, counted };
    this.answers.set(target, ready);
    this.bytes += this.cost(given.body);
    for (const [oldest, { answer }] of this.answers) {
      if (this.answers.size <= this.most.answers && this.bytes <= this.most.bytes) break;
      this.answers.delete(oldest);
      this.bytes -= this.cost(answer.body);
    }
    return ready;
  }

  private cost(body: Answer['body']): number {
    return body instanceof Uint8Array && !this.owned.has(body) ? body.byteLength : 0;
  }
}

/** The answer, or 304 where the client has it already. */
export function unlessKnown({ answer, unchanged }: Ready, ifNoneMatch: string | null): Answer {
  return matches(ifNoneMatch, answer.headers.ETag ?? '') ? unchanged : answer;
}
