import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/new.ts');

it('ends without a word when a reader such as `head` stops early', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, '--help']);
  child.stdout.destroy();
  let error = '';
  child.stderr.on('data', (text) => {
    error += text;
  });
  const [code] = await once(child, 'close');
  expect({ code, error }).toEqual({ code: 0, error: '' });
});
