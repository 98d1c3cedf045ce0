import type { LintRule } from '../lint-rule.js';
import buildVolumesAgree from './build-volumes-agree.js';
import causesAndFixesAreUsed from './causes-and-fixes-are-used.js';
import causesAreRanked from './causes-are-ranked.js';
import causesCanBeChecked from './causes-can-be-checked.js';
import chamberSuitsPrinter from './chamber-suits-printer.js';
import checksFitTheirSymptoms from './checks-fit-their-symptoms.js';
import chineseIsSetAsChinese from './chinese-is-set-as-chinese.js';
import codesHaveSymptoms from './codes-have-symptoms.js';
import coloursAreNames from './colours-are-names.js';
import conditionsAreData from './conditions-are-data.js';
import dangerNeedsNoPower from './danger-needs-no-power.js';
import dangerStopsThePrint from './danger-stops-the-print.js';
import drawingsAreRounded from './drawings-are-rounded.js';
import drawingsAreSafe from './drawings-are-safe.js';
import drawingsAreSmall from './drawings-are-small.js';
import drawingsFillTheCanvas from './drawings-fill-the-canvas.js';
import drawingsHaveAlternativeText from './drawings-have-alternative-text.js';
import drawingsKeepToThePalette from './drawings-keep-to-the-palette.js';
import drawingsNameTheirGroups from './drawings-name-their-groups.js';
import factsOfAMachineAgree from './facts-of-a-machine-agree.js';
import fanLayersAreFew from './fan-layers-are-few.js';
import fanSpeedsInOrder from './fan-speeds-in-order.js';
import filamentCorrectionsCorrect from './filament-corrections-correct.js';
import filamentsAreWhatTheyAreCalled from './filaments-are-what-they-are-called.js';
import fixesNameTheirSources from './fixes-name-their-sources.js';
import fixesTouchWhatShows from './fixes-touch-what-shows.js';
import identifiersAreOwn from './identifiers-are-own.js';
import layerHeightFitsNozzle from './layer-height-fits-nozzle.js';
import limitsNotBelowRatings from './limits-not-below-ratings.js';
import machinesStandOnce from './machines-stand-once.js';
import modelsAreNoPresets from './models-are-no-presets.js';
import motionLimitsArePlausible from './motion-limits-are-plausible.js';
import namesAreUnique from './names-are-unique.js';
import nozzleTemperatureInOwnRange from './nozzle-temperature-in-own-range.js';
import nozzleTemperatureSuitsMaterial from './nozzle-temperature-suits-material.js';
import nozzlesAreWhatTheySay from './nozzles-are-what-they-say.js';
import otherLanguagesAreApart from './other-languages-are-apart.js';
import otherLayersAreKnown from './other-layers-are-known.js';
import overridesArePublished from './overrides-are-published.js';
import overridesAreUsual from './overrides-are-usual.js';
import parentsAreWhatWasRead from './parents-are-what-was-read.js';
import printersHaveProfiles from './printers-have-profiles.js';
import processesFitTheirPrinter from './processes-fit-their-printer.js';
import publishedIdsStay from './published-ids-stay.js';
import rangesHoldTheirProfiles from './ranges-hold-their-profiles.js';
import rangesInOrder from './ranges-in-order.js';
import ratingsAreNoCutOffs from './ratings-are-no-cut-offs.js';
import relatedSymptomsAreMutual from './related-symptoms-are-mutual.js';
import retractionSuitsExtruder from './retraction-suits-extruder.js';
import safeRangesAreSafe from './safe-ranges-are-safe.js';
import textsAreInTheirLanguage from './texts-are-in-their-language.js';
import textsAreWrittenOnce from './texts-are-written-once.js';
import warningsNameDangers from './warnings-name-dangers.js';

export const RULES: readonly LintRule[] = [
  overridesArePublished,
  overridesAreUsual,
  rangesInOrder,
  fanSpeedsInOrder,
  fanLayersAreFew,
  otherLayersAreKnown,
  nozzleTemperatureInOwnRange,
  nozzleTemperatureSuitsMaterial,
  rangesHoldTheirProfiles,
  motionLimitsArePlausible,
  processesFitTheirPrinter,
  nozzlesAreWhatTheySay,
  layerHeightFitsNozzle,
  retractionSuitsExtruder,
  chamberSuitsPrinter,
  buildVolumesAgree,
  factsOfAMachineAgree,
  printersHaveProfiles,
  limitsNotBelowRatings,
  ratingsAreNoCutOffs,
  namesAreUnique,
  otherLanguagesAreApart,
  identifiersAreOwn,
  machinesStandOnce,
  modelsAreNoPresets,
  parentsAreWhatWasRead,
  publishedIdsStay,
  relatedSymptomsAreMutual,
  causesAreRanked,
  causesCanBeChecked,
  checksFitTheirSymptoms,
  causesAndFixesAreUsed,
  filamentCorrectionsCorrect,
  filamentsAreWhatTheyAreCalled,
  coloursAreNames,
  fixesNameTheirSources,
  fixesTouchWhatShows,
  dangerStopsThePrint,
  dangerNeedsNoPower,
  warningsNameDangers,
  codesHaveSymptoms,
  conditionsAreData,
  safeRangesAreSafe,
  textsAreWrittenOnce,
  textsAreInTheirLanguage,
  chineseIsSetAsChinese,
  drawingsHaveAlternativeText,
  drawingsAreSafe,
  drawingsFillTheCanvas,
  drawingsNameTheirGroups,
  drawingsKeepToThePalette,
  drawingsAreRounded,
  drawingsAreSmall,
];
