import type { Printer, Profile } from '../../schemas/generated/record.js';
import { drawsLine, lineDrawn } from '../effective-speed.js';
import type { SettingValue } from '../resolve/setup.js';
import { originOf } from './origin.js';
import type { PresetField, PresetKey } from './shapes.js';

/** What a calculation may look at beside the value. */
export interface About {
  /** The record with the changes of fixes in it. */
  record: Profile;
  printer: Printer;
  row: Pick<PresetField, 'field'>;
  key: Pick<PresetKey, 'key'>;
  /** Whether a fix named the value. */
  changed: boolean;
  /** Whether the preset stands on no other one. */
  alone: boolean;
}

/** A value in the slicer's terms, texts as they are written; null: the key is not written. */
export type Computed = (value: SettingValue, about: About) => SettingValue | null;

/** A calculation with a figure: a value that is none has no counterpart. */
const of =
  (work: (n: number, about: About) => SettingValue | null): Computed =>
  (value, about) =>
    typeof value === 'number' ? work(value, about) : null;

/** Key of OrcaSlicer and Bambu Studio to the plate as records name it. Source: `s_keys_map_BedType` in PrintConfig.cpp. */
const PLATES = {
  cool_plate_temp: 'cool',
  eng_plate_temp: 'engineering',
  hot_plate_temp: 'smooth_pei',
  textured_plate_temp: 'textured_pei',
  supertack_plate_temp: 'supertack',
  textured_cool_plate_temp: 'textured_cool',
} as const;

/**
 * The temperature of the bed, to the key of one plate: of the plate that the printer comes with, and of every plate where
 * that is not known or the preset stands alone. A plate that has a temperature of its own keeps it, except from a fix,
 * which leaves alone only the plates that the material is not printed on: those at 0 °C.
 */
const plateTemperature: Computed = (value, { record, printer, key, changed, alone }) => {
  const [, name = '', first] = /^(.+?)(_initial_layer)?$/.exec(key.key) ?? [];
  const plate = PLATES[name as keyof typeof PLATES];
  if (plate === undefined) return null;
  const own = record.bed_temperature_by_plate_c[plate][first ? 'first_layer' : 'other_layers'];
  if (plate !== printer.default_plate && printer.default_plate !== null && !alone) return null;
  if (changed && (plate === printer.default_plate || own !== 0)) return value;
  return own ?? value;
};

/** Cura counts the first layer's lines in per cent of the others. */
const widthFactor = of((width, { record }) => {
  const usual = record.process.line_width_mm.default;
  return usual === null ? null : (100 * width) / usual;
});

/** Layers as a height, mm. */
const layersHigh = of((layers, { record }) => {
  const height = record.process.layer_height_mm;
  return height === null ? null : layers * height;
});

/** Bottom layers of the interface as a height, mm: -1 asks for as many as on top. */
const bottomLayersHigh = of((layers, about) => layersHigh(bottomLayers(layers, about) ?? '', about));

/** Whether there are any. */
const bottomInterface = of((layers, about) => (bottomLayers(layers, about) ?? 0) > 0);

function bottomLayers(layers: number, { record }: About): number | null {
  return layers < 0 ? record.process.support.interface_layers : layers;
}

/** How dense lines with a free space between them are, %. Source: the conversion note of the setting support_density. */
const densityWith = (width: (record: Profile) => number | null) =>
  of((space, { record }) => {
    const line = width(record);
    return line === null ? null : (100 * line) / (line + space);
  });

/** What a nozzle's share is, with the sign. */
const shareOfNozzle = of((mm, { record }) => {
  const nozzle = record.nozzle.diameter_mm;
  return nozzle === null ? null : `${plain((100 * mm) / nozzle)}%`;
});

/**
 * Cura scales the model up by what is left of it: the inverse of how `core/read-settings` reads it.
 * Source: `material_shrinkage_percentage` in resources/definitions/fdmprinter.def.json.
 */
const scaleForShrinkage = of((percent) => 10_000 / (100 - percent));

/** Filament pushed out in addition, mm, as a volume, mm³. */
const volumeOfFilament = of((mm, { record }) => {
  const diameter = record.filament_diameter_mm;
  if (mm === 0) return 0;
  return diameter === null ? null : mm * Math.PI * (diameter / 2) ** 2;
});

/**
 * In PrusaSlicer any width prints a brim, so one that is left to the slicer, painted, or never chosen is 0. Records of
 * PrusaSlicer itself mean the width that they state.
 */
const brimWidthIfWanted = of((width, { record, changed }) => {
  const { type } = record.process.brim;
  const asks = type === null ? originOf(record) === 'prusaslicer' : type !== 'auto' && type !== 'painted';
  return changed || asks ? width : 0;
});

/** PrusaSlicer limits the flow before it applies the flow ratio. Source: `GCodeGenerator::_extrude` in GCode.cpp. */
const flowLimitBeforeRatio = of((limit, { record }) => limit / Math.max(1, record.flow_ratio ?? 1));

/**
 * Cura knows no limit of the flow, so the speed is held to what the limit leaves, mm/s. CuraEngine reckons a line as a
 * rectangle and pushes out that volume times the flow.
 */
