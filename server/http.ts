import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../core/contract/errors.js';
import { preflight } from '../functions/answer/answer.js';
import { errorAnswer } from '../functions/answer/error.js';
import { handleNode, MAX_URL_BYTES } from '../functions/node.js';
import type { Log, PlainResponse, Platform, ResponseCache } from '../functions/types.js';
import type { Limiter } from './limiter.js';
import { sitePages } from './pages.js';
import type { LoadedRelease } from './release.js';
import type { Represent } from './represent.js';

/** Most bytes that the request line and the headers may have together. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** What requests are answered from. */
export interface Service {
  /** The release that is served now. */
  current(): Platform;
  /** Key that the client of a request is counted under. */
  clientOf(request: IncomingMessage): string;
  limiter: Limiter | undefined;
  represent: Represent;
  log: Log;
  /** Told of every answer when it is sent, or when the client has gone. */
  onSent?: (request: IncomingMessage, response: ServerResponse, answer: PlainResponse, ms: number) => void;
}

/** Turns Node's requests into answers and writes them. */
export function listener({ current, clientOf, limiter, represent, log, onSent }: Service): RequestListener {
  return (request, response) => {
    const start = onSent ? performance.now() : 0;
    const told =
      onSent &&
      ((answer: PlainResponse) => {
        response.once('close', () => onSent(request, response, answer, performance.now() - start));
      });
    const platform = limiter ? { ...current(), count: () => limiter(clientOf(request)) } : current();
    handleNode(request, response, platform, represent, told).catch((error) => {
      // One request that cannot be answered must not end the server for all others.
      log('a request could not be answered', error);
      response.destroy();
    });
  };
}

/** What a release is answered from; what is not below `/api` is the server's health or a page of the site. */
export function platformOf(release: LoadedRelease, ready: ResponseCache, health: () => object, log: Log): Platform {
  const pages = sitePages(release);
  return {
    assets: release.assets,
    ready,
    log,
    elsewhere(method, pathname, ifNoneMatch) {
      if (pathname === '/healthz') return healthAnswer(health());
      return method === 'OPTIONS' ? preflight() : pages(method, pathname, ifNoneMatch);
    },
  };
}

function healthAnswer(state: object): PlainResponse {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 200, headers, body: Buffer.from(`${JSON.stringify(state)}\n`) };
}

/** Answers what Node's parser refused, as far as it is a fault that the service has a word for. */
export function refuse(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  if (error.code !== 'HPE_HEADER_OVERFLOW')
    return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  // What was read last: with the request line in it, that line's length tells which of the two is too long.
  const packet = error.rawPacket?.toString('latin1') ?? '';
  const code: ErrorCode =
    /^[A-Z]+ /.test(packet) && !packet.slice(0, MAX_URL_BYTES).includes('\n') ? 'uri_too_long' : 'headers_too_large';
  const { status, headers, body } = errorAnswer(code);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = (body as Uint8Array).byteLength;
  socket.write(`HTTP/1.1 ${status} \r\n${fields.join('')}Content-Length: ${length}\r\nConnection: close\r\n\r\n`);
  socket.end(body as Uint8Array);
}
