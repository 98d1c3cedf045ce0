import type { EffectsSource } from '../../../schemas/generated/source.js';

/** Causes that an outcome or a setup makes likelier, and less likely. */
interface Effects {
  more?: EffectsSource | undefined;
  less?: EffectsSource | undefined;
}

/** Causes that are named a second time, and where: one would have two grades, or be likelier and less likely at once. */
export function* duplicateCauses(effects: Effects): Iterable<{ at: string; cause: string }> {
  const seen = new Set<string>();
  for (const way of ['more', 'less'] as const)
    for (const [grade, causes = []] of Object.entries((effects[way] ?? {}) as Readonly<Record<string, string[]>>))
      for (const [index, cause] of causes.entries()) {
        if (seen.has(cause)) yield { at: `${way}.${grade}.${index}`, cause };
        seen.add(cause);
      }
}
