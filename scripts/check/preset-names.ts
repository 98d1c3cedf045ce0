import type { Dataset } from '../load/dataset.js';
import { type Found, missing } from './missing.js';

/** Checks that the presets of slicers are of the brand's printers, of nozzles and materials that there are, and of a slicer. */
export function* checkPresetNames({ imported, sources, brands, printers, materials }: Dataset): Iterable<Found> {
  for (const [source, { presets }] of imported) {
    for (const [brand, { file, value }] of presets) {
      yield* missing(file, '', 'brand', brand, brands.value);
      const known = sources.value.sources[source];
      if (known && known.slicer === undefined)
        yield {
          file,
          path: '',
          message: `"${source}" is the newest release of no slicer`,
          allowed: 'say of which with "slicer" in data/sources.yaml, or remove the file and its digest',
        };
      for (const [id, { nozzles, filaments = {} }] of Object.entries(value)) {
        // Of a printer that was taken out they are not used, until the next import leaves them out.
        const known = printers.get(id)?.value;
        if (known && known.brand !== brand)
          yield { file, path: id, message: `the printer "${id}" is of the brand "${known.brand}"` };
        for (const [material, parents] of Object.entries(filaments)) {
          const path = `${id}.filaments.${material}`;
          yield* missing(file, path, 'material', material, materials);
          for (const variant of parents.flatMap((parent) => parent.nozzles))
            yield* missing(file, path, 'nozzle', variant, nozzles);
        }
      }
    }
  }
}
