import { fileName } from './name.js';
import { prusaFiles } from './prusa-ini.js';
import type { ComposedPreset, PresetDownload, PresetFile } from './types.js';
import { versionNumbers } from './versions.js';
import { utf8, zip } from './zip.js';

/** Container version that Cura need not upgrade. Source: plugins/CuraProfileReader/CuraProfileReader.py. */
const CONTAINER = 4;

/** Any machine: Cura's reader substitutes the definition of the active one. */
const ANY_MACHINE = 'fdmprinter';

/** The two texts of a `.curaprofile`: machine settings and extruder settings. */
function curaFiles(preset: ComposedPreset): PresetFile[] {
  const entry =
    preset.name
      .replace(/[^A-Za-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
      .toLowerCase() || 'preset';
  return [
    { name: entry, text: container(preset, null) },
    { name: `${entry}_extruder_0`, text: container(preset, 0) },
  ];
}

function container({ name, parents, cura, values }: ComposedPreset, position: number | null): string {
  const sections: [string, readonly (readonly [string, string | number])[]][] = [
    [
      'general',
      [
        ['version', CONTAINER],
        ['name', name],
        ['definition', parents?.machine ?? ANY_MACHINE],
      ],
    ],
    [
      'metadata',
      [
        ['type', 'quality_changes'],
        ['quality_type', cura?.quality_type ?? ''],
        ['setting_version', cura?.setting_version ?? ''],
        ...(position === null ? [] : [['position', position] as const]),
      ],
    ],
    ['values', position === null ? values.global : values.extruder],
  ];
  return sections
    .map(([title, pairs]) => `[${title}]\n${pairs.map(([key, text]) => `${key} = ${text}\n`).join('')}`)
    .join('\n');
}

/** The files of a preset: filament and process, one configuration, or the containers of a profile. */
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
 * A preset as the one file that the slicer imports: a plain zip for OrcaSlicer and Bambu Studio, `.ini` for
 * PrusaSlicer, `.curaprofile` for Cura. The same preset gives the same bytes.
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

/**
 * The two presets of OrcaSlicer or Bambu Studio in the form that they import (`PresetBundle::import_json_presets` and
 * `ConfigBase::load_from_json` in src/libslic3r of both): strings only, in one-element lists for a filament and plain
 * for a process, which suits keys with one and with several values; one id, which alone determines the kind; no `type`,
 * `setting_id` or `compatible_printers`, which user presets do not have there.
 */
function orcaFiles(preset: ComposedPreset): PresetFile[] {
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
 * A version that parses, without which a preset is not imported (`semver_parse_version` in semver.c): four two-digit
 * numbers as Bambu Studio writes them, three for OrcaSlicer, some builds of which reject four.
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
