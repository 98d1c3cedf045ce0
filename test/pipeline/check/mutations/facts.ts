import { type Mutation, replaced } from './mutation.js';

const PRINTER = 'printers/acme-labs/one.yaml';
const BOWDEN = 'printers/acme-labs/one-bowden.yaml';
const MATERIAL = 'materials/pla.yaml';
const SYMPTOM = 'troubleshooting/symptoms/stringing.yaml';
const FIX = 'troubleshooting/fixes/dry-filament.yaml';

type Row = readonly [what: string, file: string, find: string, put: string, words: readonly string[]];
const rows = (of: string, list: readonly Row[]): Mutation[] =>
  list.map(([what, file, find, put, words]) => replaced({ of, what, file, words }, find, put));

/** Ids that lead nowhere, each with the one that was meant. */
export const references: Mutation[] = rows('reference', [
  ['a brand', PRINTER, 'brand: acme-labs', 'brand: acme-lab', ['there is no brand "acme-lab"', 'acme-labs']],
  [
    'a cause',
    SYMPTOM,
    'cause: wet-filament',
    'cause: wet-filamnt',
    ['there is no cause "wet-filamnt"', 'wet-filament'],
  ],
  [
    'a fix',
    SYMPTOM,
    'fixes: [dry-filament]',
    'fixes: [dry-filamnet]',
    ['there is no fix "dry-filamnet"', 'dry-filament'],
  ],
  [
    'a second fix',
    SYMPTOM,
    'fixes: [retraction-up]',
    'fixes: [retraction-up, feed-slow]',
    ['there is no fix "feed-slow"', 'feed-slowly'],
  ],
  ['a case', SYMPTOM, 'cases: [example-1]', 'cases: [example-2]', ['there is no case "example-2"', 'example-1']],
  [
    'a related symptom',
    SYMPTOM,
    'related: [heat-creep]',
    'related: [heat-crep]',
    ['there is no symptom "heat-crep"', 'heat-creep'],
  ],
  ['a reference', SYMPTOM, 'references: [guide]', 'references: [giude]', ['there is no reference "giude"', 'guide']],
  [
    'a source of a fact',
    MATERIAL,
    'sources: [guide, table]',
    'sources: [guide, tabel]',
    ['there is no reference "tabel"', 'table'],
  ],
  ['a material that it supports', MATERIAL, 'value: [petg]', 'value: [pteg]', ['there is no material "pteg"', 'petg']],
  ['a material in a condition', FIX, 'materials: [pla]', 'materials: [plaa]', ['there is no material "plaa"', 'pla']],
  ['a source of a fix', FIX, 'sources: [guide]}', 'sources: [gude]}', ['there is no reference "gude"', 'guide']],
  ['the id of a material', MATERIAL, 'id: pla', 'id: plaa', ['"plaa" belongs in a file called plaa.yaml']],
  ['the id of a printer', PRINTER, 'id: acme-labs-one', 'id: acme-labs-on', ['belongs in printers/acme-labs/on.yaml']],
  ['the id of a symptom', SYMPTOM, 'id: stringing', 'id: strings', ['belongs in a file called strings.yaml']],
  ['the id of a fix', FIX, 'id: dry-filament', 'id: dry-it', ['belongs in a file called dry-it.yaml']],
  ['an id with capitals', MATERIAL, 'id: pla', 'id: PLA', ['"PLA"', 'lower-case']],
  ['an id with a blank', MATERIAL, 'id: pla', 'id: p la', ['"p la"', 'lower-case']],
  [
    'an origin',
    PRINTER,
    'source: https://example.org/acme-labs-one, read: "picture of the door"',
    'source: https://example.com/x, read: "picture of the door"',
    ['example.com', 'not listed'],
  ],
  [
    'an unknown field',
    PRINTER,
    'enclosed: {value: true',
    'enclosd: {value: true',
    ['has no field "enclosd"', 'nearest: enclosed'],
  ],
  ['an unknown field of a material', MATERIAL, 'family: pla', 'famly: pla', ['famly', 'family']],
  ['an unknown choice', MATERIAL, 'value: low', 'value: lowish', ['"lowish"', 'low']],
  ['an unknown family', MATERIAL, 'family: pla', 'family: plastic', ['"plastic"', 'allowed']],
  ['an unknown field of a fact', MATERIAL, 'note: "convection oven"', 'nota: "convection oven"', ['nota', 'note']],
]);

