import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** Files of a small made-up tree: path -> text, bytes, or a value that is written as JSON. */
export type Files = Readonly<Record<string, string | object>>;

/** A new folder with `files` in it, taken away when the run is done. */
export function folderOf(files: Files = {}): string {
  const root = mkdtempSync(path.join(inject('folder'), 'files-'));
  addFiles(root, files);
  return root;
}

/** Writes `files` below a folder, over what is there. */
export function addFiles(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(place, isWritten ? content : JSON.stringify(content, null, 1));
  }
}
