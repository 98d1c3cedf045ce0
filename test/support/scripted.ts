import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Script = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A server that follows a test's script and records its requests. */
export interface Scripted {
  url: string;
  /** Path and any `If-None-Match` of every request. */
  asked: string[];
}

/** Starts a server on loopback for one test. */
export async function scripted(script: Script): Promise<Scripted> {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const tag = request.headers['if-none-match'];
    asked.push(tag === undefined ? path : `${path} ${tag}`);
    counts.set(path, (counts.get(path) ?? 0) + 1);
    script(request, response, counts.get(path) ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

export function json(response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
}

export function answer(data: readonly unknown[], meta: { total?: number; page?: number; limit?: number } = {}) {
  return { success: true, data, meta: { total: data.length, page: 1, limit: Math.max(1, data.length), ...meta } };
}
