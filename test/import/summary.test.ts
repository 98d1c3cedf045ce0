import { describe, expect, it } from 'vitest';
import { summarize } from '../../scripts/import/summary.js';
import type { JsonObject } from '../../scripts/shared/tree.js';
import { overrides, smallDataset } from '../support/small-dataset.js';

const imported = (maxBed: number, values: JsonObject, nozzles = ['0.4']) => ({
  models: ['One'],
  facts: { max_bed_temperature_c: maxBed },
  nozzles: { '0.4': { diameter_mm: 0.4, default: true, preset: 'One 0.4' } },
  profiles: { pla: [{ nozzles, preset: 'PLA', basis: 'generic', values }] },
});
const text = (value: object) => JSON.stringify(value);
const plan = (id: string, before: string, after: string) => {
  return { file: `imported/slicer/printers/${id}.json`, before, after };
};
const PART = imported(100, { flow_ratio: 1 });
const named = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { brand: 'acme' }]));

describe('the summary of an import', () => {
  it('distinguishes new, known from another source, changed, unchanged and removed', () => {
    const dataset = smallDataset({
      printers: named('added', 'same', 'changed', 'format', 'gone'),
      imported: { slicer: { same: PART, changed: PART, format: PART, gone: PART }, other: { added: PART } },
    });
    const summary = summarize(
      [
        plan('new', '', text(PART)),
        plan('added', '', text(PART)),
        plan('same', text(PART), text(PART)),
        plan('changed', text(PART), text(imported(110, { pressure_advance: 0.02 }))),
        plan('format', text(PART), JSON.stringify(PART, null, 2)),
        {
          file: 'imported/slicer/processes/acme.json',
          before: '{"a":{"preset":"A"}}',
          after: '{"a":{"preset":"B"},"b":{"preset":"C"}}',
        },
        { file: 'imported/slicer/digests.json', before: '{}', after: '{"printers/x.json":"1"}' },
      ],
      'slicer',
      dataset,
    );
    const file = 'printers/changed';
    expect(summary).toEqual({
      created: ['printers/new'],
      known: ['printers/added'],
      changed: ['printers/changed', 'processes/acme'],
      gone: ['printers/acme-one', 'printers/gone'],
      parts: [{ file: 'processes/acme b', field: 'processes', before: null, after: {} }],
      values: [
        { file, field: 'facts.max_bed_temperature_c', before: 100, after: 110 },
        { file, field: 'profiles.values.flow_ratio', before: 1, after: null },
        { file, field: 'profiles.values.pressure_advance', before: null, after: 0.02 },
        { file: 'processes/acme', field: 'processes.preset', before: 'A', after: 'B' },
      ],
      overrides: [],
    });
  });

  it('counts an added or removed profile or nozzle once, not each of its values', () => {
    const dataset = smallDataset();
    const two = {
      ...PART,
      nozzles: { ...PART.nozzles, '0.6': { diameter_mm: 0.6, preset: 'One 0.6' } },
      profiles: {
        pla: [{ ...PART.profiles.pla[0], nozzles: ['0.4', '0.6'] }],
        abs: [{ nozzles: ['0.6'], preset: 'ABS', basis: 'generic', values: { flow_ratio: 1 } }],
      },
    };
    const to = (before: object, after: object) =>
      summarize([plan('acme-one', text(before), text(after))], 'slicer', dataset);
    const file = 'printers/acme-one';
    const parts = [
      { file: `${file} 0.6`, field: 'nozzles' },
      { file: `${file} pla 0.6`, field: 'profiles' },
      { file: `${file} abs 0.6`, field: 'profiles' },
    ];
    expect(to(PART, two)).toMatchObject({ changed: [file], values: [] });
    expect(to(PART, two).parts).toEqual(parts.map((part) => ({ ...part, before: null, after: {} })));
    expect(to(two, PART).parts).toEqual(parts.map((part) => ({ ...part, before: {}, after: null })));
  });

  it('lists overrides that upstream has adopted, and those to review', () => {
    const own = overrides(
      ['max_bed_temperature_c', 100, 110],
      ['profiles.pla.flow_ratio', 1, 0.9],
      ['build_volume_mm.z', 1, 2],
    );
    const dataset = smallDataset({ printers: { 'acme-one': own } });
    const changed = plan('acme-one', text(PART), text(imported(110, { flow_ratio: 0.95 })));
    const summary = summarize([changed], 'slicer', dataset);
    const file = 'printers/acme-one.yaml';
    expect(summary.overrides).toEqual([
      { file, field: 'max_bed_temperature_c', state: 'retire', was: 100, value: 110, now: 110 },
      { file, field: 'profiles.pla.flow_ratio', state: 'review', was: 1, value: 0.9, now: 0.95 },
    ]);
  });
});
