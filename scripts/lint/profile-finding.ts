import type { Profile } from '../../schemas/generated/record.js';
import type { Override } from '../../schemas/generated/source.js';
import type { Composed, Finding } from './lint-rule.js';

/** What is wrong with one value of a profile, and the override that withholds it. On a printer of one nozzle it holds for all. */
export function profileFinding(
  { dataset }: Composed,
  profile: Profile,
  field: string,
  was: unknown,
  message: string,
  reason: string,
): Finding {
  const { printer, material, nozzle, provenance } = profile;
  const { nozzles = {} } = dataset.imported.get(provenance.source)?.printers.get(printer)?.value ?? {};
  const alone = Object.keys(nozzles).length === 1;
  const path = alone ? `profiles.${material}.${field}` : `profiles.${material}.nozzles.${nozzle.variant}.${field}`;
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
    message: `${nozzle.variant} nozzle: ${message}`,
    allowed: 'correct or withhold it with an override',
    fix,
  };
}
