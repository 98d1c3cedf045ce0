import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '../core/contract/limits.js';
import { orUnavailable, preflight } from '../functions/answer/answer.js';
import { type ErrorDetails, errorAnswer } from '../functions/answer/error.js';
import { handleNode, MAX_URL_BYTES } from '../functions/node.js';
import type { Log, PlainResponse, Platform, ResponseCache } from '../functions/types.js';
import type { Limiter } from './limiter.js';
import { sitePages } from './pages.js';
import type { Release } from './release.js';
import type { Represent } from './represent.js';

/** Limit for the request line and the headers together, bytes. */
export const MAX_HEADER_BYTES = 16 * 1024;

export interface Service {
  /** The current release, and the platform that answers from it. */
  current(): { release: Release; platform: Platform };
  /** Key that the client of a request is counted under. */
  clientOf(request: IncomingMessage): string;
  limiter: Limiter | undefined;
  represent: Represent;
  /** Timeout for sending an answer, ms: a client that reads a byte now and then must not hold a connection. */
  sendWithin: number;
  log: Log;
  /** Called for every answer when it has been sent, or when the client has gone. */
  onSent?: (request: IncomingMessage, response: ServerResponse, answer: PlainResponse, ms: number) => void;
}

/** Converts Node's requests into answers and writes them. */
export function listener({ current, clientOf, limiter, represent, sendWithin, log, onSent }: Service): RequestListener {
  return async (request, response) => {
    const start = onSent ? performance.now() : 0;
    const { release, platform } = current();
    const own = limiter ? { ...platform, count: () => limiter(clientOf(request)) } : platform;
    const late = setTimeout(() => response.destroy(), sendWithin).unref();
    response.once('close', () => clearTimeout(late));
    release.begin();
    try {
      const made = handleNode(request, own);
      const chosen = represent(request, made instanceof Promise ? await made : made, release);
      const answer = chosen instanceof Promise ? await orUnavailable(() => chosen, own) : chosen;
      if (onSent) response.once('close', () => onSent(request, response, answer, performance.now() - start));
      await send(answer, request, response);
    } catch (error) {
      // A request that fails must not end the server for all others.
      if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE')
        log('a request could not be answered', error);
      response.destroy();
    } finally {
      release.end();
    }
  };
}

function send({ status, headers, body }: PlainResponse, { method }: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, headers);
  if (method === 'HEAD' || body === null) response.end();
  else if (body instanceof Uint8Array) response.end(body);
  else return pipeline(body, response);
}

/** The platform of a release; paths outside `/api` are the server's health or pages of the site. */
export function platformOf(release: Release, ready: ResponseCache, health: () => PlainResponse, log: Log): Platform {
  const pages = sitePages(release);
  return {
    assets: release.assets,
    ready,
    log,
    elsewhere(method, pathname, ifNoneMatch) {
      if (pathname === '/healthz') return health();
      return method === 'OPTIONS' ? preflight() : pages(method, pathname, ifNoneMatch);
    },
  };
}

/** Answers a request that Node's parser rejected, if the service has an error for the reason. */
export function refuse(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  // The bytes read last. If they include the request line, it shows the cause.
  const packet = error.rawPacket?.toString('latin1') ?? '';
  const unencoded = unencodedPart(packet);
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    const isTarget = /^[A-Z]+ /.test(packet) && !packet.slice(0, MAX_URL_BYTES).includes('\n');
    refuseWith(errorAnswer(isTarget ? 'uri_too_long' : 'headers_too_large'), socket);
  } else if (unencoded) refuseWith(errorAnswer('invalid_encoding', unencoded), socket);
  else {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  }
}

function refuseWith({ status, headers, body }: PlainResponse, socket: Duplex): void {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = (body as Uint8Array).byteLength;
  socket.write(`HTTP/1.1 ${status} \r\n${fields.join('')}Content-Length: ${length}\r\nConnection: close\r\n\r\n`);
  socket.end(body as Uint8Array);
}

/**
 * The unencoded part of a request target, such as `symptom=拉丝`, with its encoded form.
 *
 * @param packet bytes as Latin-1, from the start of the request line
 */
function unencodedPart(packet: string): ErrorDetails | null {
  const [, target = ''] = /^[A-Z]+ (.+) HTTP\/1\.\d\r?\n/.exec(packet) ?? [];
  const isTyped = (text: string) => /[^\x21-\x7e]/.test(text);
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const part = isTyped(path) ? path : query.split('&').find(isTyped);
  if (part === undefined) return null;
  const bytes = Buffer.from(part, 'latin1');
  const encoded = part.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${Buffer.from(byte, 'latin1').toString('hex').toUpperCase()}`,
  );
  const written = isUtf8(bytes) ? encoded.slice(0, 6 * LIMITS.maxValueLength) : null;
  return {
    ...(part !== path && { parameter: bytes.toString().split('=', 1)[0]?.slice(0, LIMITS.maxValueLength) ?? '' }),
    allowed: `UTF-8, percent-encoded${written === null ? '' : ` (${written})`}`,
    allowed_zh: `百分号编码的 UTF-8${written === null ? '' : `（${written}）`}`,
  };
}
