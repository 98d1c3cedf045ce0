import stringify from 'json-stringify-pretty-compact';

/** Maximum length of a body to reformat, characters: longer ones would block the page. */
const FORMATTED = 3_000_000;

/** Maximum length of a line shown in full, characters. */
const LINE = 2_000;

/** Maximum length of an object or array on a single line, characters. */
const WIDTH = 76;

/** Caching and rate limit headers, in display order. */
const TELLING = ['ETag', 'Cache-Control', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Link', 'Content-Location'];

/** An error as reported by the service. */
export interface ServiceError {
  message: string;
  message_zh: string;
  parameter?: string;
  suggestions?: string[];
}

/** A response prepared for display. */
export interface ParsedResponse {
  status: number;
  headers: [name: string, value: string][];
  mediaType: string;
  /** Size of the body, bytes. */
  bytes: number;
  lines: string[];
  /** Whether it has the envelope and headers of the service. */
  ofService: boolean;
  error: ServiceError | null;
}

/** Media types shown as text. */
const READABLE = /^text\/|json$|xml$/;

/** Reads a response. The download of a binary body, such as an archive, is cancelled. */
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

/** Parses a JSON text; undefined if it is not JSON. */
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
