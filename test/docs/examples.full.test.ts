import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../clients/typescript/src/cli/commands.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { FILES } from '../../core/contract/paths.js';
import { HOST } from '../../docs/src/reference/host.js';
import { readPublication } from '../../scripts/shared/publication.js';
import { isObject, type Json } from '../../scripts/shared/tree.js';
import { call } from '../support/command.js';
import { folderOf } from '../support/folder.js';
import { type Block, type ReadPage, sitePages } from '../support/pages.js';
import { fetchPlain } from '../support/plain.js';
import { readJson } from '../support/published.js';
import { script } from '../support/script.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The command of the MCP server: via npx only once the package is published. */
const COMMAND = readPublication(ROOT).published ? 'npx -y open-print-data' : 'open-print-data';
const run = promisify(execFile);
const pages = await sitePages();
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A request that a curl command of the documentation makes. */
interface Curl {
  path: string;
  method: string;
  headers: Record<string, string>;
}

/** The hosts in commands: the service, and the mirror that a page uses as an example. */
const HOSTS = [HOST, 'https://mirror.example.org'];

const SILENT = ['-G', '-i', '-s', '-O', '-sO'];

// Runs every example of the documentation verbatim: commands, requests, responses, programs and files.
const site = await shared('siteServer');

const blocks = pages.flatMap((page) =>
  page.blocks.map((block, position) => ({ page, block, next: page.blocks[position + 1], position })),
);
const named = (wanted: (block: Block, page: ReadPage) => boolean) =>
  blocks
    .filter(({ block, page }) => wanted(block, page))
    .map((one) => [`${one.page.id}, block ${one.position + 1}`, one] as const);

const ask = ({ path: target, method, headers }: Curl) => fetchPlain(site + target, { method, headers });

