import { expect, it } from 'vitest';
import { composePreset } from '../../core/presets/compose.js';
import type { Profile } from '../../schemas/generated/record.js';
import { firstOf } from '../support/runs.js';
import { readGcode } from './gcode.js';
import { byDigest, spread } from './pairs.js';
import { partOf } from './part-of.js';
import { orcaPresets, PLATES } from './print.js';
import { prove, withSlicers } from './prove.js';
import { sliceWithOrca } from './slice.js';

/** Together they have every value of each axis; and the bed temperature is that of the plate in use. */
await withSlicers('orcaslicer', (slicer, records) => {
  const all = records.profiles();
  prove(slicer, records, 'pairs', spread(records));

  const plates = Object.keys(PLATES) as (keyof typeof PLATES)[];
  const known = (record: Profile) =>
    plates.filter((plate) => (record.bed_temperature_by_plate_c[plate].other_layers ?? 0) > 0);
  const chosen = byDigest(all.filter((record) => known(record).length > 2)).slice(0, 5);
  const each = chosen.flatMap((record) => known(record).map((plate) => [plate, record.id, record] as const));
  it.each(firstOf(each, 3))('%s under %s', async (plate, _, record) => {
    const pair = records.pair(record);
    const mapping = records.mapping('orcaslicer');
    const composed = composePreset(record, pair.printer, pair.material, mapping, { parents: null });
    const presets = orcaPresets(pair, composed);
    const process = { ...presets.process, curr_bed_type: PLATES[plate] };
    const gcode = readGcode(await sliceWithOrca(slicer, partOf(record).stl, { ...presets, process }));
    const { first_layer, other_layers } = record.bed_temperature_by_plate_c[plate];
    expect(gcode.bed.at(0)?.celsius).toBe(first_layer ?? other_layers);
    expect(gcode.bed.at(-1)?.celsius).toBe(other_layers);
  });
});
