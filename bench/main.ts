import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../scripts/shared/progress.js';
import { run } from '../scripts/shared/run.js';
import { measureBuilding } from './building.js';
import { contenders } from './contenders.js';
import { questions } from './questions.js';
import { report } from './report.js';
import { measureServing } from './serving.js';

/**
 * `npm run bench`: measures serving and building against what people would use instead, and writes the table.
 * Needs wrk and nginx (Debian packages of the same names) and a built dist/.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'docs/public/benchmarks.md' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const dist = path.resolve(values.dist);
  const work = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-bench-'));
  const rounds = Number(values.rounds);
  try {
    const plan = { connections: [1, 32, 256], seconds: Number(values.seconds), rounds };
    const serving = await measureServing(await contenders(dist, work), questions(dist), plan, progress);
    const building = measureBuilding(dist, rounds, progress);
    progress('');
    writeFileSync(values.out, report(serving, building, versions()));
    console.log(values.out);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

function versions(): Record<string, string> {
  const installed = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
  const packages = ['workerd', 'http-server', 'json-server', 'hono', 'fastify'].map(
    (name) => [name, installed(name)] as const,
  );
  const nginx =
    /nginx\/(\S+)/.exec(execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }))?.[1] ?? 'unknown';
  return { Node: process.version, nginx, ...Object.fromEntries(packages) };
}
