import { byDigest } from './pairs.js';
import { prove, withSlicers } from './prove.js';

/** Spools with presets of PrusaSlicer on machines that it knows, one per product. */
const MOST = 60;

await withSlicers('prusaslicer', (slicer, records) => {
  const own = records
    .spools()
    .filter(({ figures_of, presets }) => figures_of === 'product_on_this_printer' && presets.prusaslicer !== null);
  const products = Map.groupBy(byDigest(own), ({ filament }) => filament);
  prove(slicer, records, 'spools', byDigest([...products.values()].flatMap((all) => all.slice(0, 1))).slice(0, MOST));
});
