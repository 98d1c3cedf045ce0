import { describe, expect, it } from 'vitest';
import { WARNINGS, type WarningCode, warning } from '../../../core/words/warnings.js';
import { recordSchema } from '../../../scripts/shared/schemas/read.js';
import { at } from '../../../scripts/shared/tree.js';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('warnings', () => {
  it.each(['profile', 'printer', 'material'])('are an enumeration in the schema of a %s', (record) => {
    expect(at(recordSchema(record), 'properties.warnings.items.properties.code.enum')).toEqual(Object.keys(WARNINGS));
  });

  it.each(Object.entries(WARNINGS))('name the same direction in both languages: %s', (_, { en, zh }) => {
    expect(placeholders(zh)).toEqual(placeholders(en));
    expect(zh).toMatch(/\p{Script=Han}/u);
  });

  it('have their figures filled in', () => {
    expect(
      warning('near_firmware_cutoff', 'nozzle_temperature_c.other_layers', { temperature: 255, limit: 260 }),
    ).toEqual({
      code: 'near_firmware_cutoff',
      field: 'nozzle_temperature_c.other_layers',
      message: expect.stringMatching(/^Prints at 255 °C\..* 260 °C /),
      message_zh: expect.stringMatching(/255 °C.*260 °C/),
    });
    const expected = { message: expect.stringContaining('brass'), message_zh: expect.stringContaining('黄铜') };
    expect(warning('nozzle_too_soft', 'material', { nozzle: { en: 'brass', zh: '黄铜' } })).toMatchObject(expected);
  });

  it('reject a text without a figure', () => {
    expect(() => warning('near_firmware_cutoff' satisfies WarningCode, 'x', { limit: 1 })).toThrow(
      'lacks {temperature}',
    );
  });
});
