import { arcLength } from './arc.js';

/** Features of a print, as in the records; those without a speed there keep the slicer's name. */
export type Feature =
  | 'outer_wall'
  | 'inner_wall'
  | 'sparse_infill'
  | 'solid_infill'
  | 'top_surface'
  | 'bridge'
  | 'gap_infill'
  | 'support'
  | 'support_interface';

/** Names of the features in G-code of PrusaSlicer, OrcaSlicer and CuraEngine, which labels a bridge as skin. */
const FEATURES: Readonly<Record<string, Feature>> = {
  'External perimeter': 'outer_wall',
  Perimeter: 'inner_wall',
  'Internal infill': 'sparse_infill',
  'Solid infill': 'solid_infill',
  'Top solid infill': 'top_surface',
  'Bridge infill': 'bridge',
  'Gap fill': 'gap_infill',
  'Support material': 'support',
  'Support material interface': 'support_interface',
  'Outer wall': 'outer_wall',
  'Inner wall': 'inner_wall',
  'Sparse infill': 'sparse_infill',
  'Internal solid infill': 'solid_infill',
  'Top surface': 'top_surface',
  Bridge: 'bridge',
  'Gap infill': 'gap_infill',
  Support: 'support',
  'Support interface': 'support_interface',
  'WALL-OUTER': 'outer_wall',
  'WALL-INNER': 'inner_wall',
  FILL: 'sparse_infill',
  SKIN: 'solid_infill',
  SUPPORT: 'support',
  'SUPPORT-INTERFACE': 'support_interface',
};

