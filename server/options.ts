import os from 'node:os';
import { parseArgs } from 'node:util';
import { parsePort } from '../core/contract/port.js';
import { type Proxies, parseProxies } from './client-address.js';

/** Options of the server. */
export interface Options {
  host: string;
  /** 0 takes any free port. */
  port: number;
  dist: string;
  /** Size of the cache of answers, bytes. */
  cacheBytes: number;
  proxies: Proxies;
  /** Name of the header in which those proxies state the client's address, in lower case. */
  clientHeader: string;
  /** Whether to write a line per request. */
  log: boolean;
  limit: boolean;
}

/** The output of `--help`. */
export const USAGE = `Serves a release folder: the four endpoints, the files and the site.

  --dist DIR           release folder                                     DIST           dist
  --host ADDRESS       address to listen on                               HOST           127.0.0.1
  --port PORT          port to listen on                                  PORT           8080
  --cache-mb N         memory for the contents of files, MB; the rest      CACHE_MB       128
                       is read from the disk
  --trust-proxy LIST   trusted proxies, which report the client's         TRUST_PROXY    none
                       address: addresses and networks separated by
                       commas, or "loopback"
  --client-header NAME header in which they report it                     CLIENT_HEADER  x-forwarded-for
  --log                one line per request on standard output            LOG=1          off
  --no-limit           no rate limit per client                           NO_LIMIT=1     60 per 60 s

The second column is the environment variable, the third the default. SIGHUP looks for a new release immediately;
SIGTERM and SIGINT end the server once the current requests are finished.`;

/**
 * Parses flags and, for absent flags, environment variables. Null for `--help`.
 *
 * @param memory available to the process, bytes
 * @throws when a value is not allowed, or needs more memory than available
 */
export function parseOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): Options | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      dist: text,
      host: text,
      port: text,
      'cache-mb': text,
      'trust-proxy': text,
      'client-header': text,
      log: flag,
      'no-limit': flag,
      help: flag,
    },
  });
  if (values.help) return null;
  const limit = !(values['no-limit'] ?? isOn(environment.NO_LIMIT));
  return {
    dist: values.dist ?? environment.DIST ?? 'dist',
    host: values.host ?? environment.HOST ?? '127.0.0.1',
    port: parsePort(values.port ?? environment.PORT ?? '8080', 0),
    cacheBytes: parseCacheMb(values['cache-mb'] ?? environment.CACHE_MB ?? '128', limit, memory / 1e6) * 1_000_000,
    proxies: parseProxies(values['trust-proxy'] ?? environment.TRUST_PROXY ?? ''),
    clientHeader: (values['client-header'] ?? environment.CLIENT_HEADER ?? 'x-forwarded-for').toLowerCase(),
    log: values.log ?? isOn(environment.LOG),
    limit,
  };
}

/** Smallest cache that holds the largest lists, MB. */
const LEAST_CACHE_MB = 8;

/** Memory that the server needs beside its cache, including that of the limiter, MB: measured with 12,893 files. */
const NEEDED_MB = { server: 172, clients: 60 };

function parseCacheMb(text: string, limit: boolean, memoryMb: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number < LEAST_CACHE_MB)
    throw new Error(`--cache-mb "${text}" is not allowed: a whole number from ${LEAST_CACHE_MB}, in MB`);
  const beside = NEEDED_MB.server + (limit ? NEEDED_MB.clients : 0);
  const most = Math.floor(memoryMb - beside);
  if (number <= most) return number;
  // Otherwise the system would kill the process later, without a message.
  throw new Error(
    `--cache-mb ${number} needs ${number + beside} MB of memory, and this process may use ${Math.floor(memoryMb)} MB: ${
      most < LEAST_CACHE_MB
        ? `the server needs at least ${beside + LEAST_CACHE_MB} MB`
        : `set --cache-mb (CACHE_MB) to at most ${most}, or give it more memory`
    }`,
  );
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false', 'no'].includes(value.toLowerCase());
}
