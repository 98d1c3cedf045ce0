import { expect, it } from 'vitest';
import type { Records } from '../../../scripts/pipeline/compose/records.js';
import { coverage } from '../../../scripts/pipeline/emit/index-document.js';

it('counts known facts of all printers, and of the most common ones', () => {
  const printers = [
    { id: 'one', enclosed: true, rated: { max_bed_temperature_c: null } },
    { id: 'two', enclosed: null, rated: { max_bed_temperature_c: 100 } },
    { id: 'three', enclosed: false, rated: { max_bed_temperature_c: null } },
  ] as unknown as Records['printers'];
  expect(coverage({ printers, materials: [], profiles: [] }, ['two', 'three'])).toEqual({
    printers: { enclosed: { known: 2, total: 3 }, rated: { known: 1, total: 3 } },
    well_known_printers: { enclosed: { known: 1, total: 2 }, rated: { known: 1, total: 2 } },
    materials: {},
    profiles: {},
  });
});
