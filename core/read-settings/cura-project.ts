import { sectionsOf } from './config-lines.js';
import { type Container, containerOf, curaSettings, mergedValues } from './cura-containers.js';
import { FileRefused } from './messages.js';
import type { RawSettings } from './raw-settings.js';

/** A file of the project: name below `Cura/`, and text. */
export interface ProjectFile {
  name: string;
  text: string;
}

/**
 * Reads settings from the files of a Cura project. A stack (`.global.cfg`, `.extruder.cfg`) lists its containers, those
 * with the highest priority first; the project contains the user's changes (`.inst.cfg`) and the material, but not
 * Cura's own quality profiles. Source: plugins/3MFWriter/ThreeMFWorkspaceWriter.py
 *
 * @throws {@link FileRefused}
 */
export function curaProject(files: readonly ProjectFile[]): RawSettings {
  const byId = new Map<string, Container>();
  const stacks: { kind: 'global' | 'extruder'; stack: ReadonlyMap<string, ReadonlyMap<string, string>> }[] = [];
  for (const { name, text } of files) {
    const [, id, kind] = /^(.+)\.(inst|global|extruder)\.cfg$/.exec(name) ?? [];
    if (id === undefined) continue;
    if (kind === 'inst') {
      const container = containerOf(text);
      if (container) byId.set(unquoted(id), container);
    } else stacks.push({ kind: kind === 'global' ? 'global' : 'extruder', stack: sectionsOf(text) });
  }
  const containersOf = (stack: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
    (placesOf(stack.get('containers')) ?? []).flatMap((id) => byId.get(id) ?? []);
  const machine = stacks.find(({ kind }) => kind === 'global')?.stack;
  const position = (stack: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
    Number(stack.get('metadata')?.get('position'));
  const trains = stacks
    .filter(({ kind }) => kind === 'extruder')
    .map(({ stack }) => stack)
    .sort((a, b) => position(a) - position(b));
  if (!machine && trains.length === 0) throw new FileRefused('no_settings', '3MF, Cura');
  const values = mergedValues(machine ? containersOf(machine) : [], trains.map(containersOf));
  const material = trains.map((stack) => materialOf(stack, files)).find((one) => one !== null) ?? null;
  for (const [key, value] of material ?? []) if (!values.has(key)) values.set(key, value);
  const name = machine?.get('general')?.get('name');
  if (name !== undefined && !values.has('machine_name')) values.set('machine_name', name);
  const definition = (placesOf(machine?.get('containers')) ?? []).at(-1);
  if (definition !== undefined) values.set('definition', definition);
  const versions = sectionsOf(files.find((file) => file.name === 'version.ini')?.text ?? '').get('versions');
  const version = versions?.get('cura_version') ?? null;
  return curaSettings('project_3mf', values, { extruders: trains.length, version });
}

/** Maximum number of containers in a stack: Cura's have eight. */
const MOST_CONTAINERS = 16;

/** The ids of a stack's containers, written as `0 = id`. */
function placesOf(section: ReadonlyMap<string, string> | undefined): string[] | null {
  if (!section) return null;
  const places = [...section].sort(([a], [b]) => Number(a) - Number(b));
  return places.slice(0, MOST_CONTAINERS).map(([, id]) => unquoted(id));
}

/** Decodes a URL-encoded id: `generic%20pla`, or with plus signs for spaces. */
function unquoted(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('+', ' '));
  } catch {
    return id;
  }
}

/** Settings from the `.xml.fdm_material` of a stack: the material's own, and its name. */
function materialOf(
  stack: ReadonlyMap<string, ReadonlyMap<string, string>>,
  files: readonly ProjectFile[],
): Map<string, string> | null {
  const ids = placesOf(stack.get('containers')) ?? [];
  const file = files.find(({ name }) => {
    const [, written] = /^(.+)\.xml\.fdm_material$/.exec(name) ?? [];
    const id = unquoted(written ?? '');
    return written !== undefined && ids.some((own) => own === id || own.startsWith(`${id}_`));
  });
  return file ? materialValues(file.text) : null;
}

/** Reads a standalone Cura material, `.xml.fdm_material`. */
export function fdmMaterial(text: string): RawSettings {
  return curaSettings('fdm_material', materialValues(text));
}

/** A material's own settings, and its name. */
function materialValues(whole: string): Map<string, string> {
  const found = new Map<string, string>();
  // Settings for single machines come further down: the first ones are the material's own.
  const text = whole.slice(0, 200_000);
  const take = (key: string, pattern: RegExp) => {
    const value = pattern.exec(text)?.[1]?.trim();
    if (value) found.set(key, value);
  };
  take('material_type', /<material>([^<]{1,80})<\/material>/);
  take('filament_settings_id', /<label>([^<]{1,80})<\/label>/);
  take('material_guid', /<GUID>([^<]{1,40})<\/GUID>/);
  take('material_diameter', /<diameter>([^<]{1,20})<\/diameter>/);
  for (const [title, key] of Object.entries(MATERIAL_KEYS))
    take(key, new RegExp(`<setting key="${title}">([^<]{1,40})</setting>`));
  return found;
}

/** Source: `__material_settings_setting_map` in plugins/XmlMaterialProfile/XmlMaterialProfile.py */
const MATERIAL_KEYS: Readonly<Record<string, string>> = {
  'print temperature': 'material_print_temperature',
  'heated bed temperature': 'material_bed_temperature',
  'retraction amount': 'retraction_amount',
  'build volume temperature': 'build_volume_temperature',
};
