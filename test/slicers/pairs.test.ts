import { describe, expect, it } from 'vitest';
import type { Printer, Profile } from '../../schemas/generated/record.js';
import { byDigest, foreign, spread } from './pairs.js';

const printers = new Map(['a', 'b'].map((id) => [id, { id, brand_id: id, gcode_flavor: 'marlin' } as Printer]));

function record(printer: string, material: string, source = 'orcaslicer'): Profile {
  const process = { infill_pattern: null, seam_position: null, brim: { type: null }, support: { type: null } };
  const id = `${printer}--0.4--${material}`;
  return { id, printer, material, nozzle: { diameter_mm: 0.4 }, process, provenance: { source } } as unknown as Profile;
}

const records = ['a', 'b'].flatMap((printer) =>
  ['abs', 'petg', 'pla', 'tpu'].map((material) => record(printer, material)),
);
const printerOf = ({ printer }: Profile) => printers.get(printer) as Printer;

describe('the records that are sliced', () => {
  it('show every value once, with as few as that takes or little more', () => {
    const chosen = spread(records, printerOf);
    expect(new Set(chosen.map(({ material }) => material)).size).toBe(4);
    expect(new Set(chosen.map(({ printer }) => printer)).size).toBe(2);
    expect(chosen.length).toBeLessThan(records.length);
  });

  it('are the same in any order of the data', () => {
    const ids = (all: readonly Profile[]) => spread(all, printerOf).map(({ id }) => id);
    expect(ids(records.toReversed())).toEqual(ids(records));
    expect(byDigest(records).map(({ id }) => id)).not.toEqual(records.map(({ id }) => id));
  });

  it('are as many of each other slicer, and none of a fork or of the slicer itself', () => {
    const mixed = [
      ...records,
      record('a', 'asa', 'cura'),
      record('a', 'pc', 'prusa-fff'),
      record('b', 'pc', 'qidistudio'),
    ];
    const sources = foreign(mixed, 'prusaslicer', 2).map(({ provenance }) => provenance.source);
    expect(sources.sort()).toEqual(['cura', 'orcaslicer', 'orcaslicer']);
  });
});
