import type { Printer, Profile } from '../../../schemas/generated/record.js';
import type { PrinterDraft, ProfileDraft } from './drafts.js';

/** °C. A lower bed temperature may be set for an unheated bed. */
const HEATED = 40;

/** mm. Diameters on sale. Other figures of presets come from templates, or allow for a soft TPE: 1.68. */
const DIAMETERS: readonly number[] = [1.75, 2.85, 3];

/**
 * Adds what the printer's own presets prove if no source states it: a heated bed, if a preset tuned for the machine
 * heats it, and the filament diameter, if all its presets have the same. Each names the preset. Checked on stated
 * values, the first is right for 334 of 336 machines and the second for 675 of 679.
 */
export function provenByPresets<P extends PrinterDraft>(printer: P, profiles: readonly ProfileDraft[]): P {
  const proven: Pick<Partial<Printer>, 'heated_bed' | 'filament_diameter_mm'> = {};
  const curated = [...printer.provenance.curated];
  const tell = (field: string, { provenance: { source, filament_preset } }: ProfileDraft, read: string) =>
    curated.push({ field, source, passage: `${filament_preset}: ${read}` });

  const heats = profiles.find(
    ({ evidence, basis, bed_temperature_c: { other_layers: bed } }) =>
      evidence === 'tuned' && FOR_THE_MACHINE.has(basis) && bed !== null && bed >= HEATED,
  );
  if (printer.heated_bed === null && heats) {
    proven.heated_bed = true;
    tell('heated_bed', heats, `a preset tuned for the machine heats it to ${heats.bed_temperature_c.other_layers} °C`);
  }

  const sold = profiles.filter(({ filament_diameter_mm: own }) => own === null || DIAMETERS.includes(own));
  const [first] = sold;
  const diameter = first?.filament_diameter_mm ?? null;
  const isOfAll = sold.every(({ filament_diameter_mm: own }) => own === diameter);
  if (printer.filament_diameter_mm === null && first && diameter !== null && isOfAll) {
    proven.filament_diameter_mm = diameter;
    const all =
      sold.length === profiles.length ? 'all of its presets' : 'all of its presets for a filament diameter on sale';
    tell('filament_diameter_mm', first, `${all} are for ${diameter} mm`);
  }
  if (curated.length === printer.provenance.curated.length) return printer;
  const notFound = printer.provenance.not_found.filter(({ field }) => !Object.hasOwn(proven, field));
  return { ...printer, ...proven, provenance: { ...printer.provenance, curated, not_found: notFound } };
}

/**
 * Adds proven multi-material support if no source states it, with the proof: presets for several extruders, or a
 * material unit in its name, mean that it is included; a configuration named with a unit, that it is optional. Checked
 * on stated values, these were right for 12 of 13 machines (the other is stated of its material unit alone), 3 of 3 and
 * 6 of 6. Presets without a unit in their name prove nothing.
 */
export function materialsAtOnce(printer: PrinterDraft, configurations: readonly PrinterDraft[]): PrinterDraft {
  const proof = printer.multi_material === null ? proofOfSeveral(printer, configurations) : null;
  if (proof === null) return printer;
  const { value, source, passage } = proof;
  const { provenance } = printer;
  const curated = [...provenance.curated, { field: 'multi_material', source, passage }];
  const notFound = provenance.not_found.filter(({ field }) => field !== 'multi_material');
  return { ...printer, multi_material: value, provenance: { ...provenance, curated, not_found: notFound } };
}

function proofOfSeveral(printer: PrinterDraft, configurations: readonly PrinterDraft[]) {
  const { source, presets, models } = printer.provenance;
  const [preset = models[0] ?? printer.id] = presets;
  if (printer.differences.includes('multi_material'))
    return { value: 'included' as const, source, passage: `${preset}: its name includes the material unit` };
  if ((printer.extruder_count ?? 0) > 1) {
    // A page that states the count proves it; a printer without an imported source has no presets to name.
    const stated = printer.provenance.curated.find(({ field }) => field === 'extruder_count');
    const proof = stated ?? { source, passage: `${preset}: ${printer.extruder_count} extruders` };
    return { value: 'included' as const, source: proof.source, passage: proof.passage };
  }
  const equipped = configurations.find(({ differences }) => differences.includes('multi_material'));
  return equipped
    ? { value: 'optional' as const, source: equipped.id, passage: 'this machine with a material unit' }
    : null;
}

type Reach = Printer['preset_maxima'];

/** Presets for the machine itself: its default filament, and the generic and brand ones of its vendor. */
const FOR_THE_MACHINE: ReadonlySet<Profile['basis']> = new Set(['default', 'generic', 'brand']);

/**
 * The highest nozzle, bed and chamber temperatures in presets tuned for a machine, °C: what it reaches if there is no
 * rating. Untuned presets prove nothing.
 */
export function presetsReach(profiles: readonly Profile[]): Reach {
  const tuned = profiles.filter(({ basis, evidence }) => evidence === 'tuned' && FOR_THE_MACHINE.has(basis));
  const hottest = (temperatures: (profile: Profile) => readonly (number | null)[]): Reach['nozzle_temperature_c'] => {
    const found: Reach['nozzle_temperature_c'] = { value: null, preset: null };
    for (const profile of tuned) {
      const value = Math.max(...temperatures(profile).map((one) => one ?? 0));
      if (value <= (found.value ?? 0)) continue;
      found.value = value;
      found.preset = profile.provenance.filament_preset;
    }
    return found;
  };
  return {
    nozzle_temperature_c: hottest(({ nozzle_temperature_c: own }) => [own.first_layer, own.other_layers]),
    bed_temperature_c: hottest(({ bed_temperature_c: own }) => [own.first_layer, own.other_layers]),
    chamber_temperature_c: hottest(({ chamber_temperature_c: chamber }) => [chamber]),
  };
}
