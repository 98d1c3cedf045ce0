import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { Makers } from './makers.js';
import type { MakersAnswer, Shared } from './shared.js';

/**
 * Stands by for the test files, which run in processes of their own, to make what they share. A run pays for what it
 * asks for; what cannot be made fails those who asked, and nobody else.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'open-print-data-test-'));
  const makers = new Makers(folder);
  const server = createServer((request, response) => {
    // A test that blocks its thread would next ask over a connection that has been idle for too long and is closed.
    response.setHeader('Connection', 'close');
    // Whoever waits is kept waiting: a request without a byte for five minutes would be given up.
    response.writeHead(200);
    const waiting = setInterval(() => response.write(' '), 10_000);
    makers
      .get((request.url ?? '').slice(1) as Shared)
      .then(
        (made) => ({ made }),
        (error: Error) => ({ error: error.message }),
      )
      .then((answer: MakersAnswer) => response.end(JSON.stringify(answer)))
      .finally(() => clearInterval(waiting));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('folder', folder);
  project.provide('makers', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await makers.close();
    await rm(folder, { recursive: true, force: true });
  };
}
