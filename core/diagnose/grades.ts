/**
 * By how much an outcome or a setup multiplies (`more`) or divides (`less`) the weight of a cause: likelihood ratios.
 * Three grades are as fine as a judgement can be; the numbers are one choice for all of them.
 */
export const GRADES = { slightly: 2, clearly: 5, decisively: 20 } as const;

/** What a likelihood of a rule weighs. */
export const LIKELIHOODS = { high: 6, medium: 2.5, low: 1 } as const;

/** Causes of one likelihood stand in the order of their likelihood too: each weighs a little less than the one before. */
export const NEXT_OF_LIKELIHOOD = 0.97;

/** What a cause weighs under a symptom that does not list it: less than any that it lists, where several are seen. */
export const UNLISTED_WEIGHT = 0.25;
