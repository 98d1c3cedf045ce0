import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'test/node_modules/.bin');

function lint(...command: [program: string, ...args: string[]]): [status: number | null, said: string] {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(path.join(BIN, program), args, { cwd: place, encoding: 'utf8' });
  return [status, status === 0 ? '' : `${stdout}${stderr}`];
}

let place: string;
let tarball: string;
beforeAll(() => {
  place = folderOf({});
  const packed = spawnSync('npm', ['pack', '--pack-destination', place], {
    cwd: path.join(ROOT, 'clients/typescript'),
    encoding: 'utf8',
  });
  expect(packed.status, packed.stderr).toBe(0);
  tarball = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? expect.fail('nothing was packed');
}, 600_000);

describe('the packed package', () => {
  it('passes publint', () => expect(lint('publint', tarball, '--strict')).toEqual([0, '']), 60_000);

  it('has types for every kind of ES module import', () => {
    // Used by a plain script tag, never imported.
    const without = ['--exclude-entrypoints', 'script.js'];
    expect(lint('attw', tarball, '--profile', 'esm-only', '--no-color', '--format', 'ascii', ...without)).toEqual([
      0,
      '',
    ]);
  }, 300_000);
});
