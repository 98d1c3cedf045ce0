import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '../core/contract/limits.js';
import { Responses } from '../functions/answer/cache.js';
import { throttle } from '../functions/limit/log.js';
import type { PlainResponse } from '../functions/types.js';
import { ByteCache } from './byte-cache.js';
import { clientKeys } from './client-address.js';
import { listener, MAX_HEADER_BYTES, platformOf, refuse, type Service } from './http.js';
import { type Limiter, type LimiterOptions, slidingWindowLimiter } from './limiter.js';
import type { Options } from './options.js';
import { type Follower, followRelease } from './reload.js';
import { representer } from './represent.js';

/** The rate limit of the service. The clients take about 60 MB if each uses its whole quota. */
const QUOTA: LimiterOptions = {
  requests: LIMITS.requests,
  windowMs: LIMITS.windowSeconds * 1000,
  maxClients: 100_000,
  now: () => performance.now(),
};

/** Number of cached answers. */
const MOST_READY = 2000;

/**
 * How the memory is divided between contents (files and compressed bodies) and answers cut for a query. The rest is a
 * reserve for evicted memory that is still in use or not yet collected.
 */
const SHARES = { bodies: 3 / 4, cut: 1 / 8 };

/** How often the release folder is checked, ms. */
export const LOOK_EVERY = 2000;

/** Grace period for running requests when the server stops, ms. */
export const PATIENCE = 10_000;

/** Limits of a connection. */
export const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** How often Node enforces the two timeouts, ms; its default of 30 s would extend them by as much. */
  connectionsCheckingInterval: 5000,
  /** Longer than proxies keep a connection open (nginx: 60 s), so that it is never closed under a request. */
  keepAliveTimeout: 65_000,
  /** Timeout for a client that reads nothing of its answer, ms. */
  timeout: 30_000,
  /** Timeout for sending an answer, ms: enough for the largest file at 44 kB/s. */
  sendWithin: 600_000,
  /** The default of nginx. */
  maxRequestsPerSocket: 1000,
  /** Below the number of file handles left beside those of the release. */
  maxConnections: 1500,
};

export interface RunningServer {
  /** For example `http://127.0.0.1:8080`. */
  url: string;
  follower: Follower;
  /** Accepts no new connections, waits for running requests, then resolves. */
  stop(): Promise<void>;
}

/** Dependencies of the server that tests replace. */
export interface ServerContext {
  print: (line: string) => void;
  warn: (line: string) => void;
  limiter?: Limiter;
  connection?: Partial<typeof CONNECTION_LIMITS>;
}

/** Verifies the release and serves it. @throws when there is no complete release, or the port is taken */
export async function serve(
  options: Options,
  { print, warn, limiter, connection }: ServerContext,
): Promise<RunningServer> {
  const { sendWithin, timeout, maxRequestsPerSocket, maxConnections, ...timing } = {
    ...CONNECTION_LIMITS,
    ...connection,
  };
  const health = () => healthOf(follower, (performance.now() - started) / 1000);
  const log = throttle(
    (message, error) => warn(`${message}: ${(error as Error)?.message ?? error}`),
    () => performance.now(),
  );
  let served: ReturnType<Service['current']> | undefined;
  const cache = new ByteCache(options.cacheBytes * SHARES.bodies);
  const follower: Follower = await followRelease(options.dist, cache, {
    intervalMs: LOOK_EVERY,
    log: warn,
    onRelease: (release) => {
      const ready = new Responses({ answers: MOST_READY, bytes: options.cacheBytes * SHARES.cut });
      served = { release, platform: platformOf(release, ready, health, log) };
    },
  });
  const started = performance.now();
  const clientOf = clientKeys(options);
  const answer = listener({
    current: () => served as ReturnType<Service['current']>,
    clientOf,
    limiter: options.limit ? (limiter ?? slidingWindowLimiter(QUOTA)) : undefined,
    represent: representer(cache),
    sendWithin,
    log,
    ...(options.log && { onSent: accessLog(clientOf, print) }),
  });
  let stopping = false;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, ...timing }, (request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    answer(request, response);
  });
  // A client that half-closes the connection after its request still gets the answer, even if it is read from disk.
  Object.assign(server, { httpAllowHalfOpen: true, timeout, maxRequestsPerSocket, maxConnections });
  server.on('clientError', refuse);
  server.on('drop', () => {
    server.closeIdleConnections();
    log('connections are refused', new Error(`${maxConnections} are open`));
  });
  await listen(server, options);
  return {
    url: urlOf(server),
    follower,
    stop: () => {
      stopping = true;
      follower.stop();
      return close(server).then(() => follower.current().retire());
    },
  };
}

/** The state of the server; 503 if a file of the current release may be unreadable. */
function healthOf(follower: Follower, uptime: number): PlainResponse {
  const { version, files, bytes, isHeld } = follower.current();
  const problem = follower.problem();
  const status = problem === null ? 'ok' : 'serving the previous release';
  const state = { status, version, files: files.size, bytes, problem, uptime_seconds: Math.round(uptime) };
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  const body = Buffer.from(`${JSON.stringify(state)}\n`);
  return { status: problem === null || isHeld ? 200 : 503, headers, body };
}

/**
 * Formats the log line of a request: `2026-01-31T12:00:00.000Z 192.0.2.1 GET "/api/v1/printers?brand=prusa" 200 51234
 * 0.4ms`.
 */
function accessLog(clientOf: Service['clientOf'], print: (line: string) => void): Service['onSent'] {
  return (request, response, { status, headers }, ms) => {
    const outcome = response.writableFinished ? status : 'aborted';
    const bytes = headers['Content-Length'] ?? 0;
    const target = JSON.stringify(request.url);
    print(
      `${new Date().toISOString()} ${clientOf(request)} ${request.method} ${target} ${outcome} ${bytes} ${ms.toFixed(1)}ms`,
    );
  };
}

function listen(server: Server, { port, host }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
