import type { CodeWith } from '../../../shared/problem-messages/messages.js';
import type { Texts } from '../../../shared/problem-messages/row.js';
import type { LintRule } from '../lint-rule.js';

/** What the names of presets have and a maker's name has not. */
const LEFTOVERS: readonly (readonly [code: CodeWith<Texts<'model'>>, pattern: RegExp])[] = [
  ['model_underscore', /_/],
  ['model_at', /@/],
  ['model_nozzle', /\b(nozzle)\b.*\d|\d(\.\d+)? ?(mm )?nozzle\b|\s0\.[1-9]5?(mm)?$/i],
  ['model_length', /\s\d+ ?mm\b/],
  ['model_bracket', /\S\(/],
  ['model_dash', /\s[-+]\s/],
  ['model_space', /\s{2}|^\s|\s$/],
  ['model_word_twice', /\b(\w+)\s+\1\b/i],
  ['model_addition', /(?<!with )(?<!\()\b(Klipper|Marlin|MMU\d?S?)\b/i],
  ['model_slicer_word', /\b(Model|Machine|Profile|Preset)$/i],
];

export default {
  name: 'models-are-no-presets',
  description: "A printer's model is the name that people use, not the preset name of a slicer.",
  *check({ dataset, records }) {
    for (const { id, model } of records.printers) {
      for (const [code, pattern] of LEFTOVERS)
        if (pattern.test(model))
          yield { file: dataset.printers.get(id)?.file ?? '', path: 'model', code, parameters: { model } };
    }
  },
} satisfies LintRule;
