import type { Printer, Profile } from '../../schemas/generated/record.js';
import { at } from '../shared/tree.js';

/** What is not published though a source has it, before an import and after it. */
export interface WithheldChanges {
  gained: string[];
  lost: string[];
}

interface Records {
  printers: readonly Printer[];
  profiles: readonly Profile[];
}

/** What an import makes withheld, and what it makes published, as `<record> <field>`. */
export function compareWithheld(before: Records, after: Records): WithheldChanges {
  const [old, now] = [withheldIn(before), withheldIn(after)];
  return { gained: [...now].filter((what) => !old.has(what)), lost: [...old].filter((what) => !now.has(what)) };
}

/** Profiles that a printer withholds, and values that were corrected to nothing. */
function withheldIn({ printers, profiles }: Records): Set<string> {
  return new Set([
    ...printers.flatMap(({ id, provenance }) =>
      provenance.withheld.map(
        ({ material, nozzle }) => `printers/${id} profiles.${material}${nozzle ? `.${nozzle}` : ''}`,
      ),
    ),
    ...[...printers, ...profiles].flatMap((record) =>
      record.provenance.corrected
        .filter(({ field }) => at(record, field) === null)
        .map(({ field }) => `${'brand_id' in record ? 'printers' : 'profiles'}/${record.id} ${field}`),
    ),
  ]);
}
