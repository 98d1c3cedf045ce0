import type { ComposedPreset, PresetFile } from './types.js';
import { versionNumbers } from './versions.js';

/**
 * The two presets of OrcaSlicer or Bambu Studio, as their import reads them (`PresetBundle::import_json_presets` and
 * `ConfigBase::load_from_json` in src/libslic3r of both): texts only, of a filament in lists of one, of a process plain,
 * which fits keys with one value and with several; one id, which alone says what kind it is; no `type`, `setting_id` or
 * `compatible_printers`, which presets of users do not have there.
 */
export function orcaFiles(preset: ComposedPreset): PresetFile[] {
  const { values, parents, name } = preset;
  const files: PresetFile[] = [];
  if (values.filament.length > 0)
    files.push({
      name: `filament/${name}.json`,
      text: json({
        ...headOf(preset, parents?.filament ?? null),
        filament_settings_id: [name],
        ...Object.fromEntries(values.filament.map(([key, text]) => [key, [text]])),
      }),
    });
  if (values.process.length > 0)
    files.push({
      name: `process/${name}.json`,
      text: json({
        ...headOf(preset, parents?.process ?? null),
        print_settings_id: name,
        ...Object.fromEntries(values.process),
      }),
    });
  return files;
}

function headOf({ name, slicer, version }: ComposedPreset, parent: string | null): Record<string, string> {
  return {
    name,
    from: 'User',
    ...(parent === null ? {} : { inherits: parent }),
    version: versionText(slicer, version),
  };
}

/**
 * A version that parses, without which a preset is not imported (`semver_parse_version` in semver.c): four numbers of two
 * digits as Bambu Studio writes them, three for OrcaSlicer, of which not every build takes four.
 */
function versionText(slicer: ComposedPreset['slicer'], version: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = versionNumbers(version);
  return slicer === 'bambu_studio'
    ? [a, b, c, d].map((part) => String(part).padStart(2, '0')).join('.')
    : [a, b, c].join('.');
}

function json(preset: Readonly<Record<string, string | string[]>>): string {
  return `${JSON.stringify(preset, null, 4)}\n`;
}