/** What machines are to each other. */
export const relatives: Mutation[] = rows(
  'relative',
  [
    ['itself', PRINTER, 'model: One', 'model: One\nvariant_of: acme-labs-one', ['its own variant of']],
    ['of another brand', PRINTER, 'model: One', 'model: One\nvariant_of: apex-cube', ['another brand', 'acme-labs']],
    ['nobody', PRINTER, 'model: One', 'model: One\nvariant_of: acme-labs-two', ['there is no printer "acme-labs-two"']],
    [
      'a circle',
      PRINTER,
      'model: One',
      'model: One\nconfiguration_of: acme-labs-one-bowden\ndiffers: [tool_head]',
      ['its own configuration of'],
    ],
    [
      'itself as a configuration',
      BOWDEN,
      'configuration_of: acme-labs-one',
      'configuration_of: acme-labs-one-bowden',
      ['its own configuration of'],
    ],
    [
      'a rebrand of the same brand',
      BOWDEN,
      'configuration_of: acme-labs-one',
      'rebrand_of: {printer: acme-labs-one, source: "https://example.org/a", read: the same}\nconfiguration_of: acme-labs-one',
      ['same brand', 'another brand'],
    ],
  ].map(([what, file, find, put, words]) => [what, file, find, put, words] as Row),
).map((one) => ({ ...one, line: null }));

/** Names that another record has, or that no query gives. */
export const names: Mutation[] = rows('name', [
  [
    'the id of another printer',
    PRINTER,
    'aliases: [AL One]',
    'aliases: [acme-labs-mini]',
    ['"acme-labs-mini"', 'acme-labs-mini'],
  ],
  ['the model of another printer', PRINTER, 'aliases: [AL One]', 'aliases: [Acme Labs Mini]', ['Acme Labs Mini']],
  ['the alias of another material', MATERIAL, 'aliases: [polylactide', 'aliases: [PETG', ['PETG']],
  ['the id of another brand', 'brands.yaml', 'aliases: [Apex Machines]', 'aliases: [acme-labs]', ['acme-labs']],
  ['nothing but signs', PRINTER, 'aliases: [AL One]', 'aliases: ["--"]', ['"--"', 'letter']],
  ['nothing but full stops', 'brands.yaml', 'aliases: [Apex Machines]', 'aliases: [".."]', ['".."', 'letter']],
  ['several in one', PRINTER, 'aliases: [AL One]', 'aliases: ["AL One, AL 1"]', ['a list in a single name']],
  ['its own model', PRINTER, 'aliases: [AL One]', 'aliases: [One]', ['One']],
  ['its own id', MATERIAL, 'aliases: [polylactide', 'aliases: [pla', ['pla']],
  ['one letter', 'brands.yaml', 'aliases: [Apex Machines]', 'aliases: [A]', ['"A"', 'at least 2']],
  ['more than a query takes', PRINTER, 'aliases: [AL One]', `aliases: [${'One '.repeat(60).trim()}]`, ['characters']],
  [
    'a brand without a printer',
    'brands.yaml',
    'voron: {name: Voron}',
    'voron: {name: Voron}\nzonestar: {name: Zonestar}',
    ['zonestar', 'no printer'],
  ],
]).map((one) => ({ ...one, line: null }));

