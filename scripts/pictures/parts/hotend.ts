import { d, type Paint, rect, shape, times } from './svg.js';

const METAL: Paint = { fill: 'metal', stroke: 'edge', width: 2.5 };

/** How wide the channel for the filament is. */
export const BORE = 20;
const [BLOCK_TOP, BLOCK_BOTTOM, BREAK_TOP, SINK_TOP] = [-92, -42, -116, -192];

/** Heater block and nozzle cut open, their axis at x = 0 and the opening at y = 0; the channel is empty. */
export function hotEndCut(): string {
  return (
    rect(-16, BREAK_TOP, 32, BLOCK_TOP - BREAK_TOP, METAL) +
    rect(-44, BLOCK_TOP, 88, BLOCK_BOTTOM - BLOCK_TOP, METAL, 4) +
    shape(d`M-24 ${BLOCK_BOTTOM}h48v14l-16 28h-16l-16 -28z`, METAL) +
    shape(d`M${-BORE / 2} ${BREAK_TOP}h${BORE}v${BLOCK_BOTTOM + 20 - BREAK_TOP}l-7 14v8h-6v-8l-7 -14z`, {
      fill: 'deep',
    })
  );
}

/** The heat sink that stands on the heater block, cut open. */
export function heatSinkCut(): string {
  const fins = times(5, (index) => d`M-46 ${SINK_TOP + index * 16}h92v8h-92z`).join('');
  return (
    shape(fins, METAL) +
    rect(-22, SINK_TOP, 44, BREAK_TOP - SINK_TOP, METAL) +
    rect(-BORE / 2, SINK_TOP, BORE, BREAK_TOP - SINK_TOP, { fill: 'deep' })
  );
}
