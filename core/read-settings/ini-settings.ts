import { addMissing, sectionsOf } from './config-lines.js';
import { containerOf, curaProfile } from './cura-files.js';
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
  const values = new Map<string, string | string[]>(sections.get('') ?? []);
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
    addMissing(values, preset);
    const parent = preset.get('inherits');
    if (!parent) continue;
    parents.push(parent);
    if (kind === 'printer') values.set('inherits_group', parent);
    if (!isWhole(preset)) notes.push({ code: 'changes_only', what: `${title} → ${parent}` });
  }
  if (parents.length > 0) values.set('inherits', parents);
  const settings = slic3rSettings('preset_ini', programOf(text.slice(0, 2000)), values);
  if (settings === null) throw new FileRefused('foreign', 'text');
  return { ...settings, ...(presets.length > 0 && { presets }), notes: [...notes, ...settings.notes] };
}
