import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES, recordPath } from '../../../core/contract/paths.js';
import type { BriefPrinter, Printer } from '../../../schemas/generated/record.js';
import { briefPrinter } from '../../../scripts/pipeline/emit/brief-records.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { smallRecords } from '../../support/small-dataset.js';

interface List<T> {
  data: T[];
  meta: { total: number; page: number; limit: number };
}

/** The printer of the small dataset with the facts of a test. */
const [printer] = smallRecords().printers as [Printer];
const brief = (changes: Partial<Printer>) => briefPrinter({ ...printer, ...changes });

const REASON = { reason: 'x', reason_zh: 'x', correct_count: 1, known_count: 1 };
const LIKELY = { field: 'extruder_type', value: 'bowden', ...REASON };
const volume = (x: number | null, y = x, z = x) => ({ x, y, z });

describe('a printer in brief', () => {
  it('has the usable volume only if it is known and differs', () => {
    const of = (build: Printer['build_volume_mm'], printable: Printer['build_volume_mm']) =>
      brief({ build_volume_mm: build, printable_volume_mm: printable }).printable_volume_mm;
    expect(of(volume(200), volume(200))).toBeNull();
    expect(of(volume(200), volume(null))).toBeNull();
    expect(of(volume(200), volume(200, 200, 190))).toEqual({ x: 200, y: 200, z: 190 });
  });

  it('names the maxima that are only firmware limits', () => {
    const { provenance } = printer;
    const of = (max_nozzle_temperature_c: 'rated' | 'firmware_limit') => {
      const figure_kinds = { ...provenance.figure_kinds, max_nozzle_temperature_c };
      return brief({ provenance: { ...provenance, figure_kinds } }).firmware_limits;
    };
    expect(of('rated')).not.toContain('max_nozzle_temperature_c');
    expect(of('firmware_limit')).toContain('max_nozzle_temperature_c');
  });

  it('separates likely facts from stated ones', () => {
    const unstated = brief({ extruder_type: null, likely: [LIKELY] });
    expect([unstated.extruder_type, unstated.likely_extruder_type]).toEqual([null, 'bowden']);
    const stated = brief({ extruder_type: 'direct_drive', likely: [LIKELY] });
    expect([stated.extruder_type, stated.likely_extruder_type]).toEqual(['direct_drive', null]);
    expect(brief({ extruder_type: null, likely: [] }).likely_extruder_type).toBeNull();
  });
});

describe('the brief file of all printers', async () => {
  const release = await shared('release');
  const text = readFileSync(path.join(release, FILES.briefPrinters));
  const { data, meta } = JSON.parse(text.toString()) as List<BriefPrinter>;

  it('has every printer once, in one page, consistent with its record', () => {
    const { counts } = readJson<{ counts: { printers: number } }>(release, FILES.index);
    expect(meta).toEqual({ total: counts.printers, page: 1, limit: counts.printers });
    expect(new Set(data.map(({ id }) => id)).size).toBe(counts.printers);
    for (const one of data) {
      const [record] = readJson<List<Printer>>(release, recordPath('printers', one.id)).data;
      const { likely_extruder_type: _likely, printable_volume_mm: _printable, firmware_limits: limits, ...same } = one;
      expect(record).toMatchObject(same);
      for (const field of limits) expect(record?.provenance.figure_kinds[field]).not.toBe('rated');
    }
  });

  it('fits its schema, and has at most 60 KB compressed for 1,000 printers', () => {
    expect(schemaErrors(release, 'brief-printer', data)).toEqual([]);
    expect((gzipSync(text).length / data.length) * 1000).toBeLessThanOrEqual(60_000);
  });
});
