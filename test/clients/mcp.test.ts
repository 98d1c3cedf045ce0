import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { OpenPrintData } from '../../clients/typescript/src/client.js';
import { Files } from '../../clients/typescript/src/files.js';
import { folder } from '../../clients/typescript/src/folder.js';
import { callTool, MOST_BYTES, type Tool } from '../../clients/typescript/src/mcp/tool.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { FILES, presetsPath } from '../../core/contract/paths.js';
import { presetDownload } from '../../core/presets/files.js';
import type { FitMatrix, PresetMapping, Profile, Rule, Setting } from '../../schemas/generated/record.js';
import { counted } from '../support/counted.js';
import { folderOf } from '../support/folder.js';
import { readJson } from '../support/published.js';
import { scripted } from '../support/scripted.js';
import { shared } from '../support/shared.js';
import { startStatic } from '../support/static-server.js';
import { CASES, caseFile, FOLDER, whatFileSays } from '../support/what-files-say.js';

const release = await shared('release');

/** A folder with only the bundle of the command, so that it cannot import other modules. */
const empty = folderOf();
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
  // Only text: given both forms, some clients drop the text and some the data.
  expect(answer.structuredContent).toBeUndefined();
  return { text, isError: answer.isError === true };
}

const bytes = (text: string) => Buffer.byteLength(text);

const P1S = { printer: 'P1S', material: 'PETG' };
const UNSURE = { name: 'Raise3D Pro3', fields: ['extruder_type'] };
const WITHHELD = { printer: 'caribou-caribouduet-420', material: 'PC' };
const FAST = { ...P1S, setting: 'outer_wall_speed', value: 480, unit: 'mm/s' };
const HOT = { setting: 'nozzle_temperature', printer: 'P1S', material: 'PEEK', value: 300, unit: '°C' };

