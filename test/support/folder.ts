import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Files of a small made-up tree: path -> text, or a value that is written as JSON. */
export type Files = Readonly<Record<string, string | object>>;

const made: string[] = [];
let cleaned = false;

/** A new folder with `files` in it, taken away when the test file is done. */
export function folderOf(files: Files = {}): string {
  if (!cleaned) {
    afterAll(() => {
      for (const folder of made) rmSync(folder, { recursive: true, force: true });
    });
    cleaned = true;
  }
  const root = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-files-'));
  made.push(root);
  addFiles(root, files);
  return root;
}

/** Writes `files` below a folder, over what is there. */
export function addFiles(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  }
}
