import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { readJson } from '../support/published.js';

const folder = folderOf();
const data = path.join(folder, 'data');
const out = path.join(folder, 'dist');
cpSync(process.env.DATA ?? 'data', data, { recursive: true });
const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/build.ts', '--api', '--watch', '--data', data, '--out', out],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
let said = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
afterAll(() => child.kill('SIGKILL'));

/** Waits until a text is said that was not said before. */
async function hear(text: RegExp): Promise<void> {
  const from = said.length;
  await expect.poll(() => said.slice(from), { timeout: 20_000 }).toMatch(text);
}

it('builds after every edit, tells what an edit breaks, and ends when told to', async () => {
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/records, .* version/);
  const file = path.join(data, 'printers/bambu-lab/p1s.yaml');
  const text = readFileSync(file, 'utf8');
  const model = () =>
    readJson<{ data: { model: string }[] }>(out, '/api/v1/printers/bambu-lab-p1s.json').data[0]?.model;

  let heard = hear(/records, .* version/);
  writeFileSync(file, text.replace('model: P1S', 'model: P1S again'));
  await heard;
  expect(model()).toBe('P1S again');

  heard = hear(/p1s\.yaml:\d+:\d+ model: .*\n.* is as it was/);
  writeFileSync(file, text.replace('model: P1S', 'model: []'));
  await heard;
  expect(model()).toBe('P1S again');

  heard = hear(/records, .* version/);
  writeFileSync(file, text);
  await heard;
  expect(model()).toBe('P1S');

  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 90_000);
