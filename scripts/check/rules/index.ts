import type { Rule } from '../rule.js';
import buildVolumesAgree from './build-volumes-agree.js';
import fanSpeedsInOrder from './fan-speeds-in-order.js';
import layerHeightFitsNozzle from './layer-height-fits-nozzle.js';
import namesAreUnique from './names-are-unique.js';
import nozzleTemperatureInOwnRange from './nozzle-temperature-in-own-range.js';
import overridesAreNeeded from './overrides-are-needed.js';
import printersHaveProfiles from './printers-have-profiles.js';
import publishedIdsStay from './published-ids-stay.js';
import rangesInOrder from './ranges-in-order.js';
import temperaturesWithinPrinter from './temperatures-within-printer.js';

/** Every rule of the lint, in the order in which they run. */
export const RULES: readonly Rule[] = [
  rangesInOrder,
  fanSpeedsInOrder,
  nozzleTemperatureInOwnRange,
  temperaturesWithinPrinter,
  layerHeightFitsNozzle,
  buildVolumesAgree,
  printersHaveProfiles,
  namesAreUnique,
  overridesAreNeeded,
  publishedIdsStay,
];
