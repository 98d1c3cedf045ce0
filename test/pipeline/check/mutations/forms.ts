import { frozen, type Mutation, replaced } from './mutation.js';

const PRINTER = 'printers/acme-labs/one.yaml';
const MATERIAL = 'materials/pla.yaml';
const IMPORTED = 'imported/acme-slicer/printers/acme-labs-mini.json';

// Invalid YAML texts are tested where files are read: see faults/inputs.test.ts.

/** Invalid UTF-8 after the first line of a file. */
const BYTES: readonly [what: string, bytes: number[], said: string][] = [
  ['Latin-1', [0xe9, 0x20], '0xE9'],
  ['a lone continuation byte', [0x80], '0x80'],
  ['an overlong slash', [0xc0, 0xaf], '0xC0'],
  ['an encoded surrogate', [0xed, 0xa0, 0x80], '0xED'],
  ['beyond Unicode', [0xf5, 0x80, 0x80, 0x80], '0xF5'],
];

export const encodings: Mutation[] = [
  PRINTER,
  MATERIAL,
  'brands.yaml',
  'imported/acme-slicer/printers/acme-labs-one.json',
].flatMap((file) =>
  BYTES.map(([what, bytes, said]): Mutation => {
    const text = Buffer.from(frozen(file));
    const end = text.indexOf(0x0a);
    const content = Buffer.concat([text.subarray(0, end), Buffer.from(bytes), text.subarray(end)]);
    return { of: 'encoding', what: `${what} in ${file}`, file, content, line: 1, words: ['UTF-8', said] };
  }),
);

const [ADDRESS, READ] = ['source: https://example.org/acme-labs-one', 'read: "picture of the door"'];

export const yaml: Mutation[] = [
  ...(
    [
      ['a hexadecimal number', 'value: 2023', 'value: 0x7E7', ['"0x7E7"', 'a decimal number']],
      ['an octal number', 'value: 2023', 'value: 0o3747', ['"0o3747"', 'a decimal number']],
      ['a leading zero', 'value: 2023', 'value: 02023', ['"02023"', 'leading zeros']],
      ['infinity', 'value: 300', 'value: .inf', ['".inf"']],
      ['not a number', 'value: 300', 'value: .nan', ['".nan"']],
      ['a number with a unit', 'value: 300', 'value: 300C', ['300C']],
      ['a number as text', 'value: 300', 'value: "300"', ['"300"']],
      ['a comma for a point', 'value: 300', 'value: "300,5"', ['300,5']],
      ['yes for true', 'value: true', 'value: yes', ['yes']],
      ['a boolean as text', 'value: true', 'value: "true"', ['true']],
      ['a tab as indent', '  enclosed:', '\tenclosed:', ['tab']],
      ['an unclosed list', 'aliases: [AL One]', 'aliases: [AL One', ['not YAML']],
      ['an unclosed text', 'model: One', 'model: "One', ['not YAML']],
      ['a colon in a text', 'model: One', 'model: One: Two', ['not YAML']],
      ['an empty value', 'model: One', 'model:', ['model']],
      ['a list for a text', 'model: One', 'model: [One]', ['text']],
      ['a map for a text', 'model: One', 'model: {a: One}', ['text']],
      ['a text for a list', 'aliases: [AL One]', 'aliases: AL One', ['list']],
      ['an empty list', 'aliases: [AL One]', 'aliases: []', ['aliases']],
      ['a duplicate item', 'aliases: [AL One]', 'aliases: [AL One, AL One]', ['AL One']],
      ['a negative temperature', 'value: 300', 'value: -300', ['-300']],
      ['a temperature in Fahrenheit', 'value: 300', 'value: 572', ['572']],
      ['a year of three digits', 'value: 2023', 'value: 202', ['202']],
      ['a future year', 'value: 2023', 'value: 2123', ['2123']],
      ['a URL without a scheme', `${ADDRESS}, ${READ}`, `source: example.org, ${READ}`, ['example.org']],
      ['a JavaScript URL', `${ADDRESS}, ${READ}`, `source: "javascript:alert(1)", ${READ}`, ['javascript:']],
      ['a fact without a source', `${ADDRESS}, ${READ}`, READ, ['source']],
    ] as const
  ).map(([what, find, put, words]) => replaced({ of: 'form', what, file: PRINTER, words: [...words] }, find, put)),
  ...(
    [
      ['an empty file', '', 'empty'],
      ['only comments', '# nothing\n', 'empty'],
      ['only a text', 'nothing\n', 'map'],
      ['only a list', '- nothing\n', 'map'],
    ] as const
  ).map(([what, content, word]): Mutation => ({ of: 'form', what, file: PRINTER, content, line: 1, words: [word] })),
  {
    ...{ of: 'form', what: 'JSON with an extra comma', file: IMPORTED, line: 1, words: ['not YAML'] },
    content: '{"models": ["Mini"],,}\n',
  },
  {
    ...{ of: 'form', what: 'truncated JSON', file: IMPORTED, line: null, words: ['acme-labs-mini.json'] },
    content: frozen(IMPORTED).slice(0, 200),
  },
];

export const gone: Mutation[] = ['brands', 'sources', 'references', 'origins'].map((name): Mutation => {
  const file = `${name}.yaml`;
  return { of: 'gone', what: file, file, content: null, line: 1, words: [file, 'is missing', 'git checkout'] };
});
