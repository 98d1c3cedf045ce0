import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Memory } from '../../../scripts/shared/memory.js';
import { DATA } from '../../support/data.js';
import { drawnSlips, type Tried, tried } from './try-slips.js';

/**
 * Tries drawn slips on the published data: `tsx test/pipeline/slips/main.ts LIST OUT [NUMBER …]`. What becomes of each is
 * written to OUT, a line of JSON each; without numbers the whole list is tried, which takes some five minutes.
 */
const [list = 'drawn-slips.jsonl', out = 'slips.jsonl', ...numbers] = process.argv.slice(2);
const wanted = new Set(numbers.map(Number));
const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'slips-')), 'data');
cpSync(DATA, folder, { recursive: true });
const memory = new Memory();
const all: Tried[] = [];
for (const slip of drawnSlips(list).filter(({ n }) => wanted.size === 0 || wanted.has(n))) {
  all.push(await tried(folder, slip, memory));
  writeFileSync(out, all.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
rmSync(path.dirname(folder), { recursive: true });
console.log(
  Object.fromEntries([...Map.groupBy(all, ({ verdict }) => verdict)].map(([name, own]) => [name, own.length])),
);
