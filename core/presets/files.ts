import { curaFiles } from './cura-profile.js';
import { fileName } from './name.js';
import { orcaFiles } from './orca-family.js';
import { prusaFiles } from './prusa-ini.js';
import type { ComposedPreset, PresetDownload, PresetFile } from './types.js';
import { utf8 } from './utf8.js';
import { zip } from './zip.js';

/** The texts of a preset: of the filament and the process, one configuration, or the containers of a profile. */
export function presetFiles(preset: ComposedPreset): PresetFile[] {
  switch (preset.slicer) {
    case 'orcaslicer':
    case 'bambu_studio':
      return orcaFiles(preset);
    case 'prusaslicer':
      return prusaFiles(preset);
    case 'cura':
      return curaFiles(preset);
  }
}

/**
 * A preset as the one file that the slicer imports: a plain zip for OrcaSlicer and Bambu Studio, `.ini` for PrusaSlicer,
 * `.curaprofile` for Cura. The same preset gives the same bytes.
 */
export function presetDownload(preset: ComposedPreset): PresetDownload {
  const name = `${fileName(preset.name)}.${fileName(preset.slicer)}`;
  const files = presetFiles(preset);
  switch (preset.slicer) {
    case 'orcaslicer':
    case 'bambu_studio':
      return { name: `${name}.zip`, type: 'application/zip', bytes: zip(files) };
    case 'prusaslicer': {
      const overlay = preset.form === 'overlay' ? '-overlay' : '';
      const text = files.map((file) => file.text).join('');
      return { name: `${name}${overlay}.ini`, type: 'text/plain; charset=utf-8', bytes: utf8(text) };
    }
    case 'cura':
      return { name: `${name}.curaprofile`, type: 'application/zip', bytes: zip(files) };
  }
}
