import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../../core/presets/versions.js';
import { filesBelow, foldersIn } from '../../shared/files.js';
import type { Machine } from '../machine.js';
import { readMachines } from '../orca/index.js';
import type { PresetKind, Presets } from '../orca/presets.js';
import type { Report } from '../report.js';
import type { Config } from '../slic3r/fields.js';
import { type Raw, text } from '../values.js';

/** Keys whose absence shows that a preset was stored without its parent's values. */
const COMPLETE: Readonly<Record<PresetKind, readonly string[]>> = {
  machine: ['printer_model', 'nozzle_diameter', 'printable_area'],
  filament: ['filament_type', 'nozzle_temperature', 'filament_flow_ratio', 'fan_max_speed'],
  process: ['layer_height', 'outer_wall_speed'],
};

/**
 * Reads every machine of one Orca-family slicer from SimplyPrint/slicer-profiles-db, which stores the presets of many
 * releases with inherited values. The origin of a value is lost there, so switches, which may come from a template, are
 * ignored.
 *
 * @param root `profiles/<slicer>` of a checkout
 * @param vendors vendor folders to read machines of; default: all
 * @throws if it is not such a folder
 */
export function readProfilesDb(root: string, vendors: readonly string[] | undefined, report: Report): Machine[] {
  return readMachines(storedPresets(root, report), new Map(), vendors, report);
}

function storedPresets(root: string, report: Report): Presets {
  const added = overlays(root);
  const stored = withParents(readStore(root, report));
  const removed = removedPresets(stored);
  const presets = stored.filter((preset) => {
    const what = `${preset.kind}/${preset.vendor}/${preset.name}`;
    const reason = removed.has(preset)
      ? 'preset that the slicer no longer has'
      : added.has(what)
        ? 'preset added by the database'
        : isComplete(preset)
          ? null
          : 'preset stored without its parent';
    if (reason) report.drop(reason, what);
    return reason === null;
  });
  const models = presets.filter(({ kind }) => kind === 'model');
  return {
    models: new Map(models.map(({ vendor, name, config }) => [`${vendor}/${name}`, config])),
    instances: (kind) =>
      presets
        .filter((preset) => preset.kind === kind && preset.config.instantiation === 'true')
        .map(({ vendor, name, config, filamentId }) => ({
          vendor,
          name,
          config,
          ids: { filament: filamentId, setting: text(config.setting_id) },
          states: () => false,
        })),
  };
}

function isComplete({ kind, config }: StoredPreset): boolean {
  if (kind === 'model') return true;
  return text(config.inherits) === null && COMPLETE[kind].every((key) => config[key] !== undefined);
}

/**
 * Adds the parents' values from the last release in which the database resolved them: since then the presets inherit
 * from the shared library, which it does not resolve. A newer preset gets them from one of the same name for another
 * nozzle.
 */
function withParents(presets: readonly StoredPreset[]): StoredPreset[] {
  const nameOf = ({ kind, vendor, name }: StoredPreset) => `${kind}/${vendor}/${name.split(' @')[0]}`;
  const named = Map.groupBy(presets, nameOf);
  return presets.map((preset) => {
    if (isComplete(preset)) return preset;
    const related = [preset, ...(named.get(nameOf(preset)) ?? [])].map(({ lost }) => ({
      ...preset,
      config: { ...lost, ...preset.config },
    }));
    return related.find(isComplete) ?? preset;
  });
}

/** Presets added by the database's own contributors: `overlay/<slicer>/<Vendor>/<kind>/**.json`. */
function overlays(root: string): Set<string> {
  const place = path.join(root, '../../overlay', path.basename(path.resolve(root)));
  return new Set(
    filesBelow(place, '**/*.json').map((file) => {
      const [vendor, kind] = file.split('/');
      const raw = JSON.parse(readFileSync(path.join(place, file), 'utf8')) as { name?: string };
      return `${kind}/${vendor}/${raw.name ?? path.basename(file, '.json')}`;
    }),
  );
}

/**
 * The presets that the slicer no longer has. The database never deletes one and does not record that a release lacks
 * it. But slicers occasionally give all presets of a vendor a new `setting_id`: a preset from before such a release
 * that has not changed since was already gone. If there is no such release, nothing is removed.
 */
