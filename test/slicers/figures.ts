import { lineCrossSection } from '../../core/profiles/effective-speed.js';
import type { Extrusion, Feature, Gcode, Heat, Point, Retraction } from './gcode.js';

/** Short lines at corners: the slicer slows or thins them, and their figures are rounded. mm. */
export const LONG = 5;

/** Maximum distance of a line that runs along an edge, mm. */
const EDGE = 0.01;

export type Layers = (layer: number) => boolean;
export const FIRST: Layers = (layer) => layer === 0;
/** CuraEngine speeds up during the first layers. */
export const LATER: Layers = (layer) => layer >= 3;

export function linesOf({ extrusions }: Gcode, feature: Feature, layers: Layers): Extrusion[] {
  return extrusions.filter((line) => line.feature === feature && line.length > LONG && layers(line.layer));
}

/** The lines of a rectangular surface, except those along its edge. */
export function withoutOutline(lines: readonly Extrusion[]): Extrusion[] {
  const isAlong = (axis: 'x' | 'y') => {
    const all = lines.flatMap(({ from, to }) => [from[axis], to[axis]]);
    const edges = [Math.min(...all), Math.max(...all)];
    const isAt = (edge: number) => (place: Point) => Math.abs(place[axis] - edge) < EDGE;
    return ({ from, to }: Extrusion) => edges.some((edge) => [from, to].every(isAt(edge)));
  };
  const [alongX, alongY] = [isAlong('x'), isAlong('y')];
  return lines.filter((line) => !alongX(line) && !alongY(line));
}

/** The value with the greatest total length; undefined if there is none. */
export function dominant(lines: readonly Extrusion[], figure: (line: Extrusion) => number | null): number | undefined {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const value = figure(line);
    if (value === null) continue;
    const rounded = Math.round(value * 1000) / 1000;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + line.length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The median by length; undefined if there is none. */
export function median(lines: readonly Extrusion[], figure: (line: Extrusion) => number | null): number | undefined {
  const sorted = lines
    .flatMap((line) => ({ length: line.length, value: figure(line) }))
    .filter((one): one is { length: number; value: number } => one.value !== null)
    .sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  for (const { length, value } of sorted) {
    passed += length;
    if (passed >= half) return value;
  }
  return undefined;
}

/** The maximum of a figure; undefined if there is none. */
export function highest(lines: readonly Extrusion[], figure: (line: Extrusion) => number): number | undefined {
  return lines.length === 0 ? undefined : lines.reduce((most, line) => Math.max(most, figure(line)), 0);
}

/** Filament volume of a line, mm³. */
export function volume(line: Extrusion, diameter: number): number {
  return line.filament * Math.PI * (diameter / 2) ** 2;
}

export function flow(line: Extrusion, diameter: number): number {
  return (volume(line, diameter) / line.length) * line.speed;
}

export function crossSection(line: Extrusion, diameter: number): number {
  return volume(line, diameter) / line.length;
}

/** Extruded volume relative to the line's width and height; null if the G-code does not state them. */
export function flowRatio(line: Extrusion, diameter: number): number | null {
  const nominal = lineCrossSection(line.width, line.height);
  return nominal === null ? null : crossSection(line, diameter) / nominal;
}

/** Heights of the nozzle above the bed at which it prints walls, ascending, mm: supports may have separate layers. */
export function heights({ extrusions }: Gcode): number[] {
  const walls = extrusions.filter((line) => line.feature === 'outer_wall' && line.length > LONG);
  return [...new Set(walls.map((line) => line.z))].sort((a, b) => a - b);
}

/** The first layer above a height, mm, of a part without a raft. */
export function layerOver({ extrusions }: Gcode, height: number): number {
  const over = extrusions.filter((line) => line.feature === 'outer_wall' && line.z > height + 0.001);
  return Math.min(...over.map(({ layer }) => layer));
}

/** The temperatures at the start of the first layer and at the end. */
export function heat(of: readonly Heat[]): { first: number | undefined; other: number | undefined } {
  return { first: of.filter(({ layer }) => layer < 0).at(-1)?.celsius, other: of.at(-1)?.celsius };
}

/**
 * The most frequent retraction within a layer, with the highest lift of its kind; undefined if there is none. A
 * retraction that happens only while wiping has no separate speed, so it is used only if all are like that.
 */
export function usualRetraction({ retractions }: Gcode): Retraction | undefined {
  const within = retractions.filter(({ hop, layer }) => hop !== null && layer > 0);
  const drawn = within.filter(({ speed }) => speed !== null);
  const alike = Map.groupBy(drawn.length > 0 ? drawn : within, ({ length }) => length.toFixed(2));
  const [usual = []] = [...alike.values()].sort((a, b) => b.length - a.length);
  const [first] = usual;
  return first && { ...first, hop: Math.max(...usual.map(({ hop }) => hop ?? 0)) };
}
