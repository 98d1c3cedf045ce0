import { createHash } from 'node:crypto';
import { sourceSlicer } from '../../core/presets/source-slicer.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { Records } from './records.js';

/** Properties of records that matter to a slicer. */
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
 * The fewest records that have every value of every axis: for each missing value, the one with the lowest digest. The
 * same data gives the same records, without manual choice.
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

/** Records from slicers other than `target`: the same number of each, by digest. */
export function foreign(records: readonly Profile[], target: SlicerId, ofEach: number): Profile[] {
  const bySource = Map.groupBy(records, sourceSlicer);
  return [...bySource]
    .filter(([source]) => source !== null && source !== target)
    .flatMap(([, own]) => byDigest(own).slice(0, ofEach));
}

/** An order independent of names. */
export function byDigest<T extends { id: string }>(all: readonly T[]): T[] {
  const digest = ({ id }: T) => createHash('sha256').update(id).digest('hex');
  return all
    .map((one) => ({ one, digest: digest(one) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ one }) => one);
}