/** An extruding move. */
export interface Extrusion {
  /** From 0; -1 before the first one. */
  layer: number;
  feature: Feature | string;
  /** As the G-code states, mm; null: not stated. */
  width: number | null;
  height: number | null;
  /** mm. */
  length: number;
  /** mm/s. */
  speed: number;
  /** Extruded filament, mm. */
  filament: number;
  fan: number;
  /** mm/s²; null: not yet stated. */
  acceleration: number | null;
  /** mm/s; null: not yet stated. */
  jerk: number | null;
  z: number;
  /** Its start and end, mm. */
  from: Point;
  to: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** A retraction and its return. */
export interface Retraction {
  layer: number;
  /** mm; includes moves that wipe. */
  length: number;
  /** mm/s; null: all of it happens while wiping, at that speed. */
  speed: number | null;
  /** Return speed, mm/s. */
  deretraction: number;
  /** Extra length after a retraction, mm. */
  extra: number;
  /** Lift of the nozzle, mm; null: printing continues at another height. */
  hop: number | null;
}

/** A set temperature, °C; off (0) is left out. */
export interface Heat {
  layer: number;
  celsius: number;
}

export interface Gcode {
  extrusions: Extrusion[];
  retractions: Retraction[];
  nozzle: Heat[];
  bed: Heat[];
  pressureAdvance: number[];
  /** Settings that the slicer wrote at the end, if any. */
  config: Map<string, string>;
}

/** Parses G-code of PrusaSlicer, OrcaSlicer or CuraEngine: absolute or relative extrusion, arcs, Marlin, Klipper, RepRap. */
export function readGcode(text: string): Gcode {
  const found: Gcode = { extrusions: [], retractions: [], nozzle: [], bed: [], pressureAdvance: [], config: new Map() };
  const at = { x: 0, y: 0, z: 0, e: 0, layer: -1, speed: 0, fan: 0, relative: false };
  let feature = '';
  let width: number | null = null;
  let height: number | null = null;
  let acceleration: number | null = null;
  let jerk: number | null = null;
  let back: Back | null = null;

  for (const line of text.split('\n')) {
    if (line.startsWith(';')) {
      const [, key = '', value = ''] = /^;\s*([A-Z_]+):\s*(.*)$/.exec(line.trimEnd()) ?? [];
      // OrcaSlicer uses other names for printers of Bambu Lab.
      if (/^;(LAYER_CHANGE| CHANGE_LAYER)/.test(line)) at.layer++;
      else if (key === 'LAYER') at.layer = Number(value);
      else if (key === 'TYPE' || key === 'FEATURE') feature = FEATURES[value] ?? value;
      else if (key === 'WIDTH' || key === 'LINE_WIDTH') width = Number(value);
      else if (key === 'HEIGHT' || key === 'LAYER_HEIGHT') height = Number(value);
      const [, name, setting] = /^; ([a-z]\w*) = (.*)$/.exec(line.trimEnd()) ?? [];
      if (name !== undefined && setting !== undefined) found.config.set(name, setting);
      continue;
    }
    const [command = '', ...words] = line.replace(/;.*/, '').trim().split(/\s+/);
    const has = new Map(words.map((word) => [word.charAt(0), Number(word.slice(1))]));
    const s = has.get('S');
    if (command === 'M82') at.relative = false;
    else if (command === 'M83') at.relative = true;
    else if (command === 'G92') at.e = has.get('E') ?? at.e;
    else if (command === 'M106' && isPartFan(has)) at.fan = (s ?? 255) / 2.55;
    else if (command === 'M107' && isPartFan(has)) at.fan = 0;
    else if (command === 'M204') acceleration = has.get('P') ?? s ?? acceleration;
    else if (command === 'M205' || command === 'M566') jerk = jerkOf(has, command) ?? jerk;
    else if (command === 'SET_VELOCITY_LIMIT') {
      acceleration = klipperValue(line, 'ACCEL') ?? acceleration;
      jerk = klipperValue(line, 'SQUARE_CORNER_VELOCITY') ?? jerk;
    } else if (command === 'SET_PRESSURE_ADVANCE') found.pressureAdvance.push(klipperValue(line, 'ADVANCE') ?? 0);
    else if (command === 'M900' && has.has('K')) found.pressureAdvance.push(has.get('K') ?? 0);
    else if (command === 'M572' && s !== undefined) found.pressureAdvance.push(s);
    else if (['M104', 'M109', 'G10'].includes(command) && s) found.nozzle.push({ layer: at.layer, celsius: s });
    else if (['M140', 'M190'].includes(command) && s) found.bed.push({ layer: at.layer, celsius: s });
    if (!/^G[0-3]$/.test(command)) continue;

    at.speed = (has.get('F') ?? at.speed * 60) / 60;
    const to = { x: has.get('X') ?? at.x, y: has.get('Y') ?? at.y };
    const z = has.get('Z') ?? at.z;
    const centre = { x: at.x + (has.get('I') ?? 0), y: at.y + (has.get('J') ?? 0) };
    const straight = command === 'G0' || command === 'G1';
    const length = straight ? Math.hypot(to.x - at.x, to.y - at.y) : arcLength(at, to, centre, command === 'G2');
    const e = has.get('E');
    const pushed = e === undefined ? 0 : at.relative ? e : e - at.e;
    if (pushed < 0) {
      back ??= { length: 0, speed: null, z: at.z, highest: at.z };
      back.length -= pushed;
      if (length === 0) back.speed = at.speed;
    } else if (pushed > 0 && length === 0) {
      if (back !== null) found.retractions.push(retraction(back, pushed, at));
      back = null;
    } else if (pushed > 0) {
      const { x, y, layer, speed, fan } = at;
      const drawn = { layer, feature, width, height, length, speed, filament: pushed, fan, acceleration, jerk, z };
      found.extrusions.push({ ...drawn, from: { x, y }, to });
    }
    if (back !== null) back.highest = Math.max(back.highest, z);
    Object.assign(at, to, { z, e: at.relative ? 0 : (e ?? at.e) });
  }
  return found;
}

/** Fans other than the part cooling fan have numbers from 2: `M106 P2 S255`. */
function isPartFan(words: ReadonlyMap<string, number>): boolean {
  return (words.get('P') ?? 0) < 2;
}

interface Back {
  length: number;
  speed: number | null;
  z: number;
  highest: number;
}

function retraction(
  { length, speed, z, highest }: Back,
  pushed: number,
  at: { layer: number; speed: number; z: number },
): Retraction {
  const hop = Math.abs(at.z - z) < 1e-6 ? highest - z : null;
  return { layer: at.layer, length, speed, deretraction: at.speed, extra: pushed - length, hop };
}

/** A value in a Klipper command: `SET_VELOCITY_LIMIT ACCEL=3000`. */
function klipperValue(line: string, name: string): number | null {
  const [, value] = new RegExp(`\\b${name}=([\\d.]+)`).exec(line) ?? [];
  return value === undefined ? null : Number(value);
}

/** The jerk of Marlin in mm/s, of RepRapFirmware in mm/min. */
function jerkOf(words: ReadonlyMap<string, number>, command: string): number | null {
  const x = words.get('X');
  return x === undefined ? null : command === 'M566' ? x / 60 : x;
}
