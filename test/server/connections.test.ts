import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { CONNECTION_LIMITS } from '../../server/serve.js';
import { type Started, startServer } from '../support/node-server.js';
import { smallRelease } from '../support/small-release.js';

/** Larger than the buffers of a connection; once read from the disk in pieces, once from the cache. */
const site = { '/large.bin': 'x'.repeat(25_000_000), '/kept.bin': 'y'.repeat(12_000_000) };
const release = smallRelease({ site });

let server: Started;
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function start(connection: Partial<typeof CONNECTION_LIMITS>): Promise<void> {
  server = await startServer(release, ['--no-limit'], { connection });
}

/** A connection that sends a text, reads nothing and stays open. */
async function hold(text: string): Promise<net.Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => {}).write(text);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const status = () =>
  fetch(`${server.url}/healthz`).then(
    (answer) => answer.status,
    () => 'refused',
  );

const received = (socket: net.Socket) =>
  new Promise<string>((resolve) => {
    let got = '';
    socket.on('data', (piece) => {
      got += piece;
    });
    socket.once('close', () => resolve(got));
  });

describe('a persistent connection', () => {
  it.each([
    ['reads nothing of a file on the disk', get('/large.bin')],
    ['reads nothing of a file in memory', get('/kept.bin')],
    ['reads nothing of many answers', get('/kept.bin').repeat(50)],
    ['asks for nothing', ''],
    ['asks nonsense, and never ends', 'nonsense\r\n\r\n'],
  ])('whose client %s is closed', async (_, text) => {
    await start({ timeout: 1500, maxConnections: 1 });
    await hold(text);
    await expect.poll(status, { interval: 20, timeout: 20_000 }).toBe('refused');
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect(server.warned.join()).toContain('connections are refused: 1 are open');
  });

  it('whose client reads a little now and then is closed', async () => {
    await start({ sendWithin: 2000, maxConnections: 1 });
    const socket = await hold(get('/large.bin'));
    const reading = setInterval(() => socket.read(1000), 50);
    await expect.poll(status, { interval: 20, timeout: 20_000 }).toBe('refused');
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    clearInterval(reading);
  });

  it('that is idle is closed for another one', async () => {
    await start({ maxConnections: 1 });
    const socket = await hold(get('/healthz'));
    await new Promise((resolve) => socket.once('data', resolve));
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  });

  it('whose request is not finished in time gets 408', async () => {
    await start({ headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 });
    expect(await received(await hold('GET /healthz HTTP/1.1\r\nHost: x'))).toMatch(/^HTTP\/1\.1 408 /);
    expect(await received(await hold('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx'))).toMatch(
      /HTTP\/1\.1 408 /,
    );
  });

  it('is closed after a number of requests', async () => {
    await start({ maxRequestsPerSocket: 3, keepAliveTimeout: 100 });
    const answers = await received(await hold(get('/healthz').repeat(3)));
    expect(answers.match(/^HTTP\/1\.1 200 /gm)).toHaveLength(3);
    expect(answers.match(/^Connection: close/gm)).toHaveLength(1);
  });
});
