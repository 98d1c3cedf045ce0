import type { ComposedPreset } from '../../core/presets/types.js';
import { reachedSpeed } from '../../core/profiles/effective-speed.js';
import type { Printer, Profile } from '../../schemas/generated/record.js';
import { type Check, figure } from './check.js';
import {
  crossSection,
  dominant,
  FIRST,
  flow,
  flowRatio,
  heat,
  heights,
  highest,
  LATER,
  type Layers,
  LONG,
  linesOf,
  median,
  usualRetraction,
  withoutOutline,
} from './figures.js';
import type { Extrusion, Feature, Gcode } from './gcode.js';

export interface Subject {
  record: Profile;
  printer: Printer;
  composed: Pick<ComposedPreset, 'slicer' | 'rows' | 'notes'>;
  /** Layer of the bridge, from 0. */
  bridge: number;
}

interface Looking extends Subject {
  gcode: Gcode;
  /** Filament, mm. */
  diameter: number;
  /** A value of the record, if the preset contains it: values left to the slicer are not checked. */
  said: <T>(field: string, value: T | null) => T | null;
  later: Layers;
}

/** Compares every figure of a record that G-code shows with G-code sliced with its preset. */
export function checksOf(subject: Subject, sliced: Gcode): Check[] {
  const { record, printer, composed } = subject;
  const gcode = composed.slicer === 'cura' ? withRoof(composed, sliced) : sliced;
  const outcomes = new Map(composed.rows.map(({ field, outcome, keys }) => [field, keys.length > 0 ? outcome : 'own']));
  const said = <T>(field: string, value: T | null) =>
    ['carried', 'approximated'].includes(outcomes.get(field) ?? 'own') ? value : null;
  // CuraEngine labels a bridge and the layers on it like other skin.
  const besides = ({ bridge }: Subject, layer: number) => layer < bridge - 1 || layer > bridge + 3;
  const later: Layers = (layer) => LATER(layer) && (composed.slicer !== 'cura' || besides(subject, layer));
  const looking = {
    ...subject,
    later,
    gcode,
    diameter: record.filament_diameter_mm ?? printer.filament_diameter_mm ?? 1.75,
    said,
  };
  const looks = [temperatures, fan, layers, widths, retraction, speeds, flows, accelerations, jerk, pressureAdvance];
  return looks.flatMap((look) => look(looking));
}

/**
 * CuraEngine labels its roofing as skin, like everything solid: it is the last layer with skin, except for the outline
 * around it.
 */
function withRoof({ rows }: Subject['composed'], gcode: Gcode): Gcode {
  const isAsked = rows.some(({ keys }) => keys.some(({ key, text }) => key === 'roofing_layer_count' && text === '1'));
  if (!isAsked) return gcode;
  const last = highest(gcode.extrusions, ({ layer }) => layer);
  const skin = gcode.extrusions.filter(({ layer, feature }) => layer === last && feature === 'solid_infill');
  const roof = new Set(withoutOutline(skin));
  const extrusions = gcode.extrusions.map((line) => (roof.has(line) ? { ...line, feature: 'top_surface' } : line));
  return { ...gcode, extrusions };
}

function temperatures({ record, gcode, said }: Looking): Check[] {
  const both = (field: 'nozzle_temperature_c' | 'bed_temperature_c', got: ReturnType<typeof heat>) => {
    const other = said(`${field}.other_layers`, record[field].other_layers);
    // A null value for the first layer means the same value for all layers.
    const first = said(`${field}.first_layer`, record[field].first_layer);
    return [
      ...figure(`${field}.first_layer`, 'first layer', first && Math.trunc(first), got.first, 0),
      ...figure(`${field}.other_layers`, 'other layers', other && Math.trunc(other), got.other, 0),
    ];
  };
  return [...both('nozzle_temperature_c', heat(gcode.nozzle)), ...both('bed_temperature_c', heat(gcode.bed))];
}

