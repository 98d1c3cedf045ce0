import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLocation } from '../../../clients/typescript/src/mirror/location.js';
import { verify } from '../../../clients/typescript/src/mirror/verify.js';
import { FILES } from '../../../core/contract/paths.js';
import { folderOf } from '../../support/folder.js';
import { startServer } from '../../support/node-server.js';
import { versionOf } from '../../support/published.js';
import { script } from '../../support/script.js';
import { SITE, smallRelease } from '../../support/small-release.js';

const check = (place: string, trusted?: string) =>
  verify(openLocation(place), { trusted: trusted === undefined ? undefined : openLocation(trusted) });
const found = async (place: string, trusted?: string) =>
  (await check(place, trusted)).findings.map(({ path: file, problem }) => `${problem} ${file}`);

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.closeAllConnections();
});

/** Starts a server with the test's own listener. @returns its URL */
async function serveWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a folder', () => {
  it('that is complete has no findings, including a site and its platform settings', async () => {
    const folder = smallRelease({ site: SITE as Record<string, string>, headers: '/*\n' });
    expect(await check(folder)).toMatchObject({ findings: [], otherVersion: null });
  });

  it('has its missing, changed and extra files reported', async () => {
    const folder = smallRelease();
    rmSync(path.join(folder, '/api/v1/printers/acme-one.json'));
    truncateSync(path.join(folder, '/api/v1/printers/acme-two.json'), 10);
    const same = readFileSync(path.join(folder, '/api/v1/printers.json'), 'utf8').replace('one', 'eno');
    writeFileSync(path.join(folder, '/api/v1/printers.json'), same);
    writeFileSync(path.join(folder, '/api/v1/forgotten.json'), '{}');
    const { findings, otherVersion } = await check(folder);
    expect(findings).toEqual([
      { path: '/api/v1/forgotten.json', problem: 'extra', detail: '' },
      {
        path: '/api/v1/printers.json',
        problem: 'changed',
        detail: expect.stringMatching(/^SHA-256 [0-9a-f]{64}, the manifest says [0-9a-f]{64}$/),
      },
      { path: '/api/v1/printers/acme-one.json', problem: 'missing', detail: '' },
      {
        path: '/api/v1/printers/acme-two.json',
        problem: 'changed',
        detail: expect.stringMatching(/^10 bytes, the manifest says \d+$/),
      },
    ]);
    expect(otherVersion).toBeNull();
  });

  it('has its unreadable files and broken links reported', async () => {
    const folder = smallRelease();
    const file = path.join(folder, '/api/v1/printers.json');
    rmSync(file);
    mkdirSync(file);
    const other = path.join(folder, '/api/v1/materials.json');
    rmSync(other);
    symlinkSync('/nowhere', other);
    expect(await found(folder)).toEqual(['missing /api/v1/materials.json', 'unreadable /api/v1/printers.json']);
  });

  it('has extra files outside the service only if the manifest lists the site', async () => {
    const api = smallRelease();
    const whole = smallRelease({ site: SITE as Record<string, string> });
    for (const folder of [api, whole]) writeFileSync(path.join(folder, 'note.txt'), 'mine');
    expect(await found(api)).toEqual([]);
    expect(await found(whole)).toEqual(['extra /note.txt']);
  });
});

describe('a mix of two releases', () => {
  const before = smallRelease({ models: ['one', 'two'] });
  const after = smallRelease({ models: ['one', 'three'] });
  it.each([
    ['last', after, before],
    ['first', before, after],
  ])('is distinguished from damage if the manifest was copied %s', async (_, files, manifest) => {
    const mixed = folderOf();
    cpSync(files, mixed, { recursive: true });
    cpSync(path.join(manifest, FILES.manifest), path.join(mixed, FILES.manifest));
    const { findings, otherVersion } = await check(mixed);
    expect(findings.length).toBeGreaterThan(3);
    expect(otherVersion).toBe(versionOf(files));
  });

  it('includes a complete copy of another release than the trusted manifest’s', async () => {
    expect((await check(before)).findings).toEqual([]);
    const { findings, otherVersion } = await check(before, after);
    expect(findings.map(({ path: file }) => file)).toContain('/api/v1/printers/acme-three.json');
    expect(otherVersion).toBe(versionOf(before));
  });
});

