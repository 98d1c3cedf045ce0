import { causes, digests } from './causes.js';
import { decisive, figures, gone, idle, names, overrides, ranges, references, relatives } from './facts.js';
import { encodings, yaml } from './forms.js';
import type { Mutation } from './mutation.js';
import { formulas, held, languages, plainWords, unseen } from './texts.js';
import { addresses, rules, unclean } from './unclean.js';
import { wording } from './wording.js';

/** Every slip that the checks are tried with. */
export const ALL: readonly Mutation[] = [
  unseen,
  held,
  formulas,
  plainWords,
  languages,
  encodings,
  yaml,
  references,
  relatives,
  names,
  ranges,
  figures,
  overrides,
  idle,
  decisive,
  gone,
  unclean,
  addresses,
  rules,
  causes,
  digests,
  wording,
].flat();

/** The first slips of every class in every file, for what takes longer than a check. */
export const SOME: readonly Mutation[] = [...Map.groupBy(ALL, ({ of, file }) => `${of} ${file}`).values()].flatMap(
  (same) => same.slice(0, 4),
);