/** Features with a separate fan speed: bridges, and overhanging walls in PrusaSlicer and OrcaSlicer. */
const OVER_AIR: ReadonlySet<string> = new Set(['bridge', 'Overhang perimeter', 'Overhang wall', 'Internal Bridge']);

/**
 * Whether OrcaSlicer uses another fan speed for a line that is not a bridge: support interfaces; all outer walls if the
 * parent preset has 0 % for overhangs; and the beginning of lines beside an overhanging wall.
 */
function hasFanOfOrca({ feature, length }: Extrusion, { record, composed, gcode }: Looking): boolean {
  if (composed.slicer !== 'orcaslicer') return false;
  if (feature === 'support_interface' && record.cooling.support_interface_fan_percent !== null) return true;
  return length <= LONG || (feature === 'outer_wall' && gcode.config.get('overhang_fan_threshold') === '0%');
}

function fan(looking: Looking): Check[] {
  const { record, composed, gcode, said, later, bridge: bridged } = looking;
  const { cooling } = record;
  const off = said('cooling.fan_off_first_layers', cooling.fan_off_first_layers);
  const set = (key: string) => Number(gcode.config.get(key));
  // A preset of OrcaSlicer with a minimum above the maximum uses speeds between the two.
  const isUpsideDown = composed.slicer === 'orcaslicer' && set('fan_min_speed') > set('fan_max_speed');
  const fastest = isUpsideDown ? null : said('cooling.fan_max_percent', cooling.fan_max_percent);
  const slowest = said('cooling.fan_min_percent', cooling.fan_min_percent);
  // OrcaSlicer has one switch for bridges and overhangs; a record without a bridge fan leaves it off.
  const overhang = composed.slicer === 'orcaslicer' ? null : cooling.overhang_fan_percent;
  const bridge =
    said('cooling.bridge_fan_percent', cooling.bridge_fan_percent) ?? said('cooling.overhang_fan_percent', overhang);
  const isBridge = ({ feature }: Extrusion) => OVER_AIR.has(feature);
  // A bridge over infill may have a separate fan speed.
  const isOuterBridge = (line: Extrusion) =>
    isBridge(line) && (line.feature !== 'Internal Bridge' || cooling.internal_bridge_fan_percent === null);
  const printed = gcode.extrusions.filter(({ layer }) => layer >= 0);
  const plain = printed.filter((line) => !isBridge(line) && !hasFanOfOrca(line, looking));
  const besidesBridge = plain.filter(({ layer }) => layer < 3 || later(layer));
  const most = (lines: readonly Extrusion[]) => highest(lines, (line) => line.fan);
  const begun = Math.max(off ?? 0, cooling.full_fan_speed_layer ?? 0, 3);
  const always = said('cooling.fan_always_on', cooling.fan_always_on) === true;
  const isSupported = printed.some(({ feature }) => feature === 'support');
  // Layers with only supports are counted here, but not by OrcaSlicer.
  const supportLayers = isSupported && composed.slicer === 'orcaslicer' ? 2 : 0;
  const steady = plain.filter(({ layer }) => layer >= begun + supportLayers);
  const leastFan = (lines: readonly Extrusion[]) =>
    lines.length === 0 ? undefined : Math.min(...lines.map((line) => line.fan));
  const bridging = (what: string, want: number | null, got: number | undefined, how: 'at least' | 'at most') =>
    figure('cooling.bridge_fan_percent', what, want, got, 0.5, how);
  const whileOff = most(printed.filter(({ layer }) => layer < (off ?? 0)));
  const outer = printed.filter((line) => isOuterBridge(line) && line.length > 5 && line.layer >= begun);
  // Cura does not label lines over a gap as bridges, but one of these layers has the bridge fan; over supports there is
  // nothing to bridge.
  const overGap = composed.slicer === 'cura' && bridged >= begun && !isSupported ? bridge : null;
  const atGap = most(printed.filter(({ layer }) => Math.abs(layer - bridged) <= 1));
  const highestBridge = bridge === null ? null : Math.max(bridge, fastest ?? 100);
  const held = composed.slicer === 'cura' ? besidesBridge : plain;
  return [
    ...figure('cooling.fan_off_first_layers', 'fan', off && 0, whileOff, 0),
    ...figure('cooling.fan_max_percent', 'fan', fastest, most(held), 0.5, 'at most'),
    ...figure('cooling.fan_min_percent', 'fan', always ? slowest : null, leastFan(steady), 0.5, 'at least'),
    ...bridging('least fan of bridges', bridge, leastFan(outer), 'at least'),
    ...bridging('fan over the gap', overGap, atGap, 'at least'),
    ...bridging('fan', highestBridge, most(printed.filter(isBridge)), 'at most'),
  ];
}

