import type { Rule } from '../rule.js';
import buildVolumesAgree from './build-volumes-agree.js';
import causesAndFixesAreUsed from './causes-and-fixes-are-used.js';
import causesAreRanked from './causes-are-ranked.js';
import dangerStopsThePrint from './danger-stops-the-print.js';
import fanSpeedsInOrder from './fan-speeds-in-order.js';
import layerHeightFitsNozzle from './layer-height-fits-nozzle.js';
import namesAreUnique from './names-are-unique.js';
import nozzleTemperatureInOwnRange from './nozzle-temperature-in-own-range.js';
import nozzleTemperatureSuitsMaterial from './nozzle-temperature-suits-material.js';
import overridesAreNeeded from './overrides-are-needed.js';
import printersHaveProfiles from './printers-have-profiles.js';
import publishedIdsStay from './published-ids-stay.js';
import rangesInOrder from './ranges-in-order.js';
import relatedSymptomsAreMutual from './related-symptoms-are-mutual.js';
import safeRangesAreSafe from './safe-ranges-are-safe.js';
import speedsArePlausible from './speeds-are-plausible.js';
import temperaturesWithinPrinter from './temperatures-within-printer.js';
import textsAreInTheirLanguage from './texts-are-in-their-language.js';
import textsAreWrittenOnce from './texts-are-written-once.js';

/** Every rule of the lint, in the order in which they run. */
export const RULES: readonly Rule[] = [
  rangesInOrder,
  fanSpeedsInOrder,
  nozzleTemperatureInOwnRange,
  nozzleTemperatureSuitsMaterial,
  temperaturesWithinPrinter,
  speedsArePlausible,
  layerHeightFitsNozzle,
  buildVolumesAgree,
  printersHaveProfiles,
  namesAreUnique,
  overridesAreNeeded,
  publishedIdsStay,
  relatedSymptomsAreMutual,
  causesAreRanked,
  causesAndFixesAreUsed,
  dangerStopsThePrint,
  safeRangesAreSafe,
  textsAreWrittenOnce,
  textsAreInTheirLanguage,
];
