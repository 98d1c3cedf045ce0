import type { FurtherNames } from '../../../../core/further-names.js';
import { MissingFileError } from '../errors.js';

/** The further names of a release as they are read; one of former days has none. @throws what reading throws besides */
export function orNone(read: Promise<FurtherNames>): Promise<FurtherNames> {
  return read.catch((error: unknown) => {
    if (error instanceof MissingFileError) return { printers: {}, materials: {} };
    throw error;
  });
}
