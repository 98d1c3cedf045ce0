import { fault, faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintRule, profileFinding } from '../findings.js';

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
        ...faultAt(atPrinter(dataset, id, 'enclosed'), 'open_with_chamber', [
          `open, yet its chamber ${max === null ? 'is controlled' : `goes to ${max} °C`}`,
          'correct enclosed, the control or the maximum, with the source',
        ]),
        against: [
          'chamber_temperature_control',
          'rated.max_chamber_temperature_c',
          'firmware_limit.max_chamber_temperature_c',
        ],
      };
    }
    for (const profile of records.profiles) {
      const { printer, chamber_temperature_c: chamber } = profile;
      const max = maxima.get(printer);
      if (chamber === null || max === undefined || chamber <= max) continue;
      const flaw = fault('chamber_beyond_printer', [
        `asks for a chamber at ${chamber} °C; the maximum of this printer is ${max} °C`,
      ]);
      const reason = `The maximum chamber temperature of this printer is ${max} °C.`;
      yield profileFinding(composed, profile, 'chamber_temperature_c', chamber, flaw, reason, {
        printer: ['rated.max_chamber_temperature_c', 'firmware_limit.max_chamber_temperature_c'],
      });
    }
  },
} satisfies LintRule;
