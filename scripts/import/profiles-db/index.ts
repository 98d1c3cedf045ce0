import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from '../machine.js';
import { readMachines } from '../orca/index.js';
import type { Model, PresetKind, Presets, ResolvedPreset } from '../orca/preset.js';
import type { Report } from '../report.js';
import { text } from '../values.js';
import { removedPresets } from './removed.js';
import { readStore, type StoredPreset } from './store.js';

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
    const stored = readStore(root, report);
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

/** What the database's own contributors added to the slicer's presets: `overlay/<slicer>/<Vendor>/<kind>/**.json`. */
function overlays(root: string): Set<string> {
  const place = path.join(root, '../../overlay', path.basename(path.resolve(root)));
  if (!existsSync(place)) return new Set();
  return new Set(
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const [vendor, kind] = file.split(path.sep);
        const raw = JSON.parse(readFileSync(path.join(place, file), 'utf8')) as { name?: string };
        return `${kind}/${vendor}/${raw.name ?? path.basename(file, '.json')}`;
      }),
  );
}