/** Ranges that run backwards, and lists that say nothing. */
export const ranges: Mutation[] = rows('range', [
  [
    'nozzle',
    MATERIAL,
    'nozzle_temperature_c: {min: 190, max: 230',
    'nozzle_temperature_c: {min: 230, max: 190',
    ['from 230 to 190', 'min not greater than max'],
  ],
  ['bed', MATERIAL, 'bed_temperature_c: {min: 45, max: 60', 'bed_temperature_c: {min: 60, max: 45', ['from 60 to 45']],
  [
    'drying',
    MATERIAL,
    'drying_temperature_c: {min: 45, max: 55',
    'drying_temperature_c: {min: 55, max: 45',
    ['from 55 to 45'],
  ],
  ['drying time', MATERIAL, 'drying_time_h: {min: 8, max: 12', 'drying_time_h: {min: 12, max: 8', ['from 12 to 8']],
  ['a quantity in a fix', FIX, 'quantity: {min: 45, max: 55', 'quantity: {min: 55, max: 45', ['from 55 to 45']],
  ['no sources', MATERIAL, 'sources: [guide, table]', 'sources: []', ['sources', 'too few']],
  ['no sources of a symptom', SYMPTOM, 'references: [guide]', 'references: []', ['references', 'too few']],
  ['no fixes', SYMPTOM, 'fixes: [dry-filament]', 'fixes: []', ['fixes', 'too few']],
]);

/** Figures that cannot be, of every curated quantity. */
const FIGURES: readonly [field: string, values: readonly (string | number)[]][] = [
  ['rated.max_nozzle_temperature_c', [-5, 0, 572, 3000, '1e9']],
  ['rated.max_bed_temperature_c', [-5, 5, 212, 900, '1e9']],
  ['release_year', [0, 23, 1900, 2099, '2023.5']],
];
const WRITTEN: Readonly<Record<string, string>> = {
  'rated.max_nozzle_temperature_c': 'rated.max_nozzle_temperature_c: {value: 300',
  'rated.max_bed_temperature_c': 'rated.max_bed_temperature_c: {value: 100',
  release_year: 'release_year: {value: 2023',
};
export const figures: Mutation[] = [
  ...FIGURES.flatMap(([field, values]) =>
    values.map((value) => {
      const written = WRITTEN[field] ?? '';
      return replaced(
        { of: 'figure', what: `${field} ${value}`, file: PRINTER, words: [field] },
        written,
        written.replace(/\d+$/, String(value)),
      );
    }),
  ),
  ...[-1, 0, 1e4, '1e9'].map((value) =>
    replaced(
      { of: 'figure', what: `build volume ${value}`, file: PRINTER, words: ['build_volume_mm'] },
      'x: 256',
      `x: ${value}`,
    ),
  ),
  ...[0, 0.1, 124, 1240, -1].map((value) =>
    replaced(
      { of: 'figure', what: `density ${value}`, file: MATERIAL, words: ['density_g_cm3'] },
      'value: 1.24',
      `value: ${value}`,
    ),
  ),
  ...[
    ['nozzle_temperature_c', '{min: 190, max: 230', '{min: 19, max: 230'],
    ['nozzle_temperature_c', '{min: 190, max: 230', '{min: 190, max: 2300'],
    ['bed_temperature_c', '{min: 45, max: 60', '{min: -45, max: 60'],
    ['bed_temperature_c', '{min: 45, max: 60', '{min: 45, max: 600'],
    ['drying_temperature_c', '{min: 45, max: 55', '{min: 45, max: 550'],
    ['drying_time_h', '{min: 8, max: 12', '{min: 8, max: 1200'],
  ].map(([field = '', find = '', put = '']) =>
    replaced(
      { of: 'figure', what: `${field} ${put}`, file: MATERIAL, words: [field] },
      `${field}: ${find}`,
      `${field}: ${put}`,
    ),
  ),
];

/** Corrections that correct nothing, or something else. */
export const overrides: Mutation[] = rows('override', [
  ['an unknown field', PRINTER, 'field: max_speed_mm_s.e', 'field: max_sped_mm_s.e', ['max_sped_mm_s']],
  ['an unknown material', PRINTER, 'field: profiles.abs.cooling', 'field: profiles.asb.cooling', ['asb']],
  ['an unknown nozzle', PRINTER, 'profiles.petg.nozzles.0.6.', 'profiles.petg.nozzles.0.7.', ['0.7']],
  ['another value before', PRINTER, 'was: 90', 'was: 91', ['91', '90']],
  ['the value that it has', PRINTER, 'value: 18\n', 'value: 180\n', ['180']],
  ['a text for a number', PRINTER, 'value: 30\n', 'value: thirty\n', ['thirty']],
  ['without a reason', PRINTER, '    reason: The preset misses a digit.\n', '', ['reason']],
  ['without a source', PRINTER, '    source: "acme-slicer: Acme Labs One 0.4 nozzle"\n', '', ['source']],
]).map((one) => ({ ...one, line: /without/.test(one.what) ? null : one.line }));

