import type { Printer } from '../../../schemas/generated/record.js';

/** Lengths along the axes in mm; of a round bed x and y are its diameter. */
export interface Extent {
  x: number;
  y: number;
  z: number;
}

/** A machine as a source outside the data has it. What the source does not state is left out. */
export interface OtherMachine {
  /** What it may be called here, the most exact name first. */
  names: readonly string[];
  /** Where it was read, as a path inside the checkout. */
  file: string;
  /** The space that the source says one can print in. */
  build_volume_mm?: Extent;
  /** How far the plate and the axes go: no print is larger, but one may well be smaller. */
  travel_mm?: Partial<Extent>;
  kinematics?: NonNullable<Printer['kinematics']>;
  /** Highest temperatures that can be set. */
  max_nozzle_temperature_c?: number;
  max_bed_temperature_c?: number;
}