function removedPresets(presets: readonly StoredPreset[]): Set<StoredPreset> {
  // Models have no such id and rarely change; without machine presets they are not read anyway.
  const numbered = presets.filter(({ kind }) => kind !== 'model');
  const isBeforeLast = (among: readonly StoredPreset[]) => {
    const release = renumbering(among);
    return ({ changed }: StoredPreset) => release !== undefined && isBefore(changed, release);
  };
  const byKind = Map.groupBy(numbered, ({ vendor, kind }) => `${kind}/${vendor}`).values();
  // A vendor without any change since most others were renumbered is removed as a whole.
  const byVendor = [...Map.groupBy(numbered, ({ vendor }) => vendor).values()];
  const isBeforeMost = isBeforeLast(numbered);
  return new Set([
    ...byKind.flatMap((group) => group.filter(isBeforeLast(group))),
    ...byVendor.filter((group) => group.every(isBeforeMost)).flat(),
  ]);
}

/** The newest release that renumbered at least half of the presets that existed before. */
function renumbering(presets: readonly StoredPreset[]): string | undefined {
  return [...new Set(presets.flatMap(({ renumbered }) => renumbered))].sort(compareVersions).findLast((release) => {
    const before = presets.filter(({ since }) => isBefore(since, release));
    return before.filter(({ renumbered }) => renumbered.includes(release)).length * 2 >= before.length;
  });
}

function isBefore(a: string, b: string): boolean {
  return compareVersions(a, b) < 0;
}

/** A preset of the database: its content in the newest release, and when it last changed. */
interface StoredPreset {
  kind: PresetKind | 'model';
  vendor: string;
  name: string;
  /** Release in which it first appeared. */
  since: string;
  /** Release in which it last changed. */
  changed: string;
  /** Releases in which its `setting_id` changed. */
  renumbered: readonly string[];
  /** Its own or inherited `filament_id`; null: none, or not a filament. */
  filamentId: string | null;
  config: Config;
  /** The last values of settings that the newest release no longer has. */
  lost: Config;
}

interface StoredFile {
  name: string;
  vendor: string;
  first_seen: string;
  last_seen: string;
  filament_id?: string | null;
  /** Each setting's value by the release in which it changed; null from the release that removed it. */
  settings: Record<string, Record<string, Raw>>;
}

/** Folders of a vendor, and the kind of preset in each. */
const FOLDERS = { machine_model: 'model', machine: 'machine', filament: 'filament', print: 'process' } as const;

/** Text and G-code, which are not imported, except a printer's notes, which conditions of presets refer to. */
const NOT_READ = /gcode(?!_flavor)|(?<!^printer_)notes|thumbnails|description/;

/**
 * Reads the presets of one slicer: `<Vendor>/{machine_model,machine,filament,print}/**.json`. Folders that start with
 * an underscore contain no presets.
 *
 * @throws if the folder has no list of releases (`_meta.json`)
 */
function readStore(slicer: string, report: Report): StoredPreset[] {
  const meta = path.join(slicer, '_meta.json');
  if (!existsSync(meta))
    throw new Error(`${slicer}: no _meta.json; is this profiles/<slicer> of a checkout of slicer-profiles-db?`);
  const presets: StoredPreset[] = [];
  for (const vendor of foldersIn(slicer).filter((name) => !name.startsWith('_'))) {
    for (const [folder, kind] of Object.entries(FOLDERS)) {
      const place = path.join(vendor, folder);
      for (const file of filesBelow(path.join(slicer, place), '**/*.json')) {
        const stored = report.json<StoredFile>(slicer, path.join(place, file));
        if (stored) presets.push(presetOf(stored, kind));
      }
    }
  }
  return presets;
}

function presetOf(file: StoredFile, kind: PresetKind | 'model'): StoredPreset {
  const { name, vendor, first_seen, last_seen, settings } = file;
  const config: Record<string, Raw> = {};
  const lost: Record<string, Raw> = {};
  for (const [key, values] of Object.entries(settings)) {
    if (NOT_READ.test(key)) continue;
    // Releases may have been added to the database in any order.
    const byRelease = Object.keys(values).sort(compareVersions);
    const last = byRelease.findLast((release) => (values[release] ?? null) !== null);
    if (last !== undefined) (last === byRelease.at(-1) ? config : lost)[key] = values[last];
  }
  const renumbered = Object.keys(settings.setting_id ?? {}).filter((version) => version !== first_seen);
  const filamentId = text(file.filament_id);
  return { kind, vendor, name, since: first_seen, changed: last_seen, renumbered, filamentId, config, lost };
}
