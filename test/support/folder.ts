import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** Files of a small tree: path -> text, bytes, or a value to write as JSON. */
export type Files = Readonly<Record<string, string | object>>;

/** A new temporary folder with `files`, removed after the run. */
export function folderOf(files: Files = {}): string {
  const root = mkdtempSync(path.join(inject('folder'), 'files-'));
  addFiles(root, files);
  return root;
}

/** Writes `files` into a folder, replacing existing ones. */
export function addFiles(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(place, isWritten ? content : JSON.stringify(content, null, 1));
  }
}
