import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Loaded before a program that is measured: leaves the most memory that it took, KiB, and the CPU time of it and of the
 * processes that it started, s, in the file that PEAK_FILE names.
 */
const file = process.env.PEAK_FILE;
if (file)
  process.on('exit', () => {
    writeFileSync(file, JSON.stringify({ kib: process.resourceUsage().maxRSS, cpuSeconds: cpuSeconds() }));
  });

/** NaN, which is null in JSON, on a system that does not report it. */
function cpuSeconds(): number {
  const stat = '/proc/self/stat';
  if (!existsSync(stat)) return Number.NaN;
  // After the name, which may hold spaces: the 14th to 17th field are its own time and that of its children, 1/100 s.
  const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
