import { nearest } from '../../../core/names/nearest.js';

/** A parsed command line: words, and flags with their values. */
export interface CommandLine {
  words: string[];
  flags: ReadonlyMap<string, string>;
}

/**
 * Parses a command line whose flags all have a value, `--model P1S` or `--model=P1S`, except `--help`.
 *
 * @throws if a flag has no value or is repeated
 */
export function parseArguments(args: readonly string[]): CommandLine {
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const [, name, , value] = /^--([^=]+)(=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      words.push(arg);
      continue;
    }
    if (flags.has(name)) throw new Error(`--${name} is given twice`);
    if (name === 'help') flags.set(name, '');
    else if (value !== undefined) flags.set(name, value);
    else {
      const next = args[++at];
      if (next === undefined || next.startsWith('--')) throw new Error(`--${name} needs a value`);
      flags.set(name, next);
    }
  }
  return { words, flags };
}

/** @throws if a flag is unknown, naming the nearest */
export function rejectUnknownFlags(flags: ReadonlyMap<string, string>, known: readonly string[]): void {
  for (const name of flags.keys()) {
    if (known.includes(name)) continue;
    const [near] = nearest(name, known);
    throw new Error(`unknown option --${name}${near ? ` (nearest: --${near.name})` : ''}; --help lists the options`);
  }
}
