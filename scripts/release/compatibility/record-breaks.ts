import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ReleaseKind } from '../../../core/contract/changes.js';
import type { JsonObject } from '../../shared/tree.js';
import type { ReleaseRecords } from '../diff/read-release.js';
import type { BreakingChange } from './breaking-change.js';

/** The schema of the records of each kind; verdicts are in the compact form of one file. */
const SCHEMAS = {
  printers: 'printer',
  materials: 'material',
  profiles: 'profile',
  rules: 'rule',
  settings: 'setting',
  filaments: 'filament',
  codes: 'code',
} as const satisfies Partial<Record<ReleaseKind, string>>;

/** Most records of a kind that are reported as not matching their schema. */
const TOLD = 10;

/** Records that are not as the schema that is published with them says: null where it promises a value, for one. */
export function recordBreaks({ records }: ReleaseRecords, schemaOf: (name: string) => JsonObject): BreakingChange[] {
  // Compiling the schemas takes longer than all records do: what makes a validator faster does not pay.
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  formats.default(ajv);
  return (Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]).flatMap((kind) => {
    const fits = ajv.compile(schemaOf(SCHEMAS[kind]));
    const breaks: BreakingChange[] = [];
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
