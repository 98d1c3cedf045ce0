import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { styleText } from 'node:util';
import { expect, it, vi } from 'vitest';
import { run } from '../../scripts/shared/run.js';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/new.ts');

it('ends silently when a reader such as `head` stops early', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, '--help']);
  child.stdout.destroy();
  let error = '';
  child.stderr.on('data', (text) => {
    error += text;
  });
  const [code] = await once(child, 'close');
  expect({ code, error }).toEqual({ code: 0, error: '' });
});

it('escapes control characters in a script’s output, but not its own colours', async () => {
  const printed: string[] = [];
  const spies = (['log', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((text) => void printed.push(String(text))),
  );
  const red = styleText('red', 'wrong', { validateStream: false });
  await run(async () => {
    console.log(`${red} a\u001b[2Jb\u202e\u001b[8mc`);
    throw new Error('mine\u009b1m');
  });
  process.exitCode = undefined;
  for (const spy of spies) spy.mockRestore();
  expect(printed).toEqual([`${red} a\\u001b[2Jb\\u202e\\u001b[8mc`, 'mine\\u009b1m']);
});
