import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_BYTES, MOST_TEXT_BYTES } from '../../clients/typescript/src/mcp/shorten.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { namedPath, presetsPath } from '../../core/contract/paths.js';
import type { PresetMapping } from '../../schemas/generated/record.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { startStatic } from '../support/static-server.js';

const release = await shared('release');

/** The bundle of the command alone in a folder: nothing that it could import besides. */
const empty = mkdtempSync(path.join(tmpdir(), 'mcp-'));
const cli = path.join(empty, 'cli.mjs');
cpSync(path.join(await shared('client'), 'cli.js'), cli);

const open: Client[] = [];
afterAll(() => Promise.all(open.map((client) => client.close())));

async function connect(source: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  open.push(client);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [cli, 'mcp', '--source', source],
      cwd: empty,
      stderr: 'pipe',
    }),
  );
  return client;
}

interface ToolAnswer {
  text: string;
  data: Record<string, unknown> | undefined;
  isError: boolean;
}

async function call(
  client: Client,
  name: string,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<ToolAnswer> {
  const answer = await client.callTool({ name, arguments: input }, signal ? { signal } : {});
  const text = answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return { text, data: answer.structuredContent as ToolAnswer['data'], isError: answer.isError === true };
}

const bytes = (text: string) => Buffer.byteLength(text);

describe('the server for assistants', async () => {
  const client = await connect(release);

  it('says what it is and how to use it', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'open-print-data' });
    expect(client.getInstructions()).toContain('never guess');
  });

  it('lists its tools: read-only, described, with the shapes of arguments, in few tokens', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { description = '', annotations, inputSchema, outputSchema } of tools) {
      expect(description.length).toBeGreaterThan(100);
      expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const argument of Object.values(inputSchema.properties ?? {}))
        expect(argument).toHaveProperty('description');
      // No client needs them to call a tool, and every conversation would carry them.
      expect(outputSchema).toBeUndefined();
    }
    // 2,470 tokens by o200k_base in 10,278 bytes: below 2,500 of them, as every conversation carries them.
    expect(bytes(JSON.stringify(tools))).toBeLessThan(10_390);
  });

  describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
    it.each(['en', 'zh'])('answers its example in %s, briefly and with where it is from', async (language) => {
      const { text, data, isError } = await call(client, name, { ...tool.example, language });
      expect(isError, text).toBe(false);
      expect(bytes(text)).toBeLessThanOrEqual(MOST_TEXT_BYTES * 2);
      expect(bytes(JSON.stringify(data))).toBeLessThanOrEqual(MOST_BYTES);
      expect(text).not.toMatch(/undefined|\[object|NaN/);
      expect(JSON.stringify(data)).toContain('"release"');
      if (name !== 'find') expect(text).toContain('CC0-1.0');
      if (name !== 'find') expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
    });

    it('refuses an argument that it has not, naming those that it has', async () => {
      const { text, isError } = await call(client, name, { ...tool.example, nonsense: 1 });
      expect(isError).toBe(true);
      expect(text).toContain('"nonsense"');
      expect(text).toContain('language');
    });
  });

  it('gives the figures of a spool, with those of its material apart and called so', async () => {
    for (const name of ['prusament--asa', 'Prusament ASA']) {
      const { text, data } = await call(client, 'lookup', { name });
      const { facts, of_material } = data as Record<'facts' | 'of_material', { field: string; value: unknown }[]>;
      const nozzle = (of: typeof facts) => of.find(({ field }) => field === 'nozzle_temperature_c')?.value;
      expect(data).toMatchObject({ kind: 'filament', id: 'prusament--asa' });
      const [product] = readJson<{ data: { id: string; nozzle_temperature_c: object }[] }>(
        release,
        '/api/v1/filaments/prusament.json',
      ).data.filter(({ id }) => id === 'prusament--asa');
      const [material] = readJson<{ data: { nozzle_temperature_c: object }[] }>(
        release,
        namedPath('materials', 'asa'),
      ).data;
      expect(nozzle(facts)).toEqual(product?.nozzle_temperature_c);
      expect(nozzle(of_material)).toEqual(material?.nozzle_temperature_c);
      expect(text).toMatch(/: 250–270\s°C \[1\] \(ASA in general \d+–\d+\s°C/);
      expect(text).toMatch(/not stated for this product \(ASA in general/);
    }
    expect((await call(client, 'lookup', { name: 'ASA' })).data).toMatchObject({ kind: 'material', of_material: [] });
    const one = await call(client, 'lookup', { name: 'prusament--asa', fields: ['nozzle_temperature_c'] });
    expect(one.data).toMatchObject({ facts: [{ field: 'nozzle_temperature_c' }], of_material: [{}], unknown: [] });
    expect((await call(client, 'lookup', { name: 'nobody--asa', kind: 'filament' })).text).toMatch(
      /^unknown_filament: /,
    );
  });

  it('begins with temperatures, and tells of what is withheld the limit that it breaks', async () => {
    const { data } = await call(client, 'profile', { printer: 'P1S', material: 'PETG' });
    const { values } = data as { values: { setting: string }[] };
    const place = (id: string) => values.findIndex(({ setting }) => setting === id);
    expect(place('nozzle_temperature')).toBe(0);
    expect(place('bed_temperature')).toBeLessThan(place('fan_max'));
    expect(place('acceleration')).toBeGreaterThan(place('outer_wall_speed'));
    const pair = { printer: 'caribou-caribouduet-420', material: 'PC' };
    const held = await call(client, 'profile', pair);
    const { withheld } = held.data as { withheld: { field: string; upstream_value: number; reason: string }[] };
    expect(withheld).toContainEqual(
      expect.objectContaining({
        field: 'bed_temperature_c.other_layers',
        upstream_value: 115,
        reason: expect.stringMatching(/110 °C/),
      }),
    );
    expect(held.text).toMatch(/Withheld, never use it: bed_temperature_c.other_layers 115, as above the 110 °C/);
    const never = await call(client, 'profile', { printer: 'creality-ender-3', material: 'PC' });
    expect(never.text).toMatch(/^no_profile: /);
  });

  it('cites the sources of figures with commit or date, address and licence', async () => {
    const { data } = await call(client, 'lookup', { name: 'P1S' });
    const { facts, sources } = data as { facts: { sources: number[] }[]; sources: Record<string, unknown>[] };
    const numbers = new Set(sources.map(({ n }) => n));
    expect(facts.length).toBeGreaterThan(20);
    for (const fact of facts) for (const n of fact.sources) expect(numbers).toContain(n);
    expect(facts.every((fact) => fact.sources.length > 0)).toBe(true);
    for (const { url, commit, date } of sources) {
      expect(url).toMatch(/^https:/);
      expect(commit ?? date).not.toBe(null);
    }
  });

  it('keeps what is not known and what is likely apart from the facts', async () => {
    const { data } = await call(client, 'lookup', { name: 'Raise3D Pro3' });
    const { facts, unknown, likely } = data as {
      facts: { field: string }[];
      unknown: string[];
      likely: { field: string }[];
    };
    expect(unknown).toContain('extruder_type');
    expect(facts.map(({ field }) => field)).not.toContain('extruder_type');
    expect(likely.map(({ field }) => field)).toContain('extruder_type');
    const one = await call(client, 'lookup', { name: 'Raise3D Pro3', fields: ['extruder_type'] });
    expect(one.text).toMatch(/Not stated by any source: .*\nLikely, not confirmed: /);
  });

  it('tells what it does not know as an error that suggests, and goes on', async () => {
    const errors: [string, Record<string, unknown>, RegExp][] = [
      ['lookup', { name: 'P1X' }, /^unknown_name: .*bambu-lab-p1/],
      ['profile', { printer: 'P1S', material: 'PEEK' }, /^no_profile: They do not work together: PEEK needs \d+ °C/],
      ['profile', { printer: 'P1S', material: 'PEEK' }, /Suggestions: ([\w-]+, ){11}[\w-]+\.$/],
      ['profile', { printer: 'X1', material: 'PLA' }, /^ambiguous: .*chuanying-x1.*artillery-sidewinder-x1/],
      ['lookup', { name: 'X1' }, /^ambiguous: Several records are called "X1".*bambu-lab-x1.*artillery-sidewinder-x1/],
      ['lookup', { name: 'P3S' }, /^unknown_name: .*kingroon-kp3s-v1.*kingroon-kp3s-pro-v2/],
      ['check_value', { setting: 'fan', value: 50 }, /^ambiguous: .*fan_max.*overhang_fan/],
      ['explain_setting', { setting: 'part cooling fan' }, /^ambiguous: .*fan_max/],
      ['profile', { printer: 'P1S', material: 'PETG', nozzle: '0.5' }, /^no_profile_for_nozzle: .*0\.4/],
      ['check_value', { setting: 'zzzz', value: 1 }, /^unknown_setting/],
      ['check_value', { setting: 'nozzle_temperature' }, /value/],
      ['diagnose', { symptoms: ['my print looks weird'] }, /^unknown_symptom: .*Suggestions/],
      ['diagnose', { symptoms: ['stringing'], answers: { nothing: 'x' } }, /^bad_answer/],
      ['diagnose', { symptoms: ['stringing'], cause: 'magic' }, /^unknown_cause: .*wet-filament/],
      ['diagnose', { symptoms: [] }, /symptoms/],
      ['choose_printers', { printers: ['P1S', 'nothing at all'] }, /^unknown_printer/],
      ['explain_setting', { setting: 'retraction', slicer: 'simplify3d' }, /orcaslicer/],
    ];
    for (const [tool, input, told] of errors) {
      const { text, isError } = await call(client, tool, input);
      expect(isError, `${tool} ${JSON.stringify(input)}`).toBe(true);
      expect(text).toMatch(told);
    }
    expect((await call(client, 'find', { text: 'p1s' })).isError).toBe(false);
    expect((await call(client, 'find', { text: 'can the P1S print PETG?' })).data).toMatchObject({
      asks: { tool: 'can_print', arguments: { printer: 'bambu-lab-p1s', material: 'petg' } },
    });
  });

  it('takes a value as it is said, and a symptom in any words that tell it', async () => {
    const { data } = await call(client, 'check_value', { setting: 'layer height', value: '0.2mm', printer: 'P1S' });
    expect(data).toMatchObject({ value: 0.2, unit_assumed: false, verdict: 'ok' });
    const { data: warm } = await call(client, 'check_value', { setting: '喷嘴温度', value: '470 F', material: 'PETG' });
    expect(warm).toMatchObject({ from: { value: 470, unit: '°F' }, verdict: 'ok' });
    for (const [said, meant] of [
      ['hairs between towers', 'stringing'],
      ['corners lift off the bed', 'warping'],
      ['拉丝', 'stringing'],
      ['strnging', 'stringing'],
    ]) {
      const { data: found } = await call(client, 'diagnose', { symptoms: [said] });
      expect(found, said).toMatchObject({ symptoms: [{ id: meant }] });
    }
  });

  it('says first to switch off where something may burn, and proposes nothing that heats or moves', async () => {
    for (const symptoms of [['burning smell'], ['stringing', 'burning smell'], ['thermal runaway']]) {
      const answers: Record<string, string> = {};
      for (;;) {
        const { text, data } = await call(client, 'diagnose', { symptoms, printer: 'P1S', material: 'PETG', answers });
        const [first = '', second = ''] = text.split('\n');
        expect(first).toMatch(/^Switch the printer off at the wall now\. Do not heat it/);
        expect(second).toMatch(/[Ss]witch off at the wall/);
        const { question, fixes } = data as unknown as Diagnosis & { fixes: { fix: string }[] };
        expect(text).not.toMatch(/heat up|plug in|print (?:a|the|long)\b|to confirm/i);
        for (const { fix } of fixes) expect(['heater-wiring', 'check-cables']).toContain(fix);
        if (!question) break;
        expect(question.id).not.toMatch(/nozzle-tip|motor-hot|temp-curve|hotter-block/);
        answers[question.id] = question.outcomes[0]?.id ?? '';
      }
      expect(Object.keys(answers).length).toBeGreaterThan(0);
    }
    const zh = await call(client, 'diagnose', { symptoms: ['冒烟'], language: 'zh' });
    expect(zh.text).toMatch(/^请立即切断打印机总电源/);
    const { text } = await call(client, 'diagnose', { symptoms: ['hotend-leak'] });
    expect(text).toMatch(/^STOP THE PRINT IMMEDIATELY\.\n.*Stop the print before the blob/);
    const lost = await call(client, 'diagnose', { symptoms: ['first layer does not stick'] });
    expect(lost.text).not.toMatch(/STOP THE PRINT/);
  });

  it('tells of a value what keeps it from being reached before anything else, in figures as people write them', async () => {
    const setup = { printer: 'P1S', material: 'PETG' };
    const fast = await call(client, 'check_value', { setting: 'outer_wall_speed', value: 480, unit: 'mm/s', ...setup });
    expect(fast.data).toMatchObject({ verdict: 'slowed' });
    const [first = ''] = fast.text.split('\n');
    expect(first).toMatch(
      /within the limits of the setting, but the flow limit of \S+ mm³\/s at \S+ x \S+ mm leaves \d+/,
    );
    expect(first).not.toContain('ok');
    const hot = { setting: 'nozzle_temperature', printer: 'P1S', material: 'PEEK', value: 300, unit: '°C' };
    const peek = await call(client, 'check_value', hot);
    expect(peek.text).toMatch(/^impossible combination: PEEK needs \d+ °C, Bambu Lab P1S reaches 300 °C\n/);
    expect(peek.text).not.toMatch(/Allowed/);
    expect((await call(client, 'check_value', { ...hot, language: 'zh' })).text).toMatch(/^无法搭配：/);
    const warm = await call(client, 'check_value', { setting: 'nozzle_temperature', value: 470, unit: '°F', ...setup });
    expect(warm.text).toMatch(/ 243 °C \(470 °F\): ok/);
    const likely = await call(client, 'lookup', { name: 'Raise3D Pro3', fields: ['extruder_type'] });
    expect(likely.text).toMatch(/right for all \d+ printers|right for \d+ of the \d+ printers/);
  });

  it('gives single figures shortly, and calls what is not known by words', async () => {
    const input = { name: 'Bambu Lab P1S', fields: ['max_nozzle_temperature_c'] };
    const { text, data } = await call(client, 'lookup', input);
    const { facts, materials } = data as { facts: { field: string }[]; materials: string[] };
    const fields = facts.map(({ field }) => field);
    expect(fields).toContain('rated.max_nozzle_temperature_c');
    expect(fields).toContain('firmware_limit.max_nozzle_temperature_c');
    for (const field of fields) expect(field).toMatch(/(^|\.)max_nozzle_temperature_c$/);
    expect(materials).toEqual([]);
    expect(bytes(text)).toBeLessThan(1_500);
    const strange = await call(client, 'lookup', { ...input, fields: ['max_nozzle_temp'] });
    expect(strange.text).toMatch(/^unknown_field: .*max_nozzle_temperature_c/);
    for (const language of ['en', 'zh']) {
      const fields = ['max_chamber_temperature_c', 'max_nozzle_temperature_c'];
      const p1s = await call(client, 'lookup', { name: 'P1S', fields, language });
      const line = p1s.text.split('\n').find((one) => /^Not stated by any source|^没有来源、未知/.test(one));
      expect(line).toMatch(language === 'en' ? /chamber temperature/i : /腔/);
      expect(line).not.toContain('_');
      const [, list = ''] = line?.split(/: |：/) ?? [];
      const names = list.split(/[;；]\s*/);
      expect(new Set(names).size).toBe(names.length);
    }
    const pair = { printer: 'P1S', material: 'PETG', language: 'en' };
    expect((await call(client, 'profile', pair)).text).toContain('Limited by the maximum flow');
    const one = await call(client, 'profile', { ...pair, settings: ['nozzle temperature'] });
    expect(one.text).not.toContain('Limited by the maximum flow');
    const wall = await call(client, 'profile', { ...pair, settings: ['outer_wall_speed'] });
    expect(wall.data).toMatchObject({ reached_speeds_mm_s: { outer_wall: expect.any(Number) } });
  });

  it('says whether a preset carries a setting over to a slicer, and why not, as the release has it', async () => {
    for (const slicer of ['prusaslicer', 'cura'] as const) {
      const [mapping] = readJson<{ data: PresetMapping[] }>(release, presetsPath(slicer)).data;
      for (const outcome of ['carried', 'approximated', 'none'] as const) {
        const row = mapping?.fields.find((one) => one.outcome === outcome && one.setting !== null);
        const { text, data } = await call(client, 'explain_setting', { setting: row?.setting, slicer });
        const { slicers } = data as { slicers: { preset: string | null }[] };
        const [told] = slicers;
        const words = { carried: 'carried over', approximated: 'approximated', none: 'no counterpart' }[outcome];
        expect(told?.preset?.startsWith(words), `${slicer} ${row?.setting}: ${told?.preset}`).toBe(true);
        if (outcome !== 'carried') expect(told?.preset).toContain(row?.remark);
        if (outcome === 'approximated') expect(text).toContain(row?.remark);
      }
    }
  });

  it('judges one printer by needs', async () => {
    const ask = (least: number) =>
      call(client, 'choose_printers', { printers: ['P1S'], min_nozzle_temperature_c: least });
    expect((await ask(280)).text).toMatch(/meets all requirements/);
    expect((await ask(350)).text).toMatch(/does NOT meet: max_nozzle_temperature_c/);
  });

  it('says which of several settings it took, and what a fan above 100 % may be', async () => {
    const { text, data } = await call(client, 'check_value', { setting: 'bed temp', value: 60, unit: '°C' });
    expect(data).toMatchObject({ setting: 'bed_temperature', others: ['bed_temperature_first_layer'] });
    expect(text).toMatch(/^Interpreted as bed_temperature; the words also match: bed_temperature_first_layer/);
    const named = await call(client, 'check_value', { setting: 'Nozzle temperature', value: 210, unit: '°C' });
    expect(named.data).toMatchObject({ setting: 'nozzle_temperature', others: [] });
    const fan = await call(client, 'check_value', { setting: 'fan_max', value: 204, unit: '%' });
    expect(fan.text).toMatch(/0–255.*80 %/);
  });

  it('asks on: the answers to a question change the shares', async () => {
    const input = { symptoms: ['stringing'], printer: 'P1S', material: 'PETG' };
    const ask = async (more: object) =>
      (await call(client, 'diagnose', { ...input, ...more })).data as unknown as Diagnosis;
    const first = await ask({});
    const [id = '', outcome = ''] = [first.question?.id, first.question?.outcomes[0]?.id];
    const second = await ask({ answers: { [id]: outcome } });
    expect(second.causes).not.toEqual(first.causes);
    expect(second.question?.id).not.toBe(id);
    const skipped = await ask({ answers: { [id]: 'unknown' } });
    expect(skipped.causes).toEqual(first.causes);
    expect(skipped.question?.id).not.toBe(id);
  });

  it('takes what was said before any question, and says what may be', async () => {
    const input = { symptoms: ['stringing'], printer: 'P1S', material: 'PETG' };
    const ask = async (more: object) =>
      (await call(client, 'diagnose', { ...input, ...more })).data as unknown as Diagnosis;
    const { may_tell, causes } = await ask({});
    expect(may_tell).toHaveProperty('dried=same');
    const second = await ask({ told: { dried: 'same' } });
    const share = (all: Diagnosis['causes']) => all.find(({ id }) => id === 'wet-filament')?.share ?? 0;
    expect(share(second.causes)).toBeLessThan(share(causes));
    expect(second.may_tell).toEqual({});
  });

  it('says how to tell that a fix did not help, and leaves it out then', async () => {
    const ask = async (told: Record<string, string>) =>
      (await call(client, 'diagnose', { symptoms: ['stringing'], material: 'PETG', told }))
        .data as unknown as Diagnosis;
    const [dry] = (await ask({})).fixes;
    expect(dry).toMatchObject({ fix: 'dry-filament', in_vain: 'dried=same' });
    expect((await ask({ dried: 'same' })).fixes.map(({ fix }) => fix)).not.toContain('dry-filament');
  });

  it('answers the same over HTTP, with addresses', async () => {
    const server = await startStatic(release);
    const remote = await connect(server.url);
    const input = { name: 'petg' };
    const [near, far] = await Promise.all([call(client, 'lookup', input), call(remote, 'lookup', input)]);
    expect(far.text).toContain(`${server.url}/api/v1/materials/petg.json`);
    expect(JSON.stringify(far.data).replaceAll(server.url, '')).toBe(JSON.stringify(near.data));
    await server.close();
    const after = await call(remote, 'lookup', { name: 'abs' });
    expect([after.isError, after.text]).toEqual([true, expect.stringMatching(/source_unreachable/)]);
  });

  it('says so when a folder is no release', async () => {
    const { text, isError } = await call(await connect(mkdtempSync(path.join(tmpdir(), 'none-'))), 'lookup', {
      name: 'x',
    });
    expect([isError, text]).toEqual([true, expect.stringMatching(/incomplete_source/)]);
  });

  it('gives up what is cancelled, and the request to the source with it', async () => {
    const closed = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const slow = createServer((request) => {
      asked.resolve();
      request.once('close', closed.resolve);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const remote = await connect(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
    const stop = new AbortController();
    const waiting = call(remote, 'find', { text: 'p1s' }, stop.signal);
    await asked.promise;
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow();
    await closed.promise;
    // It still answers what needs no source.
    expect((await remote.listTools()).tools.length).toBe(TOOLS.length);
    slow.closeAllConnections();
    slow.close();
  });
});

interface Diagnosis {
  causes: { id: string; share: number }[];
  question: { id: string; outcomes: { id: string }[] } | null;
  may_tell: Record<string, string>;
  fixes: { fix: string; in_vain: string | null }[];
}

describe('the protocol on stdout', () => {
  /** What the server writes to stdout for some lines on stdin, and how it ends. */
  async function talk(
    lines: readonly string[],
    answers: number,
  ): Promise<{ written: string[]; code: number | null; stderr: string }> {
    const child = spawn(process.execPath, [cli, 'mcp', '--source', release], { cwd: empty });
    let stdout = '';
    let stderr = '';
    const enough = Promise.withResolvers<void>();
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      if (stdout.split('\n').length > answers) enough.resolve();
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    for (const line of lines) child.stdin.write(`${line}\n`);
    await Promise.race([enough.promise, ended]);
    child.stdin.end();
    return { written: stdout.split('\n').filter((line) => line !== ''), code: await ended, stderr };
  }

  const initialize = (protocolVersion: string) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
    });
  const initialized = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
  const ask = (name: string, input: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name, arguments: input } });

  it('is all that is written there, and the end of stdin ends the server', async () => {
    const lines = [initialize('2025-06-18'), initialized, 'this is no JSON', ask('lookup', { name: 'nothing' })];
    const { written, code } = await talk(lines, 2);
    expect(written.length).toBeGreaterThanOrEqual(2);
    for (const line of written) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    expect(code).toBe(0);
  });

  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['1999-01-01', expect.stringMatching(/^20\d\d-\d\d-\d\d$/)],
  ])('is agreed on for a client of %s', async (asked, agreed) => {
    const { written } = await talk([initialize(asked)], 1);
    expect(JSON.parse(written[0] ?? '{}')).toMatchObject({ id: 1, result: { protocolVersion: agreed } });
  });
});

it('is bundled: the command needs no package beside it', () => {
  expect(existsSync(path.join(empty, 'node_modules'))).toBe(false);
});
