import { describe, expect, it } from 'vitest';
import { formatSummary, summarize } from '../../scripts/import/summary.js';

const file = (part: string, rest = '') =>
  `id: acme-one\n${rest}sources:\n  slicer: ${part}\n  other: {facts: {x: 1}}\n`;
const plan = (name: string, before: string, after: string) => ({ file: `printers/acme/${name}.yaml`, before, after });
const PART = '{facts: {max_bed_temperature_c: 100, nozzles_list: [1, 2]}, profiles: {pla: {flow_ratio: 1}}}';

describe('the summary of an import', () => {
  it('tells what is new, known from another source, changed, the same and gone', () => {
    const changed = PART.replace('100', '110').replace('[1, 2]', '[1]').replace('flow_ratio: 1', 'preset: x');
    const summary = summarize(
      [
        plan('new', '', file(PART)),
        plan('added', 'id: acme-one\nsources: {other: {facts: {x: 1}}}\n', file(PART)),
        plan('same', file(PART), file(PART)),
        plan('changed', file(PART), file(changed)),
        plan('format', file(PART), file(PART).replace('id: acme-one', 'id: "acme-one"')),
      ],
      'slicer',
      ['same', 'changed', 'gone'].map((name) => `printers/acme/${name}.yaml`),
    );
    expect(summary).toEqual({
      created: ['printers/acme/new.yaml'],
      added: ['printers/acme/added.yaml'],
      changed: [
        {
          file: 'printers/acme/changed.yaml',
          changes: [
            { path: 'facts.max_bed_temperature_c', before: 100, after: 110 },
            { path: 'facts.nozzles_list', before: [1, 2], after: [1] },
            { path: 'profiles.pla.flow_ratio', before: 1, after: null },
            { path: 'profiles.pla.preset', before: null, after: 'x' },
          ],
        },
      ],
      gone: ['printers/acme/gone.yaml'],
      overrides: [],
    });
    expect(formatSummary(summary).split('\n')).toEqual([
      '1 new, 1 known from another source, 1 changed, 1 gone upstream',
      'New:',
      '  printers/acme/new.yaml',
      'Changed:',
      '  printers/acme/changed.yaml',
      '    facts.max_bed_temperature_c: 100 -> 110',
      '    facts.nozzles_list: [1,2] -> [1]',
      '    profiles.pla.flow_ratio: 1 -> null',
      '    profiles.pla.preset: null -> "x"',
      'Gone upstream (the files stay as they are; their ids are published):',
      '  printers/acme/gone.yaml',
    ]);
  });

  it('says which overrides upstream has caught up with, and which it has moved away from', () => {
    const overrides = `overrides:
  - {field: max_bed_temperature_c, was: 100, value: 110, reason: r, source: s}
  - {field: profiles.pla.flow_ratio, was: 1, value: 0.9, reason: r, source: s}
  - {field: build_volume_mm.z, was: 1, value: 2, reason: r, source: s}
`;
    const after = PART.replace('100', '110').replace('flow_ratio: 1', 'flow_ratio: 0.95');
    const summary = summarize([plan('one', file(PART, overrides), file(after, overrides))], 'slicer', []);
    expect(summary.overrides).toEqual([
      {
        file: 'printers/acme/one.yaml',
        field: 'max_bed_temperature_c',
        state: 'retire',
        was: 100,
        value: 110,
        now: 110,
      },
      {
        file: 'printers/acme/one.yaml',
        field: 'profiles.pla.flow_ratio',
        state: 'review',
        was: 1,
        value: 0.9,
        now: 0.95,
      },
    ]);
    expect(formatSummary(summary)).toContain(
      'was 100, corrected to 110, now 110; upstream now agrees: remove the override',
    );
    expect(formatSummary(summary)).toContain('now 0.95; upstream changed it: is the override still right?');
  });

  it('shows so many files and no more, but counts all', () => {
    const many = Array.from({ length: 25 }, (_, i) => plan(`n${String(i).padStart(2, '0')}`, '', file(PART)));
    const text = formatSummary(summarize(many, 'slicer', []), 3);
    expect(text).toBe(
      '25 new, 0 known from another source, 0 changed, 0 gone upstream\nNew:\n  printers/acme/n00.yaml\n  printers/acme/n01.yaml\n  printers/acme/n02.yaml\n  … and 22 more',
    );
  });
});
