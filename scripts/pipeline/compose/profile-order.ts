import type { Printer, Profile } from '../../../schemas/generated/record.js';

/** The printer's default nozzle, as its record has it. */
export type DefaultNozzle = Pick<Printer, 'default_nozzle_variant' | 'default_nozzle_diameter_mm'>;

/** What the default nozzle of nearly every machine has, mm: its profile leads where no source says which is the default. */
const USUAL_NOZZLE_MM = 0.4;

/** What is tuned stands before what nobody tuned. */
const EVIDENCE: readonly Profile['evidence'][] = ['tuned', 'generic_material', 'slicer_defaults'];

/**
 * The profiles of one printer and material in the order in which they are published: that of the default nozzle first, or of
 * the diameter nearest to it where it has none; the others by evidence, diameter and variant.
 */
export function inPublishedOrder(profiles: readonly Profile[], nozzle: DefaultNozzle): Profile[] {
  const rest = profiles.toSorted(
    (a, b) =>
      EVIDENCE.indexOf(a.evidence) - EVIDENCE.indexOf(b.evidence) ||
      diameterOf(a) - diameterOf(b) ||
      (a.nozzle.variant < b.nozzle.variant ? -1 : 1),
  );
  const usual = nozzle.default_nozzle_diameter_mm ?? USUAL_NOZZLE_MM;
  const away = (profile: Profile) => Math.abs(diameterOf(profile) - usual);
  const nearest = Math.min(...rest.map(away));
  const lead =
    rest.find((profile) => profile.nozzle.variant === nozzle.default_nozzle_variant) ??
    rest.find((profile) => away(profile) === nearest);
  return lead ? [lead, ...rest.filter((profile) => profile !== lead)] : rest;
}

function diameterOf({ nozzle }: Profile): number {
  return nozzle.diameter_mm ?? Number.POSITIVE_INFINITY;
}
