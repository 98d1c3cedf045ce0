import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Terminal } from '../../scripts/contribute/edit/questions.js';
import { type Edit, writeChecked } from '../../scripts/contribute/edit/write-checked.js';
import type { Records } from '../../scripts/pipeline/compose/records.js';
import type { Dataset } from '../../scripts/pipeline/load/dataset.js';
import { prepare } from '../../scripts/pipeline/pipeline.js';
import { FROZEN_DATA } from './data.js';
import { folderOf } from './folder.js';

/** A copy of the frozen data for a test to change, as the commands see it. */
export interface EditedData {
  folder: string;
  today: string;
  dataset: Dataset;
  records: Records;
  read: (file: string) => string;
  /** Writes edits as the commands do, and returns the output. */
  write: (edits: readonly Edit[]) => Promise<string>;
  now: () => ReturnType<typeof prepare>;
}

export async function editedData(): Promise<EditedData> {
  const folder = path.join(folderOf(), 'data');
  cpSync(FROZEN_DATA, folder, { recursive: true });
  const now = () => prepare(folder);
  const { dataset, records } = await now();
  return {
    folder,
    today: '2026-11-22',
    dataset,
    records,
    now,
    read: (file) => (existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : ''),
    write: async (edits) => {
      const said: string[] = [];
      await writeChecked(folder, edits, { check: now, say: (text) => said.push(text) });
      return said.join('\n');
    },
  };
}

/** A user who answers the prompts in turn, by their beginning. Keeps the output. */
export function answering(...answers: (readonly [prompt: string, answer: string])[]): Terminal & { said: string[] } {
  const said: string[] = [];
  return {
    said,
    say: (text) => said.push(text),
    ask: async (prompt) => {
      said.push(prompt);
      const [next] = answers;
      // Prompts without an answer keep the proposed value.
      if (!next || !prompt.startsWith(next[0])) return '';
      answers.shift();
      return next[1];
    },
  };
}

export function flagsOf(flags: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(flags));
}
