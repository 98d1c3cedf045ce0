import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { vi } from 'vitest';

const OPTIMIZERS = ['turbofan', 'maglev'];

/** Counts the work of calls, without a clock. */
export interface StepCounter {
  /** How often blocks of `core/` ran in a call, as the engine counts them, and how many characters it normalized. */
  of(call: () => unknown): Promise<number>;
  close(): void;
}

/**
 * Starts counting in modules that are imported from now on: the engine counts only blocks of what it compiles after that. A
 * cell of the table of edits is a block, and so is a name that is compared.
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
  // A function that is optimized or inlined is no longer counted.
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
