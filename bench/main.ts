import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages, pinned } from '../scripts/shared/packages.js';
import { progress } from '../scripts/shared/progress.js';
import { run } from '../scripts/shared/run.js';
import { measureBuilding } from './building.js';
import { contenders } from './contenders.js';
import { measureGrowth } from './growth.js';
import { measuredRequests } from './requests.js';
import { conditions, keepResults, PARTS, type PartName, RESULTS, type Results } from './results.js';
import { measureServing } from './serving.js';
import { measureViews } from './views.js';
import { measureWeight } from './weight.js';

/**
 * `npm run bench`: measures serving, building, growth, weight and first views against alternatives, and writes the
 * results shown on the page about performance. Installs missing contenders below bench/ if serving is measured.
 * Requires wrk and nginx (Debian packages of the same names), a built dist/, and 5 GB of memory file system for growth.
 */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: 'dist' },
      data: { type: 'string', default: 'data' },
      out: { type: 'string', default: RESULTS },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const wrong = positionals.find((part) => !PARTS.includes(part as PartName));
  if (wrong !== undefined) throw new Error(`there is no part "${wrong}" (allowed: ${PARTS.join(', ')})`);
  const parts = positionals.length > 0 ? (positionals as PartName[]) : PARTS;
  if (parts.includes('serving')) installPackages(import.meta.dirname);
  const dist = path.resolve(values.dist);
  const rounds = Number(values.rounds);
  const work = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-bench-'));
  const measure: { [P in PartName]: () => Promise<Results[P]['results']> } = {
    async serving() {
      const plan = { connections: [1, 32, 256], seconds: Number(values.seconds), rounds };
      return measureServing(contenders(dist, work), measuredRequests(dist), plan, progress);
    },
    building: async () => measureBuilding(values.data, rounds, progress),
    growth: async () => measureGrowth(values.data, [1, 2, 4], progress),
    weight: () => measureWeight(dist, work),
    views: () => measureViews(dist, rounds, progress),
  };
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
  try {
    for (const part of parts) {
      progress(part);
      keepResults(values.out, part, { ...conditions(versions(), command), results: await measure[part]() } as never);
      progress('');
      console.log(`${values.out}: ${part}`);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

function versions(): Record<string, string> {
  const installed = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
  const said = (command: string) => execFileSync('sh', ['-c', `${command} 2>&1 || true`], { encoding: 'utf8' });
  return {
    Node: process.version.slice(1),
    nginx: /nginx\/(\S+)/.exec(said('nginx -v'))?.[1] ?? 'none',
    wrk: /wrk (?:debian\/)?(\S+)/.exec(said('wrk -v'))?.[1] ?? 'none',
    workerd: installed('workerd'),
    ...pinned(import.meta.dirname),
  };
}
