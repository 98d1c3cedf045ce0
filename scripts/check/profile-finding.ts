import type { Profile } from '../../schemas/generated/record.js';
import type { Override } from '../../schemas/generated/source.js';
import type { Finding, Subject } from './rule.js';

/** Whether two nozzles of a printer share what is wrong, in which case one override serves both. */
export function profileFinding(
  { dataset }: Subject,
  profile: Profile,
  field: string,
  was: unknown,
  message: string,
  reason: string,
): Finding {
  const { printer, material, nozzle, provenance } = profile;
  const entry = dataset.printers.get(printer);
  const nozzles = entry?.value.sources[provenance.source]?.nozzles ?? {};
  const alone = Object.keys(nozzles).length === 1;
  const fix: Override = {
    field: alone ? `profiles.${material}.${field}` : `profiles.${material}.nozzles.${nozzle.variant}.${field}`,
    was: was as Override['was'],
    value: null,
    reason,
    source: `${provenance.source}: ${provenance.filament_preset}`,
  };
  return {
    file: entry?.file ?? '',
    path: `sources.${provenance.source}.profiles.${material}`,
    message: `${nozzle.variant} nozzle: ${message}`,
    allowed: 'correct or withhold it with an override',
    fix,
  };
}
