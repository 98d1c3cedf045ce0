import type { LintRule } from '../lint-rule.js';

/** What the names of presets have and a maker's name has not, with what to write instead. */
const LEFTOVERS: readonly (readonly [pattern: RegExp, message: string, allowed: string])[] = [
  [/_/, 'an underscore', 'the name that the maker writes, such as "K1 with CFS-C"'],
  [/@/, 'an @', "the name that the maker writes, without the preset's material or process"],
  [/\b(nozzle)\b.*\d|\d(\.\d+)? ?(mm )?nozzle\b|\s0\.[1-9]5?(mm)?$/i, 'a nozzle', 'the name without a nozzle size'],
  [/\s\d+ ?mm\b/, 'a length', 'the size as the maker writes it: "V-Core 4 300"'],
  [/\S\(/, 'a bracket without a space before it', 'a space before the bracket'],
  [/\s[-+]\s/, 'a dash or plus between words', '"with …" for what is added to a machine'],
  [/\s{2}|^\s|\s$/, 'a space too many', 'one space between words'],
  [/\b(\w+)\s+\1\b/i, 'a word twice', 'each word once'],
  [
    /(?<!with )(?<!\()\b(Klipper|Marlin|MMU\d?S?)\b/i,
    'an addition as if it were a name',
    '"with Klipper", "with MMU3"',
  ],
  [/\b(Model|Machine|Profile|Preset)$/i, "a slicer's own word", 'the name without it'],
];

export default {
  name: 'models-are-no-presets',
  description: "A printer's model is the name that people use, not what a slicer calls its preset.",
  *check({ dataset, records }) {
    for (const { id, model } of records.printers) {
      for (const [pattern, what, allowed] of LEFTOVERS) {
        if (!pattern.test(model)) continue;
        yield {
          file: dataset.printers.get(id)?.file ?? '',
          path: 'model',
          message: `"${model}" has ${what}, as a preset's name`,
          allowed: `${allowed}; the preset's spelling goes among the aliases`,
        };
      }
    }
  },
} satisfies LintRule;
