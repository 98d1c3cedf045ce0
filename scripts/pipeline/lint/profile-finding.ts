import type { Profile } from '../../../schemas/generated/record.js';
import type { Override } from '../../../schemas/generated/source.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import type { LintFinding, LintInput } from './lint-rule.js';

/** What a value of a profile was held against: other values of it, and facts of its printer. */
interface Against {
  profile?: readonly string[];
  printer?: readonly string[];
}

/** What is wrong with one value of a profile, and the override that withholds it. On a printer of one nozzle it holds for all. */
export function profileFinding(
  { dataset }: LintInput,
  profile: Profile,
  field: string,
  was: unknown,
  fault: Fault,
  reason: string,
  against?: Against,
): LintFinding {
  const { printer, material, nozzle, provenance } = profile;
  const { nozzles = {} } = dataset.imported.get(provenance.source)?.printers.get(printer)?.value ?? {};
  const alone = Object.keys(nozzles).length === 1;
  const scope = alone ? `profiles.${material}` : `profiles.${material}.nozzles.${nozzle.variant}`;
  const path = `${scope}.${field}`;
  const fix: Override = {
    field: path,
    was: was as Override['was'],
    value: null,
    reason,
    source: `${provenance.source}: ${provenance.filament_preset}`,
  };
  return {
    file: dataset.printers.get(printer)?.file ?? '',
    path,
    ...fault,
    of: { nozzle: nozzle.variant },
    remedy: { code: 'override' },
    fix,
    against: against && [...(against.profile ?? []).map((one) => `${scope}.${one}`), ...(against.printer ?? [])],
  };
}
