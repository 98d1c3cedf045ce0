import type { Say } from '../../../core/words/language.js';

/** A number with its thousands apart, with as many decimals as it needs up to `decimals`. */
export function number(value: number, say: Say, decimals = 0): string {
  return value.toLocaleString(say('en-GB', 'zh-CN'), { maximumFractionDigits: decimals });
}
