import type { Scene } from './scene.js';
import { blobsAndZits } from './scenes/blobs-and-zits.js';
import { burningSmell } from './scenes/burning-smell.js';
import { firstLayer } from './scenes/calibration/first-layer.js';
import { flowRatio } from './scenes/calibration/flow-ratio.js';
import { maxVolumetricSpeed } from './scenes/calibration/max-volumetric-speed.js';
import { pressureAdvance } from './scenes/calibration/pressure-advance.js';
import { retraction } from './scenes/calibration/retraction.js';
import { temperature } from './scenes/calibration/temperature.js';
import { colorBleed } from './scenes/color-bleed.js';
import { cornerBulging } from './scenes/corner-bulging.js';
import { cornerGaps } from './scenes/corner-gaps.js';
import { curling } from './scenes/curling.js';
import { dimensionalInaccuracy } from './scenes/dimensional-inaccuracy.js';
import { elephantFoot } from './scenes/elephant-foot.js';
import { extruderSkipping } from './scenes/extruder-skipping.js';
import { extrusionPattern } from './scenes/extrusion-pattern.js';
import { extrusionStopsMidPrint } from './scenes/extrusion-stops-mid-print.js';
import { fanMisbehaves } from './scenes/fan-misbehaves.js';
import { filamentFeedFailure } from './scenes/filament-feed-failure.js';
import { filamentGrinding } from './scenes/filament-grinding.js';
import { filamentSnapping } from './scenes/filament-snapping.js';
import { filamentSticksToNozzle } from './scenes/filament-sticks-to-nozzle.js';
import { firstLayerGaps } from './scenes/first-layer-gaps.js';
import { firstLayerOverSquished } from './scenes/first-layer-over-squished.js';
import { flexibleFilamentJam } from './scenes/flexible-filament-jam.js';
import { gapsBetweenWalls } from './scenes/gaps-between-walls.js';
import { gapsInTopSurface } from './scenes/gaps-in-top-surface.js';
import { gapsInfillOutline } from './scenes/gaps-infill-outline.js';
import { heatCreep } from './scenes/heat-creep.js';
import { heatingFailed } from './scenes/heating-failed.js';
import { homingFails } from './scenes/homing-fails.js';
import { hotendLeak } from './scenes/hotend-leak.js';
import { hullLine } from './scenes/hull-line.js';
import { inconsistentExtrusion } from './scenes/inconsistent-extrusion.js';
import { inconsistentGloss } from './scenes/inconsistent-gloss.js';
import { layerSeparation } from './scenes/layer-separation.js';
import { layerShift } from './scenes/layer-shift.js';
import { missingThinFeatures } from './scenes/missing-thin-features.js';
import { modelIncomplete } from './scenes/model-incomplete.js';
import { noExtrusionAtStart } from './scenes/no-extrusion-at-start.js';
import { nozzleClog } from './scenes/nozzle-clog.js';
import { nozzleStrikesPrint } from './scenes/nozzle-strikes-print.js';
import { overExtrusion } from './scenes/over-extrusion.js';
import { overheatedDetails } from './scenes/overheated-details.js';
import { pillowing } from './scenes/pillowing.js';
import { pockmarks } from './scenes/pockmarks.js';
import { poorBedAdhesion } from './scenes/poor-bed-adhesion.js';
import { poorBridging } from './scenes/poor-bridging.js';
import { poorOverhang } from './scenes/poor-overhang.js';
import { printAborted } from './scenes/print-aborted.js';
import { printKnockedLoose } from './scenes/print-knocked-loose.js';
import { printStuckToBed } from './scenes/print-stuck-to-bed.js';
import { ringing } from './scenes/ringing.js';
import { roughTopSurface } from './scenes/rough-top-surface.js';
import { skewedPrint } from './scenes/skewed-print.js';
import { spaghetti } from './scenes/spaghetti.js';
import { stringing } from './scenes/stringing.js';
import { supportCollapse } from './scenes/support-collapse.js';
import { supportHardToRemove } from './scenes/support-hard-to-remove.js';
import { supportRoughSurface } from './scenes/support-rough-surface.js';
import { topSurfaceScars } from './scenes/top-surface-scars.js';
import { underExtrusion } from './scenes/under-extrusion.js';
import { undersizedHoles } from './scenes/undersized-holes.js';
import { unevenFirstLayer } from './scenes/uneven-first-layer.js';
import { verticalFineArtifacts } from './scenes/vertical-fine-artifacts.js';
import { visibleZSeam } from './scenes/visible-z-seam.js';
import { warping } from './scenes/warping.js';
import { weakPart } from './scenes/weak-part.js';
import { wetFilamentPrint } from './scenes/wet-filament-print.js';
import { zBanding } from './scenes/z-banding.js';

