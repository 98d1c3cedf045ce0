import { expect, it } from 'vitest';
import { SLICER_NAMES, SLICERS, slicerNamed } from '../../../core/words/slicers.js';

it.each(SLICERS)('%s is recognised by its id and its name, however the words are joined', (id) => {
  const words = id.split('_');
  const spellings = [id, SLICER_NAMES[id], ...['-', ' ', '', '_'].map((between) => words.join(between))];
  for (const told of spellings.flatMap((one) => [one, one.toUpperCase()])) expect(slicerNamed(told)).toBe(id);
});

it.each(['', 'orca', 'prusa', 'superslicer', 'cura engine'])('%j is not recognised', (told) => {
  expect(slicerNamed(told)).toBe(null);
});
