import { describe, expect, it } from 'vitest';
import { describeCondition } from '../../../core/troubleshoot/resolve/condition-words.js';
import { BUILDS, CONDITION_VALUES, inLanguage, LIKELIHOODS } from '../../../core/words/enumerations.js';
import { LOCALES } from '../../../core/words/language.js';
import { wordsIn } from '../../../core/words/record-words.js';
import conditions from '../../../schemas/source/conditions.schema.json' with { type: 'json' };

const { material_traits, extruder_types, structures, equipment, nozzle_materials, firmwares } = conditions.properties;
const values = [material_traits, extruder_types, structures, equipment, nozzle_materials, firmwares].flatMap(
  ({ items }) => items.enum,
);

describe('enumeration words', () => {
  it('are in the requested language', () => {
    expect(inLanguage(LIKELIHOODS, 'en').low).toBe('rare');
    expect(inLanguage(LIKELIHOODS, 'zh').low).toBe('少见');
  });

  it('cover every value that a condition can ask for', () => {
    expect(values.length).toBeGreaterThan(20);
    expect(values.filter((value) => !Object.hasOwn(CONDITION_VALUES, value))).toEqual([]);
  });

  it.each(['en', 'zh'] as const)('are the same in a condition and in a record: %s', (language) => {
    const words = wordsIn(language);
    for (const value of Object.keys(BUILDS))
      expect(describeCondition({ field: 'structures', allowed: [value] }, LOCALES[language].say)).toContain(
        words[value],
      );
  });
});
