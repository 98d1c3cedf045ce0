import { writeFileSync } from 'node:fs';

/** Preloaded into a measured program: writes its peak memory, KiB, to the file named by PEAK_FILE. */
const file = process.env.PEAK_FILE;
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
