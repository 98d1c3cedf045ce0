import { addMissing, sectionsOf } from './config-lines.js';
import { FileRefused } from './messages.js';
import type { RawSettings } from './raw-settings.js';

/** A Cura container: a text with the sections `general`, `metadata` and `values`. */
export interface Container {
  general: ReadonlyMap<string, string>;
  metadata: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
}

/** Parses a container; null if the text is not one. */
export function containerOf(text: string): Container | null {
  const sections = sectionsOf(text);
  const general = sections.get('general');
  if (!general) return null;
  const none = new Map<string, string>();
  return { general, metadata: sections.get('metadata') ?? none, values: sections.get('values') ?? none };
}

/** Maximum number of extruders and of all their settings together: a machine has a few, with some hundreds. */
const MOST_EXTRUDERS = 32;
const MOST_KEYS = 20_000;

/**
 * Merges the values of a machine and its extruders into one table: an extruder's own value overrides the machine's. Of
 * several containers the first with a value wins, as in Cura's stacks.
 */
export function mergedValues(
  machine: readonly Container[],
  extruders: readonly (readonly Container[])[],
): Map<string, string | string[]> {
  const valuesOf = (containers: readonly Container[]) =>
    new Map(containers.toReversed().flatMap(({ values }) => [...values]));
  const shared = valuesOf(machine);
  const own = extruders.slice(0, MOST_EXTRUDERS).map(valuesOf);
  const keys = [...new Set(own.flatMap((values) => [...values.keys()]))].slice(0, MOST_KEYS);
  const listed = keys.map((key) => [key, own.map((values) => values.get(key) ?? shared.get(key) ?? '')] as const);
  return new Map<string, string | string[]>([...shared, ...listed]);
}

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
  const ending = (end: string) =>
    files.flatMap(({ name, text }) => (name.endsWith(end) ? [{ id: unquoted(name.slice(0, -end.length)), text }] : []));
  const changes = new Map(ending('.inst.cfg').map(({ id, text }) => [id, containerOf(text)]));
  const [machine] = ending('.global.cfg').map(stackOf);
  const trains = ending('.extruder.cfg').map(stackOf);
  trains.sort((a, b) => a.position - b.position);
  if (!machine && trains.length === 0) throw new FileRefused('no_settings', '3MF, Cura');
  const containersOf = ({ ids }: { ids: readonly string[] }) => ids.flatMap((id) => changes.get(id) ?? []);
  const values = mergedValues(machine ? containersOf(machine) : [], trains.map(containersOf));
  const materials = ending('.xml.fdm_material');
  const [material] = trains.flatMap(
    ({ ids }) => materials.find(({ id }) => ids.some((own) => own === id || own.startsWith(`${id}_`))) ?? [],
  );
  if (material) addMissing(values, materialValues(material.text));
  addMissing(values, [
    ['machine_name', machine?.name],
    ['definition', machine?.ids.at(-1)],
  ]);
  const versions = sectionsOf(files.find((file) => file.name === 'version.ini')?.text ?? '').get('versions');
  return curaSettings('project_3mf', values, { extruders: trains.length, version: versions?.get('cura_version') });
}

/** Maximum number of containers in a stack: Cura's have eight. */
const MOST_CONTAINERS = 16;

/** Parses a stack, which lists the ids of its containers as `0 = id`. */
function stackOf({ text }: { text: string }) {
  const sections = sectionsOf(text);
  const places = [...(sections.get('containers') ?? [])].sort(([a], [b]) => Number(a) - Number(b));
  return {
    name: sections.get('general')?.get('name'),
    position: Number(sections.get('metadata')?.get('position')),
    ids: places.slice(0, MOST_CONTAINERS).map(([, id]) => unquoted(id)),
  };
}

/** Decodes a URL-encoded id: `generic%20pla`, or with plus signs for spaces. */
function unquoted(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('+', ' '));
  } catch {
    return id;
  }
}

/** Reads the texts of a `.curaprofile`: the machine's, and one for each extruder. @throws {@link FileRefused} */
export function curaProfile(texts: readonly string[]): RawSettings {
  const containers = texts.flatMap((text) => containerOf(text) ?? []);
  if (containers.length === 0) throw new FileRefused('damaged', 'curaprofile');
  const place = ({ metadata }: Container) => Number(metadata.get('position') ?? metadata.get('extruder') ?? -1);
  const machine = containers.filter((one) => !(place(one) >= 0));
  const extruders = containers.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b));
  const values = mergedValues(
    machine,
    extruders.map((one) => [one]),
  );
  const said = (key: string, of: 'general' | 'metadata' = 'metadata') =>
    containers.map((one) => one[of].get(key)).find((one) => one !== undefined);
  // Cura's material ids are like `generic_petg`, and variants are named by the nozzle: `Standard 0.40mm`.
  const [, nozzle] = /(\d?\.\d+)\s*(?:mm)?\b/.exec(said('variant') ?? '') ?? [];
  addMissing(values, [
    ['definition', said('definition', 'general')],
    ['quality_type', said('quality_type')],
    [
      'material_type',
      said('material')
        ?.replace(/^generic_/, '')
        .replaceAll('_', ' '),
    ],
    ['machine_nozzle_size', nozzle && String(Number(nozzle))],
  ]);
  return curaSettings('cura_profile', values, { extruders: extruders.length });
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

/** Settings that Cura wrote, which are only those that the user changed. */
function curaSettings(
  format: RawSettings['format'],
  values: RawSettings['values'],
  { extruders = 1, version }: { extruders?: number; version?: string | undefined } = {},
): RawSettings {
  const about = { format, dialect: 'cura', program: 'Cura', version: version ?? null, values, prints: [] } as const;
  return { ...about, extruders: Math.max(1, extruders), notes: [{ code: 'cura_changes_only', what: null }] };
}
