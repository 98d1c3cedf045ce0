import { type Mutation, replaced, rewritten, TEXTS } from './mutation.js';

const code = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const middle = (text: string, put: string) => text.slice(0, 2) + put + text.slice(2);

const UNSEEN = [
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u202E',
  '\u202A',
  '\u2066',
  '\u2069',
  '\u061C',
  '\u0007',
  '\u001B',
  '\u0085',
  '\u2028',
  '\u{E0041}',
];

/** Raw in the file, which is rejected before parsing, and escaped as YAML allows. */
export const unseen: Mutation[] = UNSEEN.flatMap((character, i) =>
  TEXTS.filter((_, at) => at % 4 === i % 4).flatMap((place) => [
    rewritten('unseen', `${code(character)} as it is`, place, (text) => middle(text, character), [code(character)]),
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
  ['a comment of HTML', (text) => `${text}<!-- x -->`, ['markup']],
  ['a link that runs', (text) => `${text} javascript:alert(1)`, ['runs a program', 'https://']],
  ['a template', (text) => `${text} {{name}}`, ['template']],
  ['another template', (text) => `${text} \${name}`, ['template']],
  ['a thing to do', (text) => `${text} TODO`, ['a placeholder', 'null']],
  ['a thing to mend', (text) => `FIXME ${text}`, ['a placeholder']],
  ['question marks', (text) => `${text} ???`, ['a placeholder']],
  ['a blank before', (text) => ` ${text}`, ['a space at the start or end']],
  ['a blank behind', (text) => `${text} `, ['a space at the start or end']],
  ['two blanks', (text) => `${text.slice(0, 2)}  ${text.slice(2)}`, ['more than one space']],
  ['a tab', (text) => `${text.slice(0, 2)}\t${text.slice(2)}`, ['space', 'U+0009']],
  ['a blank that does not break', (text) => `${text.slice(0, 2)}\u00A0${text.slice(2)}`, ['space', 'U+00A0']],
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
export const plainWords: Mutation[] = ['constructor', '__proto__', 'toString', 'hasOwnProperty'].flatMap((word) => [
  rewritten('plain word', word, TEXTS[0] as (typeof TEXTS)[number], () => word, null),
  rewritten('plain word', word, TEXTS[1] as (typeof TEXTS)[number], () => word, null),
  rewritten('plain word', word, TEXTS[3] as (typeof TEXTS)[number], () => word, null),
  replaced(
    { of: 'plain word', what: `${word} as a field`, file: 'printers/acme-labs/one.yaml', words: [word] },
    'curated:',
    `${word}: x\ncurated:`,
  ),
  replaced(
    { of: 'plain word', what: `${word} as a field of an override`, file: 'printers/acme-labs/one.yaml', words: [word] },
    'field: max_speed_mm_s.e',
    `field: ${word}`,
  ),
  replaced(
    {
      of: 'plain word',
      what: `${word} as a nozzle of an override`,
      file: 'printers/acme-labs/one.yaml',
      words: [word],
    },
    'profiles.petg.nozzles.0.6.',
    `profiles.petg.nozzles.${word}.`,
  ),
  ...['', '.flow_ratio', '.nozzles.0.4.flow_ratio'].map((below) =>
    replaced(
      {
        of: 'plain word',
        what: `profiles.${word}${below} as a field of an override`,
        file: 'printers/acme-labs/one.yaml',
        words: [`there is no profile "${word}"`],
      },
      'field: profiles.abs.cooling.fan_min_percent',
      `field: profiles.${word}${below}`,
    ),
  ),
  replaced(
    {
      of: 'plain word',
      what: `${word} inside a field of an override`,
      file: 'printers/acme-labs/one.yaml',
      words: [`there is no field "${word}.name"`],
    },
    'field: max_speed_mm_s.e',
    `field: ${word}.name`,
  ),
  replaced(
    { of: 'plain word', what: `${word} as a printer's brand`, file: 'printers/acme-labs/one.yaml', words: [word] },
    'brand: acme-labs',
    `brand: ${word}`,
  ),
]);

export const languages: Mutation[] = [
  replaced(
    {
      of: 'language',
      what: 'Chinese for English',
      file: 'troubleshooting/symptoms/stringing.yaml',
      words: ['Chinese'],
    },
    'en: "Stringing"',
    'en: "拉丝现象"',
  ),
  replaced(
    {
      of: 'language',
      what: 'English for Chinese',
      file: 'troubleshooting/symptoms/stringing.yaml',
      words: ['Chinese'],
    },
    'zh: "空驶后在不同特征之间留下细丝。"',
    'zh: "Thin threads hang."',
  ),
  replaced(
    { of: 'language', what: 'English for Chinese in a note', file: 'materials/pla.yaml', words: ['Chinese'] },
    '热床较热时请打开上盖。',
    'Leave the lid off.',
  ),
  replaced(
    { of: 'language', what: 'Chinese for English in a note', file: 'materials/pla.yaml', words: ['Chinese'] },
    'Leave the lid off when the bed is hot.',
    '热床较热时请打开上盖。',
  ),
  replaced(
    {
      of: 'language',
      what: 'English for Chinese in instructions',
      file: 'troubleshooting/fixes/dry-filament.yaml',
      words: ['Chinese'],
    },
    '把料盘放入烘料机，直到不再有爆裂声。',
    'Put the spool into a dryer.',
  ),
  replaced(
    { of: 'language', what: 'one text for both', file: 'troubleshooting/fixes/dry-filament.yaml', words: ['Chinese'] },
    'zh: "烘干耗材"',
    'zh: "Dry the filament"',
  ),
];
