import { spread } from './pairs.js';
import { prove, withSlicers } from './prove.js';

/** Each value of each axis is in one of them: every material, brand, source, size of nozzle … */
await withSlicers('prusaslicer', (slicer, records) => prove(slicer, records, 'pairs', spread(records)));
