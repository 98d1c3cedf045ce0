import { type Mutation, replaced } from './mutation.js';

const PRINTER = 'printers/acme-labs/one.yaml';
const MATERIAL = 'materials/pla.yaml';
const SETTING = 'settings/retraction-length.yaml';
const CHECK = 'troubleshooting/checks/nozzle-wobble.yaml';
const TRIALS = 'calibration/retraction.yaml';

type Row = readonly [what: string, file: string, find: string, put: string, words: readonly string[]];

const ROWS: readonly Row[] = [
  ['three dots for a text', CHECK, '"It turns."', '"..."', ['a placeholder']],
  ['quotation marks round a name', 'brands.yaml', 'name: Acme Labs', `name: '"Acme Labs"'`, ['quotation marks around']],
  ['quotation marks round a text', CHECK, '"It turns."', `'"It turns."'`, ['quotation marks around']],
  ['Chinese quotation marks', CHECK, '"能转动。"', '“能转动。”', ['quotation marks around']],
  ['an address for a name', 'brands.yaml', '[Apex Machines]', '["www.example.org/apex"]', ['is an address', 'a name']],
  ['its whole name for another', PRINTER, '[AL One]', '[Acme Labs One]', ['"Acme Labs One" is already its name']],
  ['two outcomes with one text', CHECK, '"It does not move."', '"It turns."', ['the same as the outcome "loose"']],
  ['a Chinese name in English', MATERIAL, 'name: PLA', 'name: 聚乳酸', ['contains Chinese characters']],
  [
    'a Chinese label in English',
    SETTING,
    'label: {en: "Retraction Length"',
    'label: {en: "回抽"',
    ['Chinese characters'],
  ],
  [
    'a commit that is a branch',
    'sources.yaml',
    `commit: ${'a'.repeat(40)}`,
    'commit: main',
    ['"main"', '40 hexadecimal'],
  ],
  ['a step that never ends', TRIALS, 'step: 0.1', 'step: 0.00001', ['200,000 trials', 'at most 60']],
  [
    'a preset that there is not',
    PRINTER,
    '"acme-slicer: Generic ABS"',
    '"acme-slicer: Generic ASB"',
    ['no source has a preset "Generic ASB"', 'nearest: Generic ABS'],
  ],
  [
    'another value of no figure',
    MATERIAL,
    '{value: 1.26, sources: [table]',
    '{sources: [table]',
    ['"value" or "min" or "max"'],
  ],
  [
    'a group and a part of it',
    PRINTER,
    '  - field: profiles.abs.cooling.fan_min_percent',
    '  - {field: max_speed_mm_s, was: null, value: {x: 500}, reason: Read on its page., source: https://example.org/acme-labs-one}\n  - field: profiles.abs.cooling.fan_min_percent',
    ['one is part of the other'],
  ],
  [
    'a whole serial number',
    PRINTER,
    'curated:',
    'identifiers: {bambu_serial_prefix: {value: ["01P00A123456789"], source: https://example.org/acme-labs-one}}\ncurated:',
    ['01P00A123456789', 'the first three'],
  ],
  [
    'a host name with a blank',
    PRINTER,
    'curated:',
    'identifiers: {mdns_name: {value: [acme one], source: https://example.org/acme-labs-one}}\ncurated:',
    ['"acme one"', 'no spaces'],
  ],
];

/** What is right as data and no text, no name and no figure that anybody would write. */
export const wording: readonly Mutation[] = ROWS.map(([what, file, find, put, words]) =>
  replaced({ of: 'wording', what, file, words }, find, put),
);