describe('every example', () => {
  test('is of a tested kind', () => {
    // test/clients runs the programs of the package (js, html), and download.full.test.ts the queries (sql, py).
    const kinds = 'sh json jsonc http ts typescript python text yaml powerquery js html console ini sql py txt';
    const known = kinds.split(' ');
    expect(blocks.filter(({ block }) => !known.includes(block.language)).map(({ page }) => page.id)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(100);
  });

  test.each(named(({ language, text }) => language === 'sh' && text.includes('curl')))('%s: curl', async (_, one) => {
    // Other lines of the block process the output of these commands.
    const lines = one.block.text.split('\n').filter((line) => line.startsWith('curl '));
    const commands = lines.map(readCurl);
    const answers = await Promise.all(commands.map(ask));
    const [answer] = answers;
    const texts = await Promise.all(answers.map((response) => response.text()));
    // Different spellings of one query; files are different files.
    if (commands.some(({ path: target }) => target.includes('?')))
      expect(new Set(texts).size, 'commands of one block get the same answer').toBe(1);
    if (one.next?.language === 'json') expect(texts[0] ?? '').toSatisfy((text: string) => shows(one.next?.text, text));
    else if (one.next?.language !== 'http') for (const { status } of answers) expect(status).toBe(200);
    if (one.next?.language === 'http' && answer) expectHeaders(one.next.text, answer);
  });

  describe('in a shell', () => {
    beforeEach((context) => skipUnless(hasCurl, context, 'this machine has no curl'));
    const alone = named(
      ({ language, text }) => language === 'sh' && /^curl (-G )?'/.test(text) && !text.includes('\n'),
    );
    test.each(alone)('%s: curl itself', async (_, { block, next }) => {
      const command = `${block.text.replaceAll(HOST, site)} --silent --show-error`;
      const { stdout } = await run('sh', ['-c', command], { maxBuffer: 64e6 });
      const answer = await (await ask(readCurl(block.text))).text();
      expect(stdout === answer).toBe(true);
      if (next?.language === 'json') shows(next.text, stdout);
    });
  });

  const answers = named(({ language }, { name }) => language === 'json' && name !== 'errors' && name !== 'farm');
  test.each(answers)('%s: answer', (_, one) => {
    expect(one.page.blocks[one.position - 1]?.text, 'an answer follows its command').toMatch(/^curl /);
  });

  test.each(named(({ language }) => language === 'jsonc'))('%s: for an assistant', (_, one) => {
    const {
      mcpServers,
      name,
      arguments: input,
    } = JSON.parse(one.block.text) as {
      mcpServers?: Record<string, { command: string; args: string[] }>;
      name?: string;
      arguments?: unknown;
    };
    for (const { command, args } of Object.values(mcpServers ?? {}))
      expect([command, ...args].slice(0, -1).join(' ')).toBe(`${COMMAND} mcp --source`);
    // test/clients/mcp.test.ts tests the answers.
    if (!mcpServers)
      expect(TOOLS.find((tool) => tool.name === name)?.input.safeParse(input)).toMatchObject({ success: true });
  });

  test.each(named(({ language }) => language === 'http'))('%s: headers', async (_, one) => {
    const before = one.page.blocks[one.position - 1];
    const command = before?.text.startsWith('curl')
      ? readCurl(before.text)
      : readCurl(`curl '${HOST}/api/v1/printers'`);
    expectHeaders(one.block.text, await ask(command));
  });

  test.each(named(({ language }) => language === 'ts'))('%s: TypeScript', async (_, one) => {
    const name = one.block.title ?? 'example.ts';
    const folder = folderOf({ [name]: one.block.text.replaceAll(HOST, site) });
    const { stdout } = await run(process.execPath, [name], { cwd: folder });
    expect(stdout.trimEnd()).toBe(one.next?.text);
  });

  describe('in Python', () => {
    beforeEach((context) => skipUnless(hasPython, context, 'this machine has no python3'));
    test.each(named(({ language }) => language === 'python'))('%s: Python', async (_, one) => {
      const name = one.block.title ?? 'example.py';
      const folder = folderOf({ [name]: one.block.text.replaceAll(HOST, site) });
      const env = { ...process.env, PYTHONPATH: path.join(ROOT, 'clients/python') };
      const { stdout } = await run('python3', [name], { cwd: folder, env });
      expect(stdout.trimEnd()).toBe(one.next?.text);
    });
  });

  test.each(named(({ language }) => language === 'powerquery'))('%s: Power Query', async (_, { block }) => {
    const address = /Web\.Contents\("([^"]+)"\)/.exec(block.text)?.[1] ?? '';
    const { data } = (await (await fetch(address.replace(HOST, site))).json()) as { data: object[] };
    const columns = [...(/\{(.*?)\}/.exec(block.text)?.[1]?.matchAll(/"(\w+)"/g) ?? [])].map(([, name = '']) => name);
    expect(columns.length).toBeGreaterThan(3);
    for (const record of data) expect(Object.keys(record)).toEqual(expect.arrayContaining(columns));
  });

  test.for(named(({ language, title }) => language === 'ini' && title === undefined))(
    '%s: unit of systemd',
    ([, { block }], context) => {
      skipUnless(hasSystemd, context, 'this machine has no systemd-analyze');
      const name = block.text.includes('[Timer]') ? 'open-print-data.timer' : 'open-print-data.service';
      // A timer is validated with the unit that it starts.
      const service = '[Service]\nExecStart=true\n';
      const folder = folderOf({ 'open-print-data.service': service, [name]: `${block.text}\n` });
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', path.join(folder, name)], {
        encoding: 'utf8',
      });
      // Ignores programs that this machine lacks.
      const faults = stderr
        .split('\n')
        .filter((line) => line.includes('open-print-data') && !/(?:npx|open-print-data) is not executable/.test(line));
      expect(faults).toEqual([]);
      if (stderr === '') expect(status).toBe(0);
    },
  );

  // integrations.full.test.ts tests the input for other programs.
  const excerpts = named(({ language, title }) => language === 'yaml' && title?.includes('/') === true);
  test.each(excerpts)('%s: lines of a file', (_, { block }) => {
    expect(readFileSync(path.join(ROOT, block.title ?? ''), 'utf8')).toContain(block.text);
  });

  test.each(named(({ language, text }) => language === 'sh' && !text.includes('curl')))('%s: commands', (_, one) => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const used = [...one.block.text.matchAll(/npm (?:run )?(\S+)/g)].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(used.filter((name) => !['ci', 'install', 'pack', 'exec'].includes(name))),
    );
    const calls = [...one.block.text.matchAll(/^(?:npx )?open-print-data (\S+)/gm)].map(([, name = '']) => name);
    expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(calls));
  });

  // The pages were built from a folder; the output over HTTP is the same.
  test.each(named(({ language }) => language === 'console'))('%s: the command', async (_, { page, block }) => {
    const [first = '', ...shown] = block.text.split('\n');
    const args = [...first.replace(/^\$ (?:npx )?open-print-data /, '').matchAll(/"([^"]*)"|(\S+)/g)];
    const { out, err } = await call(
      args.map(([, quoted, bare]) => quoted ?? bare ?? ''),
      { source: site, env: { COLUMNS: '80', LANG: page.chinese ? 'zh_CN.UTF-8' : 'en_US.UTF-8' } },
    );
    const lines = (out + err).trimEnd().split('\n');
    if (shown.at(-1) === '…') expect(shown.slice(0, -1)).toEqual(lines.slice(0, shown.length - 1));
    else expect(shown).toEqual(lines);
  });

  const messages = named(({ language, title }) => language === 'text' && title?.startsWith('data/') === true);
  test.each(messages)('%s: message of the check', async (_, { block }) => {
    const folder = folderOf();
    const data = path.join(folder, 'data');
    cpSync(path.join(ROOT, 'data'), data, { recursive: true });
    const file = path.join(folder, block.title ?? '');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('enclosed: {value');
    writeFileSync(file, text.replace('enclosed: {value', 'enclosd: {value'));
    const { out, error } = await script('validate', '--data', data);
    expect(`${out}${error}`.trim()).toBe(block.text);
  });
});

