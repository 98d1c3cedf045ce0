import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A top-level key of a YAML file of the repository, as it stands there, under the name of the file. */
export function excerpt(argument: string): string {
  const [file = '', key = ''] = argument.split(' ');
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start === -1) throw new Error(`${file} has no key "${key}"`);
  const length = lines.slice(start + 1).findIndex((line) => !/^\s/.test(line));
  return `\`\`\`yaml title="${file}"\n${lines.slice(start, start + 1 + length).join('\n')}\n\`\`\``;
}
