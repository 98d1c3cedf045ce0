import { faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintRule } from '../findings.js';

/** Patterns that occur in preset names but not in a maker's model name, and what to write instead. */
const LEFTOVERS: readonly (readonly [code: string, pattern: RegExp, leftover: string, instead: string])[] = [
  ['model_underscore', /_/, 'an underscore', 'the name that the maker writes, such as "K1 with CFS-C"'],
  ['model_at', /@/, 'an @', "the name that the maker writes, without the preset's material or process"],
  [
    'model_nozzle',
    /\b(nozzle)\b.*\d|\d(\.\d+)? ?(mm )?nozzle\b|\s0\.[1-9]5?(mm)?$/i,
    'a nozzle',
    'the name without a nozzle size',
  ],
  ['model_length', /\s\d+ ?mm\b/, 'a length', 'the size as the maker writes it: "V-Core 4 300"'],
  ['model_bracket', /\S\(/, 'a bracket without a space before it', 'a space before the bracket'],
  ['model_dash', /\s[-+]\s/, 'a dash or plus between words', '"with …" for an addition to a machine'],
  ['model_space', /\s{2}|^\s|\s$/, 'an extra space', 'one space between words'],
  ['model_word_twice', /\b(\w+)\s+\1\b/i, 'a repeated word', 'each word once'],
  [
    'model_addition',
    /(?<!with )(?<!\()\b(Klipper|Marlin|MMU\d?S?)\b/i,
    'an addition that looks like part of the name',
    '"with Klipper", "with MMU3"',
  ],
  ['model_slicer_word', /\b(Model|Machine|Profile|Preset)$/i, 'a word of the slicer', 'the name without it'],
];

export default {
  name: 'models-are-no-presets',
  description: "A printer's model is the name that people use, not the preset name of a slicer.",
  *check({ dataset, records }) {
    for (const { id, model } of records.printers) {
      for (const [code, pattern, leftover, instead] of LEFTOVERS)
        if (pattern.test(model))
          yield faultAt(atPrinter(dataset, id, 'model'), code, [
            `"${model}" has ${leftover}, like the name of a preset`,
            `${instead}; the preset's spelling goes among the aliases`,
          ]);
    }
  },
} satisfies LintRule;
