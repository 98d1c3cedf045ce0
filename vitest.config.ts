import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { SiteLast } from './test/support/sequencer.js';

/** The site, slicers and long runs: `vitest run --mode full`, which `npm run test:full` does. */
const FULL = 'test/**/*.full.test.ts';

/** What only the widest run has: `vitest run --mode matrix`, which `npm run test:full -- --matrix` does at night. */
const MATRIX = 'test/**/*.matrix.test.ts';

/** Tests of the usual run that read the published data or a release of it: `vitest run --mode data`. */
const ofData = () =>
  globSync('test/**/*.test.ts', { exclude: [FULL, MATRIX] }).filter((file) =>
    /import \{[^}]*\bDATA\b|shared\('release'\)/.test(readFileSync(file, 'utf8')),
  );

const BY_MODE: Readonly<Record<string, () => string[]>> = {
  full: () => [FULL],
  matrix: () => [FULL, MATRIX],
  data: ofData,
};

export default defineConfig(({ mode }) => ({
  test: {
    include: BY_MODE[mode]?.() ?? ['test/**/*.test.ts'],
    exclude: mode in BY_MODE ? configDefaults.exclude : [...configDefaults.exclude, FULL, MATRIX],
    provide: { full: mode === 'full' || mode === 'matrix', matrix: mode === 'matrix' },
    sequence: { sequencer: SiteLast },
    globalSetup: ['test/support/setup.ts'],
    maxWorkers: '100%',
    // A process runs one file after the other and loads the project once. Nothing that files share may be changed.
    isolate: false,
    // A machine that is busy is slow, and no test is about time: what never comes is given up late.
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 600_000,
  },
}));
