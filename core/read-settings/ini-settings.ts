import { sectionsOf } from './config-lines.js';
import { containerOf, mergedValues } from './cura-containers.js';
import { type FileNote, FileRefused } from './messages.js';
import { programOf } from './program.js';
import type { RawSettings } from './raw-settings.js';
import { slic3rSettings } from './slic3r-settings.js';

/** The kinds of presets in a bundle, and the key of `[presets]` that names the active one. */
const KINDS = [
  ['printer', 'printer'],
  ['print', 'print'],
  ['filament', 'filament'],
] as const;

/**
 * Settings out of an `.ini` of PrusaSlicer or SuperSlicer: flat, as "Export Config" writes it, or a bundle of presets, of
 * which the active ones are read. A profile of Cura as one text is read too.
 *
 * @throws {@link FileRefused}
 */
export function iniSettings(text: string): RawSettings {
  const container = containerOf(text);
  if (container?.general.has('definition')) return curaProfile([text]);
  const sections = sectionsOf(text);
  const flat = sections.get('') ?? new Map<string, string>();
  const notes: FileNote[] = [];
  const values = new Map<string, string>(flat);
  const active = sections.get('presets');
  for (const [kind, key] of KINDS) {
    const names = [...sections.keys()].filter((name) => name.startsWith(`${kind}:`));
    // A vendor's bundle writes what presets share as *presets*, which nobody chooses.
    const own = names.filter((name) => !name.startsWith(`${kind}:*`));
    const wanted = `${kind}:${active?.get(key) ?? ''}`;
    const name = names.includes(wanted) ? wanted : (own[0] ?? names[0]);
    const preset = name === undefined ? undefined : sections.get(name);
    if (name === undefined || !preset) continue;
    const title = name.slice(kind.length + 1);
    for (const [own, value] of preset) if (!values.has(own)) values.set(own, value);
    values.set(`${kind}_settings_id`, title);
    if (preset.get('inherits')) notes.push({ code: 'changes_only', what: preset.get('inherits') ?? null });
    if (own.length > 1 && name !== wanted) notes.push({ code: 'several', what: title });
  }
  const settings = slic3rSettings('preset_ini', programOf(text.slice(0, 2000)), values);
  if (settings === null) throw new FileRefused('foreign', 'text');
  return { ...settings, notes: [...notes, ...settings.notes] };
}

/** Settings out of the texts of a `.curaprofile`: the machine's, and one for each extruder. @throws {@link FileRefused} */
export function curaProfile(texts: readonly string[]): RawSettings {
  const containers = texts.flatMap((text) => containerOf(text) ?? []);
  if (containers.length === 0) throw new FileRefused('damaged', 'curaprofile');
  const place = (metadata: ReadonlyMap<string, string>) => metadata.get('position') ?? metadata.get('extruder');
  const machine = containers.filter(({ metadata }) => place(metadata) === undefined);
  const extruders = containers
    .filter(({ metadata }) => place(metadata) !== undefined)
    .sort((a, b) => Number(place(a.metadata)) - Number(place(b.metadata)));
  const values = mergedValues(
    machine,
    extruders.map((one) => [one]),
  );
  for (const [key, of] of [
    ['definition', 'general'],
    ['quality_type', 'metadata'],
  ] as const) {
    const value = containers.map((one) => one[of].get(key)).find((one) => one !== undefined);
    if (value !== undefined && !values.has(key)) values.set(key, value);
  }
  return {
    format: 'cura_profile',
    dialect: 'cura',
    program: 'Cura',
    version: null,
    values,
    extruders: Math.max(1, extruders.length),
    notes: [{ code: 'cura_changes_only', what: null }],
  };
}
