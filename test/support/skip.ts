import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test was skipped, for the summary of the run. */
    skipped?: string;
  }
}

/** Skips a test that this machine cannot run; the summary of the run names it, with the reason. */
export function skipUnless(possible: boolean, { task, skip }: TestContext, reason: string): void {
  if (possible) return;
  task.meta.skipped = reason;
  skip(reason);
}
