import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Preloaded into a measured program: writes its peak memory, KiB, and the CPU time of it and its child processes, s, to
 * the file named by PEAK_FILE.
 */
const file = process.env.PEAK_FILE;
if (file)
  process.on('exit', () => {
    writeFileSync(file, JSON.stringify({ kib: process.resourceUsage().maxRSS, cpuSeconds: cpuSeconds() }));
  });

/** NaN, null in JSON, on systems that do not report it. */
function cpuSeconds(): number {
  const stat = '/proc/self/stat';
  if (!existsSync(stat)) return Number.NaN;
  // After the name, which can contain spaces: fields 14 to 17 are the times of the process and its children, 1/100 s.
  const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
