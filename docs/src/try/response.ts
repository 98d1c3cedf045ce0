import stringify from 'json-stringify-pretty-compact';

/** Longest body that is put on lines anew, characters: longer ones would keep the page busy. */
const FORMATTED = 3_000_000;

/** Longest line that is shown whole, characters. */
const LINE = 2_000;

/** Longest line that an object or a list is put on as a whole, characters. */
const WIDTH = 76;

/** Headers on caching and limits, in the order in which they are shown. */
const TELLING = ['ETag', 'Cache-Control', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Link', 'Content-Location'];

/** Why the service refused, as it words it. */
export interface ServiceError {
  message: string;
  message_zh: string;
  parameter?: string;
  suggestions?: string[];
}

/** An answer as it is shown. */
export interface ParsedResponse {
  status: number;
  headers: [name: string, value: string][];
  mediaType: string;
  /** Length of the body, bytes. */
  bytes: number;
  lines: string[];
  /** Whether it has the shape that every answer of the service has, and its headers. */
  ofService: boolean;
  error: ServiceError | null;
}

/** Media types of what is shown as text. */
const READABLE = /^text\/|json$|xml$/;

/** Reads an answer. What is no text, such as an archive, is not fetched to its end. */
export async function parseResponse(response: Response): Promise<ParsedResponse> {
  const { status, headers } = response;
  const mediaType = (headers.get('Content-Type') ?? '').replace(/;.*/, '');
  const readable = READABLE.test(mediaType);
  if (!readable) await response.body?.cancel();
  const text = readable ? await response.text() : '';
  const json = parse(text, mediaType);
  const envelope = json as { success?: unknown; error?: ServiceError } | null | undefined;
  return {
    status,
    headers: TELLING.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
    mediaType,
    bytes: readable ? new TextEncoder().encode(text).length : Number(headers.get('Content-Length')),
    lines: linesOf(text, json),
    ofService: typeof envelope?.success === 'boolean' && headers.has('RateLimit-Policy'),
    error: envelope?.success === false ? (envelope.error ?? null) : null,
  };
}

/** The value of a text of JSON; undefined where it is none. */
function parse(text: string, mediaType: string): unknown {
  if (mediaType !== 'application/json') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function linesOf(text: string, json: unknown): string[] {
  const formatted =
    json === undefined || text.length > FORMATTED
      ? text
      : stringify(json as Parameters<typeof stringify>[0], { maxLength: WIDTH });
  const lines = formatted.trimEnd().split('\n');
  return lines.map((line) => (line.length > LINE ? `${line.slice(0, LINE)} …` : line));
}
