import { expect, it } from 'vitest';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { recordSchema } from '../../../scripts/shared/schemas/read.js';
import { FROZEN_DATA } from '../../support/data.js';

it('publishes the fields of printers and profiles in schema order, whichever stage adds them', async () => {
  const { records } = await prepare(FROZEN_DATA);
  for (const [kind, all] of [
    ['printer', records.printers],
    ['profile', records.profiles],
  ] as const) {
    expect(all.length).toBeGreaterThan(0);
    const fields = Object.keys(recordSchema(kind).properties ?? {});
    for (const record of all) expect(Object.keys(record), record.id).toEqual(fields);
  }
});
