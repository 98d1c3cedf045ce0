import { describe, it } from 'vitest';
import { parentsOf } from '../../core/presets/parents.js';
import type { Profile } from '../../schemas/generated/record.js';
import { skipUnless } from '../support/skip.js';
import { profilesOf } from './orca-profiles.js';
import { spread } from './pairs.js';
import { prove, withSlicers } from './prove.js';

/** Each value of each axis is in one of them: alone, and, of what OrcaSlicer has presets for, over those. */
await withSlicers('orcaslicer', (slicer, records) => {
  const chosen = spread(records.profiles(), ({ printer }) => records.printer(printer));
  prove(slicer, records, 'pairs', chosen);

  describe('over its own presets', () => {
    const own = (record: Profile) => parentsOf(record, 'orcaslicer');
    const { there = [], not = [] } = Object.groupBy(
      chosen.filter((record) => own(record) !== null),
      (record) => (profilesOf(own(record)) === null ? 'not' : 'there'),
    );
    prove(slicer, records, 'parents', there, undefined, (record) => ({ parents: own(record) }));
    for (const { id } of not)
      it(id, (context) =>
        skipUnless(false, context, 'no folder of ORCA_PROFILES has the presets of OrcaSlicer that it stands on'),
      );
  });
});