function layers({ record, gcode, said }: Looking): Check[] {
  const { layer_height_mm: height, first_layer_height_mm: first, raft, spiral_vase: isSpiral } = record.process;
  const z = heights(gcode);
  const [below, above] = [z[8], z[9]];
  const flat = said('process.raft.layers', raft.layers) ? null : said('process.first_layer_height_mm', first);
  // A spiral vase has no layers.
  const step = isSpiral || below === undefined || above === undefined ? undefined : above - below;
  return [
    ...figure('process.first_layer_height_mm', 'height', flat, z[0], 0.001),
    ...figure('process.layer_height_mm', 'height', said('process.layer_height_mm', height), step, 0.0011),
  ];
}

/** Features for whose lines the record has a width and a speed. */
const FEATURES = ['outer_wall', 'inner_wall', 'sparse_infill', 'solid_infill', 'top_surface'] as const;

/** CuraEngine writes no width; the flow is checked instead. */
function widths({ record, gcode, said, later }: Looking): Check[] {
  const { line_width_mm: width, layer_height_mm: usual } = record.process;
  const check = (field: keyof typeof width, feature: Feature, layers: Layers) => {
    // PrusaSlicer prints infill over air, such as 3D honeycomb, as higher lines of another width.
    const isFlat = ({ height }: Extrusion) => feature !== 'sparse_infill' || height === null || height === usual;
    const got = dominant(linesOf(gcode, feature, layers).filter(isFlat), (line) => line.width);
    const place = `process.line_width_mm.${field}`;
    const want = said(place, width[field]);
    // The width of solid lines is adjusted to fill the area with a whole number of them: here, 25 mm and more.
    const isSolid = feature === 'solid_infill' || feature === 'top_surface';
    const stretched = isSolid ? (want ?? 0) ** 2 / 50 : 0;
    // Only two or three lines of a pellet extruder fit.
    if (isSolid && (want ?? 0) > 5) return [];
    return figure(place, `width of ${feature}`, want, got, 0.011 + stretched);
  };
  return [
    ...FEATURES.flatMap((feature) => check(feature, feature, later)),
    ...check('first_layer', 'outer_wall', FIRST),
  ];
}

function retraction({ record, gcode, said }: Looking): Check[] {
  const { length_mm, speed_mm_s, deretraction_speed_mm_s, z_hop_mm, extra_prime_mm } = record.retraction;
  const length = said('retraction.length_mm', length_mm);
  const usual = usualRetraction(gcode);
  if (length === 0) return figure('retraction.length_mm', 'retractions', 0, gcode.retractions.length, 0);
  // A machine preset of OrcaSlicer may lift only at the bottom or the top.
  const isEverywhere = (gcode.config.get('retract_lift_enforce') ?? 'All Surfaces').startsWith('All Surfaces');
  // 0 means the speed of the other direction.
  const back = said('retraction.deretraction_speed_mm_s', deretraction_speed_mm_s) || null;
  const hop = said('retraction.z_hop_mm', z_hop_mm);
  const prime = said('retraction.extra_prime_mm', extra_prime_mm);
  return [
    ...figure('retraction.length_mm', 'retraction', length, usual?.length ?? (length && 0), 0.011),
    ...figure('retraction.speed_mm_s', 'retraction', said('retraction.speed_mm_s', speed_mm_s), usual?.speed, 0.1),
    ...figure('retraction.deretraction_speed_mm_s', 'deretraction', back, usual?.deretraction, 0.1),
    ...figure('retraction.z_hop_mm', 'hop', isEverywhere ? hop : null, usual?.hop, 0.011),
    ...figure('retraction.extra_prime_mm', 'prime', prime, usual?.extra, 0.011 + 0.002 * (extra_prime_mm ?? 0)),
  ];
}

