import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST } from './host.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../clients/typescript/examples');

/** An example program of the package, headed by its file name. */
export function example(name: string): string {
  const text = readFileSync(path.join(EXAMPLES, name), 'utf8').replaceAll('https://your-host.example', HOST);
  return `\`\`\`${path.extname(name).slice(1)} title="${name}"\n${text}\`\`\``;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A top-level key of a YAML file in the repository, headed by the file name. */
export function excerpt(argument: string): string {
  const [file = '', key = ''] = argument.split(' ');
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start === -1) throw new Error(`${file} has no key "${key}"`);
  const length = lines.slice(start + 1).findIndex((line) => !/^\s/.test(line));
  return `\`\`\`yaml title="${file}"\n${lines.slice(start, start + 1 + length).join('\n')}\n\`\`\``;
}

/** Folder of the files to copy into other programs. */
export const INTEGRATIONS = path.resolve(import.meta.dirname, '../../integrations');

const GRAMMARS: Readonly<Record<string, string>> = {
  '.conf': 'ini',
  '.js': 'js',
  '.json': 'json',
  '.py': 'py',
  '.yaml': 'yaml',
};

/** A file for another program, headed by its name. @throws if it does not exist or no test parses its type */
export function integration(name: string): string {
  const grammar = GRAMMARS[path.extname(name)];
  if (grammar === undefined) throw new Error(`no test reads ${name}`);
  const text = readFileSync(path.join(INTEGRATIONS, name), 'utf8').replaceAll('https://your-host.example', HOST);
  return `\`\`\`${grammar} title="${name}"\n${text}\`\`\``;
}

/** The version of a package that only the full tests install. @throws if they do not use it */
export function pinnedVersion(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'test/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[name];
  if (!version) throw new Error(`test/package.json has no "${name}"`);
  return version;
}
