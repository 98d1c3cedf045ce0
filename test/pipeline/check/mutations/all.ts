import { encodings, gone, yaml } from './forms.js';
import type { Mutation } from './mutation.js';
import { formulas, held, languages, plainWords, unseen } from './texts.js';
import { addresses, rules, unclean } from './unclean.js';

/** Every slip that the checks are tried with: what the tests of the single checks and rules do not show. */
export const ALL: readonly Mutation[] = [
  unseen,
  held,
  formulas,
  plainWords,
  languages,
  encodings,
  yaml,
  gone,
  unclean,
  addresses,
  rules,
].flat();