/** Each feature reaches its speed, or the flow limit, and none exceeds it. */
function speeds(looking: Looking): Check[] {
  const { record, composed, gcode, diameter, said, later } = looking;
  const speed = record.process.speed_mm_s;
  const limit = flowLimit(looking);
  const ratio = record.flow_ratio ?? 1;
  const check = (field: keyof typeof speed, feature: Feature, layers: Layers) => {
    const lines = linesOf(gcode, feature, layers);
    const place = `process.speed_mm_s.${field}`;
    const written = said(place, speed[field]);
    if (lines.length === 0 || !written) return [];
    const fastest = lines.reduce((a, b) => (b.speed > a.speed ? b : a));
    const drawn = crossSection(fastest, diameter);
    // PrusaSlicer calculates the limit for the drawn line, before flow ratios.
    const held = composed.slicer === 'prusaslicer' && ratio < 1 ? drawn / ratio : drawn;
    const reached = reachedSpeed(written, limit, held) ?? written;
    return figure(place, `speed of ${feature}`, reached, fastest.speed, reached < written ? 0.5 + 0.02 * reached : 0.5);
  };
  return [
    ...FEATURES.flatMap((feature) => check(feature, feature, later)),
    ...check('first_layer', 'outer_wall', FIRST),
  ];
}

/** The flow limit, mm³/s, of the record or, if the preset leaves it to the slicer, of the slicer; null: none. */
function flowLimit({ record, composed, gcode }: Looking): number | null {
  const isLeft = composed.notes.some(({ code }) => code === 'flow_limit');
  const limit = isLeft ? Number(gcode.config.get('filament_max_volumetric_speed')) : record.max_volumetric_speed_mm3_s;
  return limit || null;
}

function flows({ record, composed, gcode, diameter, said, later }: Looking): Check[] {
  const walls = linesOf(gcode, 'outer_wall', later);
  const long = gcode.extrusions.filter((line) => line.length > 5 && line.layer >= 0);
  const plain = composed.slicer === 'cura' ? long.filter(({ layer }) => layer < 3 || later(layer)) : long;
  const bridges = long.filter((line) => !plain.includes(line));
  const limit = record.max_volumetric_speed_mm3_s || null;
  // OrcaSlicer widens lines slightly to fill an area after limiting their speed.
  const slack = (limit ?? 0) * (composed.slicer === 'orcaslicer' ? 0.03 : 0.02);
  const ratio = said('flow_ratio', record.flow_ratio);
  const { line_width_mm: width, layer_height_mm: height } = record.process;
  const outer = said('process.line_width_mm.outer_wall', width.outer_wall);
  // CuraEngine extrudes width times height.
  const area =
    walls.some((line) => line.width !== null) || outer === null || height === null
      ? null
      : outer * height * (ratio ?? 1);
  const limited = (what: string, lines: readonly Extrusion[]) => {
    const most = highest(lines, (line) => flow(line, diameter));
    return figure('max_volumetric_speed_mm3_s', what, limit, most, slack, 'at most');
  };
  const extruded = median(walls, (line) => flowRatio(line, diameter));
  const drawn = median(walls, (line) => crossSection(line, diameter));
  return [
    ...limited('flow', plain),
    ...limited('flow of bridges', bridges),
    ...figure('flow_ratio', 'extruded of nominal volume', ratio, extruded, 0.015),
    ...figure('flow_ratio', 'width x height x flow', area, drawn, (area ?? 0) * 0.02),
  ];
}

