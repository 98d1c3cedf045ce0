import type { Bases, FilamentBase, ProcessBase } from '../bases.js';
import type { Report } from '../report.js';
import { number } from '../values.js';
import type { Bundle } from './bundle.js';
import { bundlesOf } from './index.js';
import { filamentValues } from './presets.js';
import { processValues } from './process.js';

/** The bundle whose filaments are for every machine. */
const TEMPLATES = 'Templates';

/**
 * The presets of PrusaSlicer's bundles that no user can choose, named in asterisks, and its templates of filaments.
 *
 * @param root as readPrusa() takes it
 */
export function readPrusaBases(root: string, report: Report): Bases {
  const filaments: FilamentBase[] = [];
  const processes: ProcessBase[] = [];
  for (const { vendor, bundle } of bundlesOf(root, undefined, report)) {
    const folder = vendor === TEMPLATES ? null : vendor;
    for (const preset of filamentsOf(bundle, folder)) {
      const config = bundle.resolve('filament', preset);
      filaments.push({
        preset,
        alias: preset.replaceAll('*', '').split('@')[0]?.trimEnd() ?? '',
        type: (config.filament_type ?? '').split(/[;,]/)[0] ?? '',
        support: false,
        vendor: config.filament_vendor ?? '',
        folder,
        // Where the G-code of a base asks for a machine, no machine answers.
        values: filamentValues(config, {}, () => undefined),
      });
    }
    for (const preset of bundle.parts('print')) {
      const config = bundle.resolve('print', preset);
      processes.push({ preset, folder, values: processValues(config, number(config.nozzle_diameter)) });
    }
  }
  return { filaments, processes };
}

function filamentsOf(bundle: Bundle, folder: string | null): string[] {
  return [...bundle.parts('filament'), ...(folder === null ? bundle.names('filament') : [])];
}
