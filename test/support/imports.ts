import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the project and what it imports, types included. */
export interface Imports {
  file: string;
  files: string[];
  others: string[];
}

const STATEMENT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Reads what a file imports: TypeScript, modules of JavaScript, Astro components and MDX pages.
 *
 * @throws when it imports a file that is not there: then this function reads the import wrongly
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
  // A query for the bundler is no part of the name.
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const names = [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx'), `${target}.ts`];
  const found = names.find((name) => existsSync(name));
  if (found === undefined) throw new Error(`${file} imports "${specifier}", which is not there`);
  return found;
}

/** The circles in a graph: of each set of files that reach one another, its members in order. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
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
  const circles = new Map<string, string[]>();
  for (const [file, reached] of reach) {
    const members = [...reached].filter((other) => reach.get(other)?.has(file)).sort();
    if (members.length > 0) circles.set(members.join(' '), members);
  }
  return [...circles.values()];
}
