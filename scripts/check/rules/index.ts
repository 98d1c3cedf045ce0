import type { Rule } from '../rule.js';

/** Every rule of the lint, in the order in which they run. */
export const RULES: readonly Rule[] = [];
