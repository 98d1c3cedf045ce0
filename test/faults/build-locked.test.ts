import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lock } from '../../clients/typescript/src/mirror/lock.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';

const build = (out: string) => script('build', '--api', '--data', folderOf(), '--out', out);

it('a second build into one folder reports the running one, and changes nothing', async () => {
  const out = path.join(folderOf({ 'dist.next/half.json': '{}' }), 'dist');
  const unlock = await lock(`${out}.lock`);
  const { code, error } = await build(out);
  expect(code).toBe(1);
  expect(error).toContain(`another run is using this folder: process ${process.pid} on ${os.hostname()} (${out}.lock)`);
  expect(existsSync(`${out}.next/half.json`)).toBe(true);
  await unlock();
  expect((await build(out)).error).toContain('no source files there');
  expect(readdirSync(path.dirname(out))).toEqual([]);
});

it('a killed build does not block the next', async () => {
  const out = path.join(folderOf(), 'dist');
  // Above any process id.
  writeFileSync(`${out}.lock`, JSON.stringify({ pid: 2 ** 30, host: os.hostname(), id: 'killed' }));
  expect((await build(out)).error).toContain('no source files there');
  expect(existsSync(`${out}.lock`)).toBe(false);
});
