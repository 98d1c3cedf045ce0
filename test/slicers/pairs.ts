import { createHash } from 'node:crypto';
import { sourceSlicer } from '../../core/presets/source-slicer.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { Records } from './records.js';

/** In what records differ that matters to a slicer. */
const AXES: Readonly<Record<string, (record: Profile, printer: Printer) => unknown>> = {
  material: ({ material }) => material,
  nozzle: ({ nozzle }) => nozzle.diameter_mm,
  source: ({ provenance }) => provenance.source,
  brand: (_, { brand_id }) => brand_id,
  flavor: (_, { gcode_flavor }) => gcode_flavor,
  kinematics: (_, { kinematics }) => kinematics,
  extruder: (_, { extruder_type }) => extruder_type,
  bed: (_, { bed_shape, bed_origin }) => `${bed_shape} ${bed_origin}`,
  filament: ({ filament_diameter_mm }) => filament_diameter_mm,
  infill: ({ process }) => process.infill_pattern,
  seam: ({ process }) => process.seam_position,
  brim: ({ process }) => process.brim.type,
  supports: ({ process }) => process.support.type,
};

/**
 * Records that show every value of every axis at least once, as few as it takes: for each value that none has shown yet,
 * the one with the lowest digest. The same data gives the same records, and nobody has picked them.
 */
export function spread(records: Records): Profile[] {
  const all = records.profiles();
  const traits = all.map((record) => {
    const printer = records.printer(record.printer);
    return Object.entries(AXES).map(([axis, of]) => `${axis} ${of(record, printer)}`);
  });
  const shown = new Set<string>();
  return byDigest(all.map((record, place) => ({ id: record.id, record, own: traits[place] ?? [] })))
    .filter(({ own }) => {
      const adds = own.some((trait) => !shown.has(trait));
      for (const trait of own) shown.add(trait);
      return adds;
    })
    .map(({ record }) => record);
}

/** Records whose source is another slicer than `target`: the same number of each, by digest. */
export function foreign(records: readonly Profile[], target: SlicerId, ofEach: number): Profile[] {
  const bySource = Map.groupBy(records, sourceSlicer);
  return [...bySource]
    .filter(([source]) => source !== null && source !== target)
    .flatMap(([, own]) => byDigest(own).slice(0, ofEach));
}

/** In an order that has nothing to do with names. */
export function byDigest<T extends { id: string }>(all: readonly T[]): T[] {
  const digest = ({ id }: T) => createHash('sha256').update(id).digest('hex');
  return all
    .map((one) => ({ one, digest: digest(one) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ one }) => one);
}