/** Corrections that are right in form and that no machine or profile can have: told at their value, once. */
export const idle: Mutation[] = (
  [
    ['profiles.petg.nozzle_temperature_c.other_layers', '255', '491', ['not be published', 'at 491 °C', 'is 300 °C']],
    ['profiles.petg.nozzle_temperature_c.other_layers', '255', '301', ['not be published', 'at 301 °C']],
    ['profiles.petg.nozzles.0.4.nozzle_temperature_c.other_layers', '255', '320', ['not be published', 'at 320 °C']],
    ['profiles.petg.nozzle_temperature_c.first_layer', '250', '320', ['published as null', 'above the 300 °C']],
    [
      'profiles.petg.bed_temperature_by_plate_c.engineering.other_layers',
      '75',
      '150',
      ['published as null', 'above the 100 °C'],
    ],
    ['profiles.petg.retraction.length_mm', '0.8', '6', ['published as null', 'does not suit direct drive']],
    // What is published, and cannot be.
    ['profiles.petg.nozzle_temperature_range_c.max', '260', '225', ['255 °C is outside its own range', 'and 5 more']],
    ['profiles.petg.cooling.fan_max_percent', '60', '15', ['runs from 20 to 15 %', 'and 2 more']],
    ['profiles.petg.nozzles.0.4.cooling.fan_min_percent', '20', '80', ['runs from 80 to 60 %']],
    ['profiles.petg.cooling.fan_off_first_layers', 'null', '500', ['500 layers', 'and 2 more']],
    ['nozzles.0.4.layer_height_mm.max', '0.28', '0.9', ['0.9 mm, is above the nozzle diameter']],
    ['nozzles.0.4.diameter_mm', '0.4', '0.25', ['has a diameter of 0.25 mm']],
    ['retraction.length_mm', '0.8', '6', ['retracts 6 mm']],
  ] as const
).map(([field, was, value, words]) => {
  const lines = [
    `field: ${field}`,
    `was: ${was}`,
    `value: ${value}`,
    'reason: The table of the page says so.',
    'source: "acme-slicer: Generic PETG"',
  ];
  const slip = { of: 'idle override', what: `${field} ${value}`, file: PRINTER, words };
  const first = replaced(slip, 'overrides:\n', `overrides:\n  - ${lines.join('\n    ')}\n`);
  return { ...first, line: (first.line ?? 0) + 2 };
});

/** Facts that a finding of the lint rests on: told where they stand. */
export const decisive: Mutation[] = rows('decisive', [
  [
    'a limit below the rating',
    PRINTER,
    '  release_year:',
    '  firmware_limit.max_bed_temperature_c: {value: 90, source: https://example.org/acme-labs-one, read: "firmware"}\n  release_year:',
    ['the firmware allows 90 °C'],
  ],
  [
    'a way of driving that does not suit the retraction',
    PRINTER,
    '  release_year:',
    '  extruder_type: {value: bowden, source: https://example.org/acme-labs-one, read: "picture"}\n  release_year:',
    ['does not suit bowden'],
  ],
  [
    'a material in °F',
    MATERIAL,
    'nozzle_temperature_c: {min: 190, max: 230',
    'nozzle_temperature_c: {min: 374, max: 446',
    ['profiles print far from 374 to 446 °C'],
  ],
]);

/** Files that others refer to, gone. */
export const gone: Mutation[] = (
  [
    ['brands.yaml', ['brands.yaml', 'is missing', 'git checkout']],
    ['sources.yaml', ['sources.yaml', 'is missing', 'git checkout']],
    ['references.yaml', ['references.yaml', 'is missing', 'git checkout']],
    ['origins.yaml', ['origins.yaml', 'is missing', 'git checkout']],
  ] as const
).map(([file, words]) => ({ of: 'gone', what: file, file, content: null, line: 1, words: [...words] }));
