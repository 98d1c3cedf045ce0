import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mirror } from '../../../clients/typescript/src/mirror/mirror.js';
import { putInPlace, putRight, storeOf } from '../../../clients/typescript/src/mirror/store.js';
import { FILES } from '../../../core/contract/paths.js';
import { folderOf } from '../../support/folder.js';
import { startServer } from '../../support/node-server.js';
import { skipUnless } from '../../support/skip.js';
import { smallRelease } from '../../support/small-release.js';
import { startStatic } from '../../support/static-server.js';

const before = smallRelease({ models: ['one'] });
const after = smallRelease({ models: ['two'] });
const versionIn = (root: string) =>
  (JSON.parse(readFileSync(path.join(root, FILES.index), 'utf8')) as { version: string }).version;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function program(name: string, command: (folder: string, port: number, own: string) => [string, ...string[]]) {
  return {
    name,
    found: spawnSync('which', [name]).status === 0,
    async start(folder: string) {
      const port = await freePort();
      const [file, ...args] = command(folder, port, folderOf());
      const child: ChildProcess = spawn(file, args, { stdio: 'ignore' });
      const url = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(url + FILES.index).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true);
      return { url, close: async () => void child.kill() };
    },
  };
}

const SERVERS = [
  { name: 'http-server', found: true, start: startStatic },
  {
    name: 'the Node server',
    found: true,
    start: async (folder: string) => {
      const { url, stop } = await startServer(folder);
      return { url, close: async () => void (await stop()) };
    },
  },
  program('python3', (folder, port) => [
    ...(['python3', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder] as const),
    String(port),
  ]),
  program('caddy', (folder, port) => ['caddy', 'file-server', '--root', folder, '--listen', `127.0.0.1:${port}`]),
  program('nginx', (folder, port, own) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${own}/${of};`);
    const root = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      path.join(own, 'nginx.conf'),
      `daemon off; pid ${own}/pid; error_log stderr crit; ${root} events {} http { access_log off; ${temporary.join(' ')}
        server { listen 127.0.0.1:${port}; root ${folder}; } }`,
    );
    return ['nginx', '-e', 'stderr', '-c', path.join(own, 'nginx.conf')];
  }),
];

it.for(SERVERS)(
  'a server of a mirrored folder serves a new release without a restart: $name',
  async ({ name, found, start }, context) => {
    skipUnless(found, context, `${name} is not installed`);
    const dir = path.join(folderOf(), 'release');
    await mirror(dir, { source: before });
    const server = await start(dir);
    const version = async () => {
      const response = await fetch(server.url + FILES.index, { cache: 'no-store' });
      return ((await response.json()) as { version: string }).version;
    };
    try {
      expect(await version()).toBe(versionIn(before));
      await mirror(dir, { source: after });
      await expect.poll(version, { timeout: 10_000 }).toBe(versionIn(after));
    } finally {
      await server.close();
    }
  },
);

describe('without symlink support', () => {
  const refuses = async () => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' });
  };

  it('a release replaces the previous one as a real folder', async () => {
    const dir = path.join(folderOf(), 'release');
    const store = await storeOf(dir);
    mkdirSync(store.releases, { recursive: true });
    for (const release of [before, after]) {
      cpSync(release, store.next, { recursive: true });
      await putInPlace(store, versionIn(release), refuses);
      expect(lstatSync(dir).isDirectory()).toBe(true);
      expect(versionIn(dir)).toBe(versionIn(release));
    }
  });

  it('a kill between the two renames is repaired by the next run', async () => {
    const dir = path.join(folderOf(), 'release');
    const store = await storeOf(dir);
    mkdirSync(store.releases, { recursive: true });
    cpSync(before, dir, { recursive: true });
    renameSync(dir, path.join(store.releases, 'last'));
    await putRight(store);
    expect(versionIn(dir)).toBe(versionIn(before));
    expect(existsSync(path.join(store.releases, 'last'))).toBe(false);
  });
});
