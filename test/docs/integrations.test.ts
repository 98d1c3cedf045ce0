import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Template } from '@huggingface/jinja';
import { encode } from 'cborg';
import { load as parseYaml } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { INTEGRATIONS } from '../../docs/src/reference/repository-files.js';
import { folderOf } from '../support/folder.js';
import { sitePages } from '../support/pages.js';
import { fetchPlain } from '../support/plain.js';
import { shared } from '../support/shared.js';

const run = promisify(execFile);
const text = (name: string) => readFileSync(path.join(INTEGRATIONS, name), 'utf8');
const HOST = 'https://your-host.example';
let site: string;

beforeAll(async () => {
  site = await shared('siteServer');
});

test('each file stands on the page, in both languages', async () => {
  const pages = (await sitePages()).filter(({ name }) => name === 'integrations');
  expect(pages).toHaveLength(2);
  for (const { blocks } of pages)
    expect(blocks.map(({ title }) => title).sort()).toEqual(readdirSync(INTEGRATIONS).sort());
});

describe('Home Assistant', () => {
  interface Rest {
    rest: { resource_template: string; sensor: { name: string; unique_id: string; value_template: string }[] }[];
  }
  const [rest] = (parseYaml(text('home-assistant.yaml')) as Rest).rest;

  /** What Home Assistant has of Jinja beyond the language. */
  const given = {
    state_attr: (entity: string, attribute: string) =>
      entity === 'sensor.p1s_active_tray' && attribute === 'filament_id' ? 'GFA00' : null,
  };
  const render = (template: string, values: object) =>
    new Template(template.replaceAll('| urlencode', '')).render({ ...values });

  test('the address that the template gives is answered, and every sensor has a value', async () => {
    const address = render(rest?.resource_template ?? '', given);
    expect(address).toContain('material=GFA00');
    const answer = await fetchPlain(address.replace(HOST, site));
    expect(answer.status).toBe(200);
    const value_json = await answer.json();
    for (const { value_template } of rest?.sensor ?? [])
      expect(Number(render(value_template, { value_json })), value_template).toBeGreaterThan(0);
  });

  test('sensors keep apart', () => {
    const ids = rest?.sensor.map(({ unique_id }) => unique_id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});

test('Spoolman finds both of its files where the setting points to', async () => {
  const { services } = parseYaml(text('spoolman.yaml')) as {
    services: { spoolman: { environment: { EXTERNAL_DB_URL: string } } };
  };
  const base = services.spoolman.environment.EXTERNAL_DB_URL.replace(HOST, site);
  for (const name of ['filaments.json', 'materials.json']) {
    // As Spoolman joins them (urljoin): without the slash at the end the last folder would be lost.
    const answer = await fetchPlain(new URL(name, base).href);
    expect(answer.status, name).toBe(200);
    expect(((await answer.json()) as unknown[]).length, name).toBeGreaterThan(0);
  }
});

describe('Moonraker', () => {
  test('the section has what its documentation lists', () => {
    // docs/configuration.md, [spoolman]: server must be given, sync_rate may be.
    const lines = text('moonraker.conf').trim().split('\n');
    const [head, ...options] = lines.filter((line) => !line.startsWith('#'));
    expect(head).toBe('[spoolman]');
    const {
      server = '',
      sync_rate,
      ...others
    } = Object.fromEntries(
      options.map((line) => {
        // As Python's configparser has it, by which Moonraker reads: the first colon or equals sign parts.
        const [, name = '', value = ''] = /^(\w+)\s*[:=]\s*(\S.*)$/.exec(line) ?? [];
        return [name, value];
      }),
    );
    expect(others).toEqual({});
    expect(URL.canParse(server)).toBe(true);
    expect(Number(sync_rate)).toBeGreaterThan(0);
  });

  test.each([
    ['Polymaker', 'PolyTerra PLA', 'PLA', 'Polymaker PolyTerra PLA'],
    ['Somebody', 'Nothing that is known', 'PETG', 'PETG'],
  ])('the program prints what a spool of %s %s is printed at', async (vendor, name, material, said) => {
    const moonraker = createServer((request, response) => {
      const filament = { vendor: { name: vendor }, name, material };
      const whole = request.method === 'POST' ? { response: { id: 7, filament }, error: null } : { spool_id: 7 };
      response.end(JSON.stringify({ result: whole }));
    });
    await new Promise<void>((done) => moonraker.listen(0, '127.0.0.1', done));
    const { port } = moonraker.address() as AddressInfo;
    const program = text('moonraker-spool.js')
      .replace(HOST, site)
      .replace('http://printer.example:7125', `http://127.0.0.1:${port}`);
    const { stdout } = await run(process.execPath, ['moonraker-spool.mjs'], {
      cwd: folderOf({ 'moonraker-spool.mjs': program }),
    }).finally(() => moonraker.close());
    expect(stdout).toMatch(new RegExp(`^${said}: nozzle \\d+ °C \\(/api/v1/profiles/`));
  });
});

describe('OpenPrintTag', () => {
  interface Found {
    spools?: { filament: string; colour: string }[];
    materials?: string[];
  }

  async function reader(): Promise<(payload: Uint8Array) => Promise<Found>> {
    const cborg = JSON.stringify(import.meta.resolve('cborg'));
    const adapted = text('openprinttag.js').replace(HOST, site).replace("'cborg'", cborg);
    const folder = folderOf({ 'openprinttag.mjs': adapted });
    const program = (await import(pathToFileURL(path.join(folder, 'openprinttag.mjs')).href)) as {
      readTag: (payload: Uint8Array) => Promise<Found>;
    };
    return program.readTag;
  }

  const payload = (fields: [key: number, value: unknown][]) =>
    Buffer.concat([encode(new Map()), encode(new Map(fields))]);

  test('a tag with a known UUID leads to its product and colour', async () => {
    const readTag = await reader();
    const { systems } = (await (await fetchPlain(`${site}/api/v1/identify/spools.json`)).json()) as {
      systems: Record<string, { identifiers: Record<string, Found['spools']> }>;
    };
    const [[uuid = '', spools] = []] = Object.entries(systems.openprinttag_material_uuid?.identifiers ?? {});
    expect(await readTag(payload([[2, Buffer.from(uuid.replaceAll('-', ''), 'hex')]]))).toEqual({ spools });
  });

  test('a tag without UUIDs leads there by its names, as the specification makes them', async () => {
    const readTag = await reader();
    const { spools } = await readTag(
      payload([
        [10, 'ASA Jet Black'],
        [11, 'Prusament'],
      ]),
    );
    expect(spools).toEqual([{ filament: 'prusament--asa', colour: 'Jet Black' }]);
  });

  test('a tag of a product that is not known leads to the material', async () => {
    const readTag = await reader();
    expect(
      await readTag(
        payload([
          [9, 1],
          [10, 'Something else'],
          [11, 'Somebody'],
        ]),
      ),
    ).toEqual({ materials: ['petg'] });
  });
});
