import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files below a folder; null deletes a file. If one cannot be written, all are restored.
 *
 * @returns a function that restores every file and removes new folders
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string | Uint8Array | null>): () => void {
  const before = new Map<string, Uint8Array | null>();
  const folders: string[] = [];
  const put = (file: string, content: string | Uint8Array | null) => {
    const place = path.join(root, file);
    if (content === null) return rmSync(place, { force: true });
    const made = mkdirSync(path.dirname(place), { recursive: true });
    if (made !== undefined) folders.push(made);
    writeFileSync(place, content);
  };
  const undo = () => {
    for (const [file, content] of before) put(file, content);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [file, content] of files) {
      const place = path.join(root, file);
      before.set(file, existsSync(place) ? readFileSync(place) : null);
      put(file, content);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}
