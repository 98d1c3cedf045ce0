import type { Say } from '../../../core/language.js';

/** A number with its thousands apart, with as many decimals as it needs up to `decimals`. */
export function number(value: number, say: Say, decimals = 0): string {
  return value.toLocaleString(say('en-GB', 'zh-CN'), { maximumFractionDigits: decimals });
}

/** An amount of US dollars: to the cent below a thousand, to the dollar above. */
export function usd(value: number, say: Say): string {
  const digits = value === 0 || value >= 1000 ? 0 : 2;
  const amount = value.toLocaleString(say('en-GB', 'zh-CN'), {
    minimumFractionDigits: digits,
    maximumFractionDigits: value < 0.1 ? 3 : digits,
  });
  return say(`$${amount}`, `${amount} 美元`);
}
