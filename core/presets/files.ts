import { fileName } from './name.js';
import type { ComposedPreset, PresetDownload, PresetFile } from './types.js';
import { compareVersions, versionNumbers } from './versions.js';
import { utf8, zip } from './zip.js';

/** The files of a preset: filament and process, one configuration, or the containers of a profile. */
export function presetFiles(preset: ComposedPreset): PresetFile[] {
  if (preset.slicer === 'cura') return curaFiles(preset);
  return preset.slicer === 'prusaslicer' ? prusaFiles(preset) : orcaFiles(preset);
}

/**
 * A preset as the one file that the slicer imports: a plain zip for OrcaSlicer and Bambu Studio, `.ini` for
 * PrusaSlicer, `.curaprofile` for Cura. The same preset gives the same bytes.
 */
export function presetDownload(preset: ComposedPreset): PresetDownload {
  const name = `${fileName(preset.name)}.${fileName(preset.slicer)}`;
  const files = presetFiles(preset);
  if (preset.slicer === 'prusaslicer') {
    const overlay = preset.form === 'overlay' ? '-overlay' : '';
    const text = files.map((file) => file.text).join('');
    return { name: `${name}${overlay}.ini`, type: 'text/plain; charset=utf-8', bytes: utf8(text) };
  }
  const ending = preset.slicer === 'cura' ? 'curaprofile' : 'zip';
  return { name: `${name}.${ending}`, type: 'application/zip', bytes: zip(files) };
}

type Pairs = readonly (readonly [key: string, text: string | number])[];

function linesOf(pairs: Pairs): string {
  return pairs.map(([key, text]) => `${key} = ${text}\n`).join('');
}

/** Container version that Cura need not upgrade. Source: plugins/CuraProfileReader/CuraProfileReader.py. */
const CONTAINER = 4;

/** Any machine: Cura's reader substitutes the definition of the active one. */
const ANY_MACHINE = 'fdmprinter';

/** The two texts of a `.curaprofile`: machine settings and extruder settings. */
function curaFiles({ name, parents, cura, values }: ComposedPreset): PresetFile[] {
  const words = name.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '');
  const entry = words.toLowerCase() || 'preset';
  const general: Pairs = [
    ['version', CONTAINER],
    ['name', name],
    ['definition', parents?.machine ?? ANY_MACHINE],
  ];
  const file = (end: string, position: Pairs, own: Pairs): PresetFile => {
    const metadata: Pairs = [['type', 'quality_changes'], ...Object.entries(cura ?? {}), ...position];
    const sections = Object.entries({ general, metadata, values: own });
    return { name: entry + end, text: sections.map(([title, pairs]) => `[${title}]\n${linesOf(pairs)}`).join('\n') };
  };
  return [file('', [], values.global), file('_extruder_0', [['position', 0]], values.extruder)];
}

/** The key of the id in each kind of preset, which alone determines the kind. */
const ID_KEYS = { filament: 'filament_settings_id', process: 'print_settings_id' } as const;

/**
 * The two presets of OrcaSlicer or Bambu Studio in the form that they import (`PresetBundle::import_json_presets` and
 * `ConfigBase::load_from_json` in src/libslic3r of both): strings only, in one-element lists for a filament and plain
 * for a process, which suits keys with one and with several values; no `type`, `setting_id` or `compatible_printers`,
 * which user presets do not have there.
 */
function orcaFiles({ name, slicer, version, parents, values }: ComposedPreset): PresetFile[] {
  const kinds = (['filament', 'process'] as const).filter((kind) => values[kind].length > 0);
  return kinds.map((kind) => {
    const parent = parents?.[kind] ?? null;
    const pairs = [[ID_KEYS[kind], name] as const, ...values[kind]];
    const preset = {
      ...{ name, from: 'User', ...(parent !== null && { inherits: parent }), version: versionText(slicer, version) },
      ...Object.fromEntries(pairs.map(([key, text]) => [key, kind === 'filament' ? [text] : text])),
    };
    return { name: `${kind}/${name}.json`, text: `${JSON.stringify(preset, null, 4)}\n` };
  });
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

/** The first version whose command line accepts preset names. */
const SINCE = '2.9';

/**
 * The flat configuration of PrusaSlicer: complete with a printer, to slice with (`--load`) or to import (Import
 * Config), or an overlay over presets. Not a bundle: the command line accepts one silently but slices with defaults.
 */
function prusaFiles({ name, values, form, version }: ComposedPreset): PresetFile[] {
  const ids = form === 'full' ? IDS.map((id) => [id, name] as const) : [];
  const pairs = [...values.machine, ...values.filament, ...values.process, ...ids];
  const head = `# Open Print Data, for PrusaSlicer ${version}\n# ${name}\n`;
  return [{ name: `${name}.ini`, text: head + linesOf(pairs) }];
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

/** Quotes the name of a preset or file for a shell, which escapes what is special in double quotes. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\$`]/g, '\\$&')}"`;
}
