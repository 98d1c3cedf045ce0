import os from 'node:os';
import type { BuildTimes } from './building.js';
import type { Measurement } from './serving.js';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: readonly number[], digits = 2) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

/** The figures as a page: each contender's rate as a ratio to the bare Map server of the same round, and its p99. */
export function report(
  measurements: readonly Measurement[],
  building: BuildTimes,
  versions: Readonly<Record<string, string>>,
): string {
  const lines = [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Ratios are to the bare Map server in the same round: median (lowest–highest). An absolute',
    'time says more about the machine than about the software; a ratio within one run can be compared.',
    '',
    `Machine: ${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}.`,
    `Versions: ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    'The load generator runs on the same machine and shares its cores.',
    '',
    '## Serving',
    '',
  ];
  for (const question of new Set(measurements.map((item) => item.question))) {
    const own = measurements.filter((item) => item.question === question);
    const levels = [...new Set(own.map(({ connections }) => connections))];
    lines.push(
      `### ${question}`,
      '',
      `| server | ${levels.map((level) => `ratio at ${level} | p99 at ${level}, ms`).join(' | ')} |`,
      `| --- |${levels.map(() => ' ---: | ---: |').join('')}`,
    );
    for (const contender of new Set(own.map((item) => item.contender))) {
      const cells = levels.map((level) => {
        const of = (name: string) => own.find((item) => item.contender === name && item.connections === level)?.runs;
        const [runs, limit] = [of(contender), of('bare Map server (limit)')];
        if (!runs || !limit) return ' | ';
        const ratios = runs.map(({ rate }, round) => rate / (limit[round]?.rate ?? Number.NaN));
        return `${spread(ratios)} | ${median(runs.map(({ p99 }) => p99)).toFixed(1)}`;
      });
      lines.push(`| ${contender} | ${cells.join(' | ')} |`);
    }
    lines.push('');
  }
  const ratios = (times: readonly number[]) => times.map((time, round) => time / (building.floor[round] ?? Number.NaN));
  lines.push(
    '## Building',
    '',
    `The whole process of building \`/api\` (${building.files} files, ${(building.bytes / 1e6).toFixed(0)} MB), against writing and hashing the same bytes from memory, on ${building.folder}.`,
    '',
    '| | ratio to the floor | seconds |',
    '| --- | ---: | ---: |',
    `| \`build:api\` | ${spread(ratios(building.build))} | ${spread(building.build)} |`,
    `| write and hash (floor) | 1 | ${spread(building.floor)} |`,
    `| copy the folder | ${spread(ratios(building.copy))} | ${spread(building.copy)} |`,
    '',
  );
  return lines.join('\n');
}
