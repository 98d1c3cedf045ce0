import type { ProductPresets, Profile } from '../../schemas/generated/record.js';
import { merge } from '../contract/json.js';
import type { Spool } from '../names/named-spool.js';
import { temperaturesOutside } from './outside-range.js';

type Stated = Pick<Spool, 'filament' | 'name' | 'nozzle_temperature_c' | 'bed_temperature_c'>;

type Row = ProductPresets['rows'][number];

/**
 * The profiles of a branded filament on a printer, in the order of the pair: its own preset for each nozzle that has one,
 * and for the other nozzles the profile of its material, which says so.
 *
 * @param presets the file of the product; null where it has none
 * @param pair the profiles of the printer and the material that {@link pairMaterial} names
 */
export function spoolProfiles(
  spool: Stated & Pick<Spool, 'material'>,
  presets: ProductPresets | null,
  pair: readonly Profile[],
): Profile[] {
  return pair.flatMap((profile) => {
    const row = presets?.rows.find((one) => one.profile === profile.id);
    if (presets && row) return [withRow(presets, row, profile)];
    return profile.material === spool.material ? [asMaterial(spool, profile)] : [];
  });
}

/** The material whose profiles a printer's rows go with: the product's own, or a related one where the printer has no profile of it. */
export function pairMaterial(presets: ProductPresets | null, printer: string, material: string): string {
  const row = presets?.rows.find((one) => one.printer === printer);
  return row ? materialOfRow(row) : material;
}

/** The material of the profile that a row goes with, which the id of the profile ends with. */
export function materialOfRow({ profile, printer, nozzle }: Row): string {
  return profile.slice(`${printer}--${nozzle.variant}--`.length);
}

/** The rows of a product alone, on every printer: profiles without process and without the names of presets. */
export function spoolRows(presets: ProductPresets): Profile[] {
  return presets.rows.map((row) => withRow(presets, row, null));
}

/** The profile of the material, answered for a product: where the product states another range, it warns. */
function asMaterial(spool: Stated, profile: Profile): Profile {
  return {
    ...profile,
    filament: spool.filament,
    figures_of: 'material',
    warnings: [...profile.warnings, ...outsideProduct(spool, profile)],
  };
}

/** Where a profile prints hotter or colder than the product's own stated ranges. */
export function outsideProduct(
  spool: Omit<Stated, 'filament'>,
  profile: Pick<Profile, 'nozzle_temperature_c' | 'bed_temperature_c'>,
) {
  return temperaturesOutside(profile, spool, 'outside_product_range', { product: spool.name });
}

function withRow(presets: ProductPresets, row: Row, base: Profile | null): Profile {
  const [part, preset] = [presets.parts[row.part], presets.presets[row.preset]];
  const [speeds, findings] = [presets.speeds[row.speeds], presets.findings[row.findings]];
  if (!part || !preset || !speeds || !findings)
    throw new Error(`${presets.filament} lacks a part of the row of ${row.profile}`);
  const { process, presets: parents } = base ?? presets.blank;
  const own = Object.entries(parents).map(([slicer, parent]) => {
    const filament = preset.parents[slicer as keyof typeof preset.parents];
    return [slicer, parent && filament !== undefined ? { ...parent, filament } : parent];
  });
  return {
    id: `${row.printer}--${row.nozzle.variant}--${presets.filament}`,
    printer: row.printer,
    material: presets.material,
    filament: presets.filament,
    figures_of: 'product_on_this_printer',
    nozzle: row.nozzle,
    default_nozzle: row.default_nozzle,
    basis: preset.basis,
    evidence: preset.evidence,
    ...merge(presets.base, part),
    process,
    effective_speed_mm_s: speeds,
    warnings: findings.warnings,
    presets: Object.fromEntries(own) as Profile['presets'],
    provenance: {
      source: preset.source,
      commit: presets.sources[preset.source]?.commit ?? '',
      printer_preset: base?.provenance.printer_preset ?? '',
      filament_preset: preset.preset,
      process_preset: base?.provenance.process_preset ?? null,
      process_choice: base?.provenance.process_choice ?? null,
      corrected: [
        ...findings.corrected,
        ...(base?.provenance.corrected ?? []).filter(({ field }) => field.startsWith('process.')),
      ],
    },
  };
}
