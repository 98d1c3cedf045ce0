import { expect, it } from 'vitest';
import { fillText } from '../../../core/words/fill.js';

it('fills a text in both languages with figures, names and words', () => {
  const text = { en: '{what} at {value} °C, {what}.', zh: '{what} {value} °C' };
  const bed = { en: 'bed', zh: '热床' };
  expect(fillText(text, { what: bed, value: 60 })).toEqual({ en: 'bed at 60 °C, bed.', zh: '热床 60 °C' });
  expect(fillText(text, { what: '$&', value: 0 })).toEqual({ en: '$& at 0 °C, $&.', zh: '$& 0 °C' });
  expect(() => fillText(text, { what: bed })).toThrow('{value}');
});
