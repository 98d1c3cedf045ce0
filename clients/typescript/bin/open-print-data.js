#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Committed, so that an install can link it; what it runs is built. Plain enough for a Node.js that is too old.
const OLDEST = 22;
const bundle = new URL('../dist/cli.js', import.meta.url);
if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(`open-print-data: needs Node.js ${OLDEST} or later; this is ${process.version}.`);
  process.exitCode = 69;
} else if (existsSync(bundle)) await import(bundle.href);
else {
  console.error('open-print-data: not built yet. Run "npm run build" in the repository first.');
  process.exitCode = 69;
}
