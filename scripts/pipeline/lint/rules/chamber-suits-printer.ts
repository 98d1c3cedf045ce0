import type { LintRule } from '../lint-rule.js';
import { profileFinding } from '../profile-finding.js';

export default {
  name: 'chamber-suits-printer',
  description:
    'An open printer has no chamber to heat, and no profile asks for a chamber warmer than the printer can reach.',
  *check(composed) {
    const { records, dataset } = composed;
    const maxima = new Map<string, number>();
    for (const {
      id,
      enclosed,
      chamber_temperature_control: controls,
      max_chamber_temperature_c: max,
    } of records.printers) {
      if (max !== null) maxima.set(id, max);
      if (enclosed !== false || (controls !== true && max === null)) continue;
      yield {
        file: dataset.printers.get(id)?.file ?? '',
        path: 'enclosed',
        against: [
          'chamber_temperature_control',
          'rated.max_chamber_temperature_c',
          'firmware_limit.max_chamber_temperature_c',
        ],
        code: 'open_with_chamber',
        parameters: { max },
      };
    }
    for (const profile of records.profiles) {
      const { printer, chamber_temperature_c: chamber } = profile;
      const max = maxima.get(printer);
      if (chamber === null || max === undefined || chamber <= max) continue;
      const fault = { code: 'chamber_beyond_printer', parameters: { chamber, max } } as const;
      const reason = `The maximum chamber temperature of this printer is ${max} °C.`;
      yield profileFinding(composed, profile, 'chamber_temperature_c', chamber, fault, reason, {
        printer: ['rated.max_chamber_temperature_c', 'firmware_limit.max_chamber_temperature_c'],
      });
    }
  },
} satisfies LintRule;
