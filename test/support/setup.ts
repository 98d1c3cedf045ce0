import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { Makers } from './makers.js';
import type { MakersAnswer, Shared } from './shared.js';

/**
 * Makes what the test files share on request; they run in separate processes. A run only makes what it needs, and a
 * failure only fails the tests that need it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'open-print-data-test-'));
  const makers = new Makers(folder);
  const server = createServer((request, response) => {
    // After blocking its thread, a test would reuse a connection that was closed as idle.
    response.setHeader('Connection', 'close');
    // Keeps waiting clients connected: a request without a byte for five minutes would time out.
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
