import type { FitQuestion } from '../../../../core/fit/judge.js';
import type { Filament } from '../../../../schemas/generated/record.js';

/** What a spool states of itself that decides whether a machine prints it. */
export type OwnFigures = NonNullable<FitQuestion['product']>;

/** What a verdict on this spool goes by; null where it states nothing that its material does not. */
export function ownFiguresOf({ nozzle_temperature_c, bed_temperature_c, diameters_mm }: Filament): OwnFigures | null {
  const states = nozzle_temperature_c !== null || bed_temperature_c !== null || diameters_mm.length > 0;
  return states ? { nozzle_temperature_c, bed_temperature_c, diameters_mm } : null;
}
