import http, { type IncomingHttpHeaders } from 'node:http';
import { parseOptions } from '../../server/options.js';
import { type RunningServer, type ServerContext, serve } from '../../server/serve.js';

/** A Node server on a free port, and its output. */
export interface Started extends RunningServer {
  printed: string[];
  warned: string[];
}

/** Starts the server in this process, with an operator's flags. */
export async function startServer(
  dist: string,
  flags: readonly string[] = [],
  more: Partial<ServerContext> = {},
): Promise<Started> {
  const options = parseOptions(['--dist', dist, '--port', '0', ...flags], {});
  if (!options) throw new Error('the flags ask for help');
  const printed: string[] = [];
  const warned: string[] = [];
  const running = await serve(options, {
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
    ...more,
  });
  return { ...running, printed, warned };
}

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends exactly these headers and returns the raw body: `fetch` adds headers and decompresses bodies. */
export function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    http
      .request(url, { method, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
        );
      })
      .once('error', reject)
      .end();
  });
}
