import type { Say } from '../../../core/words/language.js';
import { RELEASE_LIMITS } from '../../../scripts/pipeline/emit/release-limits.js';
import { etagBytesPerFile, fileCounts, meanPairBytes, printersWithin, SITE_FILES, today } from './file-growth.js';
import { number } from './number.js';
import type { Release } from './release.js';

/** Figures that the page on scale and cost names in its sentences. */
const FIGURES: Record<string, (release: Release, say: Say) => string> = {
  pairKb: (release, say) => number(meanPairBytes(release) / 1000, say, 1),
  files: (release, say) => number(fileCounts(release).api, say),
  fixedFiles: (release, say) => number(fileCounts(release).api - fileCounts(release).growing, say),
  siteFiles: (_, say) => number(SITE_FILES, say),
  pairFiles: (release, say) => number(fileCounts(release).pairs, say),
  etagsMb: (release, say) => number((etagBytesPerFile(release) * RELEASE_LIMITS.paidFiles) / 1e6, say, 1),
  perPrinter: (release, say) => number(today(fileCounts(release)).perPrinter, say, 1),
  pairsPerPrinter: (release, say) => number(fileCounts(release).pairs / fileCounts(release).printers, say, 1),
  freeFiles: (_, say) => number(RELEASE_LIMITS.files, say),
  paidFiles: (_, say) => number(RELEASE_LIMITS.paidFiles, say),
  freePrinters: (release, say) => number(printersWithin(today(fileCounts(release)), RELEASE_LIMITS.files), say),
  paidPrinters: (release, say) => number(printersWithin(today(fileCounts(release)), RELEASE_LIMITS.paidFiles), say),
};

/** A figure by its name, written in the language of the page. @throws when there is none of that name */
export function figure(name: string, release: Release, say: Say): string {
  const write = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  if (!write) throw new Error(`there is no figure "${name}"`);
  return write(release, say);
}
