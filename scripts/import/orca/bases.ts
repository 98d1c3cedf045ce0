import type { Bases } from '../bases.js';
import type { Report } from '../report.js';
import { text } from '../values.js';
import { filamentValues } from './filament.js';
import { aliasOf, LIBRARY } from './preset.js';
import { PresetTree } from './presets.js';
import { processValues } from './process.js';

/**
 * The presets of an Orca-family slicer that no user can choose: `fdm_filament_abs`, of which most vendors have a copy, and
 * the like.
 *
 * @param root as readOrca() takes it
 * @throws when there are no presets
 */
export function readOrcaBases(root: string, report: Report): Bases {
  const tree = new PresetTree(root, report);
  const folderOf = (vendor: string) => (vendor === LIBRARY ? null : vendor);
  return {
    filaments: tree.bases('filament').map(({ vendor, name, config }) => ({
      preset: name,
      alias: aliasOf(name, config),
      type: (text(config.filament_type) ?? '').split(/[;,]/)[0] ?? '',
      support: false,
      vendor: text(config.filament_vendor) ?? '',
      folder: folderOf(vendor),
      values: filamentValues(config, {}),
    })),
    processes: tree.bases('process').map(({ vendor, name, config }) => ({
      preset: name,
      folder: folderOf(vendor),
      values: processValues(config, null),
    })),
  };
}