/** A feature without its own acceleration has that of the feature it belongs to. */
function accelerations(looking: Looking): Check[] {
  const { record, composed, gcode, said, later } = looking;
  if (composed.slicer === 'orcaslicer') return ownOrUsual(looking, 'acceleration', 1);
  const own = (field: keyof Profile['process']['acceleration_mm_s2']) =>
    said(`process.acceleration_mm_s2.${field}`, record.process.acceleration_mm_s2[field]) || null;
  const usual = own('default');
  if (usual === null) return [];
  // PrusaSlicer uses the outer wall first, then the wall; Cura's formulas start from the default.
  const prusa = composed.slicer === 'prusaslicer';
  const outer = own('outer_wall') ?? (prusa ? own('inner_wall') : null) ?? usual;
  const top = own('top_surface') ?? own('solid_infill') ?? (prusa ? own('sparse_infill') : null) ?? usual;
  const check = (field: string, want: number, feature: Feature, layers: Layers) =>
    figure(
      `process.acceleration_mm_s2.${field}`,
      `acceleration of ${feature}`,
      want,
      dominant(linesOf(gcode, feature, layers), (line) => line.acceleration),
      1,
    );
  return [
    ...check('outer_wall', outer, 'outer_wall', later),
    ...check('inner_wall', own('inner_wall') ?? usual, 'inner_wall', later),
    ...check('top_surface', top, 'top_surface', later),
    ...check('first_layer', own('first_layer') ?? (prusa ? outer : usual), 'outer_wall', FIRST),
  ];
}

/** Only OrcaSlicer writes the jerk of each feature. */
function jerk(looking: Looking): Check[] {
  return looking.composed.slicer === 'orcaslicer' ? ownOrUsual(looking, 'jerk', 0.01) : [];
}

/**
 * In OrcaSlicer a feature has its own value or, if that is 0, the default, and none exceeds the machine's limit; if the
 * default is 0, it sends none.
 */
function ownOrUsual({ record, gcode, said, later }: Looking, of: 'acceleration' | 'jerk', tolerance: number): Check[] {
  const place = of === 'jerk' ? 'process.jerk_mm_s' : 'process.acceleration_mm_s2';
  const figures: Partial<Record<string, number | null>> =
    of === 'jerk' ? record.process.jerk_mm_s : record.process.acceleration_mm_s2;
  const usual = said(`${place}.default`, figures.default ?? null) || null;
  const check = (field: string, feature: Feature, layers: Layers) => {
    const own = said(`${place}.${field}`, figures[field] ?? null);
    const want = usual === null || own === null ? null : Math.min(own || usual, ...machineLimits(gcode, of));
    const got = dominant(linesOf(gcode, feature, layers), (line) => line[of]);
    return figure(`${place}.${field}`, `${of} of ${feature}`, want, got, tolerance);
  };
  return [
    ...check('outer_wall', 'outer_wall', later),
    ...check('inner_wall', 'inner_wall', later),
    ...check('top_surface', 'top_surface', later),
    ...check('first_layer', 'outer_wall', FIRST),
  ];
}

/**
 * The limit of the machine preset, mm/s² or mm/s; for Klipper, which limits all moves, also along each axis. Source:
 * `GCodeWriter::apply_print_config` in src/libslic3r/GCodeWriter.cpp.
 */
function machineLimits({ config }: Gcode, of: 'acceleration' | 'jerk'): number[] {
  const isAlongAxes = of === 'jerk' || config.get('gcode_flavor') === 'klipper';
  const parts = [...(of === 'acceleration' ? ['extruding'] : []), ...(isAlongAxes ? ['x', 'y'] : [])];
  return parts
    .map((part) => Number.parseFloat(config.get(`machine_max_${of}_${part}`) ?? ''))
    .filter((limit) => limit > 0);
}

function pressureAdvance({ record, composed, gcode, said }: Looking): Check[] {
  if (composed.slicer !== 'orcaslicer') return [];
  const sent = gcode.pressureAdvance.at(-1);
  return figure('pressure_advance', 'sent', said('pressure_advance', record.pressure_advance), sent, 1e-5);
}
