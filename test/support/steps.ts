import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { vi } from 'vitest';

const OPTIMIZERS = ['turbofan', 'maglev'];

/** Counts the work of calls, without a clock. */
export interface StepCounter {
  /** How often blocks of `core/` were executed in a call, as V8 counts them, and how many characters it normalized. */
  of(call: () => unknown): Promise<number>;
  close(): void;
}

/**
 * Counts in modules imported from now on: V8 only counts blocks compiled after that. A cell of the edit distance table
 * is a block, and so is a compared name.
 */
export async function startSteps(): Promise<StepCounter> {
  vi.resetModules();
  let characters = 0;
  const { normalize } = String.prototype;
  const normalizing = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (
    this: string,
    form?: string,
  ) {
    characters += this.length;
    return normalize.call(this, form);
  });
  // Optimized or inlined functions are no longer counted.
  for (const flag of OPTIMIZERS) setFlagsFromString(`--no-${flag}`);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async of(call) {
      await session.post('Profiler.takePreciseCoverage');
      characters = 0;
      await call();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ours = result.filter(({ url }) => url.includes('/core/'));
      const ranges = ours.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
      return characters + ranges.reduce((sum, { count }) => sum + count, 0);
    },
    close() {
      for (const flag of OPTIMIZERS) setFlagsFromString(`--${flag}`);
      session.disconnect();
      normalizing.mockRestore();
    },
  };
}
