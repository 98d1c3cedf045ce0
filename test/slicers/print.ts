import { applyChanges, changesFor, composePreset } from '../../core/presets/compose.js';
import { presetFiles } from '../../core/presets/files.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../core/presets/types.js';
import type { Profile } from '../../schemas/generated/record.js';
import type { Check } from './check.js';
import { configChecks } from './config-block.js';
import { curaMachine, curaValues } from './cura-machine.js';
import { readDefinitions } from './cura-resolve.js';
import { checksOf } from './expected.js';
import { layerOver } from './figures.js';
import type { Slicer } from './find-slicers.js';
import { type Gcode, readGcode } from './gcode.js';
import { OWN_MACHINE, orcaMachine } from './orca-machine.js';
import { partOf } from './part-of.js';
import type { Pair } from './records.js';
import { type OrcaPresets, sliceWithCura, sliceWithOrca, sliceWithPrusa } from './slice.js';

export interface Printed {
  record: Profile;
  composed: ComposedPreset;
  gcode: Gcode;
  /** The values of the record, with those of fixes, to compare with the G-code. */
  checks: Check[];
}

/** More settings for the copy of a preset: a small part would be slowed down, so that no speed is reached. */
export const NO_SLOWDOWN = {
  orcaslicer: 'slow_down_layer_time',
  prusaslicer: 'slowdown_below_layer_time',
  cura: 'cool_min_layer_time',
} as const;

/** Composes a preset as users get it, slices the part with it and parses the result. */
export async function print(
  slicer: Slicer,
  pair: Pair,
  mapping: PresetMapping,
  options: PresetOptions = {},
): Promise<Printed> {
  const { record, printer, material } = pair;
  const version = versionFor(slicer, mapping);
  const quality = slicer.id === 'cura' ? { qualityType: qualityFor(printer) } : {};
  const composed = composePreset(record, printer, material, mapping, {
    parents: null,
    ...quality,
    ...options,
    version,
  });
  const meant = applyChanges(record, mapping, changesFor(record, options.changes ?? []));
  const part = partOf(meant);
  const slowdown = NO_SLOWDOWN[slicer.id];
  const slice: Readonly<Record<Slicer['id'], () => Promise<string>>> = {
    prusaslicer: () => {
      const own = presetFiles(composed).map((file) => file.text);
      return sliceWithPrusa(slicer, part.stl, [...own, `${slowdown} = 0\n`], middleOf(pair));
    },
    cura: () =>
      sliceWithCura(slicer, part.stl, {
        ...curaMachine(record, printer),
        ...curaValues(composed, readDefinitions(slicer.definitions ?? '')),
        [slowdown]: 0,
      }),
    orcaslicer: () => sliceWithOrca(slicer, part.stl, orcaPresets(pair, composed)),
  };
  const gcode = readGcode(await slice[slicer.id]());
  const kept = slicer.id === 'cura' ? [] : configChecks(composed, gcode);
  const checks = [
    ...checksOf({ record: meant, printer, composed, bridge: part.bridge ?? layerOver(gcode, part.legs) }, gcode),
    ...kept,
  ].filter(({ field }) => field !== slowdown);
  return { record: meant, composed, gcode, checks };
}

/**
 * The preset of OrcaSlicer as users get it, on a user's machine, with keys that only the command line requires: the
 * type of each file, and the machine of the process.
 */
export function orcaPresets({ record, printer }: Pair, composed: ComposedPreset): OrcaPresets {
  const files = presetFiles(composed);
  // A record may have values of only the filament or the process.
  const own = (type: 'process' | 'filament') => {
    const text = files.find(({ name }) => name.startsWith(`${type}/`))?.text;
    return { name: composed.name, from: 'User', ...JSON.parse(text ?? '{}'), type };
  };
  const curr_bed_type = PLATES[printer.default_plate ?? 'smooth_pei'];
  return {
    machine: orcaMachine(record, printer),
    process: { ...own('process'), compatible_printers: [OWN_MACHINE], curr_bed_type },
    filament: { ...own('filament'), [NO_SLOWDOWN.orcaslicer]: ['0'] },
  };
}

/** OrcaSlicer's names of a record's plates. Source: `curr_bed_type` in src/libslic3r/PrintConfig.cpp. */
export const PLATES: Readonly<Record<keyof Profile['bed_temperature_by_plate_c'], string>> = {
  cool: 'Cool Plate',
  textured_cool: 'Textured Cool Plate',
  supertack: 'Supertack Plate',
  engineering: 'Engineering Plate',
  smooth_pei: 'High Temp Plate',
  textured_pei: 'Textured PEI Plate',
};

/** A quality type of the machine: Cura slices the same with any. */
function qualityFor({ presets }: Pair['printer']): string {
  return presets.cura_quality_types[0] ?? 'standard';
}

/** The mapping for a slicer: the newest that is not newer than the slicer. */
function versionFor(slicer: Slicer, { versions }: PresetMapping): string {
  const number = (text: string) =>
    text.split('.').reduce((sum, part, place) => sum + Number.parseInt(part, 10) / 1000 ** place, 0);
  const found = versions.find(({ id }) => number(id) <= number(slicer.version)) ?? versions.at(-1);
  if (!found) throw new Error(`the mapping has no version of ${slicer.id}`);
  return found.id;
}

function middleOf({ printer: { bed_origin, build_volume_mm, printable_volume_mm } }: Pair) {
  const along = (axis: 'x' | 'y') => (printable_volume_mm[axis] ?? build_volume_mm[axis] ?? 0) / 2;
  return bed_origin === 'center' ? { x: 0, y: 0 } : { x: along('x'), y: along('y') };
}
