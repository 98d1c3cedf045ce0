import { type Mutation, replaced, rewritten, TEXTS } from './mutation.js';
import { code, middle } from './texts.js';

const PRINTER = 'printers/acme-labs/one.yaml';
const MATERIAL = 'materials/pla.yaml';
const SETTING = 'settings/retraction-length.yaml';
const STEP = 'calibration/retraction.yaml';
const SYMPTOM = 'troubleshooting/symptoms/stringing.yaml';

/** Characters that are invisible or look different per machine, although Unicode classes them as letters or marks. */
const BLANK = [...'\u3164\u115F\uFFA0\u034F\u2800\uFE0F\u180B\u17B4\uE000\u{F0000}\u0378\uFFFC'];

const LETTERS: readonly [what: string, put: string, words: string[]][] = [
  ['a letter with combining marks', 'a\u0302\u0303', ['combining mark on a letter']],
  ['a decomposed accent', 'e\u0301', ['combining mark on a letter']],
  ['a full-width letter', '\uFF21', ['special form']],
  ['a mathematical letter', '\u{1D400}', ['special form']],
  ['a ligature', '\uFB01', ['special form']],
  ['a long s', '\u017F', ['special form']],
  ['a dotless i', '\u0131', ['special form']],
  ['the kelvin sign', '\u212A', ['special form']],
  ['UTF-8 read as Latin-1', 'Ã©', ['wrong encoding']],
  ['a replacement character', '\uFFFD', ['wrong encoding']],
  ['an Armenian letter', '\u0585', ['two alphabets']],
  ['a Cherokee letter', '\u13AA', ['two alphabets']],
];

const MARKUP: readonly [what: string, put: (text: string) => string, words: string[]][] = [
  ['an HTML entity', (text) => `${text} &lt;b&gt;`, ['markup', '&lt;']],
  ['a Markdown link', (text) => `${text} [x](y)`, ['markup', '](']],
  ['bold Markdown', (text) => `**${text}**`, ['markup']],
  ['a Unicode escape', (text) => `${text} \\u003cb`, ['written as its number']],
  ['a percent-encoded bracket', (text) => `${text} %3Cb`, ['markup']],
  ['a wiki template', (text) => `${text} [[x]]`, ['template']],
  ['a command substitution', (text) => `${text} $(x)`, ['template']],
  ['a file URL', (text) => `${text} file:///etc/passwd`, ['runs a program']],
  ['a lower-case TODO', (text) => `${text} todo`, ['a placeholder']],
  ['TBC', (text) => `${text} tbc`, ['a placeholder']],
  ['not available', () => 'N/A', ['a placeholder']],
  ['unknown', () => 'unknown', ['a placeholder']],
  ['a placeholder', () => 'changeme', ['a placeholder']],
  ['a line break', (text) => middle(text, '\n'), ['plain space', 'U+000A']],
  ['nothing', () => '', ['empty']],
];

export const unclean: Mutation[] = [
  ...BLANK.flatMap((character, i) =>
    TEXTS.filter((_, at) => at % 4 === i % 4).map((place) =>
      rewritten('blank', code(character), place, (text) => middle(text, character), [code(character)]),
    ),
  ),
  ...LETTERS.flatMap(([what, put, words], i) =>
    TEXTS.filter((_, at) => at % 4 === i % 4).map((place) =>
      rewritten('letter', what, place, (text) => middle(text, put), words),
    ),
  ),
  ...MARKUP.flatMap(([what, put, words], i) =>
    TEXTS.filter((_, at) => at % 4 === i % 4).map((place) => rewritten('markup', what, place, put, words)),
  ),
];

/** URLs that do not open the cited page for other readers. */
const ADDRESSES: readonly [what: string, address: string, words: string[]][] = [
  ['with a password', 'https://me:secret@example.org/x', ['password']],
  ['with a space', 'https://example.org/a b', ['https://example.org/a b']],
  ['of localhost', 'https://localhost/x', ['is not public', 'public']],
  ['of a private network', 'https://192.168.1.1/x', ['is not public']],
  ['of a local printer', 'https://printer.local/x', ['is not public']],
  ['with a number as its host', 'https://2130706433/x', ['is not public']],
  ['of a host in two alphabets', 'https://ex\u0430mple.org/x', ['two alphabets']],
  ['of a host with an accent', 'https://exämple.org/x', ['an invalid host']],
  ['of a host with two dots', 'https://example..org/x', ['an invalid host']],
  ['of a host with a trailing dot', 'https://example.org./x', ['an invalid host']],
  ['with a full stop', 'https://example.org/x.', ['surrounding sentence']],
  ['with a comma', 'https://example.org/x,', ['surrounding sentence']],
  ['with a bracket', 'https://example.org/x)', ['unmatched closing bracket']],
  ['with two protocols', 'https://https://example.org/x', ['two starts of an address']],
  ['with a tracking parameter', 'https://example.org/x?utm_source=y', ['tracking parameters']],
  ['of a search', 'https://www.google.com/search?q=acme', ['address of the page itself']],
  ['shortened', 'https://bit.ly/abc', ['address of the page itself']],
  ['with an invalid escape', 'https://example.org/%zz', ['%zz']],
  ['of a host with capitals', 'https://EXAMPLE.org/x', ['capital letters', 'lower case']],
];

