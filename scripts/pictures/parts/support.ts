import { d, type Paint, shape, times } from './svg.js';

const SUPPORT: Paint = { stroke: 'shade', width: 6 };

/** A support from the side: a zigzag wall between two heights. */
export function support(left: number, right: number, top: number, bottom: number, paint: Paint = SUPPORT): string {
  const width = right - left;
  const rungs = Math.max(2, Math.round((bottom - top) / 18));
  const step = (bottom - top) / rungs;
  const zigzag = times(rungs, (index) => d`L${index % 2 === 0 ? right : left} ${bottom - (index + 1) * step}`).join('');
  return shape(
    d`M${left} ${bottom}` + zigzag + d`M${left} ${bottom}v${top - bottom}h${width}v${bottom - top}h${-width}`,
    paint,
  );
}
