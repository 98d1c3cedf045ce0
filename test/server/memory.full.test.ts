import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';

/** Maximum resident memory that the documentation states, MB. */
const PROMISED = 300;

const bundle = path.join(folderOf(), 'server.mjs');
let release: string;
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  release = await shared('release');
  await script('bundle-server', '--out', bundle);
  const { serve } = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }).scripts;
  const flags = /node (--\S+) build\/server\.mjs$/.exec(serve)?.slice(1) ?? [];
  child = spawn(process.execPath, [...flags, bundle, '--dist', release, '--port', '0', '--no-limit'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => child.stdout?.once('data', (text) => resolve(String(text))));
  url = /http:\S+(?=:)/.exec(line)?.[0] ?? '';
});
afterAll(() => child?.kill('SIGKILL'));

it.for(['identity', 'br'])(
  'the memory of the Node server stays small after every file was requested: %s',
  async (coding, context) => {
    const status = `/proc/${child.pid}/status`;
    skipUnless(existsSync(status), context, 'this system does not tell the memory of a process');
    const files = readdirSync(release, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('_headers'))
      .map(
        ({ parentPath, name }) => `/${path.relative(release, path.join(parentPath, name)).split(path.sep).join('/')}`,
      );
    expect(files.length).toBeGreaterThan(10_000);
    const rest = files.values();
    const wrong: string[] = [];
    const ask = async () => {
      for (const file of rest) {
        const answer = await fetch(url + file, { headers: { 'Accept-Encoding': coding } });
        await answer.arrayBuffer();
        if (answer.status !== 200) wrong.push(file);
      }
    };
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(wrong).toEqual([]);
    const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) * 1024;
    console.log(`${coding}: ${(resident / 1e6).toFixed(0)} MB`);
    expect(resident / 1e6).toBeLessThanOrEqual(PROMISED);
  },
);
