import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import { foldToKey } from '../names/fold.js';
import { namesOf } from './parents.js';
import { PresetRefused } from './preset-refused.js';
import type { ParentNames } from './types.js';

/**
 * Characters that file systems or the slicers reject. Source: `unusable_symbols` in
 * src/slic3r/GUI/PhysicalPrinterDialog.cpp of PrusaSlicer and Bambu Studio.
 */
const UNUSABLE = /[<>[\]:/\\|?*"\p{Cc}\p{Cf}]+/gu;

/**
 * Characters that would end a list of names or an INI file, and `@`: OrcaSlicer offers a filament only for the printer
 * named after it. Source: `PresetCollection::load_presets` in src/libslic3r/Preset.cpp.
 */
const SEPARATING = /[;=#%@]+/g;

/** Longer than any preset name of the slicers, and short enough for a file name. */
export const LONGEST = 120;

/** Ends every name, so that nobody mistakes our presets for those of the slicer. */
export const MARK = '(Open Print Data)';

/**
 * The name of a preset: brand, model, nozzle and material, or the requested name.
 *
 * @param fix whether it contains only what fixes change
 * @throws {@link PresetRefused} for a name without usable characters, or that a preset of the slicer has
 */
export function presetName(
  { record, printer, material }: { record: Profile; printer: Printer; material: Material },
  { asked, fix, parents }: { asked: string | undefined; fix: boolean; parents: ParentNames | null },
): string {
  const parts = [printer.brand, printer.model, record.nozzle.variant, material.name, ...(fix ? ['fix'] : [])];
  const name = usable(asked ?? `${usable(parts.join(' '), LONGEST - MARK.length - 1)} ${MARK}`, LONGEST);
  if (name === '') throw new PresetRefused('no_name', asked ?? '');
  if (namesOf(parents).some((one) => foldToKey(usable(one, LONGEST)) === foldToKey(name)))
    throw new PresetRefused('system_name', name);
  return name;
}

/** Removes what names cannot contain; the slicers reject leading and trailing spaces, Windows trailing dots. */
function usable(name: string, longest: number): string {
  const clean = name.toWellFormed().normalize('NFC').replace(UNUSABLE, ' ').replace(SEPARATING, ' ');
  return [...clean.replace(/\s+/g, ' ')]
    .slice(0, longest)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
}

/** The name of a file to download: lowercase letters, digits, dots and hyphens. */
export function fileName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain.replace(/[^a-z0-9.]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'preset';
}
