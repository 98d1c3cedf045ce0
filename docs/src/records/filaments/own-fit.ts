import type { Files } from '../../../../clients/typescript/src/files.js';
import { profilesOf } from '../../../../clients/typescript/src/parts/setup.js';
import { recordPath } from '../../../../core/contract/paths.js';
import { fitOf, type PairFit } from '../../../../core/fit/fit.js';
import type { FitQuestion } from '../../../../core/fit/judge.js';
import type { Material, Printer } from '../../../../schemas/generated/record.js';

/** The values of a spool that decide whether a printer can print it. */
export type OwnFigures = NonNullable<FitQuestion['product']>;

/** The printer, and the material of the spools. */
interface Pair {
  printer: string;
  material: string;
  /** Nozzle variant as in profiles; null: the stock nozzle. */
  nozzle: string | null;
}

/** Whether a printer can print each spool, by the spools' own values. @throws {OpenPrintDataError} */
export async function fitsOfSpools(files: Files, pair: Pair, spools: readonly OwnFigures[]): Promise<PairFit[]> {
  const [printer, material] = await Promise.all([
    files.record<Printer>(recordPath('printers', pair.printer)),
    files.record<Material>(recordPath('materials', pair.material)),
  ]);
  const profiles = await profilesOf(files, printer, material);
  return spools.map((product) => fitOf({ printer, material, profiles, nozzle: pair.nozzle ?? undefined, product }));
}
