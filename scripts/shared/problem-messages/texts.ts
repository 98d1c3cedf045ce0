import type { Figures, Message, Rows, Texts } from './row.js';

/** A flaw of a text, with the part of it that shows where. */
const flaw =
  (what: string, allowed: string) =>
  ({ shown }: Texts<'shown'>): Message => [`has ${what}: ${shown}`, allowed];

/** A flaw of an address. */
const ofAddress =
  (what: string, allowed: string) =>
  ({ address }: Texts<'address'>): Message => [`${quoted(address)} has ${what}`, allowed];

/** A flaw in how Chinese is set, with what stands around it. */
const ofChinese =
  (what: string, allowed: string) =>
  ({ near }: Texts<'near'>): Message => [`${what}: “${near}”`, allowed];

/** What is left of the name of a preset in that of a model. */
const ofModel =
  (what: string, allowed: string) =>
  ({ model }: Texts<'model'>): Message => [
    `"${model}" has ${what}, like the name of a preset`,
    `${allowed}; the preset's spelling goes among the aliases`,
  ];

const PLAIN = 'plain text';
const WRITE_IT = 'write it, or leave the field out: unknown values are null';
const OF_PAGES = 'an address that starts with https://';

/** What is said of how a text, a name or an address is written. */
export const TEXTS = {
  empty_text: ['is empty', 'a text, or leave the field out'],
  address_as_name: ['is an address', 'a name'],
  long_text: ({ length, shown, most }: Figures<'length' | 'most'> & Texts<'shown'>) => [
    `has ${length} characters: ${shown}`,
    `at most ${most}`,
  ],

  // What no text has
  blank_at_end: flaw('a space at the start or end', 'no space at the start or end'),
  odd_blank: flaw('more than one space, or a special space character', 'one plain space, also for a line break'),
  unseen_in_text: flaw('an invisible character', 'remove it'),
  markup: flaw('markup', PLAIN),
  running_link: flaw('a link that runs a program', OF_PAGES),
  template: flaw('a template', 'the text behind it'),
  unwritten: flaw('a placeholder', WRITE_IT),
  formula: flaw('the start of a formula', 'a letter or a digit'),
  picture: flaw('a picture', 'words'),
  repeated_sign: flaw('a repeated punctuation mark', 'one'),
  escaped_character: flaw('a character written as its number', 'the character itself'),
  quoted_whole: flaw('quotation marks around it', 'the text alone'),
  two_alphabets: flaw('letters of two alphabets in one word', 'letters of one alphabet; some of them look alike'),
  lookalikes: flaw('letters that look like Latin letters, but are not', 'the Latin letters'),
  foreign_letters: flaw('letters of another language', 'English or Simplified Chinese'),
  combining_mark: flaw('a combining mark on a letter', 'the letter with its mark as one character'),
  special_form: flaw('a special form of a letter or a digit', 'the plain one'),
  wrong_encoding: flaw('text read in the wrong encoding', 'write it again, and save the file as UTF-8'),

  // Addresses
  address_beginning: ofAddress('a different start of the address', OF_PAGES),
  address_blank: ofAddress('a blank', '%20 instead'),
  address_user: ofAddress('a user name or a password before its host', 'the address without it'),
  address_host: ofAddress('an invalid host', 'a host such as example.org, in plain letters'),
  address_beginnings: ofAddress('two starts of an address', 'one'),
  address_sign: ofAddress('a character that addresses cannot contain', 'its percent-encoding, such as %20'),
  address_percent: ofAddress('a % that does not start an encoded character', '%25, or the character itself'),
  address_punctuation: ofAddress('punctuation of the surrounding sentence', 'the address alone'),
  address_anchor: ofAddress('a # with nothing after it', 'the address without it'),
  address_tracking: ofAddress('tracking parameters', 'the address without it'),
  address_search: ofAddress('a search or a short link that may lead elsewhere later', 'the address of the page itself'),
  address_private: ofAddress('a host that is not public', 'a public page'),
  address_bracket: ofAddress('an unmatched closing bracket', 'the address alone'),
  address_capitals: ({ address, host }: Texts<'address' | 'host'>) => [
    `${quoted(address)} has capital letters in its host`,
    host.toLowerCase(),
  ],
  no_address: ({ address }: Texts<'address'>) => [`${quoted(address)} is not an address`, OF_PAGES],

  // How Chinese is set
  half_width_signs: ofChinese('half-width punctuation in Chinese', 'full-width ，；：？！（）'),
  half_width_stop: ofChinese('half-width full stop in Chinese', '。'),
  dots_for_ellipsis: ofChinese('full stops instead of an ellipsis', '……'),
  no_space_at_latin: ofChinese(
    'no space between Chinese and Latin letters or digits',
    'a space there, such as "用 PLA 打印"',
  ),
  space_at_full_width: ofChinese('a space beside full-width punctuation', 'no space there'),
  straight_quotes: ofChinese('straight quotation marks in Chinese', '“ and ”'),
  full_width_letters: ofChinese('full-width letters, digits or signs', 'half-width ones'),
  traditional_quotes: ofChinese('quotation marks of Traditional Chinese', '“ and ”'),

  // Models that are called as presets are
  model_underscore: ofModel('an underscore', 'the name that the maker writes, such as "K1 with CFS-C"'),
  model_at: ofModel('an @', "the name that the maker writes, without the preset's material or process"),
  model_nozzle: ofModel('a nozzle', 'the name without a nozzle size'),
  model_length: ofModel('a length', 'the size as the maker writes it: "V-Core 4 300"'),
  model_bracket: ofModel('a bracket without a space before it', 'a space before the bracket'),
  model_dash: ofModel('a dash or plus between words', '"with …" for an addition to a machine'),
  model_space: ofModel('an extra space', 'one space between words'),
  model_word_twice: ofModel('a repeated word', 'each word once'),
  model_addition: ofModel('an addition that looks like part of the name', '"with Klipper", "with MMU3"'),
  model_slicer_word: ofModel('a word of the slicer', 'the name without it'),
} satisfies Rows;

function quoted(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}
