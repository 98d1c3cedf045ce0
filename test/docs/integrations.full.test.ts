import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Template } from '@huggingface/jinja';
import { encode } from 'cborg';
import { load as parseYaml } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { INTEGRATIONS } from '../../docs/src/reference/repository-files.js';
import { folderOf } from '../support/folder.js';
import { sitePages } from '../support/pages.js';
import { fetchPlain } from '../support/plain.js';
import { scripted } from '../support/scripted.js';
import { shared } from '../support/shared.js';

const run = promisify(execFile);
const text = (name: string) => readFileSync(path.join(INTEGRATIONS, name), 'utf8');
const HOST = 'https://your-host.example';
/** Maximum state length in Home Assistant (MAX_LENGTH_STATE_STATE of its homeassistant/const.py). */
const MOST_OF_STATE = 256;
const site = await shared('siteServer');

test.each([true, false])('each file is quoted on a page, also in Chinese: %j', async (chinese) => {
  const files = readdirSync(INTEGRATIONS).sort();
  const pages = (await sitePages()).filter((page) => page.chinese === chinese);
  const shown = pages
    .flatMap(({ blocks }) => blocks.map(({ title = '' }) => title))
    .filter((title) => files.includes(title));
  expect(shown.sort()).toEqual(files);
});

/** An example file, run verbatim except for its URLs. */
async function runExample(
  name: string,
  addresses: Record<string, string>,
  files: Record<string, string> = {},
  env = {},
) {
  const program = Object.entries({ [HOST]: site, ...addresses }).reduce(
    (code, [of, to]) => code.replaceAll(of, to),
    text(name),
  );
  const folder = folderOf({ [name.replace('.js', '.mjs')]: program, ...files });
  const result = await run(process.execPath, ['--import', TSX, name.replace('.js', '.mjs')], {
    cwd: folder,
    env: { ...process.env, ...env },
  }).catch((error: { stdout: string; stderr: string; code: number }) => error);
  return { folder, code: 0, ...result };
}

const TSX = import.meta.resolve('tsx');

test('a print farm routes its twenty jobs as an expert would', async () => {
  const client = {
    "'open-print-data'": JSON.stringify(import.meta.resolve('../../clients/typescript/src/index.ts')),
  };
  const inventory = text('farm.json').replace(HOST, site);
  const { folder, stdout, stderr } = await runExample('farm.js', client, { 'farm.json': inventory });
  const routes = stdout.trim().split('\n');
  expect(routes, stderr).toHaveLength(20);
  const to = Object.fromEntries(routes.map((route) => route.split(/: | · /)));
  // Jobs for open machines, for fine and wide nozzles, and by size.
  const small = 'Key ring, Architectural model, Silk trophy, Planter, Tool holder, Lamp shade, Phone case, Gasket';
  for (const job of small.split(', ')) expect(to[job], job).toMatch(/^(mini-1|a1-1|mk4s-1)$/);
  expect(to).toMatchObject({ Miniature: 'mini-2', Vase: 'a1-2', 'Cosplay helmet': 'xl' });
  // Jobs that need an enclosure, a hardened nozzle, both and a large volume, or more heat than any machine has.
  for (const job of ['Car vent clip', 'Enclosure of electronics', 'Gear', 'Safety guard'])
    expect(to[job], job).toMatch(/^(p1s-1|qidi|x1e)$/);
  for (const job of ['Drone frame', 'Bracket', 'Jig']) expect(to[job], job).toBe('p1s-2');
  expect(to).toMatchObject({ Bumper: 'qidi', 'Steriliser tray': 'no machine' });

  const machine = (name: string) => JSON.parse(readFileSync(path.join(folder, `machines/${name}.json`), 'utf8'));
  expect(machine('p1s-2').materials['pa6-cf']).toMatchObject({
    ...{ verdict: 'yes', plates: { engineering: 100 } },
    because: [expect.stringContaining('does not heat its chamber')],
    humidity: { hygroscopic: 'very_high', drying_time_h: { min: 8 } },
  });
  expect(machine('p1s-1').materials['pa6-cf']).toMatchObject({ verdict: 'with_care' });
  expect(machine('mini-1').materials.ppsu.verdict).toBe('no');
  const macro = readFileSync(path.join(folder, 'machines/qidi.cfg'), 'utf8');
  // Klipper parses a variable with ast.literal_eval, which accepts JSON without true, false and null.
  type Known = Record<string, Record<string, number>>;
  const known = JSON.parse(/^variable_known: (.+)$/m.exec(macro)?.[1] ?? '') as Known;
  expect(known.petg?.['0.4']).toBeGreaterThan(0.01);
  expect(Object.values(known).flatMap((values) => Object.values(values))).toSatisfy((all: unknown[]) =>
    all.every(Number.isFinite),
  );
});