describe('a server', () => {
  it('that is complete has no findings', async () => {
    const server = await startServer(smallRelease({ site: SITE as Record<string, string> }), ['--no-limit']);
    expect(await check(server.url)).toMatchObject({ findings: [], otherVersion: null });
    expect(await check(`${server.url}/`)).toMatchObject({ findings: [] });
    await server.stop();
  });

  it('has its missing, changed, refused and interrupted files reported', async () => {
    const folder = smallRelease();
    const url = await serveWith((request, response) => {
      const file = request.url ?? '';
      if (file.endsWith('acme-one.json')) return void response.writeHead(404).end('no');
      if (file.endsWith('acme-two.json')) return void response.writeHead(503).end('later');
      if (file.endsWith('acme-three.json')) {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('half');
        return void setImmediate(() => response.destroy());
      }
      // A host that returns a page for every unknown path.
      if (file.endsWith('materials.json')) return void response.end('<h1>Welcome</h1>');
      response.end(readFileSync(path.join(folder, file)));
    });
    const { findings } = await check(url);
    expect(findings.map(({ path: file, problem }) => `${problem} ${file}`)).toEqual([
      'changed /api/v1/materials.json',
      'missing /api/v1/printers/acme-one.json',
      'unreadable /api/v1/printers/acme-three.json',
      'unreadable /api/v1/printers/acme-two.json',
    ]);
    expect(findings.at(-1)?.detail).toBe('answers 503');
  });

  it('without a manifest, or that is unreachable, is an error', async () => {
    const url = await serveWith((_, response) => void response.writeHead(404).end());
    await expect(check(url)).rejects.toThrow(`${url}/api/v1/manifest.json: not found`);
    await expect(check('http://127.0.0.1:1')).rejects.toThrow(/manifest\.json: .*(bad port|ECONNREFUSED)/);
  });
});

describe('a bad manifest', () => {
  type Any = { files: number; bytes: number; entries: { path: string; bytes: number; sha256: string }[] };
  it.each([
    ['is cut short', (text: string) => text.slice(0, 400), 'the manifest is not JSON'],
    ['is empty', () => '', 'the manifest is not JSON'],
    ['is something else', () => '[]', 'lacks its version or its entries'],
    ['is null', () => 'null', 'lacks its version or its entries'],
    ['lost an entry', edit((m) => m.entries.pop()), /says \d+ files of \d+ bytes in total, but lists \d+ of \d+/],
    [
      'lost an entry, with updated totals',
      edit((m) => {
        m.bytes -= m.entries.pop()?.bytes ?? 0;
        m.files--;
      }),
      'the SHA-256 in the manifest is not that of its entries',
    ],
    [
      'was edited',
      edit((m) => m.entries.map((entry) => Object.assign(entry, { sha256: '0'.repeat(64) }))),
      'the SHA-256 in the manifest is not that of its entries',
    ],
    [
      'leads out of the folder',
      edit((m) => Object.assign(m.entries[0] ?? {}, { path: '/api/../../etc/passwd' })),
      'lists "/api/../../etc/passwd", which is not a path of a release',
    ],
    ['lists a file twice', edit((m) => m.entries.push(...m.entries.slice(0, 1))), /lists \S+ twice/],
    [
      'lists no size',
      edit((m) => Object.assign(m.entries[0] ?? {}, { bytes: -1.5 })),
      'without its size or its SHA-256',
    ],
  ] as [string, (text: string) => string, string | RegExp][])(
    'that %s is an error, not a finding',
    async (_, spoil, message) => {
      const folder = smallRelease();
      const file = path.join(folder, FILES.manifest);
      writeFileSync(file, spoil(readFileSync(file, 'utf8')));
      await expect(check(folder)).rejects.toThrow(message);
      await expect(startServer(folder)).rejects.toThrow(message);
    },
  );

  function edit(change: (manifest: Any) => unknown): (text: string) => string {
    return (text) => {
      const manifest = JSON.parse(text) as Any;
      change(manifest);
      return JSON.stringify(manifest);
    };
  }
});

describe('npm run verify', () => {
  it('exits with 0 for a complete copy and with 65 for any other, naming each file', async () => {
    const folder = smallRelease();
    const digest = hash('sha256', readFileSync(path.join(folder, FILES.manifest)));
    expect(await script('verify', folder, '--digest', `sha256:${digest}`)).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringMatching(new RegExp(`: complete, version [0-9a-f]{12}, \\d+ files, .*\n.*sha256:${digest}`)),
    });
    // A copy whose manifest was changed along with its files is consistent.
    const forged = smallRelease({ models: ['one', 'two', 'false'] });
    expect((await script('verify', forged)).code).toBe(0);
    const { code, error, out } = await script('verify', forged, '--digest', digest);
    expect({ code, out }).toEqual({ code: 65, out: '' });
    expect(error).toContain(`not sha256:${digest}`);
    rmSync(path.join(folder, FILES.names));
    const lacking = await script('verify', folder);
    expect(lacking.code).toBe(65);
    expect(lacking.out).toMatch(
      /^missing \/api\/v1\/names\.json\n.*: 1 of \d+ files do not match version [0-9a-f]{12}\.\n/,
    );
  });
});