export const addresses: Mutation[] = ADDRESSES.map(([what, address, words]) =>
  replaced(
    { of: 'address', what, file: PRINTER, words },
    'source: https://example.org/acme-labs-one, read: "picture of the door"',
    `source: "${address}", read: "picture of the door"`,
  ),
);

type Row = readonly [file: string, find: string, put: string, ...words: string[]];

const [PLACE, HEAT] = ['source: "acme-slicer: Acme Labs One 0.4 nozzle"', 'value: 300'];
const OTHERS = 'others: [{value: 1.26, sources: [table], note: "the matte one"}]';

const ROWS: readonly Row[] = [
  ['origins.yaml', '2026-11-21', '2099-01-01', '2099-01-01', 'in the future'],
  ['sources.yaml', '2026-01-02', '1970-01-01', '1970-01-01', '2005-01-01'],
  ['sources.yaml', '[acme-slicer, apex', '[acme-slicer, acme-slicer, apex', 'acme-slicer', 'once'],
  [MATERIAL, '[polylactide,', '[polylactide, Polylactide,', 'Polylactide', 'once'],
  [MATERIAL, OTHERS, 'others: [{value: 1.26, sources: [table]}, {value: 1.26, sources: [table]}]', '1.26', 'once'],
  [MATERIAL, 'value: 1.26', 'value: 126', '126'],
  [
    MATERIAL,
    '{value: low, sources: [table]}',
    '{value: low, sources: [table], others: [{value: 5, sources: [table]}]}',
    '5',
    'allowed',
  ],
  [PRINTER, PLACE, 'source: somewhere', 'somewhere', 'a preset as in'],
  [PRINTER, PLACE, PLACE.replace('slicer', 'slcer'), 'there is no source "acme-slcer"', 'acme-slicer'],
  [SETTING, 'default: 0.8', 'default: "yes"', '"yes"', 'true or false'],
  [SETTING, 'default: 0.8', 'default: much', '"much"', 'a number'],
  [SETTING, 'unit: "mm", default: 0.8', 'unit: "milimetre", default: 0.8', '"milimetre"', 'allowed'],
  [STEP, 'from: 1, to: 6', 'from: 6, to: 1', 'from 6 to 1', 'from below to'],
  [STEP, 'to: 6, step: 0.2', 'to: 6, step: 20', '20', 'at most 5'],
  [STEP, 'from: 1, to: 6', 'from: 1, to: 6000', '6000'],
  [
    SYMPTOM,
    'Thin threads hang between separate features after travel moves.',
    'Nach einer Fahrt ohne Extrusion bleiben zwischen den Teilen feine Fäden hängen und das ist nicht schön.',
    'another language',
    'English',
  ],
  [STEP, 'zh: 拉丝首先来自温度。', 'zh: Strings come from heat.', 'no Chinese', 'Strings come'],
  [PRINTER, 'The preset misses a digit.', 'В пресете пропущена цифра.', 'another language'],
  [SETTING, 'key: retraction_length,', 'key: "retraction length",', '"retraction length"', 'wrong form'],
  [SETTING, 'label: {en: "Retraction Length"', 'lable: {en: "Retraction Length"', 'lable', 'nearest: label'],
  [PRINTER, HEAT, 'value: -0', '"-0"', 'a decimal number'],
  [PRINTER, HEAT, 'value: 1e400', '"1e400"'],
  [PRINTER, 'overrides:', '<<<<<<< HEAD\noverrides:', 'merge conflict marker'],
  ['imported/acme-slicer/printers/acme-labs-one.json', '256', 'NaN', 'is not JSON', 'NaN', 'import again'],
];

export const rules: Mutation[] = ROWS.map(([file, find, put, ...words]) =>
  replaced({ of: 'rule', what: `${find} to ${put} in ${file}`, file, words }, find, put),
);
