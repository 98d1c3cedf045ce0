import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { HOST } from '../../docs/src/reference/host.js';
import { FILES } from '../../functions/paths.js';
import { isObject, type Json } from '../../scripts/shared/tree.js';
import { type Curl, readCurl } from '../support/curl.js';
import { folderOf } from '../support/folder.js';
import { type Started, startServer } from '../support/node-server.js';
import { type Block, type ReadPage, sitePages } from '../support/pages.js';
import { readJson } from '../support/published.js';
import { script } from '../support/script.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const pages = await sitePages();
const hasPython = spawnSync('python3', ['--version']).status === 0;
let server: Started;

beforeAll(async () => {
  server = await startServer(inject('release'), ['--no-limit']);
});
afterAll(() => server.stop());

/** Each block of each page with the one that follows it. */
const blocks = pages.flatMap((page) =>
  page.blocks.map((block, position) => ({ page, block, next: page.blocks[position + 1], position })),
);
const named = (wanted: (block: Block, page: ReadPage) => boolean) =>
  blocks
    .filter(({ block, page }) => wanted(block, page))
    .map((one) => [`${one.page.id}, block ${one.position + 1}`, one] as const);

const ask = ({ path: target, method, headers }: Curl) => fetch(server.url + target, { method, headers });

describe('every example', () => {
  test('is of a kind that is tried', () => {
    const known = ['sh', 'json', 'http', 'ts', 'python', 'text', 'yaml', 'powerquery'];
    expect(blocks.filter(({ block }) => !known.includes(block.language)).map(({ page }) => page.id)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(100);
  });

  test.each(named(({ language, text }) => language === 'sh' && text.includes('curl')))('%s: curl', async (_, one) => {
    const commands = one.block.text.split('\n').map(readCurl);
    const answers = await Promise.all(commands.map(ask));
    const [answer] = answers;
    const texts = await Promise.all(answers.map((response) => response.text()));
    expect(new Set(texts).size, 'commands of one block get the same answer').toBe(1);
    if (one.next?.language === 'json') expect(texts[0] ?? '').toSatisfy((text: string) => shows(one.next?.text, text));
    else if (one.next?.language !== 'http') expect(answer?.status).toBe(200);
    if (one.next?.language === 'http' && answer) expectHeaders(one.next.text, answer);
  });

  test.each(named(({ language }, { name }) => language === 'json' && name !== 'errors'))('%s: answer', (_, one) => {
    expect(one.page.blocks[one.position - 1]?.text, 'an answer follows its command').toMatch(/^curl /);
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
    const folder = folderOf({ [name]: one.block.text.replaceAll(HOST, server.url) });
    const { stdout } = await run(process.execPath, [name], { cwd: folder });
    expect(stdout.trimEnd()).toBe(one.next?.text);
  });

  test.skipIf(!hasPython).each(named(({ language }) => language === 'python'))(
    hasPython ? '%s: Python' : '%s: Python (skipped: this machine has no python3)',
    async (_, one) => {
      const name = one.block.title ?? 'example.py';
      const folder = folderOf({ [name]: one.block.text.replaceAll(HOST, server.url) });
      const { stdout } = await run('python3', [name], { cwd: folder });
      expect(stdout.trimEnd()).toBe(one.next?.text);
    },
  );

  test.each(named(({ language }) => language === 'powerquery'))('%s: Power Query', async (_, { block }) => {
    const address = /Web\.Contents\("([^"]+)"\)/.exec(block.text)?.[1] ?? '';
    const { data } = (await (await fetch(address.replace(HOST, server.url))).json()) as { data: object[] };
    const columns = [...(/\{(.*?)\}/.exec(block.text)?.[1]?.matchAll(/"(\w+)"/g) ?? [])].map(([, name = '']) => name);
    expect(columns.length).toBeGreaterThan(3);
    for (const record of data) expect(Object.keys(record)).toEqual(expect.arrayContaining(columns));
  });

  test.each(named(({ language }) => language === 'yaml'))('%s: lines of a file', (_, { block }) => {
    expect(readFileSync(path.join(ROOT, block.title ?? ''), 'utf8')).toContain(block.text);
  });

  test.each(named(({ language, text }) => language === 'sh' && !text.includes('curl')))('%s: commands', (_, one) => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const used = [...one.block.text.matchAll(/npm (?:run )?(\S+)/g)].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(used.filter((name) => name !== 'ci')));
  });

  test.each(named(({ language, title }) => language === 'text' && title !== undefined))(
    '%s: message of the check',
    (_, { block }) => {
      const folder = folderOf();
      const data = path.join(folder, 'data');
      cpSync(path.join(ROOT, 'data'), data, { recursive: true });
      const file = path.join(folder, block.title ?? '');
      const text = readFileSync(file, 'utf8');
      expect(text).toContain('enclosed: {value');
      writeFileSync(file, text.replace('enclosed: {value', 'enclosd: {value'));
      const { out, error } = script('validate', '--data', data);
      expect(`${out}${error}`.trim()).toBe(block.text);
    },
  );
});

test('the description of the service names the pages of its errors', () => {
  const { components } = readJson<{ components: { examples: Record<string, { value: Json }> } }>(
    inject('release'),
    FILES.openapi,
  );
  expect(components.examples.unknown_brand?.value).toMatchObject({
    error: { documentation: '/errors/#unknown_brand' },
  });
});

/** Whether a shown answer is the given one, perhaps with parts left out where it has an ellipsis. */
function shows(shown: string | undefined, answer: string): boolean {
  const whole = (shown ?? '').replace(/,?\s*…/g, '');
  expect(isPart(JSON.parse(whole) as Json, JSON.parse(answer) as Json), shown).toBe(true);
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
