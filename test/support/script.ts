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
 * Runs a script as its npm script does, but in this process, which has already loaded most of it: a new process takes a
 * second or two. It uses the process's arguments and streams, so only one runs at a time.
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
    // Each call needs a new module instance; its imports are shared.
    await import(/* @vite-ignore */ `${file}?call=${++calls}`);
    return { ...written, code: Number(process.exitCode ?? 0) };
  } finally {
    for (const spy of spies) spy.mockRestore();
    Object.assign(process, { argv, exitCode });
  }
}