test.each([
  [12, 0],
  [80_001, 1],
])('the alert for the request limit of the platform: %i requests exit with %i', async (requests, status) => {
  const asked: { variables: object }[] = [];
  // Response of the analytics API: https://developers.cloudflare.com/analytics/graphql-api/
  const { url } = await scripted(async (request, response) => {
    asked.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    expect(request.headers.authorization).toBe('Bearer secret');
    const data = { viewer: { accounts: [{ workersInvocationsAdaptive: [{ sum: { requests, errors: 3 } }] }] } };
    response.end(JSON.stringify({ data, errors: null }));
  });
  const env = { CLOUDFLARE_API_TOKEN: 'secret', CLOUDFLARE_ACCOUNT_ID: 'acme' };
  const address = { 'https://api.cloudflare.com/client/v4/graphql': url };
  const { code, stdout } = await runExample('cloudflare-requests.js', address, {}, env);
  expect([code, stdout]).toEqual([
    status,
    expect.stringMatching(`^${requests} requests, 3 errors since \\S+T00:00:00Z\n$`),
  ]);
  expect(asked[0]?.variables).toMatchObject({ account: 'acme' });
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

  /** Home Assistant's additions to Jinja, with a loaded tray. */
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

  test('the URL in the template returns a response, and every sensor has a value', async () => {
    const { address, status, value_json } = await ask('GFA00');
    expect(address).toMatch(/^https:\S+material=GFA00&limit=1$/);
    expect(status).toBe(200);
    for (const { value_template, availability } of rest?.sensor ?? []) {
      expect(render(availability, { value_json })).toMatch(/^true$/i);
      expect(Number(render(value_template, { value_json })), value_template).toBeGreaterThan(0);
    }
  });

  test.each([null, '', 'None', 'PEEK'])(
    'a tray without a spool or with one without a profile (%j) is no error: the sensors are not available',
    async (tray) => {
      const { address, status, value_json } = await ask(tray);
      expect(address).toMatch(/^https:\S+$/);
      expect(status).toBe(200);
      for (const { availability } of rest?.sensor ?? [])
        expect(render(availability, { value_json })).toMatch(/^false$/i);
    },
  );

  test('the automation requests again when the tray sensor that it uses changes', () => {
    const [follow] = automation;
    expect(follow?.triggers).toContainEqual({ trigger: 'state', entity_id: 'sensor.p1s_active_tray' });
    expect(rest?.resource_template).toContain("'sensor.p1s_active_tray'");
    // As Home Assistant derives an entity's id from its name.
    const entities = rest?.sensor.map(({ name }) => `sensor.${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`);
    for (const { action, data } of follow?.actions ?? []) {
      expect(action).toBe('homeassistant.update_entity');
      expect(entities).toContain(data.entity_id);
    }
    expect(follow?.actions).toHaveLength(1);
  });

  test.each<[code: string | null, said: RegExp | null]>([
    // The attributes of ha-bambulab's sensor of HMS errors, as in its own tests.
    [
      'HMS_0300_0100_0001_0007',
      /^The firmware stops .*: https:\/\/your-host\.example\/symptoms\/heating-failed\/\?code=HMS_0300_0100_0001_0007$/,
    ],
    [null, null],
    // With several symptoms, with none, and unlisted.
    ...['HMS_0300_0900_0002_0001', 'HMS_0500_0200_0002_0001', 'HMS_FFFF_FFFF_FFFF_FFFF'].map(
      (code): [string, RegExp] => [code, new RegExp(`^${code}: https://your-host\\.example/codes/bambu-hms/#${code}$`)],
    ),
  ])('a reported code becomes a sentence and a link: %s', async (code, said) => {
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

  test('the first sentence of every rule, with its link, fits into the state of a sensor', async () => {
    const { data } = (await (await fetchPlain(`${site}/api/v1/troubleshoot.json`)).json()) as {
      data: { id: string; description: string }[];
    };
    const link = `: ${HOST}/symptoms//?code=HMS_0300_0100_0001_0007`;
    for (const { id, description = '' } of data)
      expect([description.split('. ')[0], id, link].join('').length, id).toBeLessThan(MOST_OF_STATE);
  });

  test('sensors have distinct ids', () => {
    const ids = rest?.sensor.map(({ unique_id }) => unique_id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});

test('Spoolman finds both of its files with the documented setting', async () => {
  const { services } = parseYaml(text('spoolman.yaml')) as {
    services: { spoolman: { environment: { EXTERNAL_DB_URL: string } } };
  };
  const base = services.spoolman.environment.EXTERNAL_DB_URL.replace(HOST, site);
  for (const name of ['filaments.json', 'materials.json']) {
    // As Spoolman joins them (urljoin): without a trailing slash the last folder would be lost.
    const answer = await fetchPlain(new URL(name, base).href);
    expect(answer.status, name).toBe(200);
    expect(((await answer.json()) as unknown[]).length, name).toBeGreaterThan(0);
  }
});

test('comments in Spoolman state the source of the figures, and other comments are kept', async () => {
  const entries = (await (await fetchPlain(`${site}/integrations/spoolman/filaments.json`)).json()) as {
    id: string;
    density_of?: string;
    extruder_temp_of?: string;
  }[];
  const [own, borrowed] = [false, true].map((of) =>
    entries.find((one) => 'density_of' in one === of && 'extruder_temp_of' in one === of),
  );
  const filaments = [
    { id: 1, name: 'own', external_id: own?.id },
    { id: 2, name: 'borrowed', external_id: borrowed?.id },
    { id: 3, name: 'noted', external_id: borrowed?.id, comment: 'Mine' },
    { id: 4, name: 'entered by hand' },
  ];
  const written: unknown[] = [];
  // According to its API: /api/v1/filament lists, PATCH /api/v1/filament/<id> changes the given fields.
  const { url } = await scripted(async (request, response) => {
    if (request.method === 'PATCH')
      written.push([request.url, JSON.parse(Buffer.concat(await request.toArray()).toString())]);
    response.end(JSON.stringify(request.method === 'PATCH' ? {} : filaments));
  });
  const { code } = await runExample('spoolman-comments.js', { 'http://spoolman.example:7912': url });
  expect(code).toBe(0);
  const comment = expect.stringMatching(/^Of \S.* in general, not of this product: density, nozzle temperature$/);
  expect(written).toEqual([['/api/v1/filament/2', { comment }]]);
});

test('the sections for Moonraker have the documented options', () => {
  // As in Python's configparser, used by Moonraker: the first colon or equals sign separates.
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of text('moonraker.conf').split('\n')) {
    const [, head] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, name, value = ''] = /^(\w+)\s*[:=]\s*(\S.*)$/.exec(line) ?? [];
    if (head !== undefined) section = sections[head] = {};
    else if (name !== undefined) section[name] = value;
    else expect(line).toMatch(/^(#.*)?$/);
  }
  // docs/configuration.md, [spoolman]: server is required, sync_rate is optional.
  const { spoolman = {}, open_print_data: ours = {}, ...others } = sections;
  expect(others).toEqual({});
  expect(Object.keys(spoolman)).toEqual(['server', 'sync_rate']);
  expect(URL.canParse(spoolman.server ?? '')).toBe(true);
  expect(Number(spoolman.sync_rate)).toBeGreaterThan(0);
  // The component's input; test/clients/python runs it.
  const read = [...text('moonraker_open_print_data.py').matchAll(/config\.get\("(\w+)"\)/g)].map(([, name]) => name);
  expect(Object.keys(ours).sort()).toEqual(read.sort());
});

test.each([
  [
    'shutdown',
    "MCU 'mcu' shutdown: Timer too close\nThis often indicates the host computer is overloaded.\nPrinter is shutdown\n",
    /^MCU 'mcu' shutdown: Timer too close: .* https:\/\/\S+\/symptoms\/print-aborted\/\?code=MCU\S*Timer\+too\+close\n$/,
  ],
  ['ready', 'Printer is ready', /^ready\n$/],
  ['error', 'Something that nobody knows\nPrinter is halted\n', /^Something that nobody knows\nPrinter is halted\n/],
])('a program next to Moonraker explains errors of Klipper: %s', async (state, state_message, said) => {
  // Response of Moonraker to /printer/info.
  const { url } = await scripted((_, response) => response.end(JSON.stringify({ result: { state, state_message } })));
  const { stdout } = await runExample('moonraker-error.js', { 'http://printer.example:7125': url });
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

  test('a tag with a known UUID resolves to its product and colour', async () => {
    const readTag = await reader();
    for (const shard of ['00', '7f', 'c4']) {
      const { systems } = (await (await fetchPlain(`${site}/api/v1/identify/labels/${shard}.json`)).json()) as {
        systems: Record<string, { identifiers: Record<string, Found['spools']> }>;
      };
      const [[uuid = '', spools] = []] = Object.entries(systems.openprinttag_material_uuid?.identifiers ?? {});
      expect(spools).toBeDefined();
      expect(await readTag(payload([[2, Buffer.from(uuid.replaceAll('-', ''), 'hex')]]))).toEqual({ spools });
    }
  });

  test.each<[string, [number, unknown][], Found]>([
    [
      'without UUIDs resolves by its names, from which the specification derives the UUIDs',
      [
        [10, 'ASA Jet Black'],
        [11, 'Prusament'],
      ],
      { spools: [expect.objectContaining({ filament: 'prusament--asa', colour: 'Jet Black' })] },
    ],
    [
      'of an unknown product resolves to the material',
      [
        [9, 1],
        [10, 'Something else'],
        [11, 'Somebody'],
      ],
      { materials: ['petg'] },
    ],
  ])('a tag %s', async (_, fields, found) => {
    expect(await (await reader())(payload(fields))).toEqual(found);
  });
});
