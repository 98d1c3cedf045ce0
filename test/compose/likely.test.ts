import { describe, expect, it } from 'vitest';
import type { Printer } from '../../schemas/generated/record.js';
import { likelyOf, provenSigns } from '../../scripts/compose/likely.js';
import { smallComposed } from '../support/small-dataset.js';

const [one] = smallComposed().records.printers as [Printer];
const printer = (length_mm: number | null, extruder_type: Printer['extruder_type']): Printer => ({
  ...one,
  extruder_type,
  retraction: { ...one.retraction, length_mm },
});
const many = (count: number, ...like: Parameters<typeof printer>) =>
  Array.from({ length: count }, () => printer(...like));

describe('what is likely', () => {
  const known = [...many(39, 5, 'bowden'), ...many(1, 4, 'direct_drive'), ...many(30, 0.8, 'direct_drive')];

  it('is told with how often the sign was right', () => {
    const signs = provenSigns([...known, ...many(100, 5, null)]);
    expect(likelyOf(printer(6, null), signs)).toEqual([
      {
        field: 'extruder_type',
        value: 'bowden',
        because: 'its default retraction is 6 mm',
        because_zh: '其默认回抽长度为 6 mm',
        right: 39,
        known: 40,
      },
    ]);
    expect(likelyOf(printer(1, null), signs)).toMatchObject([{ value: 'direct_drive', right: 30, known: 30 }]);
  });

  it('is nothing where the fact is known, where no sign holds, and where retraction is not known or off', () => {
    const signs = provenSigns(known);
    expect(likelyOf(printer(6, 'direct_drive'), signs)).toEqual([]);
    for (const length of [2, null, 0]) expect(likelyOf(printer(length, null), signs)).toEqual([]);
  });

  it('does not stand on a sign that is wrong too often, or known of too few', () => {
    const wrong = [...many(19, 5, 'bowden'), ...many(1, 5, 'direct_drive')];
    expect(likelyOf(printer(6, null), provenSigns(wrong))).toEqual([]);
    expect(likelyOf(printer(6, null), provenSigns(many(19, 5, 'bowden')))).toEqual([]);
  });

  it('never becomes the fact', () => {
    const { printers } = smallComposed({ facts: { retraction: { length_mm: 6 } } }).records;
    expect(printers[0]?.extruder_type).toBeNull();
  });
});
