import type { Profile } from '../../schemas/generated/record.js';
import { bridgePart } from './part.js';

/** Layers between the bottom and top shells, with sparse infill, and those of them in the plate. */
const SPARSE = { all: 14, plate: 6 };

export interface TestPart {
  stl: string;
  /** Layer of the bridge, from 0; null: the record has no layer height. */
  bridge: number | null;
  /** Height of the bridge, mm. */
  legs: number;
}

/** The part for a record, with enough layers for bottom, sparse infill, bridge and top. */
export function partOf({ process }: Profile): TestPart {
  const height = process.layer_height_mm ?? 0.2;
  const first = process.first_layer_height_mm ?? height;
  const shell = (layers: number | null, thickness: number | null) =>
    Math.max(layers ?? 5, Math.ceil((thickness ?? 0) / height - 1e-6));
  const bottom = shell(process.bottom_shell_layers, process.bottom_shell_thickness_mm);
  const top = shell(process.top_shell_layers, process.top_shell_thickness_mm);
  const below = bottom - 1 + SPARSE.all - SPARSE.plate;
  const plate = (SPARSE.plate + top) * height;
  const legs = first + below * height;
  return { stl: bridgePart(legs + plate, plate), bridge: process.layer_height_mm === null ? null : below + 1, legs };
}
