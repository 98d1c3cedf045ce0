import type { ImportedFilamentPreset } from '../../../schemas/generated/source.js';
import type { Materials } from '../choose.js';
import type { FilamentCandidate, Machine } from '../machine.js';
import { type PrinterNaming, printerNameOf } from '../printer-naming.js';
import type { Report } from '../report.js';
import { withoutCopiedIds } from './copied-ids.js';
import { figuresOf } from './figures.js';
import { productOf, vendorOf } from './name.js';
import { entryOf, type Preset, products } from './product.js';
import { withoutTemplates } from './templates.js';

export interface FilamentPresetOptions {
  names: PrinterNaming;
  excluded: Readonly<Record<string, string>>;
  materials: Materials;
  /** Ids of the printers that the source gives: no other is named. */
  printers: ReadonlySet<string>;
  report: Report;
}

/**
 * The filament presets of one source, an entry a product. A preset that is for every printer, in the shared library,
 * names none. Sources whose presets have no identity give no entries.
 */
export function filamentPresets(
  machines: readonly Machine[],
  { names, excluded, materials, printers, report }: FilamentPresetOptions,
): ImportedFilamentPreset[] {
  const presets = new Map<string, Preset>();
  for (const machine of machines) {
    const verdict = printerNameOf(machine, names, excluded);
    if ('leftOut' in verdict || !printers.has(verdict.name.id)) continue;
    for (const candidate of machine.variants.flatMap(({ filaments }) => filaments)) {
      const material = materialOf(candidate, materials);
      if (!candidate.identity || material === null) continue;
      const name = productOf(candidate, machine);
      const key = `${candidate.identity.folder}/${candidate.preset}/${name}`;
      const preset = presets.get(key) ?? presetOf(candidate, candidate.identity, name, material, report);
      presets.set(key, preset);
      if (!candidate.library) preset.printers.add(verdict.name.id);
    }
  }
  return withoutCopiedIds(withoutTemplates(products([...presets.values()]).flatMap(entryOf)));
}

function presetOf(
  candidate: FilamentCandidate,
  { filamentId, settingId }: NonNullable<FilamentCandidate['identity']>,
  name: string,
  material: string,
  report: Report,
): Preset {
  const figures = figuresOf(candidate, report);
  return { name, vendor: vendorOf(candidate), material, filamentId, settingId, printers: new Set(), figures };
}

/** The material of a preset; null when it is of none that has a file. */
function materialOf(candidate: FilamentCandidate, { names, known }: Materials): string | null {
  const verdict = names.of(candidate);
  return 'material' in verdict && known.has(verdict.material) ? verdict.material : null;
}
