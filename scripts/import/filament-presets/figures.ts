import type { FilamentCandidate } from '../machine.js';
import type { Report } from '../report.js';

export interface Range {
  min: number;
  max: number;
}

/** The values of one preset that do not depend on a machine. Null: absent or implausible. */
export interface Figures {
  /** °C */
  nozzleTemperature: Range | null;
  flowRatio: number | null;
  /** mm³/s */
  volumetricSpeed: number | null;
  density: number | null;
  /** mm */
  diameter: number | null;
}

/** Diameters in which filament is sold, mm. */
const DIAMETERS: readonly number[] = [1.75, 2.85, 3];

/** Plausible bounds: binder-bound metal is the heaviest; a higher volumetric speed means no limit. */
const BOUNDS = {
  nozzleTemperature: { min: 100, max: 500 },
  flowRatio: { min: 0.3, max: 2 },
  volumetricSpeed: { min: 0.1, max: 100 },
  density: { min: 0.4, max: 8 },
} as const;

/** The figures of a preset; implausible ones are left out and reported. */
export function figuresOf(candidate: FilamentCandidate, report: Report): Figures {
  const values = candidate.values();
  const refuse = (what: string, value: unknown) =>
    report.drop(`impossible ${what} in a filament preset`, `${candidate.preset}: ${value}`);
  const within = (key: keyof typeof BOUNDS, what: string, value: number | null | undefined) => {
    if (value === null || value === undefined) return null;
    if (value >= BOUNDS[key].min && value <= BOUNDS[key].max) return value;
    refuse(what, value);
    return null;
  };
  const range = values.nozzle_temperature_range_c;
  const min = within('nozzleTemperature', 'nozzle temperature', range?.min);
  const max = within('nozzleTemperature', 'nozzle temperature', range?.max);
  const backwards = min !== null && max !== null && min > max;
  if (backwards) refuse('nozzle temperature', `${min} to ${max}`);
  const diameter = values.filament_diameter_mm ?? null;
  const sold = diameter === null || DIAMETERS.includes(diameter);
  if (!sold) refuse('diameter', diameter);
  return {
    nozzleTemperature: min === null || max === null || backwards ? null : { min, max },
    flowRatio: within('flowRatio', 'flow ratio', values.flow_ratio),
    volumetricSpeed: within('volumetricSpeed', 'volumetric speed', values.max_volumetric_speed_mm3_s),
    density: within('density', 'density', candidate.identity?.density),
    diameter: sold ? diameter : null,
  };
}
