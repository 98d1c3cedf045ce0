import { type Mutation, replaced, rewritten, TEXTS } from './mutation.js';

export const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
export const middle = (text: string, put: string) => text.slice(0, 2) + put + text.slice(2);

const UNSEEN = [
  ...'\u200B\u200C\u200D\u2060\uFEFF\u00AD\u202E\u202A\u2066\u2069\u061C\u0007\u001B\u0085\u2028\u{E0041}',
];

/** Raw in the file, which is rejected before parsing, and escaped as YAML allows. */
export const unseen: Mutation[] = UNSEEN.flatMap((character, i) =>
  TEXTS.filter((_, at) => at % 4 === i % 4).flatMap((place) => [
    rewritten('unseen', `${code(character)} unescaped`, place, (text) => middle(text, character), [code(character)]),
    escaped(place, character),
  ]),
);

function escaped(place: (typeof TEXTS)[number], character: string): Mutation {
  const marker = '~~~~';
  const mutation = rewritten('unseen', `${code(character)} escaped`, place, (text) => middle(text, marker), [
    code(character),
  ]);
  const hex = (character.codePointAt(0) ?? 0).toString(16).padStart(8, '0');
  return { ...mutation, content: String(mutation.content).replace(marker, `\\U${hex}`) };
}

const HELD: readonly [what: string, put: (text: string) => string, words: string[]][] = [
  ['a script', (text) => `${text}<script>alert(1)</script>`, ['markup', '<script>', 'plain text']],
  ['an element', (text) => `<b>${text}</b>`, ['markup', 'plain text']],
  ['an HTML comment', (text) => `${text}<!-- x -->`, ['markup']],
  ['a JavaScript link', (text) => `${text} javascript:alert(1)`, ['runs a program', 'https://']],
  ['a template', (text) => `${text} {{name}}`, ['template']],
  ['another template', (text) => `${text} \${name}`, ['template']],
  ['a TODO', (text) => `${text} TODO`, ['a placeholder', 'null']],
  ['a FIXME', (text) => `FIXME ${text}`, ['a placeholder']],
  ['question marks', (text) => `${text} ???`, ['a placeholder']],
  ['a leading space', (text) => ` ${text}`, ['a space at the start or end']],
  ['a trailing space', (text) => `${text} `, ['a space at the start or end']],
  ['two spaces', (text) => `${text.slice(0, 2)}  ${text.slice(2)}`, ['more than one space']],
  ['a tab', (text) => `${text.slice(0, 2)}\t${text.slice(2)}`, ['space', 'U+0009']],
  ['a no-break space', (text) => `${text.slice(0, 2)}\u00A0${text.slice(2)}`, ['space', 'U+00A0']],
  ['a Cyrillic letter', (text) => `${text.slice(0, 1)}а${text.slice(1)}`, ['two alphabets']],
  ['a Greek letter', (text) => `Α${text}`, ['two alphabets']],
  ['six hundred letters', (text) => `${text} ${'a'.repeat(600)}`, ['characters', 'at most']],
];

export const held: Mutation[] = HELD.flatMap(([what, put, words]) =>
  TEXTS.map((place) => rewritten('held', what, place, put, words)),
);

const NAMES = TEXTS.filter(({ field }) => /^(?:name of a brand|alias|model|name of a material)/.test(field));

export const formulas: Mutation[] = ['=1+1', '+1', '@SUM(A1)', '-x'].flatMap((formula) =>
  NAMES.map((place) => rewritten('formula', formula, place, () => formula, ['formula', 'a letter or a digit'])),
);

/** Names of inherited object properties, which are valid names. */
export const plainWords: Mutation[] = ['constructor', '__proto__', 'toString', 'hasOwnProperty'].flatMap((word) => {
  const PRINTER = 'printers/acme-labs/one.yaml';
  const inPrinter = (what: string, find: string, put: string, said: string = word) =>
    replaced({ of: 'plain word', what: `${word} ${what}`, file: PRINTER, words: [said] }, find, put);
  return [
    ...[0, 1, 3].map((at) => rewritten('plain word', word, TEXTS[at] as (typeof TEXTS)[number], () => word, null)),
    inPrinter('as a field', 'curated:', `${word}: x\ncurated:`),
    inPrinter('as a field of an override', 'field: max_speed_mm_s.e', `field: ${word}`),
    inPrinter('as a nozzle of an override', 'profiles.petg.nozzles.0.6.', `profiles.petg.nozzles.${word}.`),
    ...['', '.flow_ratio', '.nozzles.0.4.flow_ratio'].map((below) =>
      inPrinter(
        `in profiles${below} of an override`,
        'field: profiles.abs.cooling.fan_min_percent',
        `field: profiles.${word}${below}`,
        `there is no profile "${word}"`,
      ),
    ),
    inPrinter(
      'inside a field of an override',
      'field: max_speed_mm_s.e',
      `field: ${word}.name`,
      `there is no field "${word}.name"`,
    ),
    inPrinter("as a printer's brand", 'brand: acme-labs', `brand: ${word}`),
  ];
});

const [STRINGING, DRYING] = ['troubleshooting/symptoms/stringing.yaml', 'troubleshooting/fixes/dry-filament.yaml'];
const NOTE = ['Leave the lid off when the bed is hot.', '热床较热时请打开上盖。'] as const;

export const languages: Mutation[] = (
  [
    ['Chinese for English', STRINGING, 'en: "Stringing"', 'en: "拉丝现象"'],
    ['English for Chinese', STRINGING, 'zh: "空驶后在不同特征之间留下细丝。"', 'zh: "Thin threads hang."'],
    ['English for Chinese in a note', 'materials/pla.yaml', NOTE[1], 'Leave the lid off.'],
    ['Chinese for English in a note', 'materials/pla.yaml', ...NOTE],
    [
      'English for Chinese in instructions',
      DRYING,
      '把料盘放入烘料机，直到不再有爆裂声。',
      'Put the spool into a dryer.',
    ],
    ['one text for both', DRYING, 'zh: "烘干耗材"', 'zh: "Dry the filament"'],
  ] as const
).map(([what, file, find, put]) => replaced({ of: 'language', what, file, words: ['Chinese'] }, find, put));
