import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST } from './host.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Folder of the example programs of the package. */
export const EXAMPLES = path.join(ROOT, 'clients/typescript/examples');

/** Folder of the files to copy into other programs. */
export const INTEGRATIONS = path.join(ROOT, 'docs/integrations');

/** A file as a block of code headed by its name, with the host of the site. */
export function quotedFile(folder: string, name: string): string {
  const grammar = path.extname(name).slice(1).replace('conf', 'ini');
  const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('https://your-host.example', HOST);
  return `\`\`\`${grammar} title="${name}"\n${text}\`\`\``;
}

/** A top-level key of a YAML file in the repository, headed by the file name. */
export function excerpt(argument: string): string {
  const [file = '', key = ''] = argument.split(' ');
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start === -1) throw new Error(`${file} has no key "${key}"`);
  const length = lines.slice(start + 1).findIndex((line) => !/^\s/.test(line));
  return `\`\`\`yaml title="${file}"\n${lines.slice(start, start + 1 + length).join('\n')}\n\`\`\``;
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
