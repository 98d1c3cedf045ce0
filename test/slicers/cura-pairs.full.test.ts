import { spread } from './pairs.js';
import { prove, withSlicers } from './prove.js';

/** Together they have every value of each axis: material, brand, source, nozzle size … */
await withSlicers('cura', (slicer, records) => prove(slicer, records, 'pairs', spread(records)));