/** Whether a shown response is the given one, or an excerpt of it. */
function shows(shown: string | undefined, answer: string): boolean {
  expect(isPart(JSON.parse(shown ?? '') as Json, JSON.parse(answer) as Json), shown).toBe(true);
  return true;
}

function isPart(part: Json, whole: Json): boolean {
  if (Array.isArray(part)) return Array.isArray(whole) && part.every((item, at) => isPart(item, whole[at] ?? null));
  if (!isObject(part)) return part === whole;
  return isObject(whole) && Object.entries(part).every(([key, item]) => isPart(item, whole[key] ?? null));
}

function expectHeaders(shown: string, answer: Response): void {
  for (const line of shown.split('\n')) {
    const status = /^HTTP\/1\.1 (\d+)/.exec(line)?.[1];
    if (status !== undefined) expect(answer.status).toBe(Number(status));
    else {
      const [, name = '', value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      expect(answer.headers.get(name), name).toBe(value);
    }
  }
}

test('the OpenAPI description names the pages of its errors', async () => {
  const { components } = readJson<{ components: { examples: Record<string, { value: Json }> } }>(
    await shared('release'),
    FILES.openapi,
  );
  const expected = { error: { documentation: '/errors/#unknown_brand' } };
  expect(components.examples.unknown_brand?.value).toMatchObject(expected);
});

/** Reads a curl command as the documentation writes them. @throws on an option that it does not know */
function readCurl(command: string): Curl {
  const [asked = ''] = command.split(' | ');
  const words = [...asked.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  if (words.shift() !== 'curl') throw new Error(`no curl command: ${command}`);
  const headers: Record<string, string> = {};
  const parameters: string[] = [];
  let method = 'GET';
  let address = '';
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const argument = () => words.shift() ?? '';
    if (word === '-I') method = 'HEAD';
    else if (word === '-X') method = argument();
    else if (word === '-H') {
      const [name = '', value = ''] = argument().split(/: (.*)/);
      headers[name] = value;
    } else if (word === '--data-urlencode') {
      const [name = '', value = ''] = argument().split(/=(.*)/);
      parameters.push(`${name}=${encodeURIComponent(value)}`);
    } else if (HOSTS.some((host) => word.startsWith(host))) address = word.replace(/^https:\/\/[^/]+/, '');
    else if (!SILENT.includes(word)) throw new Error(`"${word}" is not known: ${command}`);
  }
  return { path: parameters.length > 0 ? `${address}?${parameters.join('&')}` : address, method, headers };
}
