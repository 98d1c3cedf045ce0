import { afterAll } from 'vitest';
import { type ExplainedCount, type SlicedKind, writePart } from '../../scripts/shared/slicing.js';
import type { Reason } from './explained.js';
import type { Slicer } from './find-slicers.js';

/** Counts the figures compared with G-code, and prints and stores the counts after the tests. */
export class Tally {
  private presets = 0;
  private checks = 0;
  private right = 0;
  private readonly explained = new Map<string, ExplainedCount>();

  constructor({ id, version }: Slicer, kind: SlicedKind, name: string) {
    afterAll(() => {
      const { presets, checks, right } = this;
      const explained = [...this.explained.values()].sort((a, b) => b.checks - a.checks);
      const date = new Date().toISOString().slice(0, 10);
      writePart({ slicer: id, version, date, kind, presets, checks, right, explained });
      const others = explained.reduce((sum, one) => sum + one.checks, 0);
      console.log(`${name}, ${kind}: ${right} of ${checks} checks right, ${others} explained, ${presets} presets`);
    });
  }

  /** @param reasons of the failed checks; null: there is none */
  count(checks: number, reasons: readonly (Reason | null)[]): void {
    this.presets++;
    this.checks += checks;
    this.right += checks - reasons.length;
    for (const reason of reasons) {
      if (reason === null) continue;
      const one = this.explained.get(reason.en) ?? { reason: reason.en, reason_zh: reason.zh, checks: 0 };
      this.explained.set(reason.en, { ...one, checks: one.checks + 1 });
    }
  }
}
