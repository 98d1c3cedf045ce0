import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST } from './host.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../clients/typescript/examples');

/** A program of the package as it stands there, under the name of the file. */
export function example(name: string): string {
  const text = readFileSync(path.join(EXAMPLES, name), 'utf8').replaceAll('https://your-host.example', HOST);
  return `\`\`\`${path.extname(name).slice(1)} title="${name}"\n${text}\`\`\``;
}
