import type { Figures, Rows, Texts, Words } from './row.js';

/** A flaw of a text, with the part of it that shows where. */
const flaw =
  (what: string, allowed: string) =>
  ({ shown }: Texts<'shown'>): Words => [`has ${what}: ${shown}`, allowed];

/** A flaw of an address. */
const ofAddress =
  (what: string, allowed: string) =>
  ({ address }: Texts<'address'>): Words => [`${quoted(address)} has ${what}`, allowed];

/** A flaw in how Chinese is set, with what stands around it. */
const ofChinese =
  (what: string, allowed: string) =>
  ({ near }: Texts<'near'>): Words => [`${what}: “${near}”`, allowed];

/** What is left of the name of a preset in that of a model. */
const ofModel =
  (what: string, allowed: string) =>
  ({ model }: Texts<'model'>): Words => [
    `"${model}" has ${what}, as a preset's name`,
    `${allowed}; the preset's spelling goes among the aliases`,
  ];

const PLAIN = 'plain text';
const WRITE_IT = 'write it, or leave the field out: what is not known is null';
const OF_PAGES = 'an address that begins with https://';

/** What is said of how a text, a name or an address is written. */
export const TEXTS = {
  empty_text: ['is empty', 'a text, or leave the field out'],
  address_as_name: ['is an address', 'a name'],
  long_text: ({ length, shown, most }: Figures<'length' | 'most'> & Texts<'shown'>) => [
    `has ${length} characters: ${shown}`,
    `at most ${most}`,
  ],

  // What no text has
  blank_at_end: flaw('a blank at its end', 'begin and end with what is said'),
  odd_blank: flaw('more than one blank, or one that is no plain space', 'one plain space, also for a line break'),
  unseen_in_text: flaw('a character that does not show', 'remove it'),
  markup: flaw('markup', PLAIN),
  running_link: flaw('a link that runs a program', OF_PAGES),
  template: flaw('a template', 'the text that it stands for'),
  unwritten: flaw('a place for something that is still to be written', WRITE_IT),
  formula: flaw('the beginning of a formula', 'a letter or a digit'),
  picture: flaw('a picture', 'words'),
  repeated_sign: flaw('a sign of the sentence more than once', 'one'),
  escaped_character: flaw('a character that is written as its number', 'the character itself'),
  quoted_whole: flaw('quotation marks round it', 'the text alone'),
  two_alphabets: flaw('letters of two alphabets in one word', 'letters of one alphabet; some of them look alike'),
  lookalikes: flaw('letters that look like Latin ones and are none', 'the Latin letters'),
  foreign_letters: flaw('letters of another language', 'English or Simplified Chinese'),
  combining_mark: flaw('a mark that is set on another letter', 'the letter with its mark as one character'),
  special_form: flaw('a special form of a letter or a digit', 'the plain one'),
  wrong_encoding: flaw('letters that were read in the wrong encoding', 'write them again, and save the file as UTF-8'),

  // Addresses
  address_beginning: ofAddress('another beginning', OF_PAGES),
  address_blank: ofAddress('a blank', '%20 in its place'),
  address_user: ofAddress('a name or a password before its host', 'the address without it'),
  address_host: ofAddress('a host that is none', 'a host such as example.org, in plain letters'),
  address_beginnings: ofAddress('two beginnings', 'one'),
  address_sign: ofAddress('a sign that addresses do not have', 'its number, such as %20'),
  address_percent: ofAddress('a % that begins no sign', '%25, or the sign itself'),
  address_punctuation: ofAddress('a sign of the sentence around it', 'the address alone'),
  address_anchor: ofAddress('a # with nothing behind it', 'the address without it'),
  address_tracking: ofAddress('what says who opened it', 'the address without it'),
  address_search: ofAddress('a search or a short form that leads elsewhere tomorrow', 'the address of the page itself'),
  address_private: ofAddress('a host that others cannot open', 'a page that is public'),
  address_bracket: ofAddress('a bracket that nothing opens', 'the address alone'),
  address_capitals: ({ address, host }: Texts<'address' | 'host'>) => [
    `${quoted(address)} has a host with capitals`,
    host.toLowerCase(),
  ],
  no_address: ({ address }: Texts<'address'>) => [`${quoted(address)} is no address`, OF_PAGES],

  // How Chinese is set
  half_width_signs: ofChinese('half-width punctuation in Chinese', 'full-width ，；：？！（）'),
  half_width_stop: ofChinese('half-width full stop in Chinese', '。'),
  dots_for_ellipsis: ofChinese('dots in place of an ellipsis', '……'),
  no_space_at_latin: ofChinese(
    'no space between Chinese and Latin letters or digits',
    'a space there, such as "用 PLA 打印"',
  ),
  space_at_full_width: ofChinese('a space beside full-width punctuation', 'none there'),
  straight_quotes: ofChinese('straight quotation marks in Chinese', '“ and ”'),
  full_width_letters: ofChinese('full-width letters, digits or signs', 'half-width ones'),
  traditional_quotes: ofChinese('quotation marks of Traditional Chinese', '“ and ”'),

  // Models that are called as presets are
  model_underscore: ofModel('an underscore', 'the name that the maker writes, such as "K1 with CFS-C"'),
  model_at: ofModel('an @', "the name that the maker writes, without the preset's material or process"),
  model_nozzle: ofModel('a nozzle', 'the name without a nozzle size'),
  model_length: ofModel('a length', 'the size as the maker writes it: "V-Core 4 300"'),
  model_bracket: ofModel('a bracket without a space before it', 'a space before the bracket'),
  model_dash: ofModel('a dash or plus between words', '"with …" for what is added to a machine'),
  model_space: ofModel('a space too many', 'one space between words'),
  model_word_twice: ofModel('a word twice', 'each word once'),
  model_addition: ofModel('an addition as if it were a name', '"with Klipper", "with MMU3"'),
  model_slicer_word: ofModel("a slicer's own word", 'the name without it'),
} satisfies Rows;

function quoted(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}
