import type { Language, Say, Text } from '../../../../core/words/language.js';
import type { OpenPrintData } from '../client.js';
import type { Files } from '../files.js';
import type { ExitCode } from './exit.js';
import type { Host } from './host.js';
import type { Output } from './output.js';

/** An option as `parseArgs` of `node:util` takes it, and what the help says of it. */
export interface Option {
  type: 'string' | 'boolean';
  short?: string;
  multiple?: boolean;
  /** What stands for its value in the help, such as `NAME`; only of a `string`. */
  value?: string;
  /** The values that it takes, where they are few. */
  choices?: readonly string[];
  /** Whether its value is a file or a folder. */
  path?: boolean;
  /** Whether it may be given in place of an argument. */
  argument?: boolean;
  help: Text;
}

/** What is known of a call once its arguments are read. */
export interface Context {
  /** What was given besides options, without the name of the subcommand. */
  args: readonly string[];
  /** The value of an option; undefined: not given. @throws {TypeError} for an option that the subcommand has not declared as such */
  option(name: string): string | undefined;
  /** All values of an option that may be repeated. */
  options(name: string): readonly string[];
  flag(name: string): boolean;
  /** The client over the source of this call. @throws {Failure} when there is none */
  data(): OpenPrintData;
  /** Every subcommand, in the order of the help. */
  subcommands(): Promise<readonly Command[]>;
  /** The files of the same source, by what they hold. @throws {Failure} when there is none */
  files(): Files;
  output: Output;
  language: Language;
  say: Say;
  host: Host;
  /** Aborted when the person interrupts; pass it on to whatever takes long. */
  signal: AbortSignal;
}

/** A subcommand: what the help says of it, and what it does. Whatever is heavy is imported by `run`. */
export interface Command {
  name: string;
  summary: Text;
  /** Each way to call it, without the name of the command: `find NAME`. */
  usage: readonly string[];
  /** Calls that work with the published data, without the name of the command; a test runs them. */
  examples: readonly string[];
  /** Besides those that every subcommand takes: `--json`, `--lang`, `--source`, `--help`. */
  options: Readonly<Record<string, Option>>;
  /** Fewest and most arguments besides options, and what they are where a shell can complete them. */
  args: { min: number; max: number; takes?: 'path' | 'subcommand' | readonly string[] };
  /** @throws {Failure} for an end that a person is told */
  run(context: Context): Promise<ExitCode>;
}
