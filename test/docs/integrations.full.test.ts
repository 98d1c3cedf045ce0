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
/** Home Assistant takes no longer state (MAX_LENGTH_STATE_STATE of its homeassistant/const.py). */
const MOST_OF_STATE = 256;
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
  interface Configuration {
    rest: {
      resource_template: string;
      sensor: { name: string; unique_id: string; value_template: string; availability: string }[];
    }[];
    automation: {
      triggers: { trigger: string; entity_id?: string }[];
      actions: { action: string; data: { entity_id: string } }[];
    }[];
  }
  const { rest: requests, automation } = parseYaml(text('home-assistant.yaml')) as Configuration;
  const [rest] = requests;

  /** What Home Assistant has of Jinja beyond the language, with a tray that is loaded. */
  const given = (tray: string | null) => ({
    state_attr: (entity: string, attribute: string) =>
      entity === 'sensor.p1s_active_tray' && attribute === 'filament_id' ? tray : null,
  });
  const render = (template: string, values: object) =>
    new Template(template.replaceAll('| urlencode', '')).render({ ...values });
  const ask = async (tray: string | null) => {
    const address = render(rest?.resource_template ?? '', given(tray));
    const answer = await fetchPlain(address.replace(HOST, site));
    return { address, status: answer.status, value_json: await answer.json() };
  };

  test('the address that the template gives is answered, and every sensor has a value', async () => {
    const { address, status, value_json } = await ask('GFA00');
    expect(address).toMatch(/^https:\S+material=GFA00&limit=1$/);
    expect(status).toBe(200);
    for (const { value_template, availability } of rest?.sensor ?? []) {
      expect(render(availability, { value_json })).toMatch(/^true$/i);
      expect(Number(render(value_template, { value_json })), value_template).toBeGreaterThan(0);
    }
  });

  test.each([null, '', 'None'])(
    'a tray without a spool (%j) is no error: the sensors are not available',
    async (tray) => {
      const { address, status, value_json } = await ask(tray);
      expect(address).toMatch(/^https:\S+$/);
      expect(status).toBe(200);
      for (const { availability } of rest?.sensor ?? [])
        expect(render(availability, { value_json })).toMatch(/^false$/i);
    },
  );

  test('what no profile is for is no error either', async () => {
    const { status, value_json } = await ask('PEEK');
    expect(status).toBe(200);
    for (const { availability } of rest?.sensor ?? []) expect(render(availability, { value_json })).toMatch(/^false$/i);
  });

  test('the automation asks anew for a sensor of the request when the tray that it reads changes', () => {
    const [follow] = automation;
    expect(follow?.triggers).toContainEqual({ trigger: 'state', entity_id: 'sensor.p1s_active_tray' });
    expect(rest?.resource_template).toContain("'sensor.p1s_active_tray'");
    // As Home Assistant makes an entity's id of its name.
    const entities = rest?.sensor.map(({ name }) => `sensor.${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`);
    for (const { action, data } of follow?.actions ?? []) {
      expect(action).toBe('homeassistant.update_entity');
      expect(entities).toContain(data.entity_id);
    }
    expect(follow?.actions).toHaveLength(1);
  });

  test.each<[code: string | null, said: RegExp | null]>([
    // What ha-bambulab keeps in the attributes of its sensor of HMS errors, as its own tests have it.
    [
      'HMS_0300_0100_0001_0007',
      /^The firmware stops .*: https:\/\/your-host\.example\/symptoms\/heating-failed\/\?code=HMS_0300_0100_0001_0007$/,
    ],
    [null, null],
    // Of several symptoms, of none, and in no list.
    ...['HMS_0300_0900_0002_0001', 'HMS_0500_0200_0002_0001', 'HMS_FFFF_FFFF_FFFF_FFFF'].map(
      (code): [string, RegExp] => [code, new RegExp(`^${code}: https://your-host\\.example/codes/bambu-hms/#${code}$`)],
    ),
  ])('what the machine reports becomes our sentence and link: %s', async (code, said) => {
    const [, trouble] = requests;
    const state_attr = (entity: string, attribute: string) =>
      entity === 'binary_sensor.p1s_hms_errors' && attribute === '1-Code' ? code : null;
    const answer = await fetchPlain(render(trouble?.resource_template ?? '', { state_attr }).replace(HOST, site));
    const value_json = await answer.json();
    for (const { value_template, availability } of trouble?.sensor ?? []) {
      expect(render(availability, { value_json, state_attr })).toMatch(said ? /^true$/i : /^false$/i);
      if (!said) continue;
      const state = render(value_template, { value_json, state_attr });
      expect(state).toMatch(said);
      expect(state.length).toBeLessThan(MOST_OF_STATE);
    }
  });

  test('every rule fits into the state of a sensor', async () => {
    const { data } = (await (await fetchPlain(`${site}/api/v1/troubleshoot.json`)).json()) as {
      data: { id: string; description: string }[];
    };
    const link = `: ${HOST}/symptoms//?code=HMS_0300_0100_0001_0007`;
    for (const { id, description = '' } of data)
      expect([description.split('. ')[0], id, link].join('').length, id).toBeLessThan(MOST_OF_STATE);
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
  test('the sections have what their documentation lists', () => {
    // As Python's configparser has it, by which Moonraker reads: the first colon or equals sign parts.
    const sections: Record<string, Record<string, string>> = {};
    let section: Record<string, string> = {};
    for (const line of text('moonraker.conf').split('\n')) {
      const [, head] = /^\[(\w+)\]$/.exec(line) ?? [];
      const [, name, value = ''] = /^(\w+)\s*[:=]\s*(\S.*)$/.exec(line) ?? [];
      if (head !== undefined) section = sections[head] = {};
      else if (name !== undefined) section[name] = value;
      else expect(line).toMatch(/^(#.*)?$/);
    }
    // docs/configuration.md, [spoolman]: server must be given, sync_rate may be.
    const { spoolman = {}, open_print_data: ours = {}, ...others } = sections;
    expect(others).toEqual({});
    expect(Object.keys(spoolman)).toEqual(['server', 'sync_rate']);
    expect(URL.canParse(spoolman.server ?? '')).toBe(true);
    expect(Number(spoolman.sync_rate)).toBeGreaterThan(0);
    // What the component reads; test/clients/python runs it.
    const read = [...text('moonraker_open_print_data.py').matchAll(/config\.get\("(\w+)"\)/g)].map(([, name]) => name);
    expect(Object.keys(ours).sort()).toEqual(read.sort());
    expect(ours.spoolman).toBe(spoolman.server);
  });
});

test.each([
  [
    'shutdown',
    "MCU 'mcu' shutdown: Timer too close\nThis often indicates the host computer is overloaded.\nPrinter is shutdown\n",
    /^MCU 'mcu' shutdown: Timer too close: .* https:\/\/\S+\/symptoms\/print-aborted\/\?code=MCU\S*Timer\+too\+close\n$/,
  ],
  ['ready', 'Printer is ready', /^ready\n$/],
  ['error', 'Something that nobody knows\nPrinter is halted\n', /^Something that nobody knows\nPrinter is halted\n/],
])('a program beside Moonraker says what Klipper reports: %s', async (state, state_message, said) => {
  // As Moonraker answers /printer/info.
  const moonraker = createServer((_, response) => response.end(JSON.stringify({ result: { state, state_message } })));
  await new Promise<void>((done) => moonraker.listen(0, '127.0.0.1', done));
  const { port } = moonraker.address() as AddressInfo;
  const program = text('moonraker-error.js')
    .replace("const SERVICE = 'https://your-host.example'", `const SERVICE = '${site}'`)
    .replace('http://printer.example:7125', `http://127.0.0.1:${port}`);
  const { stdout } = await run(process.execPath, ['moonraker-error.mjs'], {
    cwd: folderOf({ 'moonraker-error.mjs': program }),
  }).finally(() => moonraker.close());
  expect(stdout.replaceAll(site, HOST)).toMatch(said);
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
