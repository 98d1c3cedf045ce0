import type { EffectsSource } from '../../../schemas/generated/source.js';

/** Causes that an outcome or a setup makes more and less likely. */
interface Effects {
  more?: EffectsSource | undefined;
  less?: EffectsSource | undefined;
}

/** Causes that are listed twice, with the path: they would have two grades, or be both more and less likely. */
export function* duplicateCauses(effects: Effects): Iterable<{ at: string; cause: string }> {
  const seen = new Set<string>();
  for (const way of ['more', 'less'] as const)
    for (const [grade, causes = []] of Object.entries((effects[way] ?? {}) as Readonly<Record<string, string[]>>))
      for (const [index, cause] of causes.entries()) {
        if (seen.has(cause)) yield { at: `${way}.${grade}.${index}`, cause };
        seen.add(cause);
      }
}
