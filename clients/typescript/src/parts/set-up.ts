import type { Setup } from '../../../../core/resolve/setup.js';
import { type ResolvedRule, resolveRule } from '../../../../core/resolve-rule.js';
import { SLICERS } from '../../../../core/slicers.js';
import { checkOptions } from '../arguments.js';
import type { OpenPrintData } from '../client.js';
import { BadArgumentError, NoProfileError } from '../errors.js';
import type { CallOptions, SetupNames } from '../shapes.js';

/** The records that names mean; the profile is null where the pair has none. @throws {OpenPrintDataError} */
export async function setupOf(data: OpenPrintData, names: SetupNames, options: CallOptions): Promise<Setup> {
  checkOptions(names, ['printer', 'material'], ['nozzle', 'slicer', 'yours']);
  const { printer, material, nozzle, slicer = null, yours = {} } = names;
  if (slicer !== null && !SLICERS.includes(slicer))
    throw new BadArgumentError('invalid_value', 'slicer', slicer, SLICERS.join(', '));
  const both = printer !== undefined && material !== undefined;
  const [ofPrinter, ofMaterial, profile] = await Promise.all([
    printer === undefined ? null : data.printers.get(printer, options),
    material === undefined ? null : data.materials.get(material, options),
    both ? data.profiles.get(printer, material, { ...options, nozzle }).catch(nullWithoutProfile) : null,
  ]);
  return { printer: ofPrinter, material: ofMaterial, profile, slicer, yours };
}

/** A rule made into an answer for what names mean. @throws {OpenPrintDataError} */
export async function resolved(
  data: OpenPrintData,
  symptom: string,
  names: SetupNames,
  options: CallOptions,
): Promise<ResolvedRule> {
  const [rule, setup] = await Promise.all([data.troubleshoot.get(symptom, options), setupOf(data, names, options)]);
  return resolveRule(rule, setup);
}

function nullWithoutProfile(error: unknown): null {
  if (error instanceof NoProfileError) return null;
  throw error;
}
