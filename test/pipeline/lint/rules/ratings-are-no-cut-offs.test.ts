import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/ratings-are-no-cut-offs.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { findings } from '../../../support/small-dataset.js';

const BED = { value: 90, source: 'https://example.org' };
const curated = (field: string, fact: JsonObject) => ({ printers: { 'acme-one': { curated: { [field]: fact } } } });

describe('ratings-are-no-cut-offs', () => {
  it.each([
    ['rated.max_bed_temperature_c', 'the page of the maker'],
    ['rated.max_bed_temperature_c', 'bed max_temp_c, citing the spec page of the maker'],
    ['rated.max_bed_temperature_c', 'table of machines: maxTemp 90, beside the address of the maker'],
    ['firmware_limit.max_bed_temperature_c', 'printer.cfg, cut-off: heater_bed max_temp'],
  ])('accepts %s, read as "%s"', (field, read) => {
    expect(findings(rule, curated(field, { ...BED, read }))).toEqual([]);
  });

  it.each(['printer.cfg, cut-off at 125', 'safety cutoff', 'heater_bed max_temp: 90', 'BED_MAXTEMP 90', 'MAX_TEMP'])(
    'finds a rating that was read as "%s"',
    (read) => {
      const found = [`"${read}" is the cut-off of a firmware, not what the maker rates`];
      expect(findings(rule, curated('rated.max_bed_temperature_c', { ...BED, read }))).toEqual(found);
      expect(
        findings(rule, curated('rated.max_bed_temperature_c', { ...BED, others: [{ ...BED, value: 95, read }] })),
      ).toEqual(found);
    },
  );
});
