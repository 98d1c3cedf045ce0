import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import { isEmpty, type MySetup } from '../setup/setup.js';
import { hasSetup, type View } from './view.js';

/**
 * A view with my setup, where its address says nothing of one. A link with answers is somebody's whole story: what it
 * does not say was not known.
 */
export function fillView(view: View, mine: MySetup): View {
  if (isEmpty(mine) || view.bare || hasSetup(view) || view.answers.length > 0) return view;
  const { printer, nozzle, material, slicer } = mine;
  return { ...view, printer: printer?.id ?? null, nozzle, material: material?.id ?? null, slicer };
}

/** A setup of which no record is there. */
export const NO_RECORDS: Setup = { printer: null, material: null, profile: null, slicer: null, yours: {} };

/** The records of a view's setup, as conditions ask for them. A nozzle counts where its printer tells how wide it is. */
export function setupFor({ nozzle, slicer }: View, printer: Printer | null, material: Material | null): Setup {
  const diameter = printer?.nozzles.find(({ variant }) => variant === nozzle)?.diameter_mm ?? null;
  return { printer, material, profile: null, slicer, yours: diameter === null ? {} : { nozzle_diameter: diameter } };
}
