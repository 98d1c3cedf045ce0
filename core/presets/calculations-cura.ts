import type { Profile } from '../../schemas/generated/record.js';
import { type Calculation, type CalculationContext, numeric } from './calculation.js';

/** Cura's first-layer line width is a percentage of the default width. */
export const widthFactor = numeric((width, { record }) => {
  const usual = record.process.line_width_mm.default;
  return usual === null ? null : (100 * width) / usual;
});

/** Converts layers to a height, mm. */
export const layersHigh = numeric((layers, { record }) => {
  const height = record.process.layer_height_mm;
  return height === null ? null : layers * height;
});

/** Bottom interface layers as a height, mm; -1: as many as on top. */
export const bottomLayersHigh = numeric((layers, about) => layersHigh(bottomLayers(layers, about) ?? '', about));

/** Whether there are bottom interface layers. */
export const bottomInterface = numeric((layers, about) => (bottomLayers(layers, about) ?? 0) > 0);

function bottomLayers(layers: number, { record }: CalculationContext): number | null {
  return layers < 0 ? record.process.support.interface_layers : layers;
}

/** Density of lines with a gap between them, %. Source: the conversion note of the setting support_density. */
export const densityWith = (width: (record: Profile) => number | null) =>
  numeric((space, { record }) => {
    const line = width(record);
    return line === null ? null : (100 * line) / (line + space);
  });

/**
 * Cura's scale factor that compensates for shrinkage, %: the inverse of how `core/read-settings` reads it. Source:
 * `material_shrinkage_percentage` in resources/definitions/fdmprinter.def.json.
 */
export const scaleForShrinkage = numeric((percent) => 10_000 / (100 - percent));

/** Converts a length of extra extruded filament, mm, to a volume, mm³. */
export const volumeOfFilament = numeric((mm, { record }) => {
  const diameter = record.filament_diameter_mm;
  if (mm === 0) return 0;
  return diameter === null ? null : mm * Math.PI * (diameter / 2) ** 2;
});

/**
 * The lines that Cura prints at a speed, each with its widths in order of preference (fallback: the nozzle diameter):
 * support interfaces use the default width, and bridge walls and skin share one speed. Source: the formulas of
 * `*_line_width` in resources/definitions/fdmprinter.def.json.
 */
export const LINES: Readonly<Record<string, readonly (readonly (keyof Profile['process']['line_width_mm'])[])[]>> = {
  outer_wall: [['outer_wall', 'default']],
  inner_wall: [['inner_wall', 'default']],
  sparse_infill: [['sparse_infill', 'default']],
  solid_infill: [['solid_infill', 'default']],
  top_surface: [['top_surface', 'solid_infill', 'default']],
  support: [['support', 'default']],
  support_interface: [['default']],
  bridge: [
    ['outer_wall', 'default'],
    ['inner_wall', 'default'],
    ['solid_infill', 'default'],
  ],
  first_layer: [
    ['outer_wall', 'default'],
    ['inner_wall', 'default'],
    ['sparse_infill', 'default'],
    ['solid_infill', 'default'],
    ['support', 'default'],
    ['default'],
  ],
};

/** Cross-section of the thickest line that Cura prints at the speed of a feature, mm²; null: not known. */
function thickestLine(feature: string, { process, nozzle }: Profile): number | null {
  const { line_width_mm: widths, layer_height_mm: usual, first_layer_height_mm: first } = process;
  const isFirst = feature === 'first_layer';
  const height = isFirst ? (first ?? usual) : usual;
  const own = (LINES[feature] ?? []).map((names) => names.map((name) => widths[name]).find((width) => width !== null));
  const width = Math.max(...own.map((mm) => mm ?? nozzle.diameter_mm ?? 0));
  // All first-layer lines are wider by the same factor; see `widthFactor`.
  const share =
    isFirst && widths.first_layer !== null && widths.default !== null ? widths.first_layer / widths.default : 1;
  return height === null || width <= 0 ? null : width * share * height;
}

/**
 * Cura has no volumetric flow limit, so the speed is capped to stay within it, mm/s. CuraEngine treats a line as a
 * rectangle and extrudes that volume times the flow.
 */
export const cappedSpeed = numeric((speed, { record, row }) => {
  const [, feature = ''] = /^process\.speed_mm_s\.(.+)$/.exec(row.field ?? '') ?? [];
  const limit = record.max_volumetric_speed_mm3_s;
  const area = thickestLine(feature, record);
  if (!limit || area === null) return speed;
  // Features with their own flow setting in Cura.
  const { bridge, first_layer, top_surface } = record.process.flow_ratio;
  const own: Readonly<Record<string, number | null>> = { bridge, first_layer, top_surface };
  const flow = area * (record.flow_ratio ?? 1) * (own[feature] ?? 1);
  return Math.min(speed, Math.floor((10 * limit) / flow) / 10);
});

/** Support overhang angle from the vertical. 0 means automatic, but in Cura it would print no support at all. */
export const angleFromVertical = numeric((angle) => (angle === 0 ? null : 90 - angle));

/**
 * Cura's hole offset, on top of its offset of all edges, which shrinks holes. Records keep the two separate. Source:
 * `xy_offset` and `hole_xy_offset` in resources/definitions/fdmprinter.def.json.
 */
export const holeBeyondContour = numeric((hole, { record }) => hole + (record.process.xy_contour_compensation_mm ?? 0));

/** More fanless layers than a part has, which means never. Presets that mean it use values up to 1000. */
const NEVER = 500;

/** Cura's fan switch: off if the fan never starts or its speed is 0. */
export const fanEnabled: Calculation = (_, { record: { cooling } }) =>
  (cooling.fan_off_first_layers ?? 0) < NEVER && (cooling.fan_max_percent ?? cooling.fan_min_percent ?? 1) > 0;

/** Cura's first layer with full fan speed, counted from 1; null if never, which the fan switch covers. */
export const fullFanLayer = numeric((off) => (off < NEVER ? off + 1 : null));

/** The same layer from the end of a fan ramp, but not before the fan may start. */
export const rampLayer = numeric((full, { record }) => {
  const off = record.cooling.fan_off_first_layers ?? 0;
  return off < NEVER ? Math.max(full, off + 1) : null;
});

/** Cura's fan speed on the first layer: 0 if the fan is off there. */
export const firstLayerFan = numeric((off) => (off > 0 ? 0 : null));

/** Cura's flow of a feature, %: it replaces the filament's flow, so that is multiplied in. */
export const flowOfFeature = numeric((ratio, { record }) => 100 * ratio * (record.flow_ratio ?? 1));

/** Cura's build plate adhesion type, only one of which can be active: raft before brim before skirt. */
export const adhesion: Calculation = (_, { record: { process } }) => {
  const { brim, raft, skirt } = process;
  if ((raft.layers ?? 0) > 0) return 'raft';
  const brimmed = brim.type === 'outer' || brim.type === 'inner' || brim.type === 'outer_and_inner';
  if (brimmed && brim.width_mm !== 0) return 'brim';
  return (skirt.loops ?? 0) > 0 ? 'skirt' : 'none';
};
