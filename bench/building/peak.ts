import { writeFileSync } from 'node:fs';

/** Loaded before a program that is measured: leaves the most memory that it took, KiB, in the file that PEAK_FILE names. */
const file = process.env.PEAK_FILE;
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