describe('the MCP server', async () => {
  const client = await connect(release);
  const said = async (name: string, input: Record<string, unknown>) => (await call(client, name, input)).text;

  it('describes itself, and lists its tools as read-only, described, with argument schemas, in few tokens', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'open-print-data' });
    expect(client.getInstructions()).toContain('never guess');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { description = '', annotations, inputSchema, outputSchema } of tools) {
      expect(description.length).toBeGreaterThan(100);
      expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const argument of Object.values(inputSchema.properties ?? {}))
        expect(argument).toHaveProperty('description');
      // No client needs them to call a tool, and they would be in every conversation.
      expect(outputSchema).toBeUndefined();
    }
    // About 3,000 tokens, which are in every conversation.
    expect(bytes(JSON.stringify(tools))).toBeLessThan(12_800);
  });

  describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
    it.each(['en', 'zh'])('answers its example in %s, briefly and with sources', async (language) => {
      const { text, isError } = await call(client, name, { ...tool.example, language });
      expect(isError, text).toBe(false);
      // The file of a preset is never shortened.
      if (name !== 'preset') expect(bytes(text)).toBeLessThanOrEqual(MOST_BYTES);
      expect(text).not.toMatch(/undefined|\[object|NaN|: null/);
      expect(text).toMatch(/\nOpen Print Data [0-9a-f]{12}/);
      expect(text).toContain('CC0-1.0');
      if (name !== 'find') expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
    });

    it('rejects an unknown argument, naming the known ones', async () => {
      const { text, isError } = await call(client, name, { ...tool.example, nonsense: 1 });
      expect(isError).toBe(true);
      expect(text).toContain('"nonsense"');
      expect(text).toContain('language');
    });
  });

  it.each<[tool: string, input: Record<string, unknown>, says: string | RegExp]>([
    // The values of a spool are shown next to those of its material, and labelled.
    ['lookup', { name: 'Prusament ASA' }, /^Prusament .* \(filament, id prusament--asa\)/],
    ['lookup', { name: 'prusament--asa' }, /: 250–270\s°C \[1\] \(ASA in general \d+–\d+\s°C/],
    ['lookup', { name: 'prusament--asa' }, 'not stated for this product (ASA in general'],
    ['lookup', { name: 'ASA' }, /^ASA \(material, id asa\)/],
    ['lookup', { name: 'GFA00' }, /^Bambu Lab PLA Basic \(filament, .*\n.*\n"GFA00" is an identifier/],
    ['lookup', UNSURE, /Not stated by any source: .*\nLikely, not confirmed: /],
    ['lookup', UNSURE, /right for (all \d+|\d+ of the \d+) printers/],
    ['profile', WITHHELD, 'Withheld, never use it: bed_temperature_c.other_layers 115, as above the 110 °C'],
    ['profile', P1S, 'Limited by the maximum flow'],
    ['profile', { ...P1S, settings: ['outer_wall_speed'] }, /Limited by the maximum .*mm\/s: outer_wall [\d.]+$/m],
    ['find', { text: 'holes and looks rough' }, /^Which of these do you see\?.*\n- .*gaps-in-top.*\n- .*rough-top/m],
    ['find', { text: 'P1S or Q1 Pro for PA-CF' }, 'choose_printers {"printers":["bambu-lab-p1s","qidi-q1-pro"],'],
    ['find', { text: 'can the P1S print PETG?' }, /^Answered by: can_print \{.*"bambu-lab-p1s","material":"petg"\}/],
    ['find', { text: 'bambu pla basic gold' }, /^filament: Bambu Lab PLA Basic, Gold \(id bambu-lab--pla-basic\)$/m],
    ['find', { text: 'GFA00' }, /^Answered by: lookup \{"name":"GFA00"\}\n(?:.*\n)*material: PLA \(id pla\)$/m],
    ['find', { text: 'material for a hot car on a MK4' }, /^Answered by: can_print \{"printer":"prusa-mk4"\}/],
    // Values with units in the text, and symptoms in any words that identify them.
    ['check_value', { setting: 'layer height', value: '0.2mm', printer: 'P1S' }, ' 0.2 mm: ok'],
    ['check_value', { setting: '喷嘴温度', value: '470 F', material: 'PETG' }, '(470 °F): ok'],
    ['check_value', { setting: 'nozzle_temperature', value: 470, unit: '°F', ...P1S }, ' 243 °C (470 °F): ok'],
    ['check_value', { setting: 'bed temp', value: 60, unit: '°C' }, /^Interpreted as bed_temperature; the words also/],
    ['check_value', { setting: 'Nozzle temperature', value: 210, unit: '°C' }, /^Nozzle temperature 210 °C/],
    ['check_value', { setting: 'fan_max', value: 204, unit: '%' }, /0–255.*80 %/],
    ['diagnose', { symptoms: ['hairs between towers'] }, /^Symptom: .* \(stringing\)/],
    ['diagnose', { symptoms: ['corners lift off the bed'] }, /^Symptom: .* \(warping\)/],
    ['diagnose', { symptoms: ['拉丝'] }, /^Symptom: .* \(stringing\)/],
    ['diagnose', { symptoms: ['strnging'] }, /^Symptom: .* \(stringing\)/],
    ['diagnose', { symptoms: ['hotend-leak'] }, /^STOP THE PRINT IMMEDIATELY\.\n.*Stop the print before the blob/],
    ['choose_printers', { printers: ['P1S'], min_nozzle_temperature_c: 280 }, 'meets all requirements'],
    ['choose_printers', { printers: ['P1S'], min_nozzle_temperature_c: 350 }, 'NOT meet: max_nozzle_temperature_c'],
    // The limiting factor comes first.
    ['check_value', HOT, /^impossible combination: PEEK needs \d+ °C, Bambu Lab P1S reaches 300 °C\n/],
    ['check_value', { ...HOT, language: 'zh' }, /^无法搭配：/],
    ['check_value', FAST, /^.*within the limits .* but the flow limit of \S+ mm³\/s at \S+ x \S+ mm leaves \d+/],
  ])('%s %j contains %s', async (tool, input, says) => {
    expect(await said(tool, input)).toMatch(says);
  });

  it.each<[tool: string, input: Record<string, unknown>, notSaid: string | RegExp]>([
    ['lookup', { name: 'Raise3D Pro3' }, /^- .*(?:direct drive|Bowden)/m],
    ['profile', { ...P1S, settings: ['nozzle temperature'] }, 'Limited by the maximum flow'],
    ['check_value', { setting: 'layer height', value: '0.2mm', printer: 'P1S' }, 'No unit was given'],
    ['check_value', HOT, 'Allowed'],
    ['check_value', FAST, /^.*\bok\b/],
    ['find', { text: 'stringing' }, 'at the wall'],
    ['find', { text: '12201 prusa mini' }, 'a guess'],
    ['diagnose', { symptoms: ['first layer does not stick'] }, 'STOP THE PRINT'],
  ])('%s %j does not contain %s', async (tool, input, notSaid) => {
    expect(await said(tool, input)).not.toMatch(notSaid);
  });

  it('gives all settings of a profile, temperatures first', async () => {
    const text = await said('profile', P1S);
    const [profile] = readJson<{ data: Profile[] }>(release, '/api/v1/profiles/bambu-lab-p1s/petg.json').data;
    const nozzle = `Temperatures: Nozzle temperature: ${profile?.nozzle_temperature_c.other_layers}\u00a0°C; `;
    expect(text).toContain(nozzle);
    expect(text.indexOf('Temperatures: ')).toBeLessThan(text.indexOf('Speeds: '));
    const settings = readJson<{ data: Setting[] }>(release, '/api/v1/settings.json').data;
    const [, unknown = ''] = /^Not in the profile, not known: (.*)$/m.exec(text) ?? [];
    for (const { id, name } of settings)
      expect(text.includes(`${name}: `) || unknown.split(', ').includes(id), id).toBe(true);
  });

  it('cites the sources of figures with commit or date, URL and licence', async () => {
    const text = await said('lookup', { name: 'P1S' });
    const facts = text.split('\n').filter((line) => line.startsWith('- '));
    const sources = new Map([...text.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, n, line]) => [n, line]));
    expect(facts.length).toBeGreaterThan(20);
    for (const fact of facts) {
      const [, numbers = ''] = /\[([\d,]+)\]$/.exec(fact) ?? [];
      for (const n of numbers.split(',')) expect(sources.has(n), fact).toBe(true);
    }
    for (const line of sources.values()) expect(line).toMatch(/https:.*(commit [0-9a-f]{7,}|\d{4}-\d\d-\d\d)/);
  });

  it('gives a preset as the text of the file, and how to import it', async () => {
    const ini = await said('preset', { printer: 'MK4S', material: 'PETG', slicer: 'prusaslicer' });
    expect(ini).toMatch(/^1\. File > Import > Import Config/m);
    const [, file = ''] = /^--- \S+\.ini\n([\s\S]*?)\n---$/m.exec(ini) ?? [];
    const made = await new OpenPrintData({ source: folder(release) }).preset('MK4S', 'PETG', { slicer: 'prusaslicer' });
    expect(file).toBe(new TextDecoder().decode(presetDownload(made).bytes).trimEnd());
    const orca = await said('preset', { ...P1S, slicer: 'orcaslicer', fixes: ['stringing/retraction-up'] });
    const [, json = ''] = /^--- filament\/.*\.json\n([\s\S]*?)\n---$/m.exec(orca) ?? [];
    expect(JSON.parse(json)).toHaveProperty('filament_retraction_length');
  });

  it('names what is wrong in the text of a file', async () => {
    const text = await said('check_file', TOOLS.find(({ name }) => name === 'check_file')?.example ?? {});
    expect(text).toMatch(/^mine\.ini, Prusa MK4S, PETG, 0\.4 mm: 1 setting is dangerous\n! Nozzle .*: 330\s°C/);
    expect(text).toMatch(/takes at most 290\s°C.*\(profile: \d+\s°C\)\n\d+ settings were checked/);
    expect(text).toMatch(/^PrusaSlicer 2\.9\.0$/m);
  });

  it.each(CASES)('flags in %s the same as page and command', async (name) => {
    const text = await said('check_file', { file: readFileSync(path.join(FOLDER, name), 'utf8'), file_name: name });
    const marked = text.split('\n').flatMap((line) => /^[!?-] (.*?)(?: \(profile: [^)]*\))?$/.exec(line)?.[1] ?? []);
    expect(marked).toEqual((await whatFileSays(caseFile(name))).texts);
  });

  it('gives the verdicts of a printer for all materials', async () => {
    const text = await said('can_print', { printer: 'P1S' });
    const fits = readJson<FitMatrix>(release, '/api/v1/fit.json');
    const counts = [...text.matchAll(/^(?:yes|with care|not known|no) \((\d+)\): /gm)].map(([, n]) => Number(n));
    expect(counts).toHaveLength(4);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(fits.materials.length);
    expect(text).toMatch(/^yes .*\bpetg\*/m);
  });

  it('lists materials and symptoms as resources with the same content as the tools', async () => {
    const { resources } = await client.listResources();
    expect(resources.filter(({ uri }) => uri.startsWith('open-print-data://materials/')).length).toBeGreaterThan(80);
    expect(resources.filter(({ uri }) => uri.startsWith('open-print-data://symptoms/')).length).toBeGreaterThan(60);
    const read = async (uri: string) => (await client.readResource({ uri })).contents[0];
    const expected = { text: await said('lookup', { name: 'petg', kind: 'material' }) };
    expect(await read('open-print-data://materials/petg')).toMatchObject(expected);
    const told = { text: expect.stringMatching(/^Symptom: Stringing/) };
    expect(await read('open-print-data://symptoms/stringing')).toMatchObject(told);
  });

  it.each<[tool: string, input: Record<string, unknown>, told: RegExp]>([
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
    ['check_value', { setting: 'fan_max', value: 1, printer: 'P1S', nozzle: 'fine' }, /^unknown_nozzle: .*0\.4, /],
    ['can_print', { printer: 'P1S', material: 'PLA', product: 'nobody pla' }, /^unknown_filament: /],
    ['lookup', { name: 'nobody--asa', kind: 'filament' }, /^unknown_filament: .*Do not use another/],
    ['check_value', { setting: 'nozzle_temperature' }, /value/],
    ['diagnose', { symptoms: ['my print looks weird'] }, /^unknown_symptom: .*Suggestions/],
    ['diagnose', { symptoms: ['stringing'], answers: { nothing: 'x' } }, /^bad_answer/],
    ['diagnose', { symptoms: ['stringing'], cause: 'magic' }, /^unknown_cause: .*wet-filament/],
    ['diagnose', { symptoms: [] }, /symptoms/],
    ['choose_printers', { printers: ['P1S', 'nothing at all'] }, /^unknown_printer/],
    ['explain_setting', { setting: 'retraction', slicer: 'simplify3d' }, /orcaslicer/],
    ['lookup', { name: 'Bambu Lab P1S', fields: ['max_nozzle_temp'] }, /^unknown_field: .*max_nozzle_temperature_c/],
    ['profile', { printer: 'creality-ender-3', material: 'PC' }, /^no_profile: /],
    ['preset', { ...P1S, slicer: 'orcaslicer', fixes: ['nothing'] }, /^invalid_fix: /],
    ['preset', { ...P1S, slicer: 'orcaslicer', fixes: ['stringing/nothing'] }, /^unknown_fix: /],
    ['check_file', { file: 'G1 X1\n', file_name: 'a.gcode' }, /^no_settings: /],
    ['can_print', { printer: 'P1S', nozzle: '0.4' }, /^missing_material: /],
  ])('%s %j is an error with suggestions', async (tool, input, told) => {
    const { text, isError } = await call(client, tool, input);
    expect(isError).toBe(true);
    expect(text).toMatch(told);
  });

  it('gives for a diagnosis the causes, the question with its outcomes, the fixes, and possible statements', async () => {
    const setup = { ...P1S, symptoms: ['stringing'], slicer: 'orcaslicer' };
    const text = await said('diagnose', setup);
    const [, question = '', outcome = ''] = /^Ask next \(([\w-]+), .*\n {2}- ([\w-]+): /m.exec(text) ?? [];
    expect(text).toMatch(/^Fixes, in the order to try:\n- .* \([\w-]+; stringing\/[\w-]+\)/m);
    expect(text).toMatch(/Nozzle temperature: 255 °C \(of the profile\) → 250 °C/);
    expect(text).toMatch(/^ {4}If it failed: dried: same$/m);
    expect(text).toMatch(/^ {2}- dried: better = /m);
    const next = await said('diagnose', { ...setup, answers: { [question]: outcome } });
    expect(next).not.toContain(`Ask next (${question}`);
    const later = await said('diagnose', { ...setup, statements: { dried: 'same' } });
    expect(later).not.toContain('stringing/dry-filament');
  });

  it('starts with switching off if something may burn, and never suggests heating or moving', async () => {
    const rules = readJson<{ data: Rule[] }>(release, '/api/v1/troubleshoot.json').data;
    const all = rules.flatMap(({ causes }) => causes.flatMap(({ fixes }) => fixes));
    const cold = all.flatMap(({ id, power_off }) => (power_off ? [id] : []));
    for (const symptoms of [['burning smell'], ['stringing', 'burning smell'], ['thermal runaway']]) {
      const text = await said('diagnose', { symptoms, ...P1S });
      const [first = '', second = ''] = text.split('\n');
      expect(first).toMatch(/^Switch the printer off at the wall now\. Do not heat it/);
      expect(second).toMatch(/[Ss]witch off at the wall/);
      expect(text.split(/^Needs power/m)[0]).not.toMatch(/heat up|plug in|print (?:a|the|long)\b|to confirm/i);
      const fixes = [...text.matchAll(/^- .* \([\w-]+; [\w-]+\/([\w-]+)\)/gm)].map(([, fix]) => fix);
      for (const fix of fixes) expect(cold, fix).toContain(fix);
      const [, question = ''] = /^Ask next \(([\w-]+), /m.exec(text) ?? [];
      expect(question).toMatch(/^(?!.*(?:nozzle-tip|motor-hot|temp-curve|hotter-block))[\w-]+$/);
    }
    for (const text of ['printer on fire', 'my printer is on fire', 'smoke', 'smells burnt', 'burning smell']) {
      expect(await said('find', { text }), text).toMatch(
        /^Switch the printer off at the wall now\..*\n(?:Answered by: .*\n)?.* \(id burning-smell\)/,
      );
      expect(await said('diagnose', { symptoms: [text] }), text).toMatch(/^Switch the printer off at the wall now\./);
    }
    for (const text of ['着火', '冒烟', '烧焦味', '起火', '糊味']) {
      expect(await said('find', { text, language: 'zh' })).toMatch(/^请立即切断打印机总电源/);
      expect(await said('diagnose', { symptoms: [text], language: 'zh' })).toMatch(/^请立即切断打印机总电源/);
    }
  });

  it('gives single figures briefly, and states what is unknown in words', async () => {
    const text = await said('lookup', { name: 'Bambu Lab P1S', fields: ['max_nozzle_temperature_c'] });
    const facts = text.split('\n').filter((line) => line.startsWith('- '));
    expect(facts.length).toBeGreaterThan(1);
    for (const fact of facts) expect(fact).toMatch(/nozzle/i);
    expect(text).not.toContain('Profiles for');
    expect(bytes(text)).toBeLessThan(1_500);
    for (const language of ['en', 'zh']) {
      const fields = ['max_chamber_temperature_c', 'max_nozzle_temperature_c'];
      const p1s = await said('lookup', { name: 'P1S', fields, language });
      const line = p1s.split('\n').find((one) => /^Not stated by any source|^没有来源、未知/.test(one));
      expect(line).toMatch(language === 'en' ? /chamber temperature/i : /腔/);
      expect(line).not.toContain('_');
      const [, list = ''] = line?.split(/: |：/) ?? [];
      const names = list.split(/[;；]\s*/);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('says whether a preset carries a setting over to a slicer, and why not, according to the release', async () => {
    for (const slicer of ['prusaslicer', 'cura'] as const) {
      const [mapping] = readJson<{ data: PresetMapping[] }>(release, presetsPath(slicer)).data;
      for (const outcome of ['carried', 'approximated', 'none'] as const) {
        const row = mapping?.fields.find((one) => one.outcome === outcome && one.setting !== null);
        const text = await said('explain_setting', { setting: row?.setting, slicer });
        const words = { carried: 'carried over', approximated: 'approximated', none: 'no counterpart' }[outcome];
        // The answer about a setting without a key explains the alternative instead.
        if (outcome !== 'none') expect(text, `${slicer} ${row?.setting}`).toContain(`in a preset: ${words}`);
        if (outcome === 'approximated') expect(text).toContain(row?.remark);
      }
    }
  });

  it('counts printers that meet all requirements, meet them with care, or are unknown', async () => {
    const fits = readJson<FitMatrix>(release, '/api/v1/fit.json');
    const place = fits.materials.indexOf('pa-cf');
    const letters = Object.values(fits.printers).map((row) => row[place]);
    const [yes, care, unknown] = ['y', 'c', 'u'].map((one) => letters.filter((letter) => letter === one).length);
    const text = await said('choose_printers', { materials: ['PA-CF'] });
    expect(text).toContain(`Meet all requirements: ${yes}; with care: ${care}; not known: ${unknown}.\n`);
    const further = await said('choose_printers', { materials: ['PA-CF'], offset: yes });
    expect(further).toMatch(/; with care: pa-cf$/m);
  });

  it('answers the same over HTTP, with URLs', async () => {
    const server = await startStatic(release);
    const remote = await connect(server.url);
    const input = { name: 'petg' };
    const [near, far] = await Promise.all([call(client, 'lookup', input), call(remote, 'lookup', input)]);
    expect(far.text).toContain(`${server.url}/api/v1/materials/petg.json`);
    expect(far.text.replaceAll(server.url, '')).toBe(near.text);
    await server.close();
    const after = await call(remote, 'lookup', { name: 'abs' });
    expect([after.isError, after.text]).toEqual([true, expect.stringMatching(/source_unreachable/)]);
  });

  it('reports a folder without a release', async () => {
    const { text, isError } = await call(await connect(folderOf()), 'lookup', { name: 'x' });
    expect([isError, text]).toEqual([true, expect.stringMatching(/incomplete_source/)]);
  });

  it('cancels its request to the source when the client cancels', async () => {
    const closed = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { url } = await scripted((request) => {
      asked.resolve();
      request.once('close', closed.resolve);
    });
    const remote = await connect(url);
    const stop = new AbortController();
    const waiting = call(remote, 'find', { text: 'p1s' }, stop.signal);
    await asked.promise;
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow();
    await closed.promise;
    // Calls that need no source are still answered.
    expect((await remote.listTools()).tools.length).toBe(TOOLS.length);
  });
});

it('loads the long index only for an answer with citations', async () => {
  const { asked, source } = counted(folder(release));
  const files = new Files(source);
  const tool = (name: string) => TOOLS.find((one) => one.name === name) as Tool;
  expect((await callTool(tool('find'), { text: 'p1s' }, files)).text).toMatch(/^Open Print Data \w+; CC0-1\.0$/m);
  expect(asked).toContain(FILES.briefIndex);
  expect(asked).not.toContain(FILES.index);
  await callTool(tool('can_print'), { printer: 'P1S', material: 'PA-CF' }, files);
  expect(asked).toContain(FILES.index);
});

describe('the protocol on stdout', () => {
  /** Sends lines to the server's stdin. @returns its output and its exit code */
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

  it('is the only output, and the server ends with stdin', async () => {
    const lines = [initialize('2025-06-18'), initialized, 'this is no JSON', ask('lookup', { name: 'nothing' })];
    const { written, code } = await talk(lines, 3);
    expect(written).toHaveLength(3);
    for (const line of written) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    expect(written.map((line) => JSON.parse(line))).toContainEqual({
      ...{ jsonrpc: '2.0', id: null },
      error: { code: -32700, message: 'Parse error: the line is not JSON' },
    });
    expect(code).toBe(0);
  });

  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['1999-01-01', expect.stringMatching(/^20\d\d-\d\d-\d\d$/)],
  ])('is negotiated with a client of version %s', async (asked, agreed) => {
    const { written } = await talk([initialize(asked)], 1);
    expect(JSON.parse(written[0] ?? '{}')).toMatchObject({ id: 1, result: { protocolVersion: agreed } });
  });
});
