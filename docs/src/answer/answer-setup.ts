import { readQueryState } from '../explorer/query-state.js';
import { isEmpty, type MySetup, readSetup } from '../setup/setup.js';

/** What the page of a symptom is asked to answer for. */
export interface AnswerSetup {
  printer: string | null;
  nozzle: string | null;
  material: string | null;
  slicer: MySetup['slicer'];
  /** Own values that a link brings. */
  yours: string | null;
  /** Whether a link says so; else it is my setup. */
  linked: boolean;
}

/** The setup that the address names, else mine; null: neither. A slicer alone tells no value. */
export function readAnswerSetup(search: string, mine: MySetup = readSetup()): AnswerSetup | null {
  const { printer, nozzle, material, slicer, yours } = readQueryState(search);
  if (printer ?? material ?? yours) return { printer, nozzle, material, slicer, yours, linked: true };
  if (isEmpty(mine) || (mine.printer === null && mine.material === null)) return null;
  return {
    printer: mine.printer?.id ?? null,
    nozzle: mine.nozzle,
    material: mine.material?.id ?? null,
    slicer: slicer ?? mine.slicer,
    yours: null,
    linked: false,
  };
}
