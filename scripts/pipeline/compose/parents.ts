import type { SlicerId } from '../../../core/words/slicers.js';
import type { MachinePresets, ParentPresets, Printer, Profile } from '../../../schemas/generated/record.js';
import type { ImportedPrinterPresets, PrinterSource } from '../../../schemas/generated/source.js';
import { ownValue } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { bySlicer } from './common-fields.js';

type Nozzles = Readonly<Record<string, { diameter_mm: number }>>;

/** A slicer's nozzle: its name there, and its presets. */
interface SameNozzle {
  variant: string;
  presets: ImportedPrinterPresets['nozzles'][string];
}

/** The presets that slicers ship for a printer, as parents for presets made from its records. */
export class Parents {
  private readonly known: ReadonlyMap<SlicerId, ImportedPrinterPresets>;

  /** @param nozzles of the leading source, whose variants the records use */
  constructor(
    { sources, imported }: Dataset,
    { id, brand }: Pick<PrinterSource, 'id' | 'brand'>,
    private readonly nozzles: Nozzles,
  ) {
    const known = new Map<SlicerId, ImportedPrinterPresets>();
    for (const [source, { slicer }] of Object.entries(sources.value.sources)) {
      const presets = slicer && imported.get(source)?.presets.get(brand)?.value[id];
      // If two bundles of one slicer have the machine, the first in data/sources.yaml counts.
      if (slicer && presets && !known.has(slicer)) known.set(slicer, presets);
    }
    this.known = known;
  }

  static of(dataset: Dataset, { id, brand_id, nozzles }: Printer): Parents {
    const own = nozzles.map(({ variant, diameter_mm }) => [variant, { diameter_mm: diameter_mm ?? 0 }] as const);
    return new Parents(dataset, { id, brand: brand_id }, Object.fromEntries(own));
  }

  /** Machine and process presets, by slicer and nozzle. */
  ofPrinter(): Printer['presets'] {
    return { ...bySlicer((slicer) => this.machines(slicer)), cura_quality_types: this.qualityTypes() };
  }

  /** The parent presets for a profile of a nozzle and a material. */
  ofProfile(variant: string, material: string): Profile['presets'] {
    return bySlicer((slicer) => this.parents(slicer, variant, material));
  }

  /** A slicer's name of a nozzle of the record; undefined if it has none. */
  variantOf(slicer: SlicerId, variant: string): string | undefined {
    return this.nozzleOf(slicer, variant)?.variant;
  }

  private machines(slicer: SlicerId): MachinePresets[] {
    return Object.keys(this.nozzles)
      .sort()
      .flatMap((nozzle) => {
        const same = this.nozzleOf(slicer, nozzle);
        return same ? [{ nozzle, machine: same.presets.machine, process: same.presets.process ?? null }] : [];
      });
  }

  private qualityTypes(): string[] {
    return this.known.get('cura')?.quality_types ?? [];
  }

  private parents(slicer: SlicerId, variant: string, material: string): ParentPresets {
    const same = this.nozzleOf(slicer, variant);
    if (!same) return null;
    const { machine, process = null, variants = 1 } = same.presets;
    const filament = this.known
      .get(slicer)
      ?.filaments?.[material]?.find(({ nozzles }) => nozzles.includes(same.variant));
    return {
      machine,
      process: filament?.process ?? process,
      filament: filament?.preset ?? null,
      variants: Math.max(variants, filament?.variants ?? 1),
    };
  }

  /** The slicer's nozzle of the same name, otherwise of the same diameter, if both have only one of it. */
  private nozzleOf(slicer: SlicerId, variant: string): SameNozzle | undefined {
    const theirs = this.known.get(slicer)?.nozzles;
    if (!theirs) return undefined;
    const named = ownValue(theirs, variant);
    if (named) return { variant, presets: named };
    const diameter = ownValue(this.nozzles, variant)?.diameter_mm;
    const [[other, presets] = [], ...more] = ofDiameter(theirs, diameter);
    const isOnly = more.length === 0 && ofDiameter(this.nozzles, diameter).length <= 1;
    return other !== undefined && presets && isOnly ? { variant: other, presets } : undefined;
  }
}

function ofDiameter<T extends { diameter_mm: number }>(nozzles: Readonly<Record<string, T>>, diameter?: number) {
  return Object.entries(nozzles).filter(([, nozzle]) => nozzle.diameter_mm === diameter);
}
