import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure, RESULTS, type Results } from '../../../scripts/contribute/diagnose/measure.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { publishedDataset, publishedRecords } from '../../support/published-data.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('the figures of the page about the diagnosis', () => {
  it('match the data; npm run diagnose:measure -- --held-out --write updates them', () => {
    const kept = JSON.parse(readFileSync(path.join(ROOT, RESULTS), 'utf8')) as Results;
    const dataset = publishedDataset();
    const printers = new Map(publishedRecords().printers.map((printer) => [printer.id, printer]));
    const held = new Set(dataset.heldOut.value.cases);
    const cases = Map.groupBy([...dataset.cases.values()], ({ value }) => held.has(value.id));
    const of = (out: boolean) =>
      measure(
        composeDiagnosis(dataset),
        (cases.get(out) ?? []).map(({ value }) => value),
        printers,
      );
    expect(kept).toEqual({ fitted: of(false), held_out: of(true) });
  });
});
