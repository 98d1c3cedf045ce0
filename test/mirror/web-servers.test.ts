import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { folderOf } from '../support/folder.js';

const SNIPPETS = path.resolve(import.meta.dirname, '../../docs/mirrors');
const release = inject('release');

/** The published configurations, each put into the least that its server needs, on a port and a folder of the test's. */
const SERVERS = [
  {
    name: 'nginx',
    found: spawnSync('nginx', ['-v']).status === 0,
    start(place: string, port: number): ChildProcess {
      const own = readFileSync(path.join(SNIPPETS, 'nginx.conf'), 'utf8')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('/srv/open-print-data;', `${release};`);
      writeFileSync(path.join(place, 'mirror.conf'), own);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (of) => `${of}_temp_path ${place}/${of};`,
      );
      const main = `daemon off; pid ${place}/pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
        events {} http { access_log off; ${temporary.join(' ')} include ${place}/mirror.conf; }`;
      writeFileSync(path.join(place, 'nginx.conf'), main);
      return spawn('nginx', ['-e', 'stderr', '-c', path.join(place, 'nginx.conf')], { stdio: 'inherit' });
    },
  },
  {
    name: 'Caddy',
    found: spawnSync('caddy', ['version']).status === 0,
    start(place: string, port: number): ChildProcess {
      const own = readFileSync(path.join(SNIPPETS, 'Caddyfile'), 'utf8')
        .replace('mirror.example.org {', `http://127.0.0.1:${port} {`)
        .replace('root * /srv/open-print-data', `root * ${release}`);
      const global = `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${place}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
      writeFileSync(path.join(place, 'Caddyfile'), global + own);
      const config = path.join(place, 'Caddyfile');
      return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
        stdio: 'ignore',
        env: { ...process.env, HOME: place, XDG_CONFIG_HOME: place, XDG_DATA_HOME: place },
      });
    },
  },
];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

// Where a machine lacks the server, its snippet is not tried there.
describe.each(SERVERS)('the snippet for $name', ({ found, start }) => {
  let child: ChildProcess | undefined;
  let url: string;
  beforeAll(async () => {
    if (!found) return;
    const place = folderOf();
    chmodSync(place, 0o755);
    const port = await freePort();
    child = start(place, port);
    url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${url}/api/v1/index.json`).then(
        (response) => response.ok,
        () => false,
      );
    while (child.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(child.exitCode).toBeNull();
  });
  afterAll(async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });

  it.runIf(found).each([
    ['/api/v1/printers', 'printers.json'],
    ['/api/v1/printers/', 'printers.json'],
    ['/api/v1/printers?page=1', 'printers.json'],
    ['/api/v1/printers?page=2', 'printers/page/2.json'],
    ['/api/v1/printers?limit=100&page=2', 'printers/chunk/2.json'],
    ['/api/v1/printers?brand=bambu-lab', 'printers/brand/bambu-lab.json'],
    ['/api/v1/printers.json', 'printers.json'],
    ['/api/v1/materials', 'materials.json'],
    ['/api/v1/profiles?page=2', 'profiles/page/2.json'],
    ['/api/v1/profiles?printer=bambu-lab-p1s', 'profiles/printer/bambu-lab-p1s.json'],
    ['/api/v1/profiles?printer=bambu-lab-p1s&page=2', 'profiles/printer/bambu-lab-p1s/page/2.json'],
    ['/api/v1/profiles?material=pla&page=3', 'profiles/material/pla/page/3.json'],
    ['/api/v1/profiles?printer=bambu-lab-p1s&material=petg', 'profiles/bambu-lab-p1s/petg.json'],
    ['/api/v1/profiles?material=petg&printer=bambu-lab-p1s', 'profiles/bambu-lab-p1s/petg.json'],
    ['/api/v1/troubleshoot', 'troubleshoot.json'],
    ['/api/v1/troubleshoot?symptom=stringing', 'troubleshoot/stringing.json'],
  ])('answers %s with %s', async (query, file) => {
    const response = await fetch(url + query);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(response.headers.get('ETag')).toMatch(/^(W\/)?".+"$/);
    expect(await response.text()).toBe(readFileSync(path.join(release, 'api/v1', file), 'utf8'));
  });

  it.runIf(found).each([
    ['GET', '/api/v1/printers?brnad=prusa', 400],
    ['GET', '/api/v1/printers?brand=Bambu+Lab', 400],
    ['GET', '/api/v1/printers?brand=', 400],
    ['GET', '/api/v1/printers?brand=prusa&brand=prusa', 400],
    ['GET', '/api/v1/printers?limit=7', 400],
    ['GET', '/api/v1/printers?brand=../../../../etc/passwd', 400],
    ['GET', '/api/v1/materials?material=pla', 400],
    ['GET', '/api/v1/profiles?printer=bambu-lab-p1s&printer=prusa-mk4', 400],
    ['GET', '/api/v1/troubleshoot?symptom=stringing&x=1', 400],
    ['GET', '/api/v1/printers?brand=nobody', 404],
    ['GET', '/api/v1/printers/nothing.json', 404],
    ['GET', '/api/v1/nothing', 404],
    ['POST', '/api/v1/printers', 405],
  ])('answers %s %s with %i in the envelope, never with a list', async (method, query, status) => {
    const response = await fetch(url + query, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toMatchObject({ success: false, data: [], meta: { total: 0, page: 1 } });
  });

  it.runIf(found)('answers a preflight request', async () => {
    const response = await fetch(`${url}/api/v1/printers`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('If-None-Match');
  });
});