/** The scene of each symptom, by the symptom's id. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'blobs-and-zits': blobsAndZits,
  'burning-smell': burningSmell,
  'color-bleed': colorBleed,
  'corner-bulging': cornerBulging,
  'corner-gaps': cornerGaps,
  curling,
  'dimensional-inaccuracy': dimensionalInaccuracy,
  'elephant-foot': elephantFoot,
  'extruder-skipping': extruderSkipping,
  'extrusion-pattern': extrusionPattern,
  'extrusion-stops-mid-print': extrusionStopsMidPrint,
  'fan-misbehaves': fanMisbehaves,
  'filament-feed-failure': filamentFeedFailure,
  'filament-grinding': filamentGrinding,
  'filament-snapping': filamentSnapping,
  'filament-sticks-to-nozzle': filamentSticksToNozzle,
  'first-layer-gaps': firstLayerGaps,
  'first-layer-over-squished': firstLayerOverSquished,
  'flexible-filament-jam': flexibleFilamentJam,
  'gaps-between-walls': gapsBetweenWalls,
  'gaps-in-top-surface': gapsInTopSurface,
  'gaps-infill-outline': gapsInfillOutline,
  'heat-creep': heatCreep,
  'heating-failed': heatingFailed,
  'homing-fails': homingFails,
  'hotend-leak': hotendLeak,
  'hull-line': hullLine,
  'inconsistent-extrusion': inconsistentExtrusion,
  'inconsistent-gloss': inconsistentGloss,
  'layer-separation': layerSeparation,
  'layer-shift': layerShift,
  'missing-thin-features': missingThinFeatures,
  'model-incomplete': modelIncomplete,
  'no-extrusion-at-start': noExtrusionAtStart,
  'nozzle-clog': nozzleClog,
  'nozzle-strikes-print': nozzleStrikesPrint,
  'over-extrusion': overExtrusion,
  'overheated-details': overheatedDetails,
  pillowing,
  pockmarks,
  'poor-bed-adhesion': poorBedAdhesion,
  'poor-bridging': poorBridging,
  'poor-overhang': poorOverhang,
  'print-aborted': printAborted,
  'print-knocked-loose': printKnockedLoose,
  'print-stuck-to-bed': printStuckToBed,
  ringing,
  'rough-top-surface': roughTopSurface,
  'skewed-print': skewedPrint,
  spaghetti,
  stringing,
  'support-collapse': supportCollapse,
  'support-hard-to-remove': supportHardToRemove,
  'support-rough-surface': supportRoughSurface,
  'top-surface-scars': topSurfaceScars,
  'under-extrusion': underExtrusion,
  'undersized-holes': undersizedHoles,
  'uneven-first-layer': unevenFirstLayer,
  'vertical-fine-artifacts': verticalFineArtifacts,
  'visible-z-seam': visibleZSeam,
  warping,
  'weak-part': weakPart,
  'wet-filament-print': wetFilamentPrint,
  'z-banding': zBanding,
};

/** What to look at in each step of a calibration, by the step's id. */
export const CALIBRATION_SCENES: Readonly<Record<string, Scene>> = {
  'first-layer': firstLayer,
  'flow-ratio': flowRatio,
  'max-volumetric-speed': maxVolumetricSpeed,
  'pressure-advance': pressureAdvance,
  retraction,
  temperature,
};
