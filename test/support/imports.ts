import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file and its imports, including types: `files` of the project, and `others`. */
export interface Imports {
  file: string;
  files: string[];
  others: string[];
}

const STATEMENT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Reads the imports of a file: TypeScript, JavaScript modules, Astro components and MDX pages.
 *
 * @throws if an imported file does not exist, so the import was read wrongly
 */
export function importsOf(file: string): Imports {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(STATEMENT), ...text.matchAll(CALL)].map(([, from, bare]) => from ?? bare ?? '');
  const isOwn = (specifier: string) => specifier.startsWith('.');
  return {
    file,
    files: found.filter(isOwn).map((specifier) => resolved(file, specifier)),
    others: found.filter((specifier) => !isOwn(specifier)),
  };
}

function resolved(file: string, specifier: string): string {
  // Without a query for the bundler.
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const names = [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx'), `${target}.ts`];
  const found = names.find((name) => existsSync(name));
  if (found === undefined) throw new Error(`${file} imports "${specifier}", which does not exist`);
  return found;
}

/** The cycles in a graph: the sorted members of each strongly connected component. */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = new Map<string, Set<string>>();
  for (const start of graph.keys()) {
    const seen = new Set<string>();
    const rest = [...(graph.get(start) ?? [])];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      rest.push(...(graph.get(next) ?? []));
    }
    reach.set(start, seen);
  }
  const cycles = new Map<string, string[]>();
  for (const [file, reached] of reach) {
    const members = [...reached].filter((other) => reach.get(other)?.has(file)).sort();
    if (members.length > 0) cycles.set(members.join(' '), members);
  }
  return [...cycles.values()];
}
