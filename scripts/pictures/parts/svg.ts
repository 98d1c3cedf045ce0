import { type Colour, fillClass, strokeClass } from '../palette.js';

/** A place on the canvas: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** How a shape is painted. Without `fill` it is empty; a line is 2 wide unless `width` says otherwise. */
export interface Paint {
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  /** Lengths of dash and gap. */
  dash?: readonly [number, number];
  /** 0 to 1. */
  opacity?: number;
}

/** Plastic as it should be. */
export const SOUND: Paint = { fill: 'part', stroke: 'edge' };
/** Plastic where the defect is. */
export const FAULT: Paint = { fill: 'mark', stroke: 'edge' };
/** The shape that was wanted. */
export const WANTED: Paint = { stroke: 'ink', width: 4, dash: [9, 7] };

/** A number as it is written into a picture: one decimal at most, so that the same drawing is the same bytes. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Path data, with its numbers rounded. */
export function d(texts: TemplateStringsArray, ...values: readonly number[]): string {
  return texts.map((text, index) => (index === 0 ? text : round(values[index - 1] ?? 0) + text)).join('');
}

/** A shape from its path data. */
export function shape(data: string, paint: Paint): string {
  return `<path${attributes(paint)} d="${data}"/>`;
}

/** A circle, or an ellipse with a second radius. */
export function circle(x: number, y: number, radius: number, paint: Paint, vertical = radius): string {
  return shape(
    d`M${x - radius} ${y}a${radius} ${vertical} 0 1 1 ${2 * radius} 0a${radius} ${vertical} 0 1 1 ${-2 * radius} 0z`,
    paint,
  );
}

/** A rectangle from its upper left corner, with corners rounded by `radius`. */
export function rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): string {
  const rx = radius > 0 ? ` rx="${round(radius)}"` : '';
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect${attributes(paint)} ${place}${rx}/>`;
}

/** Path data of straight lines through points. */
export function through(points: readonly Point[], closed = false): string {
  const data = points.map(([x, y], index) => (index === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join('');
  return closed ? `${data}z` : data;
}

/** Path data of a smooth curve through points: each stretch bends towards its neighbours. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [x0, y0] = at(0);
  let data = d`M${x0} ${y0}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += d`C${first[0]} ${first[1]} ${second[0]} ${second[1]} ${to[0]} ${to[1]}`;
  }
  return data;
}

/** How a group is placed: turned by degrees about a point, then moved. */
export interface Placement {
  move?: Point;
  turn?: number;
  about?: Point;
  scale?: number;
}

/** Shapes placed together. */
export function group(content: string, { move, turn, about = [0, 0], scale }: Placement): string {
  const steps = [
    ...(move ? [`translate(${round(move[0])} ${round(move[1])})`] : []),
    ...(turn ? [`rotate(${round(turn)} ${round(about[0])} ${round(about[1])})`] : []),
    ...(scale ? [`scale(${scale})`] : []),
  ];
  return `<g transform="${steps.join('')}">${content}</g>`;
}

/** Numbers `0 … count - 1`, for drawing the same thing repeatedly. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function attributes({ fill, stroke, width = 2, dash, opacity }: Paint): string {
  const classes = [...(fill ? [fillClass(fill)] : []), ...(stroke ? [strokeClass(stroke)] : [])];
  return [
    ` class="${classes.join(' ')}"`,
    ...(stroke && width !== 2 ? [` stroke-width="${round(width)}"`] : []),
    ...(dash ? [` stroke-dasharray="${dash.map(round).join(' ')}"`] : []),
    ...(opacity === undefined ? [] : [` opacity="${round(opacity)}"`]),
  ].join('');
}
