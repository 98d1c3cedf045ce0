import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/** A server to measure. */
export interface Contender {
  name: string;
  /** What it is asked for: the query, or the file with the same answer. */
  asked: 'query' | 'file';
  /** The command that serves the release on a port of 127.0.0.1. */
  command: (port: number) => Promise<string[]>;
}

const ROOT = path.resolve(import.meta.dirname, '..');

/** All servers of a release. @param work folder for bundles and configurations */
export function contenders(dist: string, work: string): Contender[] {
  const node = (name: string, entry: string, args = (port: number) => [dist, String(port)]): Contender => ({
    name,
    asked: 'query',
    // With the options of "npm run serve".
    command: async (port) => ['node', '--max-semi-space-size=4', await bundle(entry, 'node', work), ...args(port)],
  });
  const workerd = (name: string, asked: Contender['asked'], entry: string): Contender => ({
    name,
    asked,
    command: async (port) => {
      const binary = createRequire(import.meta.url).resolve('@cloudflare/workerd-linux-64/bin/workerd');
      return [binary, 'serve', workerdConfig(await bundle(entry, 'browser', work), dist, port)];
    },
  });
  const httpServer = path.join(ROOT, 'node_modules/.bin/http-server');
  return [
    node('bare Map server (limit)', 'bench/contenders/map.ts'),
    node('Node server', 'server/main.ts', (port) => ['--dist', dist, '--port', String(port), '--no-limit']),
    {
      name: 'nginx',
      asked: 'file',
      command: async (port) => ['nginx', '-c', nginxConfig(dist, work, port), '-p', work],
    },
    {
      name: 'http-server',
      asked: 'file',
      command: async (port) => [httpServer, dist, '-a', '127.0.0.1', '-p', String(port), '--silent'],
    },
    node('Hono, filtering', 'bench/contenders/hono.ts'),
    node('Fastify, filtering', 'bench/contenders/fastify.ts'),
    workerd('workerd, the function', 'query', 'bench/contenders/edge.ts'),
    workerd('workerd, pass-through', 'file', 'bench/contenders/pass-through.ts'),
  ];
}

async function bundle(entry: string, platform: 'node' | 'browser', work: string): Promise<string> {
  const outfile = path.join(work, `${path.basename(entry, '.ts')}.mjs`);
  const banner = { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" };
  await build({
    entryPoints: [path.join(ROOT, entry)],
    outfile,
    bundle: true,
    platform,
    format: 'esm',
    target: 'es2024',
    ...(platform === 'node' && { banner }),
  });
  return outfile;
}

function nginxConfig(dist: string, work: string, port: number): string {
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

/** @param module path of the bundled worker; its configuration is written beside it */
function workerdConfig(module: string, dist: string, port: number): string {
  const place = module.replace(/\.mjs$/, '.capnp');
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
  return place;
}
