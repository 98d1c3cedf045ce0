import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frame, readAnswer, SEPARATOR, writeAnswer } from '../../../core/contract/envelope.js';

const META = { total: 2, page: 1, limit: 50 };

describe('an answer', () => {
  it('has one record per line', () => {
    expect(writeAnswer(['{"id":"a"}', '{"id":"b"}'], META)).toBe(
      '{"success":true,"data":[\n{"id":"a"},\n{"id":"b"}\n],"meta":{"total":2,"page":1,"limit":50}}\n',
    );
    expect(writeAnswer([], { ...META, total: 0 })).toBe(
      '{"success":true,"data":[\n],"meta":{"total":0,"page":1,"limit":50}}\n',
    );
  });

  it('is the content between the start and the end of its frame', () => {
    const { before, after } = frame(2, META);
    expect(`${before}{"id":"a"}${SEPARATOR}{"id":"b"}${after}`).toBe(writeAnswer(['{"id":"a"}', '{"id":"b"}'], META));
  });

  it('can be split into its original records', () => {
    const record = fc
      .record({ id: fc.string({ unit: 'grapheme' }), list: fc.array(fc.string()) })
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.array(record), fc.nat(), (records, more) => {
        const total = records.length + more;
        expect(readAnswer(writeAnswer(records, { total, page: 1, limit: 50 }))).toEqual({ records, total });
      }),
    );
  });

  it('is parsed as null if truncated at any point', () => {
    const whole = writeAnswer(['{"id":"a"}', '{"id":"b"}'], META);
    for (let length = 0; length < whole.length; length++)
      expect(() => readAnswer(whole.slice(0, length)), String(length)).toThrow('the file is not a complete answer');
  });
});
