import { judgeFacts } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Guess, SetupFacts, WordField } from '../../../core/troubleshoot/resolve/facts.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';

type SetupOfTable = Diagnosis['setups'][number];

/** A part of the table that holds for a setup: by which of its words, and what it does to the causes that are possible. */
export interface SetupEffect {
  of: SetupOfTable;
  /** The words of the setup that it holds by, with what each is about. */
  by: { field: WordField | 'nozzle_diameters_mm'; word: string }[];
  more: string[];
  less: string[];
  /** What was taken for likely. */
  likely: Guess[];
}

/** What of a setup the ranking uses. */
export function setupEffects({ setups }: Diagnosis, known: SetupFacts, causes: readonly string[]): SetupEffect[] {
  return setups.flatMap((of) => {
    const { verdict, likely } = judgeFacts(of.when, known);
    if (verdict !== 'yes' || of.when === null) return [];
    const by = Object.entries(of.when).flatMap(([key, allowed]): SetupEffect['by'] => {
      if (allowed === null) return [];
      if (!Array.isArray(allowed)) return [{ field: 'nozzle_diameters_mm', word: known.nozzles.join(', ') }];
      const field = key as WordField;
      return allowed.filter((word) => known.is(field, word).holds === true).map((word) => ({ field, word }));
    });
    const moved = (change: 'more' | 'less') =>
      of.effects
        .filter((effect) => effect.change === change && causes.includes(effect.cause))
        .map(({ cause }) => cause);
    return [{ of, by, more: moved('more'), less: moved('less'), likely }];
  });
}
