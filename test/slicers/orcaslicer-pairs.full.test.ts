import { describe, it } from 'vitest';
import { parentsOf } from '../../core/presets/parents.js';
import { skipUnless } from '../support/skip.js';
import { OrcaProfiles } from './orca-profiles.js';
import { spread } from './pairs.js';
import { prove, withSlicers } from './prove.js';

/** Each value of each axis is in one of them: alone, and, of what OrcaSlicer has presets for, over those. */
await withSlicers('orcaslicer', (slicer, records) => {
  const chosen = spread(records.profiles(), ({ printer }) => records.printer(printer));
  prove(slicer, records, 'pairs', chosen);

  describe('over its own presets', () => {
    const profiles = new OrcaProfiles();
    const { there = [], not = [] } = Object.groupBy(
      chosen.filter((record) => parentsOf(record, 'orcaslicer') !== null),
      (record) =>
        profiles.of(parentsOf(record, 'orcaslicer') ?? { machine: null, process: null, filament: null }) === null
          ? 'not'
          : 'there',
    );
    prove(slicer, records, 'parents', there, undefined, (record) => ({ parents: parentsOf(record, 'orcaslicer') }));
    for (const { id } of not)
      it(id, (context) =>
        skipUnless(false, context, 'no folder of ORCA_PROFILES has the presets of OrcaSlicer that it stands on'),
      );
  });
});
