import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterSource } from '../../../schemas/generated/source.js';
import { at, type JsonObject } from '../../shared/tree.js';
import { type Dataset, sourcesOf } from '../load/dataset.js';
import { BY_HAND, type Lead } from '../load/lead.js';
import { composeFacts } from './facts.js';
import type { Overrides } from './overrides.js';
import { Parents } from './parents.js';
import { presetsReach } from './presets-reach.js';
import { curatedIdentifiers, printerIdentifiers } from './printer-identifiers.js';

/** A printer as it is published, but for what depends on other printers or on its profiles. */
export function composePrinter(dataset: Dataset, printer: PrinterSource, lead: Lead, overrides: Overrides): Printer {
  const { source, imported } = lead;
  const brand = dataset.brands.value[printer.brand];
  const origin = lead === BY_HAND ? readByHand(printer) : dataset.sources.value.sources[source];
  if (!brand || !origin) throw new Error(`${printer.id}: brand or source unknown`);
  const others = [...sourcesOf(dataset, printer.id)].flatMap(([id, { value }]) =>
    id === source ? [] : [[id, value] as const],
  );
  const {
    values,
    curated,
    corrected,
    others: differing,
    means,
  } = composeFacts(printer, lead, new Map(others), overrides);
  const nozzles = Object.entries(imported.nozzles)
    .map(([variant, nozzle]) => {
      const own = overrides.toNozzle(variant, nozzle);
      corrected.push(...own.corrected);
      return { variant, ...own.values };
    })
    .sort((a, b) => a.diameter_mm - b.diameter_mm || (a.variant < b.variant ? -1 : 1));
  const defaultNozzle = nozzles.find((nozzle) => nozzle.default);
  const { printable_volume_mm, printable_volume_reason, rated, firmware_limit, community_firmware, ...facts } = values;
  return {
    id: printer.id,
    brand: brand.name,
    brand_id: printer.brand,
    model: printer.model,
    aliases: printer.aliases ?? [],
    identifiers: printerIdentifiers(dataset, printer),
    variant_of: printer.variant_of ?? null,
    ...facts,
    nozzle_diameters_mm: [...new Set(nozzles.map(({ diameter_mm }) => diameter_mm))],
    default_nozzle_diameter_mm: defaultNozzle?.diameter_mm ?? null,
    default_nozzle_variant: defaultNozzle?.variant ?? null,
    nozzles: nozzles.map(({ variant, diameter_mm, layer_height_mm: range }) => ({
      variant,
      diameter_mm,
      layer_height_mm: { min: range?.min ?? null, max: range?.max ?? null },
    })),
    materials: [], // of the profiles that are published
    presets: new Parents(dataset, printer, imported.nozzles).ofPrinter(),
    printable_volume_mm,
    printable_volume_reason,
    rated,
    firmware_limit,
    community_firmware,
    presets_reach: presetsReach([]), // of the profiles that are published
    configuration_of: printer.configuration_of ?? null,
    differs: printer.differs ?? [],
    configurations: [], // of all printers
    rebrand_of: printer.rebrand_of?.printer ?? null,
    rebrands: [], // of all printers
    likely: [], // of all printers
    warnings: [], // of the profiles that are published
    provenance: {
      source,
      source_name: origin.name,
      repository: origin.repository,
      commit: origin.commit,
      licence: origin.licence,
      bundle: imported.bundle ?? null,
      models: imported.models,
      presets: nozzles.map(({ preset }) => preset),
      hardware_file: imported.hardware_file ?? null,
      curated: [...curated, ...curatedIdentifiers(printer), ...curatedRebrand(printer)],
      corrected,
      others: differing,
      searched: Object.entries(printer.searched ?? {})
        .filter(([field]) => at(values as unknown as JsonObject, field) === null)
        .map(([field, date]) => ({ field, date })),
      withheld: overrides.withheld.map(({ material, reason }) => ({ material, nozzle: null, reason })),
      means,
    },
  } as Printer;
}

/** Who says that a printer is a machine of another brand. */
function curatedRebrand({ rebrand_of: rebrand }: PrinterSource): Printer['provenance']['curated'] {
  return rebrand ? [{ field: 'rebrand_of', source: rebrand.source, read: rebrand.read }] : [];
}

/** What stands for the source of a printer that none knows: the page of its first fact. No commit of it was read. */
function readByHand({ curated = {} }: PrinterSource) {
  const [first] = Object.values(curated);
  return { name: 'Pages that people read', repository: first?.source ?? '', commit: '', licence: null };
}
