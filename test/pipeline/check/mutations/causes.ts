import { type Mutation, replaced } from './mutation.js';

const PRINTER = 'printers/acme-labs/one.yaml';
const MATERIAL = 'materials/pla.yaml';
const SETTING = 'settings/retraction-length.yaml';
const SYMPTOM = 'troubleshooting/symptoms/stringing.yaml';
const CHECK = 'troubleshooting/checks/nozzle-wobble.yaml';
const SETUPS = 'troubleshooting/setups.yaml';
const FIX = 'troubleshooting/fixes/retraction-up.yaml';

type Row = readonly [what: string, file: string, find: string, put: string, words: readonly string[], line?: number];

/** What is told in one message, at the place of the slip, whatever else it breaks. */
const ROWS: readonly Row[] = [
  // One slip, of which several rules or several files would tell.
  ['an address without a scheme', 'references.yaml', 'https://example.org/guide', 'example.org/guide', ['starts with']],
  ['a figure with a comma', MATERIAL, 'value: 1.24', 'value: "1,24"', ['"1,24"', 'not a number']],
  ['a field of another form', MATERIAL, '{min: 190, max: 230', '{value: 190', ['has no field "value"', 'min']],
  ['a slicer that is none', SETTING, '  cura: {', '  slic3r: {', ['"slic3r"', 'misses "cura"']],
  ['a list without an entry', SETUPS, '{materials: [petg]}', '{}', ['is empty', 'at least 1']],
  [
    'a reason beside a licence',
    'origins.yaml',
    'licence: null',
    'licence: MIT',
    ['"unlicensed"', 'cannot be combined with'],
  ],
  ['a brand that was renamed', 'brands.yaml', 'voron: {', 'constructor: {', ['nothing names the brand', '"voron"']],
  ['a brand with a slip', 'brands.yaml', 'acme-labs:', 'acme-lab:', ['"acme-lab"', 'places name "acme-labs"']],
  ['a reference with a slip', 'references.yaml', 'guide:', 'giude:', ['"giude"', 'places name "guide"']],
  ['a source with a slip', 'sources.yaml', '  apex-slicer:', '  apex-slicr:', ['"apex-slicr"', '"apex-slicer"']],
  ['an origin with a slip', 'origins.yaml', 'example.org:', 'exampel.org:', ['no fact cites', '"example.org"']],
  ['an order of no source', 'sources.yaml', '[acme-slicer, apex-slicer]', '[acme-slicr]', ['there is no source']],
  [
    'an exception of no rule',
    'exceptions.yaml',
    'rule: printers-have-profiles',
    'rule: printers-have-profile',
    ['there is no rule "printers-have-profile"', 'nearest'],
  ],
  [
    'an exception in no file',
    'exceptions.yaml',
    'printers/apex/bare.yaml',
    'printers/apex/bear.yaml',
    ['there is no file "printers/apex/bear.yaml"'],
  ],
  [
    'a direction',
    FIX,
    'direction: increase',
    'direction: decrease',
    ['has the direction decrease', 'the action says increase'],
  ],
  [
    'a name of another brand',
    'brands.yaml',
    'aliases: [Apex Machines]',
    'aliases: [Acme Labs]',
    ['already stands for acme-labs'],
  ],
  ['a name of another printer', PRINTER, '[AL One]', '[Acme Labs Mini]', ['already stands for acme-labs-mini']],
  ['a name of another material', MATERIAL, '[polylactide', '[PETG', ['already stands for petg']],
  ['the brand as a name', PRINTER, '[AL One]', '[Apex]', ['"Apex" is the brand Apex']],
  ['a filament brand twice', 'filament-brands.yaml', 'name: Spindle', 'name: Acme', ['already stands for acme-labs']],
  // YAML that breaks a line or more behind the slip.
  ['no blank behind a colon', MATERIAL, 'family: pla', 'family:pla', ['"family:pla"', 'a colon and a space']],
  ['no colon', MATERIAL, 'family: pla', 'family pla', ['"family pla"', 'a colon and a space']],
  ['an odd indent', MATERIAL, '  density_g_cm3:', '   density_g_cm3:', ['indented by 3', 'line 13']],
  ['a sign of YAML', MATERIAL, 'family: pla', 'family: @pla', ['cannot start with "@"', 'quotation marks']],
  ['a list as a key', MATERIAL, 'family: pla', '? [a]\n: pla', ['a list or a map as a key']],
  ['a map as a key', MATERIAL, 'family: pla', '{a: 1}: pla', ['a list or a map as a key']],
  ['a directive', MATERIAL, 'id: pla\n', '%YAML 1.1\n---\nid: pla\n', ['directive', 'remove it'], 1],
  ['dots and more', MATERIAL, 'facts:', '...\nfacts:', ['second document']],
  // What contradicts itself.
  ['a nozzle colder than its bed', PRINTER, 'c: {value: 300', 'c: {value: 100', ['is not above the bed']],
  ['a volume without an axis', PRINTER, 'x: 256, y: 256, z: 256', 'x: 256, y: 256', ['misses "z"']],
  ['a fibre that the id does not say', MATERIAL, 'fibre: null', 'fibre: carbon', ['carbon', 'null']],
  ['a support of itself', MATERIAL, 'value: [petg]', 'value: [pla]', ['"pla" lists itself as its support']],
  [
    'a figure beside a range',
    'troubleshooting/fixes/dry-filament.yaml',
    'quantity: {min: 45',
    'quantity: {value: 50, min: 45',
    ['50 is given together with a range'],
  ],
  [
    'other degrees in Chinese',
    MATERIAL,
    '{en: "Leave the lid off when the bed is hot.", zh: "热床较热时请打开上盖。"}',
    '{en: "Leave the lid off above 45 °C.", zh: "热床高于 54 °C 时请打开上盖。"}',
    ['45 °C is in only one language'],
  ],
  [
    'a cause that is likelier and less likely',
    CHECK,
    'more: {decisively: [loose-nozzle]}',
    'more: {decisively: [loose-nozzle]}\n    less: {clearly: [loose-nozzle]}',
    ['affects "loose-nozzle" twice'],
    11,
  ],
  [
    'a cause twice in a setup',
    SETUPS,
    '{slightly: [wet-filament]}',
    '{slightly: [wet-filament], clearly: [wet-filament]}',
    ['affects "wet-filament" twice'],
  ],
  ['a setup that says nothing', SETUPS, '  more: {slightly: [wet-filament]}\n', '', ['does not affect any cause'], 1],
  [
    'a setup twice',
    SETUPS,
    '- id: petg',
    '- {id: petg, when: {materials: [abs]}, more: {slightly: [wet-filament]}, why: {en: "It is so.", zh: "如此。"}}\n- id: petg',
    ['the setup id "petg" is used twice'],
    2,
  ],
  [
    'a redirect of what was never published',
    'redirects.yaml',
    'acme-labs-first: acme-labs-one',
    'acme-labs-first: acme-labs-one\n  acme-labs-never: acme-labs-one',
    ['"acme-labs-never" was never published'],
    3,
  ],
  ['a field of no record', SETTING, 'profile.retraction.length_mm', 'profile.retraction.lenght_mm', ['nearest']],
  ['the unit of another field', SETTING, 'unit: "mm"\n', 'unit: "s"\n', ['"s" is not the unit of', 'mm']],
  ['a truth for a figure', SETTING, 'default: 0.8', 'default: "off"', ['"off"', 'a number']],
  // Texts.
  ['Traditional Chinese', SYMPTOM, '空驶后在不同特征之间留下细丝。', '空駛後在不同特徵之間留下細絲。', ['Traditional']],
  ['a Traditional name', SYMPTOM, '"起毛"', '"絲狀物"', ['Simplified Chinese']],
  ['an English name for Chinese', SYMPTOM, '"起毛"', '"hairy"', ['"hairy"', 'Simplified Chinese']],
  ['an English name of a material', MATERIAL, 'name_zh: 聚乳酸', 'name_zh: Polylactide', ['Simplified Chinese']],
  ['a Chinese sign in English', SYMPTOM, 'Thin threads hang', 'Thin threads， hang', ['Chinese']],
  ['a formula', SYMPTOM, '"Thin threads', '"=HYPERLINK(1) Thin threads', ['formula']],
  ['a place for a value', SYMPTOM, 'travel moves.', 'travel moves %s.', ['template', '%s']],
  ['a picture', SYMPTOM, 'travel moves.', 'travel moves 🚀.', ['a picture', 'words']],
  ['three exclamation marks', SYMPTOM, 'travel moves.', 'travel moves!!!', ['a repeated punctuation mark']],
];

export const causes: Mutation[] = ROWS.map(([what, file, find, put, words, line]) => ({
  ...replaced({ of: 'cause', what, file, words }, find, put),
  ...(line === undefined ? {} : { line }),
  most: 1,
}));

/** Lists of digests: a missing one is told once, and a file that is gone at its line. */
export const digests: Mutation[] = [
  {
    of: 'digests',
    what: 'gone',
    file: 'imported/apex-slicer/digests.json',
    content: null,
    line: 1,
    words: ['is missing', 'git checkout'],
    most: 1,
  },
  {
    ...replaced(
      {
        of: 'digests',
        what: 'of a file that is not there',
        file: 'imported/apex-slicer/digests.json',
        words: ['printers/none.json is missing'],
      },
      '{\n',
      `{\n  "printers/none.json": "${'0'.repeat(64)}",\n`,
    ),
    line: 2,
    most: 1,
  },
];
