import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FROZEN, FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { readJson } from '../../support/published.js';

const folder = folderOf();
const data = path.join(folder, 'data');
const out = path.join(folder, 'dist');
cpSync(FROZEN_DATA, data, { recursive: true });
const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/build.ts', '--api', '--watch', '--data', data, '--out', out],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
let said = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
afterAll(() => child.kill('SIGKILL'));

/** Waits for new output that contains a text. */
async function hear(text: RegExp): Promise<void> {
  const from = said.length;
  await expect.poll(() => said.slice(from), { timeout: 120_000 }).toMatch(text);
}

it('builds after every edit, reports what an edit breaks, and exits on request', async () => {
  await expect.poll(() => said, { timeout: 120_000 }).toMatch(/records, .* version/);
  const file = path.join(data, FROZEN.printer);
  const text = readFileSync(file, 'utf8');
  const model = () =>
    readJson<{ data: { model: string }[] }>(out, '/api/v1/printers/acme-labs-one.json').data[0]?.model;

  let heard = hear(/records, .* version/);
  writeFileSync(file, text.replace('model: One', 'model: One again'));
  await heard;
  expect(model()).toBe('One again');

  heard = hear(/one\.yaml:\d+:\d+ model: .*\n.* is unchanged/);
  writeFileSync(file, text.replace('model: One', 'model: []'));
  await heard;
  expect(model()).toBe('One again');

  heard = hear(/records, .* version/);
  writeFileSync(file, text);
  await heard;
  expect(model()).toBe('One');

  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 300_000);
