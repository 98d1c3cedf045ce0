import type { ComposedPreset, PresetFile } from './types.js';

/** Version of the containers, in which Cura upgrades nothing. Source: plugins/CuraProfileReader/CuraProfileReader.py. */
const CONTAINER = 4;

/** Any machine: the reader puts the definition of the active one in its place. */
const ANY_MACHINE = 'fdmprinter';

/** The two texts of a `.curaprofile`: what holds for the machine, and what for its extruder. */
export function curaFiles(preset: ComposedPreset): PresetFile[] {
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
