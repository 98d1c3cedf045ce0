import { fitOf, type PairFit } from '../../../../core/fit/fit.js';
import type { OwnChanges } from '../../../../core/fit/judge.js';
import { NOZZLE_MATERIALS } from '../../../../core/fit/nozzle-hardness.js';
import type { Material, Printer } from '../../../../schemas/generated/record.js';
import { checkName, checkOptions } from '../arguments.js';
import { BadArgumentError } from '../errors.js';
import type { Files } from '../files.js';
import { resolveFilament } from './filaments.js';
import { knownDiameter, type SetupRecords, setupRecords } from './setup.js';

/** Options of a compatibility check. */
export interface FitOptions {
  /** The nozzle in use: a variant such as `0.4`, or a diameter in mm. */
  nozzle?: string | number | undefined;
  /** A branded filament by the name on its spool; its own figures override those of the material. */
  product?: string | undefined;
  /** The user's modifications of the printer. */
  changes?: OwnChanges | undefined;
}

/** A verdict with the records that it is based on. */
export interface FitRecords extends SetupRecords {
  fit: PairFit;
  printer: Printer;
  material: Material;
}

/**
 * Whether a printer can print a material, computed from the records.
 *
 * @throws {BadArgumentError} for an invalid nozzle or modification, {UnknownNameError}
 */
export async function fitFor(
  files: Files,
  names: { printer: string; material: string },
  { nozzle, product: name, changes }: FitOptions,
): Promise<FitRecords> {
  checkChanges(changes);
  const { printer, material, profiles, spool } = await setupRecords(files, names);
  if (nozzle !== undefined) knownDiameter(nozzle, printer);
  const named = spool ? { ...spool, diameters_mm: [] } : undefined;
  const product = name === undefined ? named : await resolveFilament(files, checkName('product', name));
  if (product && product.material !== material.id)
    throw new BadArgumentError('invalid_value', 'product', name, `a product of ${material.name}`);
  return { fit: fitOf({ printer, material, profiles, nozzle, product, changes }), printer, material, profiles, spool };
}

function checkChanges(changes: OwnChanges = {}): void {
  checkOptions(changes, [], ['nozzle_material', 'enclosed']);
  const { nozzle_material: nozzle, enclosed } = changes;
  if (nozzle !== undefined && !NOZZLE_MATERIALS.includes(nozzle))
    throw new BadArgumentError('invalid_value', 'nozzle_material', nozzle, NOZZLE_MATERIALS.join(', '));
  if (enclosed !== undefined && typeof enclosed !== 'boolean')
    throw new BadArgumentError('invalid_value', 'enclosed', enclosed, 'true or false');
}
