import type { LintRule } from '../lint-rule.js';

/** Presets leave a margin for clips, wipers and cutters: sources that differ by less than this agree. */
const TOLERANCE = 0.15;

export default {
  name: 'build-volumes-agree',
  description:
    'Where sources give a build volume that differs by more than 15 % in one axis, somebody has decided which is right.',
  *check({ dataset, records }) {
    for (const { id, build_volume_mm: volume, provenance } of records.printers) {
      const decided =
        provenance.curated.some(({ field }) => field === 'build_volume_mm') ||
        provenance.corrected.some(({ field }) => field.startsWith('build_volume_mm'));
      if (decided) continue;
      for (const { field, value, source } of provenance.others) {
        const axis = /^build_volume_mm\.([xyz])$/.exec(field)?.[1] as 'x' | 'y' | 'z' | undefined;
        const chosen = axis && volume[axis];
        if (!chosen || typeof value !== 'number') continue;
        if (Math.abs(value - chosen) / chosen <= TOLERANCE) continue;
        yield {
          file: dataset.printers.get(id)?.file ?? '',
          path: field,
          message: `${source} says ${value} mm, ${provenance.source} says ${chosen} mm`,
          allowed: 'decide with curated.build_volume_mm and its source',
        };
      }
    }
  },
} satisfies LintRule;
