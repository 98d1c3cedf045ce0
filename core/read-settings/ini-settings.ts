import { sectionsOf } from './config-lines.js';
import { containerOf, curaSettings, mergedValues } from './cura-containers.js';
import { isWhole } from './json-settings.js';
import { type FileNote, FileRefused } from './messages.js';
import { programOf, slic3rSettings } from './program.js';
import { choosePreset, type PresetChoice, type RawSettings } from './raw-settings.js';

/** Kinds of presets in a bundle, also the keys of `[presets]` that name the active ones. */
const KINDS = ['printer', 'print', 'filament'] as const;

/**
 * Reads settings from an `.ini` of PrusaSlicer or SuperSlicer: flat as written by "Export Config", or the active
 * presets of a bundle. Also reads a Cura profile as one text.
 *
 * @param asked names of presets of a bundle to read instead
 * @throws {@link FileRefused}
 */
export function iniSettings(text: string, asked: readonly string[] = []): RawSettings {
  const container = containerOf(text);
  if (container?.general.has('definition')) return curaProfile([text]);
  const sections = sectionsOf(text);
  if (sections.get('profile')?.has('print_temperature')) throw new FileRefused('old_cura');
  const notes: FileNote[] = [];
  const values = new Map<string, string>(sections.get('') ?? []);
  const active = sections.get('presets');
  const parents: string[] = [];
  const presets: PresetChoice[] = [];
  for (const kind of KINDS) {
    // A vendor's bundle names shared base presets *preset*; users cannot select them.
    const own = [...sections.keys()].filter((name) => name.startsWith(`${kind}:`) && !name.startsWith(`${kind}:*`));
    const titles = own.map((name) => name.slice(kind.length + 1));
    const { title, ...chosen } = choosePreset(titles, asked, active?.get(kind));
    if (title === undefined) continue;
    presets.push(...chosen.choices);
    values.set(`${kind}_settings_id`, title);
    notes.push(...chosen.notes);
    const preset = sections.get(`${kind}:${title}`);
    // The active preset may be a vendor's, which no bundle contains: values of another one would be of another setup.
    if (!preset) {
      notes.push({ code: 'active_missing', what: title });
      continue;
    }
    for (const [own, value] of preset) if (!values.has(own)) values.set(own, value);
    const parent = preset.get('inherits');
    if (!parent) continue;
    parents.push(parent);
    if (kind === 'printer') values.set('inherits_group', parent);
    if (!isWhole(preset)) notes.push({ code: 'changes_only', what: `${title} → ${parent}` });
  }
  const ofPreset =
    parents.length === 0 ? values : new Map<string, string | string[]>([...values, ['inherits', parents]]);
  const settings = slic3rSettings('preset_ini', programOf(text.slice(0, 2000)), ofPreset);
  if (settings === null) throw new FileRefused('foreign', 'text');
  return { ...settings, ...(presets.length > 0 && { presets }), notes: [...notes, ...settings.notes] };
}

/** Reads the texts of a `.curaprofile`: the machine's, and one for each extruder. @throws {@link FileRefused} */
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
  // Cura's material ids are like `generic_petg`, and variants are named by the nozzle: `Standard 0.40mm`.
  const said = (key: string) => containers.map(({ metadata }) => metadata.get(key)).find((one) => one !== undefined);
  const material = said('material');
  if (material !== undefined) values.set('material_type', material.replace(/^generic_/, '').replaceAll('_', ' '));
  const [, nozzle] = /(\d?\.\d+)\s*(?:mm)?\b/.exec(said('variant') ?? '') ?? [];
  if (nozzle !== undefined && !values.has('machine_nozzle_size'))
    values.set('machine_nozzle_size', String(Number(nozzle)));
  return curaSettings('cura_profile', values, { extruders: extruders.length });
}
