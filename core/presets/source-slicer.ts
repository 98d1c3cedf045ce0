import type { Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../words/slicers.js';

/** Sources of records that are a slicer's own presets, without forks and older releases. */
export const OF_SLICER: Readonly<Record<string, SlicerId>> = {
  orcaslicer: 'orcaslicer',
  bambustudio: 'bambu_studio',
  'prusa-fff': 'prusaslicer',
  'non-prusa-fff': 'prusaslicer',
  cura: 'cura',
};

/** The slicer whose own preset a record was read from; null: another source, such as a fork or an older release. */
export function sourceSlicer({ provenance }: Pick<Profile, 'provenance'>): SlicerId | null {
  return OF_SLICER[provenance.source] ?? null;
}

/**
 * Whether a separate file has the values of a slicer's presets for a record: if it has presets for the machine and the
 * material, unless the record was read from those.
 */
export function hasPresetValues(record: Pick<Profile, 'presets' | 'provenance'>, slicer: SlicerId): boolean {
  return record.presets[slicer]?.filament != null && sourceSlicer(record) !== slicer;
}
