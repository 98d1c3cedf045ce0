import path from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts');
const COMMAND = path.resolve(import.meta.dirname, '../../clients/typescript/src/cli/main.ts');

export interface Scripted {
  out: string;
  error: string;
  code: number;
}

let calls = 0;

/**
 * Runs one of the scripts as its npm script does, but in this process, which has loaded most of it already: a process of
 * its own costs a second or two. It gets its arguments and is watched by what a process has one of, so one runs at a time.
 */
export async function script(name: string, ...args: string[]): Promise<Scripted> {
  const own = ['preset', 'verify'].includes(name) ? [COMMAND, name] : [path.join(SCRIPTS, `${name}.ts`)];
  const [file] = own;
  const { argv, exitCode } = process;
  const written = { out: '', error: '' };
  const to = (stream: keyof typeof written) => (text: string | Uint8Array) => {
    written[stream] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...values) => void to('out')(`${format(...values)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...values) => void to('error')(`${format(...values)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation(to('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(to('error')),
  ];
  process.argv = [process.execPath, ...own, ...args];
  process.exitCode = undefined;
  try {
    // A module runs once: each call is another one, whose imports are shared.
    await import(/* @vite-ignore */ `${file}?call=${++calls}`);
    return { ...written, code: Number(process.exitCode ?? 0) };
  } finally {
    for (const spy of spies) spy.mockRestore();
    Object.assign(process, { argv, exitCode });
  }
}
