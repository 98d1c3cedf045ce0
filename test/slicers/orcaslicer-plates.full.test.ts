import { expect, it } from 'vitest';
import { composePreset } from '../../core/presets/compose.js';
import type { Profile } from '../../schemas/generated/record.js';
import { readGcode } from './gcode.js';
import { byDigest } from './pairs.js';
import { partOf } from './part-of.js';
import { orcaJob, PLATES } from './print.js';
import { withSlicers } from './prove.js';
import type { Records } from './records.js';
import { sliceWithOrca } from './slice.js';

type Plate = keyof typeof PLATES;

/** How many records are looked at. */
const SOME = 5;

/** What a preset says once for each plate, and once for each filament. */
await withSlicers('orcaslicer', (slicer, records) => {
  const all = records.profiles();

  // The bed temperature is that of the plate that lies on the bed.
  const plates = Object.keys(PLATES) as Plate[];
  const known = (record: Profile) =>
    plates.filter((plate) => (record.bed_temperature_by_plate_c[plate].other_layers ?? 0) > 0);
  const chosen = byDigest(all.filter((record) => known(record).length > 2)).slice(0, SOME);
  const each = chosen.flatMap((record) => known(record).map((plate) => [plate, record.id, record] as const));
  it.each(each)('%s under %s', async (plate, _, record) => {
    const job = jobOf(records, record);
    const gcode = readGcode(await sliceWithOrca(slicer, partOf(record).stl, { ...job, plate: PLATES[plate] }));
    const { first_layer, other_layers } = record.bed_temperature_by_plate_c[plate];
    expect(gcode.bed.at(0)?.celsius).toBe(first_layer ?? other_layers);
    expect(gcode.bed.at(-1)?.celsius).toBe(other_layers);
  });

  // Two filaments of one printer print a part each, each with its own values, and a prime tower between them.
  const heated = all.filter(hasValues);
  const place = ({ printer, nozzle }: Profile) => `${printer} ${nozzle.variant}`;
  const isPla = ({ material }: Profile) => material === 'pla';
  // OrcaSlicer refuses filaments side by side whose temperatures are too far apart, such as PLA and PETG.
  const others = new Map(heated.filter(({ material }) => /^pla-/.test(material)).map((other) => [place(other), other]));
  const pairs = byDigest(heated.filter(isPla)).flatMap((pla) => {
    const other = others.get(place(pla));
    return other ? [[pla, other] as const] : [];
  });
  it.each(pairs.slice(0, SOME).map(([pla, other]) => [pla.id, other.id, pla, other] as const))(
    '%s beside %s',
    async (_, __, pla, other) => {
      const [one, two] = [jobOf(records, pla), jobOf(records, other)];
      const text = await sliceWithOrca(slicer, partOf(pla).stl, {
        ...one,
        imports: [...one.imports, ...two.imports.filter(({ name }) => /filament/i.test(name))],
        filaments: [...one.filaments, ...two.filaments],
        set: { ...one.set, single_extruder_multi_material: '1', enable_prime_tower: '1' },
      });
      const { nozzle, config, extrusions } = readGcode(text);
      const wanted = [pla, other].map((record) => record.nozzle_temperature_c.other_layers);
      expect(new Set(nozzle.map(({ celsius }) => celsius))).toEqual(new Set([...wanted, ...firstLayers(pla, other)]));
      expect(config.get('nozzle_temperature')?.split(',').map(Number)).toEqual(wanted);
      expect(config.get('enable_prime_tower')).toBe('1');
      expect(extrusions.some(({ feature }) => feature === 'Prime tower')).toBe(true);
    },
  );
});

function hasValues({ nozzle_temperature_c: nozzle }: Profile): boolean {
  return nozzle.first_layer !== null && nozzle.other_layers !== null;
}

/** The temperatures that a first layer begins with. */
function firstLayers(...of: readonly Profile[]): (number | null)[] {
  return of.map((record) => record.nozzle_temperature_c.first_layer);
}

function jobOf(records: Records, record: Profile) {
  const pair = records.pair(record);
  const mapping = records.mapping('orcaslicer');
  return orcaJob(pair, composePreset(record, pair.printer, pair.material, mapping, { parents: null }));
}
