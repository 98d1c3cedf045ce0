import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface HttpServer {
  createServer(options: { root: string; cache: number; showDir: boolean }): { server: Server };
}

/** A plain static server on loopback. */
export async function startStatic(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { createServer } = createRequire(import.meta.url)('http-server') as HttpServer;
  const { server } = createServer({ root, cache: 300, showDir: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
