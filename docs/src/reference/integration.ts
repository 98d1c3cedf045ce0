import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST } from './host.js';

/** Folder of what people copy into other programs. */
export const INTEGRATIONS = path.resolve(import.meta.dirname, '../../integrations');

const GRAMMARS: Readonly<Record<string, string>> = { '.conf': 'ini', '.js': 'js', '.yaml': 'yaml' };

/** A file for another program, under its name. @throws when there is none, or of a kind that no test reads */
export function integration(name: string): string {
  const grammar = GRAMMARS[path.extname(name)];
  if (grammar === undefined) throw new Error(`no test reads ${name}`);
  const text = readFileSync(path.join(INTEGRATIONS, name), 'utf8').replaceAll('https://your-host.example', HOST);
  return `\`\`\`${grammar} title="${name}"\n${text}\`\`\``;
}
