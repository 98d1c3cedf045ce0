import type { Say } from '../../../core/language.js';
import { ASSUMED, clientRequests, DAYS, logCost, millionQueriesCost, PRICES, paidPlanCost } from './cost.js';
import { COMPRESSED } from './cost-tables.js';
import { etagBytesPerFile, fileCounts, meanPairBytes, printersWithin, SITE_FILES, today } from './file-growth.js';
import { number, usd } from './number.js';
import type { Release } from './release.js';

/** Figures that the page on scale and cost names in its sentences. */
const FIGURES: Record<string, (release: Release, say: Say) => string> = {
  /** Most invocations a month on the free plan, when every day has the same number. */
  freeMonth: (_, say) => number(PRICES.freeInvocationsPerDay.value * DAYS, say),
  days: () => String(DAYS),
  cpuMs: () => String(ASSUMED.cpuMs),
  million: (_, say) => usd(millionQueriesCost(), say),
  millionCpu: (_, say) => usd(PRICES.millionCpuMs.value, say),
  clientRequests: (_, say) => number(clientRequests(), say),
  clientCost: (_, say) => usd((clientRequests() / 1e6) * millionQueriesCost(), say),
  clientsInPlan: (_, say) => number(Math.floor(PRICES.includedInvocations.value / clientRequests()), say),
  pairKb: (release, say) => number(meanPairBytes(release) / 1000, say, 1),
  pairKbCompressed: (release, say) => number((meanPairBytes(release) * COMPRESSED) / 1000, say, 1),
  logs: (_, say) => usd(logCost(1e10), say),
  allQueries: (_, say) => usd(paidPlanCost({ requests: 1e10, queryShare: 1 }).total, say),
  files: (release, say) => number(fileCounts(release).api, say),
  fixedFiles: (release, say) => number(fileCounts(release).api - fileCounts(release).growing, say),
  siteFiles: (_, say) => number(SITE_FILES, say),
  pairFiles: (release, say) => number(fileCounts(release).pairs, say),
  etagsMb: (release, say) => number((etagBytesPerFile(release) * PRICES.paidFiles.value) / 1e6, say, 1),
  perPrinter: (release, say) => number(today(fileCounts(release)).perPrinter, say, 1),
  pairsPerPrinter: (release, say) => number(fileCounts(release).pairs / fileCounts(release).printers, say, 1),
  freeFiles: (_, say) => number(PRICES.freeFiles.value, say),
  paidFiles: (_, say) => number(PRICES.paidFiles.value, say),
  freePrinters: (release, say) => number(printersWithin(today(fileCounts(release)), PRICES.freeFiles.value), say),
  paidPrinters: (release, say) => number(printersWithin(today(fileCounts(release)), PRICES.paidFiles.value), say),
};

/** A figure by its name, written in the language of the page. @throws when there is none of that name */
export function figure(name: string, release: Release, say: Say): string {
  const write = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  if (!write) throw new Error(`there is no figure "${name}"`);
  return write(release, say);
}
