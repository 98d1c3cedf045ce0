import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { KINDS } from '../../../core/changes.js';
import type { ReleaseRecords } from '../../diff/read-release.js';
import type { JsonObject } from '../../shared/tree.js';
import type { Break } from './break.js';

/** The schema of the records of each kind. */
const SCHEMAS = {
  printers: 'printer',
  materials: 'material',
  profiles: 'profile',
  rules: 'rule',
  settings: 'setting',
  filaments: 'filament',
};

/** How many records that do not fit are told of a kind. */
const TOLD = 10;

/** Records that are not as the schema that is published with them says: null where it promises a value, for one. */
export function recordBreaks({ records }: ReleaseRecords, schemaOf: (name: string) => JsonObject): Break[] {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  return KINDS.flatMap((kind) => {
    const fits = ajv.compile(schemaOf(SCHEMAS[kind]));
    const breaks: Break[] = [];
    for (const [id, record] of records[kind]) {
      if (fits(record)) continue;
      const [error] = fits.errors ?? [];
      breaks.push({
        where: `${kind} ${id} ${error?.instancePath.slice(1).replaceAll('/', '.')}`.trim(),
        what: `${error?.message ?? 'does not fit'}`,
        allowed: `what schemas/${SCHEMAS[kind]}.json says`,
      });
      if (breaks.length === TOLD) break;
    }
    return breaks;
  });
}
