import type { Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../words/slicers.js';

/** Sources of records that are the presets of a slicer itself. Forks, and releases before the newest, are others. */
const OF_SLICER: Readonly<Record<string, SlicerId>> = {
  orcaslicer: 'orcaslicer',
  bambustudio: 'bambu_studio',
  'prusa-fff': 'prusaslicer',
  'non-prusa-fff': 'prusaslicer',
  cura: 'cura',
};

/** The slicer whose own preset a record was read from; null: a fork's or an older one's. */
export function sourceSlicer({ provenance }: Pick<Profile, 'provenance'>): SlicerId | null {
  return OF_SLICER[provenance.source] ?? null;
}

/**
 * Whether a file of its own says what a slicer's presets set where a record is for: of a machine and a material that it has
 * presets for, unless the record was read from those.
 */
export function hasPresetValues(record: Pick<Profile, 'presets' | 'provenance'>, slicer: SlicerId): boolean {
  return record.presets[slicer]?.filament != null && sourceSlicer(record) !== slicer;
}
