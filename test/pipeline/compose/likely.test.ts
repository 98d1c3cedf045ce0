import { describe, expect, it } from 'vitest';
import type { Printer } from '../../../schemas/generated/record.js';
import { likelyOf, provenSigns } from '../../../scripts/pipeline/compose/likely.js';
import { smallComposed } from '../../support/small-dataset.js';

const [one] = smallComposed().records.printers as [Printer];
const printer = (length_mm: number | null, extruder_type: Printer['extruder_type']): Printer => ({
  ...one,
  extruder_type,
  retraction: { ...one.retraction, length_mm },
});
const many = (count: number, ...like: Parameters<typeof printer>) =>
  Array.from({ length: count }, () => printer(...like));

const KIND = () => 'orca';

describe('a likely fact', () => {
  const known = [...many(39, 5, 'bowden'), ...many(1, 4, 'direct_drive'), ...many(30, 0.8, 'direct_drive')];

  it('is stated with how often its sign was right', () => {
    const signs = provenSigns([...known, ...many(100, 5, null)], KIND);
    const reasons = { reason: 'its default retraction is 6 mm', reason_zh: '其默认回抽长度为 6 mm' };
    expect(likelyOf(printer(6, null), signs, KIND)).toEqual([
      { field: 'extruder_type', value: 'bowden', ...reasons, correct_count: 39, known_count: 40 },
    ]);
    expect(likelyOf(printer(1, null), signs, KIND)).toMatchObject([
      { value: 'direct_drive', correct_count: 30, known_count: 30 },
    ]);
  });

  it('is null if a configuration with the same head has another', () => {
    const signs = provenSigns([...known, ...many(100, 5, null)], KIND);
    expect(likelyOf(printer(6, null), signs, KIND, [printer(0.8, null)])).toEqual([]);
    expect(likelyOf(printer(6, null), signs, KIND, [printer(null, 'direct_drive')])).toEqual([]);
    expect(likelyOf(printer(6, null), signs, KIND, [printer(5, null), printer(null, null)])).toHaveLength(1);
  });

  it('is null if the fact is known, no sign applies, or retraction is unknown or off', () => {
    const signs = provenSigns(known, KIND);
    expect(likelyOf(printer(6, 'direct_drive'), signs, KIND)).toEqual([]);
    for (const length of [2, null, 0]) expect(likelyOf(printer(length, null), signs, KIND)).toEqual([]);
  });

  it('is never based on an unreliable or rare sign', () => {
    const wrong = [...many(19, 5, 'bowden'), ...many(1, 5, 'direct_drive')];
    expect(likelyOf(printer(6, null), provenSigns(wrong, KIND), KIND)).toEqual([]);
    expect(likelyOf(printer(6, null), provenSigns(many(19, 5, 'bowden'), KIND), KIND)).toEqual([]);
  });

  it('is only based on machines of the same kind of source', () => {
    const kindOf = ({ provenance }: Pick<Printer, 'provenance'>) => provenance.source;
    const from = (source: string, one: Printer): Printer => ({ ...one, provenance: { ...one.provenance, source } });
    const ofOrca = known.map((one) => from('orca', one));
    const signs = provenSigns(ofOrca, kindOf);
    expect(likelyOf(from('orca', printer(6, null)), signs, kindOf)).toHaveLength(1);
    expect(likelyOf(from('cura', printer(6, null)), signs, kindOf)).toEqual([]);
  });

  it('is not based on a retraction of the slicer’s base preset', () => {
    const signs = provenSigns(known, KIND);
    const at = (length_mm: number, speed_mm_s: number): Printer => ({
      ...printer(length_mm, null),
      retraction: { ...one.retraction, length_mm, speed_mm_s },
    });
    expect(likelyOf(at(5, 60), signs, KIND)).toEqual([]);
    expect(likelyOf(at(1, 60), signs, KIND)).toEqual([]);
    expect(likelyOf(at(5, 45), signs, KIND)).toHaveLength(1);
  });

  it('never becomes a stated fact', () => {
    const { printers } = smallComposed({ facts: { retraction: { length_mm: 6 } } }).records;
    expect(printers[0]?.extruder_type).toBeNull();
  });
});
