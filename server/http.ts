import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, answer } from '../functions/answer/answer.js';
import { asksForFile } from '../functions/answer/compose.js';
import { type ErrorCode, errorAnswer } from '../functions/answer/error.js';
import { type ReadyAnswers, unlessKnown } from '../functions/answer/ready.js';
import { type LimitDependencies, limited } from '../functions/limit/limited.js';
import type { Limiter } from '../functions/limit/limiter.js';
import type { Log } from '../functions/limit/quiet.js';
import type { Pages } from './pages.js';
import type { Release } from './release.js';

/** Longest request target that is read, bytes. The longest that means anything has about 700. */
export const MAX_URL_BYTES = 8 * 1024;

/** Most bytes that the request line and the headers may have together. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** The release as the server gives it. */
export interface Served {
  release: Release;
  pages: Pages;
  ready: ReadyAnswers;
}

/** What a request is answered from. */
export interface Service {
  current(): Served;
  health(): object;
  /** Key that the client of a request is counted under. */
  clientOf(request: IncomingMessage): string;
  limiter: Limiter | undefined;
  log: Log;
  /** Told of every answer when it is sent, or when the client has gone. */
  onSent?: (request: IncomingMessage, response: ServerResponse, answer: Answer, ms: number) => void;
}

/** Turns Node's requests into answers and writes them. */
export function listener(service: Service): RequestListener {
  const { onSent } = service;
  return async (request, response) => {
    const start = onSent ? performance.now() : 0;
    try {
      const made = respond(request, service);
      // An answer that is ready is sent at once, not a turn later.
      const result = made instanceof Promise ? await made : made;
      if (onSent) response.once('close', () => onSent(request, response, result, performance.now() - start));
      response.writeHead(result.status, result.headers);
      // The release is in memory, so a body is bytes, never a stream.
      response.end(request.method === 'HEAD' ? null : (result.body as Uint8Array | null));
    } catch (error) {
      // One request that cannot be answered must not end the server for all others.
      service.log('a request could not be answered', error);
      response.destroy();
    }
  };
}

function respond(request: IncomingMessage, service: Service): Answer | Promise<Answer> {
  const { method, url: target = '/', headers } = request;
  const known = method === 'GET' ? service.current().ready.get(target) : undefined;
  if (!known) return workOut(request, service);
  const reply = () => unlessKnown(known, headers['if-none-match'] ?? null);
  return known.counted && service.limiter ? limited(reply, limitOf(request, service)) : reply();
}

function limitOf(request: IncomingMessage, { limiter, clientOf, log }: Service): LimitDependencies {
  return { limiter, client: limiter ? clientOf(request) : '', log };
}

async function workOut(request: IncomingMessage, service: Service): Promise<Answer> {
  const { method = 'GET', url: target = '/', headers } = request;
  if (target.length > MAX_URL_BYTES) return errorAnswer('uri_too_long');
  // The parser puts every way of writing a path into one, as the edge does; "//host/path" is a path here.
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target, 'http://localhost');
  if (!url) return errorAnswer('not_found');
  const { pathname, search } = url;
  if (pathname === '/healthz') return health(service.health());
  const { release, pages, ready } = service.current();
  const ifNoneMatch = headers['if-none-match'] ?? null;
  if (pathname !== '/api' && !pathname.startsWith('/api/') && method !== 'OPTIONS')
    return pages(method, pathname, ifNoneMatch);

  const inquiry = { method, pathname, search, ifNoneMatch };
  const result = await answer(inquiry, { ...limitOf(request, service), assets: release.assets });
  if (method === 'GET') ready.keep(target, result, !asksForFile(inquiry, release.tree));
  return result;
}

function health(state: object): Answer {
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
