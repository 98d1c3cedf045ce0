import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pagePath, recordPath } from '../../core/contract/paths.js';
import type { Material, Printer } from '../../schemas/generated/record.js';
import { startBrowser } from '../support/browser.js';
import { folderOf } from '../support/folder.js';
import { sitePages } from '../support/pages.js';
import { type List, readJson, wholeList } from '../support/published.js';
import { shared } from '../support/shared.js';
import { startStatic } from '../support/static-server.js';

/** The example programs of the package and its page run with the package as a user installs it. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const EXAMPLES = path.join(ROOT, 'clients/typescript/examples');
const HOST = 'https://your-host.example';
const release = await shared('release');
const dist = await shared('client');
const run = promisify(execFile);
const source = (name: string) => readFileSync(path.join(EXAMPLES, name), 'utf8');

/** Starts a proxy of the service that can go offline. */
async function startRelay() {
  const service = await shared('releaseServer');
  const relay = createServer((request, response) => {
    get(service + request.url, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    relay.closeAllConnections();
    return new Promise<unknown>((resolve) => relay.close(resolve));
  };
  return { url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`, stop };
}

let server: Awaited<ReturnType<typeof startRelay>>;
let place: string;
beforeAll(async () => {
  server = await startRelay();
  place = folderOf({ 'package.json': '{"type":"module"}' });
  const installed = path.join(place, 'node_modules/open-print-data');
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), readFileSync(path.join(ROOT, 'clients/typescript/package.json')));
  symlinkSync(dist, path.join(installed, 'dist'));
  symlinkSync(release, path.join(place, 'dist'));
  for (const name of readdirSync(EXAMPLES))
    writeFileSync(path.join(place, name), source(name).replaceAll(HOST, server.url));
});
afterAll(() => server.stop());

async function outputOf(name: string): Promise<string[]> {
  const { stdout, stderr } = await run(process.execPath, [name], { cwd: place });
  return `${stdout}${stderr}`.trimEnd().split('\n');
}
const record = <T>(kind: 'printers' | 'materials', id: string) =>
  readJson<List>(release, recordPath(kind, id)).data[0] as unknown as T;

const CHECKS: Record<string, (lines: string[]) => void | Promise<void>> = {
  'brand-printers.js': (lines) => {
    const printers = wholeList(release, { kind: 'printers', brand: 'prusa' }) as unknown as Printer[];
    expect(lines.map((line) => line.split(':')[0])).toEqual(printers.map(({ model }) => model));
    expect(lines.join('\n')).toMatch(/^(.+: [\d.?]+ × [\d.?]+ × [\d.?]+ mm, nozzle up to (\d+|\?) °C\n?)+$/);
  },
  'profile-settings.js': (lines) => {
    const file = pagePath({ kind: 'profiles', printer: 'bambu-lab-p1s', material: 'petg' });
    const [profile] = readJson<List>(release, file).data.filter(({ id }) => lines[0]?.startsWith(String(id)));
    const values = JSON.parse(lines.join('\n').replace(/^\S+ /, '')) as Record<string, unknown>;
    const { nozzle_temperature_c: temperature } = profile as { nozzle_temperature_c: { other_layers: number } };
    expect(values.nozzle_temperature).toBe(temperature.other_layers);
    expect(Object.keys(values).length).toBeGreaterThan(40);
  },
  'slicer-preset.js': (lines) => {
    const [, name = '', carried = '0'] = /^(\S+\.ini): (\d+) values carried over$/.exec(lines[0] ?? '') ?? [];
    expect(Number(carried)).toBeGreaterThan(40);
    expect(lines[1]).toMatch(/^No counterpart: \w[\w., ]*$/);
    expect(readFileSync(path.join(place, name), 'utf8')).toMatch(/^temperature = \d+$/m);
  },
  'spool-cost.js': (lines) => {
    const { density_g_cm3: density } = record<Material>('materials', 'pla');
    const grams = Math.PI * 0.875 ** 2 * (density ?? Number.NaN);
    expect(lines[0]).toMatch(`PLA: ${grams.toFixed(2)} g/m, ${((grams * 20) / 1000).toFixed(3)} a metre, `);
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toMatch(/undefined|NaN|null/);
  },
  'fix-stringing.js': (lines) => {
    expect(lines[0]).toBe('Stringing');
    expect(lines[1]).toBe('Bambu Lab P1S, 0.4 mm, PETG, OrcaSlicer');
    expect(lines.some((line) => /Nozzle temperature: 260 → 255 °C/.test(line))).toBe(true);
  },
  'offline.js': (lines) => {
    const { total } = readJson<List>(release, pagePath({ kind: 'printers' })).meta;
    expect(lines).toEqual([
      `12 digits of version, ${total} printers`,
      'Creality Ender-3 S1',
      expect.stringMatching(/^Creality Ender-3 S1/),
      'unknown_printer with suggestions',
    ]);
  },
  'cached.js': async (lines) => {
    const { min, max } = record<Material>('materials', 'petg').drying_temperature_c;
    expect(lines).toEqual([`PETG: dry at ${min}–${max} °C`]);
    // Again offline, with a stale cache.
    const folder = path.join(place, '.open-print-data');
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    for (const file of files) {
      const kept = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
      writeFileSync(path.join(folder, file), JSON.stringify({ ...kept, fresh: 0 }));
    }
    await server.stop();
    const again = await outputOf('cached.js');
    server = await startRelay();
    expect(again).toEqual([lines[0], expect.stringMatching(/^\/api\/v1\/materials\/petg\.json as of .*: network$/)]);
  },
};

describe('the examples', () => {
  it.each(Object.entries(CHECKS))('%s works as described', async (name, check) => check(await outputOf(name)));

  it('page.html shows what a typed name means', async () => {
    const site = await startStatic(place);
    const page = await (await startBrowser()).newPage();
    onTestFinished(async () => {
      await Promise.all([page.close(), site.close()]);
    });
    await page.goto(`${site.url}/page.html?source=${encodeURIComponent(server.url)}`);
    const { materials } = record<Printer>('printers', 'bambu-lab-p1s');
    await expect.poll(() => page.locator('li').allTextContents()).toEqual(materials);
    await page.locator('#name').fill('bambu lab p1sz');
    await expect.poll(() => page.locator('#problem').textContent()).toMatch(/^Do you mean .*bambu-lab-p1s.*\?$/);
  });

  it('are all run', () => {
    expect(readdirSync(EXAMPLES).sort()).toEqual([...Object.keys(CHECKS), 'page.html'].sort());
  });

  it('match the README and the pages', async () => {
    const readme = readFileSync(path.join(ROOT, 'clients/typescript/README.md'), 'utf8');
    const pages = (await sitePages()).filter(({ name }) => name === 'client');
    expect(pages).toHaveLength(2);
    for (const name of readdirSync(EXAMPLES)) {
      expect(readme, name).toContain(`\n${source(name)}\`\`\``);
      const quoting = pages.filter(({ blocks }) => blocks.some(({ text }) => `${text}\n` === source(name)));
      expect(quoting.length, name).toBe(pages.length);
    }
  });
});
