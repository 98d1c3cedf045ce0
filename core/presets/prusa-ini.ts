import type { ComposedPreset, PresetFile } from './types.js';
import { compareVersions } from './versions.js';

/** The first version whose command line accepts preset names. */
const SINCE = '2.9';

/**
 * The flat configuration of PrusaSlicer: complete with a printer, to slice with (`--load`) or to import (Import
 * Config), or an overlay over presets. Not a bundle: the command line accepts one silently but slices with defaults.
 */
export function prusaFiles({ name, values, form, version }: ComposedPreset): PresetFile[] {
  const ids = form === 'full' ? IDS.map((id) => [id, name] as const) : [];
  const pairs = [...values.machine, ...values.filament, ...values.process, ...ids];
  const head = `# Open Print Data, for PrusaSlicer ${version}\n# ${name}\n`;
  return [{ name: `${name}.ini`, text: `${head}${pairs.map(([key, text]) => `${key} = ${text}\n`).join('')}` }];
}

/** Keys by which an exported configuration names its presets. */
const IDS = ['printer_settings_id', 'print_settings_id', 'filament_settings_id'] as const;

/**
 * The shell command that slices a model with the overlay over the three presets; on Windows it is the same for names
 * without `$`. Preset names work since PrusaSlicer 2.9 (src/CLI/LoadPrintData.cpp).
 *
 * @param file name of the overlay
 * @returns null if the preset is not an overlay, or the version cannot load it
 */
export function overlayCommand({ form, parents, version }: ComposedPreset, file: string): string | null {
  if (form !== 'overlay' || parents === null || compareVersions(version, SINCE) < 0) return null;
  const named = [
    ['--printer-profile', parents.machine],
    ['--print-profile', parents.process],
    ['--material-profile', parents.filament],
  ].flatMap(([option, name]) => (name == null ? [] : [`${option} ${quoted(name)}`]));
  return ['prusa-slicer', ...named, `--load ${quoted(file)}`, '--export-gcode model.stl'].join(' ');
}

/** Quotes a preset name, which may contain spaces, `@` and brackets, and escapes what is special in double quotes. */
function quoted(text: string): string {
  return `"${text.replace(/["\\$`]/g, '\\$&')}"`;
}
