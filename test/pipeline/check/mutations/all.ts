import { encodings, gone, yaml } from './forms.js';
import type { Mutation } from './mutation.js';
import { formulas, held, languages, plainWords, unseen } from './texts.js';
import { addresses, rules, unclean } from './unclean.js';

/** All mutations that the checks are tested with, beyond the tests of single checks and rules. */
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
