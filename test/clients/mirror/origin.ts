import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { digestOf } from '../../../clients/typescript/src/mirror/manifest.js';
import type { Manifest } from '../../../core/contract/manifest.js';
import { FILES } from '../../../core/contract/paths.js';
import { readJson } from '../../support/published.js';

export type Instead = (file: string, response: ServerResponse, request: IncomingMessage) => boolean | undefined;

/** A plain web server of a release, which records its requests. */
export interface Origin {
  url: string;
  root: string;
  asked: { path: string; status: number; noCache: boolean }[];
  instead: Instead;
  etags: boolean;
  close(): Promise<void>;
}

export async function startOrigin(root: string): Promise<Origin> {
  const server = createServer((request, response) => {
    const file = request.url ?? '';
    const asked = { path: file, status: 0, noCache: request.headers['cache-control'] === 'no-cache' };
    origin.asked.push(asked);
    response.on('close', () => {
      asked.status = response.statusCode;
    });
    if (origin.instead(file, response, request)) return;
    const place = path.join(origin.root, file);
    if (!existsSync(place) || !statSync(place).isFile()) return void response.writeHead(404).end('<h1>Not here</h1>');
    const content = readFileSync(place);
    const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
    if (origin.etags && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, origin.etags ? { ETag: etag } : {}).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin: Origin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    asked: [],
    instead: () => false,
    etags: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return origin;
}

export const manifestIn = (root: string) => readJson<Manifest>(root, FILES.manifest);
export const digestIn = (root: string) => digestOf(readFileSync(path.join(root, FILES.manifest), 'utf8'));
