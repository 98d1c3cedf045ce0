import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

export function commandsIn(file: string): string[] {
  return [...read(file).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** Commands that cannot run within a test. */
const LEFT: Readonly<Record<string, string>> = {
  'npm ci': 'installs the packages that are running',
  'npm test': 'is what is running',
};

export const COMMANDS = commandsIn('CONTRIBUTING.md').filter((line) => !Object.hasOwn(LEFT, line));

export const SAYS: Readonly<Record<string, RegExp>> = {
  show: /nozzle_temperature_c/,
  'fix-value': /overrides|already/,
  new: /printers\/nova\/two\.yaml|--name-zh/,
  validate: /no problems/,
  import: /\| `prusa-fff` \|[\s\S]*Nothing was written/,
  refresh: /\| `prusa-fff` \|/,
};
