import { FILES } from '../../../../core/contract/paths.js';
import type { FitVerdict } from '../../../../core/fit/judge.js';
import { verdictIn } from '../../../../core/fit/matrix.js';
import { FIT_VERDICTS } from '../../../../core/words/enumerations.js';
import { LOCALES } from '../../../../core/words/language.js';
import type { FitMatrix } from '../../../../schemas/generated/record.js';
import { element } from '../../element.js';
import { pageFiles } from '../../explorer/load.js';
import { pageLanguage } from '../../setup/on-page.js';
import { printerNamed } from '../find/find-index.js';

/** The printer that the reader names, and its verdict on each material. */
export interface OwnPrinter {
  id: string;
  name: string;
  verdictOn: (material: string) => FitVerdict;
  /** The verdict as a word in the page's language. */
  markOn: (material: string) => HTMLElement;
}

/** Finds a printer by id or by what the reader typed; null if no printer is certainly meant. */
export async function ownPrinter(typed: string): Promise<OwnPrinter | null> {
  const printer = await printerNamed(typed);
  if (!printer) return null;
  const matrix = await pageFiles.memo<FitMatrix>(FILES.fit);
  const { id, name } = printer;
  const { say } = LOCALES[pageLanguage()];
  const verdictOn = (material: string) => verdictIn(matrix, id, material);
  const markOn = (material: string) => {
    const verdict = verdictOn(material);
    return element('b', { className: `fit ${verdict}` }, say(...FIT_VERDICTS[verdict]));
  };
  return { id, name, verdictOn, markOn };
}
