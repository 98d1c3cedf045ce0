import type { Profile } from '../../../schemas/generated/record.js';
import { profileFinding } from '../profile-finding.js';
import type { Rule } from '../rule.js';

/** What is compared: a temperature of the profile, and the maximum of the printer that it must not exceed. */
const LIMITS = [
  ['nozzle_temperature_c', 'max_nozzle_temperature_c'],
  ['bed_temperature_c', 'max_bed_temperature_c'],
] as const;

export default {
  name: 'temperatures-within-printer',
  description: 'A profile heats the nozzle and the bed no further than the printer can, where that is known.',
  *check(subject) {
    const printers = new Map(subject.records.printers.map((printer) => [printer.id, printer]));
    for (const profile of subject.records.profiles) {
      for (const [field, limit] of LIMITS) {
        const max = printers.get(profile.printer)?.[limit] ?? null;
        if (max === null) continue;
        for (const layer of ['first_layer', 'other_layers'] as const) {
          const value = profile[field][layer];
          if (value === null || value <= max) continue;
          yield profileFinding(
            subject,
            profile as Profile,
            `${field}.${layer}`,
            value,
            `${field}.${layer} is ${value} °C, above the printer's ${max} °C`,
            `The printer cannot be set above ${max} °C.`,
          );
        }
      }
    }
  },
} satisfies Rule;
