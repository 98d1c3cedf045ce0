import type { Printer } from '../../../../schemas/generated/record.js';
import { faultAt } from '../../../shared/problem.js';
import { sourcesOf } from '../../load/dataset.js';
import { atPrinter, type LintFinding, type LintInput, type LintRule } from '../findings.js';

/** Presets leave a margin for clips, wipers and cutters: sources within this relative difference agree. */
const TOLERANCE = 0.15;

/** Maximum ratio of a decided size to that of a source: allows for margins and towers, but not for wrong digits. */
const MOST = 1.8;

export default {
  name: 'build-volumes-agree',
  description:
    'If sources give a build volume that differs by more than 15 % on one axis, a person has decided which is right; the decision is close to them.',
  *check({ dataset, records }) {
    for (const { id, build_volume_mm: volume, provenance } of records.printers) {
      const decided =
        provenance.curated.some(({ field }) => field === 'build_volume_mm') ||
        provenance.corrected.some(({ field }) => field.startsWith('build_volume_mm'));
      if (decided) {
        yield* farFrom(dataset, id, volume);
        continue;
      }
      for (const { field, value, source } of provenance.others) {
        const axis = /^build_volume_mm\.([xyz])$/.exec(field)?.[1] as 'x' | 'y' | 'z' | undefined;
        const chosen = axis && volume[axis];
        if (!chosen || typeof value !== 'number') continue;
        if (Math.abs(value - chosen) / chosen <= TOLERANCE) continue;
        yield faultAt(atPrinter(dataset, id, field), 'volumes_differ', [
          `${source} has ${value} mm, ${provenance.source} has ${chosen} mm`,
          'decide with curated.build_volume_mm and its source',
        ]);
      }
    }
  },
} satisfies LintRule;

/** Finds decided sizes far from those of another source: an extra digit, or centimetres. */
function* farFrom(
  dataset: LintInput['dataset'],
  id: string,
  volume: Printer['build_volume_mm'],
): Iterable<LintFinding> {
  const stated = [...sourcesOf(dataset, id)].map(([source, { file, value }]) => ({
    source,
    file,
    volume: value.facts?.build_volume_mm,
  }));
  for (const axis of ['x', 'y', 'z'] as const) {
    const own = volume[axis];
    if (own === null) continue;
    const far = stated.filter(({ volume: other }) => isFar(other?.[axis], own));
    const near = stated.filter(({ volume: other }) => typeof other?.[axis] === 'number' && !isFar(other[axis], own));
    // If other sources agree with the decision, the differing source is wrong.
    const [first] = far;
    if (first && near.length === 0)
      yield faultAt(atPrinter(dataset, id, `build_volume_mm.${axis}`), 'volume_unlike_source', [
        `${own} mm was decided, but ${first.source} has ${first.volume?.[axis] ?? 0} mm`,
        'mm, as the maker states it; add an exception if the source is wrong',
      ]);
    else
      for (const { file, volume: other } of far)
        yield faultAt({ file, path: `facts.build_volume_mm.${axis}` }, 'volume_unlike_others', [
          `${other?.[axis] ?? 0} mm, while ${own} mm was decided and other sources agree`,
          'undo the edit; add an exception if the source says so',
        ]);
  }
}

function isFar(value: number | null | undefined, own: number): boolean {
  return typeof value === 'number' && Math.max(value / own, own / value) > MOST;
}
