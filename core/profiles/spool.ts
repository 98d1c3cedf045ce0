import type { ProductPresets, Profile } from '../../schemas/generated/record.js';
import { merge } from '../contract/json.js';
import type { Spool } from '../names/named-spool.js';
import { temperaturesOutside } from './outside-range.js';

type Stated = Pick<Spool, 'filament' | 'name' | 'nozzle_temperature_c' | 'bed_temperature_c'>;

type Row = ProductPresets['rows'][number];

/**
 * Profiles of a branded filament on a printer, in the order of the pair: its own preset for each nozzle that has one,
 * otherwise the material's profile, marked as such.
 *
 * @param presets presets file of the product; null if it has none
 * @param pair profiles of the printer and the material that {@link pairMaterial} returns
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

/** Material of the profiles that a printer's rows refer to: the product's, or a related one if it has none there. */
export function pairMaterial(presets: ProductPresets | null, printer: string, material: string): string {
  const row = presets?.rows.find((one) => one.printer === printer);
  return row ? materialOfRow(row) : material;
}

/** Material of a row's profile, taken from the end of the profile's id. */
export function materialOfRow({ profile, printer, nozzle }: Row): string {
  return profile.slice(`${printer}--${nozzle.variant}--`.length);
}

/** A product's rows on all printers, as profiles without a process or preset names. */
export function spoolRows(presets: ProductPresets): Profile[] {
  return presets.rows.map((row) => withRow(presets, row, null));
}

/** The material's profile for a product, with warnings if it is outside the product's own ranges. */
function asMaterial(spool: Stated, profile: Profile): Profile {
  return {
    ...profile,
    filament: spool.filament,
    figures_of: 'material',
    warnings: [...profile.warnings, ...outsideProduct(spool, profile)],
  };
}

/** A stated bed of at most this many °C is an unheated one: the product needs no heat, but bears it. */
export const ROOM_TEMPERATURE_C = 30;

/** Warns if a profile prints hotter or colder than the ranges that the product states. */
export function outsideProduct(
  spool: Omit<Stated, 'filament'>,
  profile: Pick<Profile, 'nozzle_temperature_c' | 'bed_temperature_c'>,
) {
  const { name, bed_temperature_c: bed } = spool;
  const heated = bed && bed.max > ROOM_TEMPERATURE_C ? bed : null;
  return temperaturesOutside(profile, { ...spool, bed_temperature_c: heated }, 'outside_product_range', {
    product: name,
  });
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
