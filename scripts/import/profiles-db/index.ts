import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../../core/presets/versions.js';
import { filesBelow, foldersIn } from '../../shared/files.js';
import type { Machine } from '../machine.js';
import { readMachines } from '../orca/index.js';
import type { Config, Model, PresetKind, Presets, ResolvedPreset } from '../orca/preset.js';
import type { Report } from '../report.js';
import { type Raw, text } from '../values.js';

/** Keys without which a preset was stored without the parent that gives them. */
const COMPLETE: Readonly<Record<PresetKind, readonly string[]>> = {
  machine: ['printer_model', 'nozzle_diameter', 'printable_area'],
  filament: ['filament_type', 'nozzle_temperature', 'filament_flow_ratio', 'fan_max_speed'],
  process: ['layer_height', 'outer_wall_speed'],
};

/**
 * Reads every machine of one Orca-family slicer from SimplyPrint/slicer-profiles-db, which keeps the presets of
 * many releases with all that they inherit. Which preset a value came from is lost there, so switches, which may
 * be a template's, say nothing.
 *
 * @param root `profiles/<slicer>` of a checkout
 * @param vendors vendor folders to read machines of; all when left out
 * @throws when it is no such folder
 */
export function readProfilesDb(root: string, vendors: readonly string[] | undefined, report: Report): Machine[] {
  return readMachines(new StoredPresets(root, report), new Map(), vendors, report);
}

class StoredPresets implements Presets {
  readonly models = new Map<string, Model>();
  private readonly presets: StoredPreset[];

  constructor(root: string, report: Report) {
    const added = overlays(root);
    const stored = withParents(readStore(root, report));
    const removed = removedPresets(stored);
    this.presets = stored.filter((preset) => {
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
    for (const { kind, vendor, name, config } of this.presets)
      if (kind === 'model') this.models.set(`${vendor}/${name}`, { vendor, name, raw: config });
  }

  instances(kind: PresetKind): ResolvedPreset[] {
    return this.presets
      .filter((preset) => preset.kind === kind && preset.config.instantiation === 'true')
      .map(({ vendor, name, config, filamentId }) => ({
        vendor,
        name,
        config,
        ids: { filament: filamentId, setting: text(config.setting_id) },
        states: () => false,
      }));
  }
}

function isComplete({ kind, config }: StoredPreset): boolean {
  if (kind === 'model') return true;
  return text(config.inherits) === null && COMPLETE[kind].every((key) => config[key] !== undefined);
}

/**
 * Presets with what their parents gave in the last release in which the database knew these: since then they inherit from
 * the shared library, of which the database resolves nothing. One that is newer has it from another of its name, for
 * another nozzle.
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

/** What the database's own contributors added to the slicer's presets: `overlay/<slicer>/<Vendor>/<kind>/**.json`. */
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
 * The presets that the slicer no longer has. The database never deletes one and does not say that a release lacks
 * it. But slicers now and then give all presets of a vendor a new `setting_id`: what knew an earlier release and
 * did not change in that one or later was not there any more. Where no such release is found, nothing can be
 * known and nothing is removed.
 */
function removedPresets(presets: readonly StoredPreset[]): Set<StoredPreset> {
  const removed = new Set<StoredPreset>();
  const takeOut = (group: readonly StoredPreset[], release: string | undefined) => {
    if (release === undefined) return;
    for (const preset of group) if (isBefore(preset.changed, release)) removed.add(preset);
  };
  // Models have no such id and seldom change: one without machine presets is not read anyway.
  const numbered = presets.filter(({ kind }) => kind !== 'model');
  for (const group of Map.groupBy(numbered, ({ vendor, kind }) => `${kind}/${vendor}`).values())
    takeOut(group, renumbering(group));
  // A vendor of which nothing at all changed since most others were renumbered is gone as a whole.
  const release = renumbering(numbered);
  for (const group of Map.groupBy(numbered, ({ vendor }) => vendor).values())
    if (release !== undefined && group.every(({ changed }) => isBefore(changed, release))) takeOut(group, release);
  return removed;
}

/** The newest release in which at least half of the presets that were there before were renumbered. */
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
  /** Releases in which its `setting_id` was given another value. */
  renumbered: readonly string[];
  /** What the slicer gives it as `filament_id`, inherited or its own; null: nothing, or it is no filament's. */
  filamentId: string | null;
  config: Config;
  /** The last values of settings that the newest release has none for. */
  lost: Config;
}

interface StoredFile {
  name: string;
  vendor: string;
  first_seen: string;
  last_seen: string;
  filament_id?: string | null;
  /** Every setting with its value from each release in which that changed; null from where it was removed. */
  settings: Record<string, Record<string, Raw>>;
}

/** Folders of a vendor, and the kind of preset in each. */
const FOLDERS = { machine_model: 'model', machine: 'machine', filament: 'filament', print: 'process' } as const;

/** Texts and code, which are not carried into this dataset. Conditions of presets ask for the notes of a printer. */
const NOT_READ = /gcode(?!_flavor)|(?<!^printer_)notes|thumbnails|description/;

/**
 * Reads the presets of one slicer: `<Vendor>/{machine_model,machine,filament,print}/**.json`. Folders that start
 * with an underscore hold no presets.
 *
 * @throws when the folder holds no list of releases (`_meta.json`)
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
