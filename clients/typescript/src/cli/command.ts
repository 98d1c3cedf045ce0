import type { Language, Say, Text } from '../../../../core/words/language.js';
import type { Writer } from '../../../../core/words/values.js';
import type { OpenPrintData } from '../client.js';
import type { Files } from '../files.js';
import type { ExitCode } from './failure.js';
import type { Output, Sink } from './output.js';

/** What the command takes from the process that it runs in: a test gives its own. */
export interface Host {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean | undefined };
  stdout: Sink;
  stderr: Sink;
  env: Readonly<Record<string, string | undefined>>;
  /** The default source: a folder or an address; null: there is none. */
  home: string | null;
  signal: AbortSignal;
}

/** An option: one with a `value` takes one, any other is a flag. */
export interface Option {
  short?: string;
  /** The placeholder of its value in the help, such as `NAME`. */
  value?: string;
  multiple?: boolean;
  /** The values that it takes, where they are few. */
  choices?: readonly string[];
  /** Whether its value is a file or a folder. */
  path?: boolean;
  /** Whether it may be given in place of an argument. */
  argument?: boolean;
  help: Text;
}

export type Options = Readonly<Record<string, Option>>;

/** A call once its arguments are read. */
export interface Context {
  /** The arguments besides options, without the name of the subcommand. */
  args: readonly string[];
  /** The value of an option; undefined: not given. */
  option(name: string): string | undefined;
  options(name: string): readonly string[];
  flag(name: string): boolean;
  /** The client over the source of this call. @throws {Failure} when there is none */
  data(): OpenPrintData;
  /** The files of the same source. @throws {Failure} when there is none */
  files(): Files;
  subcommands(): Promise<readonly Command[]>;
  output: Output;
  language: Language;
  say: Say;
  /** Writes values in the language of the call. */
  writer: Writer;
  /** A formatted value, or the word for one that is not known. */
  orUnknown(value: string | null): string;
  host: Host;
  signal: AbortSignal;
}

/** A subcommand: its help and what it does. Heavy modules are imported by `run`. */
export interface Command {
  name: string;
  summary: Text;
  /** Each way to call it, without the name of the command: `find NAME`. */
  usage: readonly string[];
  /** Calls that work with the published data, without the name of the command; a test runs them. */
  examples?: readonly string[];
  /** Besides those that every subcommand takes. */
  options?: Options;
  /** How many arguments it takes, any number without `max`, and what a shell completes them with; left out: none. */
  args?: { min: number; max?: number; takes?: 'path' | 'subcommand' | readonly string[] };
  /** @returns the exit code where it is not 0. @throws {Failure} */
  run(context: Context): Promise<ExitCode | undefined>;
}