const cappedSpeed = of((speed, { record, row }) => {
  const [, feature] = /^process\.speed_mm_s\.(.+)$/.exec(row.field ?? '') ?? [];
  const isBridge = feature === 'bridge';
  if (feature === undefined || !(isBridge || drawsLine(feature))) return speed;
  // One speed for the walls and the skin of a bridge, which are as wide as elsewhere.
  const lines = isBridge ? (['outer_wall', 'inner_wall', 'solid_infill'] as const) : [feature];
  const areas = lines.map((line) => {
    const { width, height } = lineDrawn(record, line);
    return (width ?? 0) * (height ?? 0);
  });
  const limit = record.max_volumetric_speed_mm3_s;
  const ratio = (record.flow_ratio ?? 1) * (isBridge ? (record.process.flow_ratio.bridge ?? 1) : 1);
  const flow = Math.max(...areas) * ratio;
  if (limit === null || flow === 0) return speed;
  return Math.min(speed, Math.floor((10 * limit) / flow) / 10);
});

/** Layers without a fan that are more than a part has: never. Presets that mean it say up to 1000. */
const NEVER = 500;

/** Cura's fan switch: off where the fan never starts, or has nothing to run at. */
const fanEnabled: Computed = (_, { record: { cooling } }) =>
  (cooling.fan_off_first_layers ?? 0) < NEVER && (cooling.fan_max_percent ?? cooling.fan_min_percent ?? 1) > 0;

/** Cura's layer with the full fan, counted from 1. One that never comes is left to the switch. */
const fullFanLayer = of((off) => (off < NEVER ? off + 1 : null));

/** The same layer from the one that a ramp ends at, which is not before the fan may start. */
const rampLayer = of((full, { record }) => {
  const off = record.cooling.fan_off_first_layers ?? 0;
  return off < NEVER ? Math.max(full, off + 1) : null;
});

/** Cura's fan on the first layer: 0 while it is to be off. */
const firstLayerFan = of((off) => (off > 0 ? 0 : null));

/** The speed of pushing forward where the record leaves it as that of pulling back. */
const deretractionAsRetraction = of((speed, { record }) =>
  record.retraction.deretraction_speed_mm_s === null ? speed : null,
);

/** One switch of OrcaSlicer's gives overhangs and bridges their fan; records have none for bridges where it was off. */
const overhangFanEnabled: Computed = (_, { record, changed }) => changed || record.cooling.bridge_fan_percent !== null;

/** Cura's flow of a feature stands alone, %: the filament's is worked in. */
const flowOfFeature = of((ratio, { record }) => 100 * ratio * (record.flow_ratio ?? 1));

/** What PrusaSlicer does with the fan where the record does not say: it runs on where it has a lowest speed. */
const fanRuns = of((percent, { record }) => (record.cooling.fan_always_on === null ? percent > 0 : null));

/** The fan on bridges where the record has none for them: as fast as elsewhere at most. */
const bridgeFanAsMax = of((percent, { record: { cooling } }) =>
  cooling.bridge_fan_percent === null && cooling.overhang_fan_percent === null ? percent : null,
);

/** What Cura puts on the plate: one thing only, the raft before the brim before the skirt. */
const adhesion: Computed = (_, { record: { process } }) => {
  const { brim, raft, skirt } = process;
  if ((raft.layers ?? 0) > 0) return 'raft';
  const brimmed = brim.type === 'outer' || brim.type === 'inner' || brim.type === 'outer_and_inner';
  if (brimmed && brim.width_mm !== 0) return 'brim';
  return (skirt.loops ?? 0) > 0 ? 'skirt' : 'none';
};

/** The calculations that a mapping may name. */
export const COMPUTED: Readonly<Record<string, Computed>> = {
  plate_temperature: plateTemperature,
  width_factor: widthFactor,
  layers_high: layersHigh,
  bottom_layers_high: bottomLayersHigh,
  bottom_interface: bottomInterface,
  support_density: densityWith(({ process: { line_width_mm: width } }) => width.support ?? width.default),
  // Cura draws the interface with the default line.
  interface_density: densityWith(({ process }) => process.line_width_mm.default),
  share_of_nozzle: shareOfNozzle,
  scale_for_shrinkage: scaleForShrinkage,
  volume_of_filament: volumeOfFilament,
  brim_width_if_wanted: brimWidthIfWanted,
  flow_limit_before_ratio: flowLimitBeforeRatio,
  capped_speed: cappedSpeed,
  fan_enabled: fanEnabled,
  full_fan_layer: fullFanLayer,
  ramp_layer: rampLayer,
  overhang_fan_enabled: overhangFanEnabled,
  flow_of_feature: flowOfFeature,
  first_layer_fan: firstLayerFan,
  deretraction_as_retraction: deretractionAsRetraction,
  fan_runs: fanRuns,
  bridge_fan_as_max: bridgeFanAsMax,
  adhesion,
};

/** A figure without the noise of binary fractions, at most five decimals. */
export function plain(n: number): string {
  // Adding 0 makes a negative zero one.
  return String(Math.round(n * 1e5) / 1e5 + 0);
}
