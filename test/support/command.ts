import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Host } from '../../clients/typescript/src/cli/command.js';
import { runCommand } from '../../clients/typescript/src/cli/run.js';

export interface Calling {
  /** Folder or URL of the release; absent: not given. */
  source?: string;
  /** Columns of the terminal; absent: stdout and stderr are not terminals. */
  columns?: number;
  env?: Record<string, string>;
  /** Typed lines; absent: stdin is not a terminal. */
  typed?: readonly string[];
  signal?: AbortSignal;
}

export interface Called {
  exit: number;
  out: string;
  err: string;
  file: Uint8Array | null;
}

/** Calls the command in this process, as a terminal or a script would. */
export async function call(args: readonly string[], calling: Calling = {}): Promise<Called> {
  const { source, columns, env = {}, typed, signal = new AbortController().signal } = calling;
  const written: Omit<Called, 'exit'> = { out: '', err: '', file: null };
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  const stdin: Host['stdin'] = new PassThrough();
  if (typed) {
    stdin.isTTY = true;
    (stdin as unknown as PassThrough).end(typed.map((line) => `${line}\n`).join(''));
  }
  const exit = await runCommand(args, {
    stdin,
    stdout: {
      ...terminal,
      write(text) {
        if (typeof text === 'string') written.out += text;
        else written.file = text;
      },
    },
    stderr: { ...terminal, write: (text) => (written.err += text) },
    env: { LANG: 'en_US.UTF-8', ...env },
    home: source ?? null,
    signal,
  });
  return { exit, ...written };
}

/** The output of a successful call, without colours, on one line. */
export async function said(args: readonly string[], calling: Calling): Promise<string> {
  const { exit, out, err } = await call(args, calling);
  if (exit !== 0 || err !== '') throw new Error(`${args.join(' ')}: ${exit} ${err}`);
  return stripVTControlCharacters(out).replaceAll(/\s+/g, ' ');
}

export async function answer<T>(args: readonly string[], calling: Calling): Promise<T> {
  const { exit, out, err } = await call([...args, '--json'], calling);
  if (exit !== 0 || err !== '') throw new Error(`${args.join(' ')}: ${exit} ${err}`);
  return JSON.parse(out) as T;
}

export interface ToldError {
  error: {
    code: string;
    message: string;
    message_zh: string;
    where?: string;
    value?: string;
    suggestions?: string[];
    hint?: string;
  };
  exit: number;
}

export async function errorOf(args: readonly string[], calling: Calling): Promise<ToldError> {
  const { exit, out, err } = await call([...args, '--json'], calling);
  if (exit === 0 || out !== '') throw new Error(`${args.join(' ')} did not fail: ${out}`);
  const told = JSON.parse(err) as ToldError;
  if (told.exit !== exit) throw new Error(`${args.join(' ')} ended with ${exit} and told ${told.exit}`);
  return told;
}
