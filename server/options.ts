import { parseArgs } from 'node:util';
import { parsePort } from '../core/contract/port.js';
import { type Proxies, parseProxies } from './client-address.js';

/** How the operator wants the server to run. */
export interface Options {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Folder of the release. */
  dist: string;
  proxies: Proxies;
  /** Name of the header in which those proxies tell the client's address, in lower case. */
  clientHeader: string;
  /** Whether to write a line per request. */
  log: boolean;
  limit: boolean;
}

/** What `--help` prints. */
export const USAGE = `Serves a release folder: the four endpoints, the files and the site.

  --dist DIR           release folder                                     DIST           dist
  --host ADDRESS       address to listen on                               HOST           127.0.0.1
  --port PORT          port to listen on                                  PORT           8080
  --trust-proxy LIST   trusted proxies, which report the client's         TRUST_PROXY    none
                       address: addresses and networks separated by
                       commas, or "loopback"
  --client-header NAME header in which they report it                     CLIENT_HEADER  x-forwarded-for
  --log                one line per request on standard output            LOG=1          off
  --no-limit           no rate limit per client                           NO_LIMIT=1     60 per 60 s

The second column is the environment variable, the third the default. SIGHUP looks for a new release immediately;
SIGTERM and SIGINT end the server once the current requests are finished.`;

/**
 * Reads flags and, where a flag is not given, environment variables. Null when help is asked for.
 *
 * @throws when a value is not allowed
 */
export function parseOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      dist: text,
      host: text,
      port: text,
      'trust-proxy': text,
      'client-header': text,
      log: flag,
      'no-limit': flag,
      help: flag,
    },
  });
  if (values.help) return null;
  return {
    dist: values.dist ?? environment.DIST ?? 'dist',
    host: values.host ?? environment.HOST ?? '127.0.0.1',
    port: parsePort(values.port ?? environment.PORT ?? '8080', 0),
    proxies: parseProxies(values['trust-proxy'] ?? environment.TRUST_PROXY ?? ''),
    clientHeader: (values['client-header'] ?? environment.CLIENT_HEADER ?? 'x-forwarded-for').toLowerCase(),
    log: values.log ?? isOn(environment.LOG),
    limit: !(values['no-limit'] ?? isOn(environment.NO_LIMIT)),
  };
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false', 'no'].includes(value.toLowerCase());
}
