import { faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintRule } from '../findings.js';

/**
 * Identifiers by which a machine, a slicer or a program distinguishes a model from all others. Those that makers
 * themselves use twice (`model_id` of presets, serial numbers, sample configurations, host names) can be shared.
 */
const OWN = [
  'bambu_model_code',
  'prusa_model_number',
  'creality_model',
  'elegoo_model',
  'anycubic_model',
  'flashforge_model',
  'orcaslicer_printer',
  'bambu_studio_printer',
  'creality_print_printer',
  'elegoo_slicer_printer',
  'anycubic_slicer_printer',
  'qidi_studio_printer',
  'orca_flashforge_printer',
  'prusaslicer_printer',
  'cura_definition',
] as const;

export default {
  name: 'identifiers-are-own',
  description: 'An identifier of a model belongs to one printer only.',
  *check({ dataset, records }) {
    const owners = new Map<string, string>();
    for (const { id, identifiers } of records.printers) {
      for (const system of OWN) {
        for (const identifier of identifiers[system] ?? []) {
          const before = owners.get(`${system}/${identifier}`);
          owners.set(`${system}/${identifier}`, before ?? id);
          if (before !== undefined)
            yield faultAt(atPrinter(dataset, id, `identifiers.${system}`), 'identifier_of_another', [
              `"${identifier}" already stands for ${before}`,
              'an identifier that no other record has',
            ]);
        }
      }
    }
  },
} satisfies LintRule;
