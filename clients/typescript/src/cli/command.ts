import type { Language, Say, Text } from '../../../../core/words/language.js';
import type { Writer } from '../../../../core/words/values.js';
import type { OpenPrintData } from '../client.js';
import type { Files } from '../files.js';
import type { ExitCode } from './failure.js';
import type { Output, Sink } from './output.js';

/** The process environment of the command; tests pass their own. */
export interface Host {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean | undefined };
  stdout: Sink;
  stderr: Sink;
  env: Readonly<Record<string, string | undefined>>;
  /** The default source: a folder or an address; null: none. */
  home: string | null;
  signal: AbortSignal;
}

/** An option: takes a value if it has `value`, otherwise it is a flag. */
export interface Option {
  short?: string;
  /** Placeholder of its value in the help, such as `NAME`. */
  value?: string;
  multiple?: boolean;
  /** Its possible values, if there are few. */
  choices?: readonly string[];
  /** Whether its value is a path of a file or folder. */
  path?: boolean;
  /** Whether it can replace an argument. */
  argument?: boolean;
  help: Text;
}

export type Options = Readonly<Record<string, Option>>;

/** A call with its parsed arguments. */
export interface Context {
  /** The arguments, without options and the name of the subcommand. */
  args: readonly string[];
  /** The value of an option; undefined: not given. */
  option(name: string): string | undefined;
  options(name: string): readonly string[];
  flag(name: string): boolean;
  /** The client of the source, whose requests end with the call. @throws {Failure} on access if there is no source */
  readonly data: OpenPrintData;
  /** The files of the same source. @throws {Failure} on access if there is no source */
  readonly files: Files;
  subcommands(): Promise<readonly Command[]>;
  output: Output;
  language: Language;
  say: Say;
  /** Formats values in the language of the call. */
  writer: Writer;
  /** A formatted value, or the word for an unknown one. */
  orUnknown(value: string | null): string;
  host: Host;
}

/** A subcommand with its help. `run` imports heavy modules. */
export interface Command {
  name: string;
  summary: Text;
  /** Each usage line, without the name of the command: `find NAME`. */
  usage: readonly string[];
  /** Example calls that work with the published data, without the name of the command; tests run them. */
  examples?: readonly string[];
  /** Options besides the common ones. */
  options?: Options;
  /** The number of arguments (unlimited without `max`), and their shell completions; absent: none. */
  args?: { min: number; max?: number; takes?: 'path' | 'subcommand' | readonly string[] };
  /** @returns the exit code if it is not 0. @throws {Failure} */
  run(context: Context): Promise<ExitCode | undefined>;
}
