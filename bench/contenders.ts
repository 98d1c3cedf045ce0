import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { ServerProcess } from './process.js';

export interface Contender {
  name: string;
  /** What it is asked for: the query, or the file with the same answer. */
  asked: 'query' | 'file';
  /** `bytes`: the answer must equal the release's byte by byte; `envelope`: must have the same records. */
  compare: 'bytes' | 'envelope';
  start: (port: number) => Promise<ServerProcess>;
}

/** @param work folder for bundles and configurations */
export async function contenders(dist: string, work: string): Promise<Contender[]> {
  mkdirSync(work, { recursive: true });
  const root = path.resolve(import.meta.dirname, '..');
  const bundle = async (entry: string, platform: 'node' | 'browser') => {
    const outfile = path.join(work, `${path.basename(entry, '.ts')}.mjs`);
    const banner = { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" };
    await build({
      entryPoints: [path.join(root, entry)],
      outfile,
      bundle: true,
      platform,
      format: 'esm',
      target: 'es2024',
      ...(platform === 'node' && { banner }),
    });
    return outfile;
  };
  const node = (
    name: string,
    entry: string,
    compare: Contender['compare'],
    args: (port: number) => string[],
  ): Contender => ({
    name,
    asked: 'query',
    compare,
    start: async (port) =>
      ServerProcess.start(
        'node',
        // With the options of "npm run serve".
        ['--max-semi-space-size=4', await bundle(entry, 'node'), ...args(port)],
        `http://127.0.0.1:${port}/api/v1/printers`,
      ),
  });
  const plain = (port: number) => [dist, String(port)];
  return [
    node('bare Map server (limit)', 'bench/contenders/map.ts', 'bytes', plain),
    node('Node server', 'server/main.ts', 'bytes', (port) => ['--dist', dist, '--port', String(port), '--no-limit']),
    {
      name: 'nginx',
      asked: 'file',
      compare: 'bytes',
      start: (port) =>
        ServerProcess.start(
          'nginx',
          ['-c', nginx(dist, work, port), '-p', work],
          `http://127.0.0.1:${port}/api/v1/printers.json`,
        ),
    },
    {
      name: 'http-server',
      asked: 'file',
      compare: 'bytes',
      start: (port) =>
        ServerProcess.start(
          path.join(root, 'node_modules/.bin/http-server'),
          [dist, '-a', '127.0.0.1', '-p', String(port), '--silent'],
          `http://127.0.0.1:${port}/api/v1/printers.json`,
        ),
    },
    node('Hono, filtering', 'bench/contenders/hono.ts', 'envelope', plain),
    node('Fastify, filtering', 'bench/contenders/fastify.ts', 'envelope', plain),
    {
      name: 'workerd, the function',
      asked: 'query',
      compare: 'bytes',
      start: async (port) => workerd(await bundle('bench/contenders/edge.ts', 'browser'), dist, work, port),
    },
    {
      name: 'workerd, pass-through',
      asked: 'file',
      compare: 'bytes',
      start: async (port) => workerd(await bundle('bench/contenders/pass-through.ts', 'browser'), dist, work, port),
    },
  ];
}

function nginx(dist: string, work: string, port: number): string {
  const place = path.join(work, 'nginx.conf');
  writeFileSync(
    place,
    `daemon off; master_process off; pid ${work}/nginx.pid; error_log ${work}/nginx.log; user root;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000; keepalive_requests 1000000;
  types { application/json json; } charset utf-8; charset_types application/json;
  server { listen 127.0.0.1:${port}; root ${dist}; } }`,
  );
  return place;
}

function workerd(module: string, dist: string, work: string, port: number): Promise<ServerProcess> {
  const place = path.join(work, `${path.basename(module, '.mjs')}.capnp`);
  writeFileSync(
    place,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .worker), (name = "dist", disk = (path = "${dist}")) ],
  sockets = [ (name = "http", address = "127.0.0.1:${port}", http = (), service = "main") ] );
const worker :Workerd.Worker = (
  modules = [ (name = "main", esModule = embed "${path.basename(module)}") ],
  compatibilityDate = "2026-10-30",
  bindings = [ (name = "ASSETS", service = "dist") ] );`,
  );
  const binary = createRequire(import.meta.url).resolve('@cloudflare/workerd-linux-64/bin/workerd');
  return ServerProcess.start(binary, ['serve', place], `http://127.0.0.1:${port}/api/v1/printers.json`);
}
