import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file of a folder with its text, to check that none changed. */
export function textsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}
