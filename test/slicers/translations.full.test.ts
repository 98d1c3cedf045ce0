import { expect, inject } from 'vitest';
import { sourceSlicer } from '../../core/presets/source-slicer.js';
import { foreign } from './pairs.js';
import { prove, withSlicers } from './prove.js';

/** A record of each other slicer, translated: the print is the same, and every dropped value is reported. */
for (const id of ['orcaslicer', 'prusaslicer', 'cura'] as const)
  await withSlicers(id, (slicer, records) => {
    const chosen = foreign(records.profiles(), id, inject('matrix') ? 7 : 1);
    prove(slicer, records, 'translations', chosen, ({ composed }, record) => {
      expect(sourceSlicer(record)).not.toBe(id);
      expect(composed.notes.map(({ code }) => code)).not.toContain('own_slicer');
      const silent = composed.rows.filter(
        ({ value, outcome, keys, remark }) =>
          value !== null && keys.length === 0 && outcome !== 'own' && remark === null,
      );
      expect(silent.map(({ field, setting }) => field ?? setting)).toEqual([]);
      for (const { outcome, remark, remark_zh } of composed.rows)
        if (outcome === 'none' || outcome === 'approximated') expect([remark, remark_zh]).not.toContain(null);
    });
  });
