import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import type { SlicerId } from '../../../../core/words/slicers.js';
import { BadArgumentError } from '../errors.js';
import { setupWith } from '../parts/setup.js';
import { Refusal } from './failure.js';
import type { ToolContext } from './tool.js';

/** Whom an answer is for, by names. */
export interface SetupNames {
  printer?: string | undefined;
  material?: string | undefined;
  nozzle?: string | undefined;
  slicer?: SlicerId | undefined;
  yours?: Readonly<Record<string, SettingValue>> | undefined;
}

/**
 * The setup that names mean. A pair without a profile is no error here, nor is a nozzle that no profile is for: it is
 * fitted all the same.
 *
 * @throws {Refusal} for a name that means nothing, and for what is no nozzle
 */
export async function setupOf(names: SetupNames, { release, say }: ToolContext): Promise<Setup> {
  const records = await release.setup(names);
  try {
    return setupWith(records, names, 'keep');
  } catch (error) {
    if (!(error instanceof BadArgumentError)) throw error;
    throw new Refusal(
      'unknown_nozzle',
      say(`"${names.nozzle}" is not a known nozzle of this printer.`, `没有“${names.nozzle}”这个喷嘴。`),
      (records.printer?.nozzles ?? []).map(({ variant }) => variant),
    );
  }
}
