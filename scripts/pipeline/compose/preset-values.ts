import { effectiveSpeeds } from '../../../core/profiles/effective-speed.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { PresetValues, Printer, Profile } from '../../../schemas/generated/record.js';
import type { ImportedPrinterValues } from '../../../schemas/generated/source.js';
import { difference, type JsonObject } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import type { Lead } from '../load/lead.js';
import type { ProfileDraft } from './drafts.js';
import { Bases } from './evidence.js';
import { Overrides } from './overrides.js';
import { Parents } from './parents.js';
import { blockReader, composeProfiles } from './profile.js';
import type { Records } from './records.js';

/** The values of a slicer's own presets on one printer: an entry for each profile that the slicer has presets for. */
export interface PrinterPresetValues {
  slicer: SlicerId;
  printer: string;
  values: PresetValues[];
}

/**
 * The values of slicers' presets on printers whose records come from another source, for users of that slicer.
 * Uncorrected, as in the slicer; the record itself covers its own source.
 */
export function* composePresetValues(dataset: Dataset, { printers, profiles }: Records): Iterable<PrinterPresetValues> {
  const { sources } = dataset.sources.value;
  const bases = new Bases(dataset);
  const ofPrinter = Map.groupBy(profiles, ({ printer }) => printer);
  for (const [source, { slicer }] of Object.entries(sources)) {
    for (const printer of slicer ? printers : []) {
      const file = dataset.imported.get(source)?.presetValues.get(printer.brand_id);
      const values = file?.value.printers[printer.id];
      if (!slicer || !file || !values) continue;
      const lead = { source, file: file.file, imported: importedOf(values) };
      const theirs = composedBy(dataset, lead, printer, blockReader(file.value.processes), bases);
      const parents = Parents.of(dataset, printer);
      const own = (ofPrinter.get(printer.id) ?? []).flatMap((profile) => {
        const variant = parents.variantOf(slicer, profile.nozzle.variant);
        const same = theirs.find((one) => one.nozzle.variant === variant && one.material === profile.material);
        return same ? [{ id: profile.id, changes: changesTo(profile, same) }] : [];
      });
      if (own.length > 0) yield { slicer, printer: printer.id, values: own };
    }
  }
}

/** The printer as imported, with only the facts that its profiles depend on. */
function importedOf({ default_plate, nozzles, profiles }: ImportedPrinterValues): Lead['imported'] {
  return { models: [], facts: default_plate ? { default_plate } : {}, nozzles, profiles };
}

function composedBy(
  dataset: Dataset,
  lead: Lead,
  printer: Printer,
  process: ReturnType<typeof blockReader>,
  bases: Bases,
): ProfileDraft[] {
  const { id, brand_id: brand, model } = printer;
  const plain = { id, brand, model };
  return composeProfiles(dataset, plain, lead, Overrides.ofPrinter(plain, lead.imported), process, bases).profiles;
}

/** The differences of their profile, with our nozzle name. Warnings are only listed for our own profile. */
function changesTo(ours: Profile, theirs: ProfileDraft): JsonObject {
  const { id, nozzle, presets } = ours;
  const own = { id, nozzle, presets, default_nozzle: null, warnings: [] };
  const whole = { ...theirs, ...own, effective_speed_mm_s: effectiveSpeeds(theirs) };
  return difference(whole, ours);
}
