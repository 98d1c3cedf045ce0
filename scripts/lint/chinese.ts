/** Something that a Chinese reader stumbles over in how a text is set. */
export interface Flaw {
  /** What is wrong, and what stands there: `no space between Chinese and Latin: "用PLA"`. */
  message: string;
  /** How Chinese is set instead. */
  allowed: string;
}

const HAN = '\\p{Script=Han}';
/** Full-width punctuation. Quotation marks and dashes are the same characters in English, and count as Chinese here. */
const FULL = '，。、；：？！（）【】《》“”‘’…—';
const CHINESE = `[${HAN}${FULL}]`;
/** Those that bring their own room; a dash may stand between spaces, as in a list. */
const CLOSE = FULL.replaceAll(/[—…]/g, '');

/** What stands for a part of a text whose inside is not Chinese prose, so that its neighbours are still looked at. */
const CODE = 'x';
/** What stands for a part that may turn out to be of either language. */
const ANYTHING = '\uE000';

interface Setting {
  pattern: RegExp;
  message: string;
  allowed: string;
}

/** A rule of typesetting; its pattern finds what breaks it. */
function setting(pattern: string, message: string, allowed: string): Setting {
  return { pattern: new RegExp(pattern, 'gu'), message, allowed };
}

const SETTINGS: readonly Setting[] = [
  setting(`${HAN} ?[,;:?!()]|[,;:?!()] ?${HAN}`, 'half-width punctuation in Chinese', 'full-width ，；：？！（）'),
  setting(`${HAN}\\.(?![\\w.])`, 'half-width full stop in Chinese', '。'),
  setting(`${HAN} ?\\.{3}|\\.{3} ?${HAN}`, 'dots in place of an ellipsis', '……'),
  // A number with its unit is one word: "60 °C 以下", "15% 的".
  setting(
    `${HAN}[A-Za-z0-9°±<>≤≥+$@#-]*[A-Za-z0-9]|[A-Za-z0-9%°²³Ω℃]${HAN}`,
    'no space between Chinese and Latin letters or digits',
    'a space there, such as "用 PLA 打印"',
  ),
  setting(` [${CLOSE}]|[${CLOSE}] `, 'a space beside full-width punctuation', 'none there'),
  setting(
    `"[^"]*${CHINESE}|${CHINESE}[^"]*"|'${CHINESE}|${CHINESE}'`,
    'straight quotation marks in Chinese',
    '“ and ”',
  ),
  setting('[０-９Ａ-Ｚａ-ｚ／％]', 'full-width letters, digits or signs', 'half-width ones'),
  setting('[「」『』]', 'quotation marks of Traditional Chinese', '“ and ”'),
];

/**
 * Finds what is set in another way than Chinese is: half-width punctuation, no space between Chinese and Latin letters
 * or digits, spaces beside full-width punctuation, straight quotation marks.
 *
 * Code between backticks counts as a Latin word, and a placeholder such as `{name}` as anything. What stands between
 * “ and ” is quoted as an interface writes it, and is not looked into. A text without Chinese has no flaws.
 */
export function* flawsOf(text: string): Iterable<Flaw> {
  if (!/\p{Script=Han}/u.test(text)) return;
  const plain = text
    .replaceAll(/`[^`]*`/g, CODE)
    .replaceAll(/\$?\{[^{}]*\}/g, ANYTHING)
    .replaceAll(/“[^“”]*”/gu, '“”');
  for (const { pattern, message, allowed } of SETTINGS) {
    for (const { index } of plain.matchAll(pattern)) {
      const near = plain.slice(Math.max(0, index - 4), index + 8).replaceAll(ANYTHING, '{}');
      yield { message: `${message}: “${near}”`, allowed };
    }
  }
}
