import { configDefaults, defineConfig } from 'vitest/config';
import { SiteLast } from './test/support/sequencer.js';

/** The site, wide matrices and long runs: `vitest run --mode full`, which `npm run test:full` does. */
const FULL = 'test/**/*.full.test.ts';

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'full' ? [FULL] : ['test/**/*.test.ts'],
    exclude: mode === 'full' ? configDefaults.exclude : [...configDefaults.exclude, FULL],
    provide: { full: mode === 'full' },
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
