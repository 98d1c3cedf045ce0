import { endBeyond } from '../../../../core/profiles/range.js';
import type { Quantity } from '../../../../schemas/generated/source.js';
import { faultAt } from '../../../shared/problem.js';
import { everyNode } from '../../../shared/tree.js';
import type { LintFinding, LintRule } from '../findings.js';

/** Absolute limits of any value, by unit: those of desktop hardware, and of arithmetic. */
const LIMITS: Partial<Record<Quantity['unit'], readonly [min: number, max: number]>> = {
  '°C': [-20, 500],
  '%': [-100, 400],
  '% relative humidity': [0, 100],
  '°': [0, 360],
  ratio: [-1, 3], // a step may lower a ratio
  mm: [-20, 1000],
  'mm/s': [0, 1500],
  'mm/s²': [0, 100_000],
  'mm³/s': [0, 200],
};

export default {
  name: 'safe-ranges-are-safe',
  description: 'Every figure of a fix is within what hardware can do, and its target within its safe range.',
  *check({ dataset: { fixes } }) {
    for (const { file, value: fix } of fixes.values()) {
      for (const [path, node] of everyNode(fix))
        if (typeof node === 'object' && node !== null && 'unit' in node && 'sources' in node)
          yield* judge(file, path, node as Quantity);
      const { safe_range: safe, target } = fix.adjustment ?? {};
      if (!safe || 'material_range' in safe || !target || 'option' in target) continue;
      const { value } = target as Quantity;
      const { unit } = safe as Quantity;
      if (value === undefined || unit !== (target as Quantity).unit) continue;
      if (endBeyond(value, safe as Quantity) !== null)
        yield faultAt({ file, path: 'adjustment.target' }, 'target_outside_range', [
          `${value} ${unit} is outside its own safe range`,
        ]);
    }
  },
} satisfies LintRule;

function* judge(file: string, path: string, { value, min, max, unit }: Quantity): Iterable<LintFinding> {
  const [lowest, highest] = LIMITS[unit] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const figure of [value, min, max]) {
    if (figure !== undefined && (figure < lowest || figure > highest))
      yield faultAt({ file, path }, 'beyond_hardware', [
        `${figure} ${unit} is beyond what any hardware can do`,
        `${lowest} to ${highest} ${unit}`,
      ]);
  }
}
