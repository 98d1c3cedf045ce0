import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar } from 'yaml';
import { replaceValue } from '../../../scripts/contribute/edit/yaml-text.js';
import { DATA } from '../../support/data.js';
import { lineChange, type Slip } from './slip.js';

/**
 * Draws a list of slips: `tsx test/pipeline/slips/draw.ts SEED NUMBER FILE`. What files are drawn, and how
 * often, follows from what the history of data/ shows that people change; what is changed in one follows from what its
 * fields hold: their unit, their form, the list that their words are from. The list is kept as it was drawn: it is the
 * measure, and it is not drawn again because a slip of it passes.
 */
const [seed = 28, number = 600] = process.argv.slice(2, 4).map(Number);
const out = process.argv[4] ?? 'drawn-slips.jsonl';

/** Mulberry32 of Tommy Ettinger: 32 bits of state, which are enough for a list. */
function random(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const next = random(seed);
const one = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

const files = (readdirSync(DATA, { recursive: true }) as string[])
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.\w+$/.test(file))
  .sort();
const read = (file: string) => readFileSync(path.join(DATA, file), 'utf8');

const KINDS = [
  'printers',
  'materials',
  'settings',
  'troubleshooting/causes',
  'troubleshooting/checks',
  'troubleshooting/fixes',
  'troubleshooting/symptoms',
  'troubleshooting/cases',
  'troubleshooting/setups.yaml',
  'calibration',
  'processes',
  'presets',
  'brands.yaml',
  'filament-brands.yaml',
  'references.yaml',
  'origins.yaml',
  'sources.yaml',
  'redirects.yaml',
  'exceptions.yaml',
  'published-ids.yaml',
  'material-names.yaml',
  'material-identifiers.yaml',
  'cura-machines.yaml',
  'well-known.yaml',
];

/** How often a kind of file was changed by hand; the square root, so that rare ones come up too. */
const changes = execFileSync('git', ['log', '--format=', '--name-only', '--', '.'], {
  cwd: DATA,
  encoding: 'utf8',
}).split('\n');
const WEIGHTS = KINDS.map((kind) => Math.sqrt(changes.filter((file) => file.startsWith(`data/${kind}`)).length));

function kind(): string {
  let left = next() * WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of WEIGHTS.entries()) {
    left -= weight;
    if (left < 0) return KINDS[index] as string;
  }
  return 'printers';
}

interface Leaf {
  path: (string | number)[];
  value: unknown;
}

function leaves(node: unknown, at: (string | number)[] = []): Leaf[] {
  if (isMap(node))
    return node.items.flatMap((pair: Pair) => leaves(pair.value, [...at, String((pair.key as Scalar).value)]));
  if (isSeq(node)) return node.items.flatMap((item, index) => leaves(item, [...at, index]));
  return isScalar(node) ? [{ path: at, value: node.value }] : [];
}

type Drawn = { what: string; put: string } | null;

/** A figure in the wrong unit, or with a digit too many or too few: only such as nothing of that kind has. */
function figure(leaf: Leaf, beside: string | null): Drawn {
  const name = leaf.path.filter((part) => typeof part === 'string').join('.');
  const value = leaf.value as number;
  const unit =
    beside ??
    (
      [
        [/_c(?:\.|$)/, '°C'],
        [/percent/, '%'],
        [/mm3_s/, 'mm³/s'],
        [/mm_s2/, 'mm/s²'],
        [/mm_s/, 'mm/s'],
        [/_mm(?:\.|$)/, 'mm'],
        [/density/, 'g/cm³'],
        [/ratio/, 'ratio'],
      ] as const
    ).find(([pattern]) => pattern.test(name))?.[1] ??
    null;
  const put = (what: string, to: number) => ({
    what: `${name}: ${value} ${what}`,
    put: String(Number(to.toPrecision(4))),
  });
  const any = [
    put('with a minus sign', -Math.abs(value || 1)),
    { what: `${name}: ${value} with a comma`, put: `"${String(value).replace('.', ',')},0"` },
    { what: `${name}: ${value} in quotation marks with its unit`, put: `"${value} mm"` },
  ];
  if (unit === null || value === 0)
    return name.endsWith('_year')
      ? put('as two digits', value % 100)
      : /minutes|extruder_count|hrc/.test(name)
        ? put('with a minus sign', -value)
        : one(any);
  const units: Record<string, ReturnType<typeof put>[]> = {
    '°C': [
      put('in °F', Math.round(value * 1.8 + 32)),
      put('in °F', Math.round(value * 1.8 + 32)),
      put('in K', value + 273.15),
      put('with a digit too many', value * 10),
      put('without its last digit', Math.floor(value / 10)),
    ],
    '%': [put('as a ratio', value / 100), put('with a digit too many', value * 100)],
    'mm³/s': [
      put('in mm³/min', value * 60),
      put('with a digit too many', value * 10),
      put('with a digit too few', value / 100),
    ],
    'mm/s': [put('in mm/min', value * 60), put('with digits too many', value * 100)],
    mm: [put('in µm', value * 1000), put('in inches', value / 25.4), put('with a digit too many', value * 10)],
    'g/cm³': [put('in kg/m³', value * 1000), put('with its point moved', value / 10)],
    ratio: [put('in percent', value * 100), put('with its point moved', value / 10)],
  };
  return one([...(units[unit] ?? []), ...(units[unit] ?? []), ...any]);
}

/** An id or a word with two letters swapped, one lost or one doubled. */
function misspelled(word: string): string {
  const letters = [...word];
  const at = 1 + Math.floor(next() * Math.max(1, letters.length - 2));
  const way = one(['swap', 'lose', 'double']);
  if (way === 'swap' && letters[at] !== letters[at + 1] && at + 1 < letters.length)
    [letters[at], letters[at + 1]] = [letters[at + 1] as string, letters[at] as string];
  else if (way === 'double') letters.splice(at, 0, letters[at] as string);
  else letters.splice(at, 1);
  return letters.join('');
}

function words(leaf: Leaf, others: readonly Leaf[]): Drawn {
  const value = leaf.value as string;
  const name = leaf.path.filter((part) => typeof part === 'string').join('.');
  const quoted = (what: string, text: string) => ({ what: `${name}: ${what}`, put: JSON.stringify(text) });
  const last = leaf.path.at(-1);
  if (last === 'en' || last === 'zh') {
    const other = others.find(
      ({ path: at }) =>
        at.length === leaf.path.length &&
        at.slice(0, -1).join() === leaf.path.slice(0, -1).join() &&
        at.at(-1) !== last,
    );
    const long = value.split(' ').length > 3 || (last === 'zh' && value.length > 6);
    return one([
      quoted('three dots for a text', '...'),
      quoted('a space at the start or end', `${value} `),
      quoted('a tag', `${value} <b>!</b>`),
      quoted('still to be written', last === 'en' ? 'TODO' : '待补'),
      quoted('in quotation marks', `"${value}"`),
      ...(other && long
        ? [
            quoted(`the text of the other language`, String(other.value)),
            quoted('the text of the other language', String(other.value)),
          ]
        : []),
    ]);
  }
  if (/^https?:/.test(value))
    return one([
      quoted('an address without its scheme', value.replace(/^https?:\/\//, '')),
      quoted('a host with a blank', value.replace(/^(https?:\/\/[^/.]+)\./, '$1 .')),
      quoted('an address within a sentence', `see ${value}`),
      quoted('with a bracket behind it', `${value})`),
      quoted('of this machine', value.replace(/^https?:\/\/[^/]+/, 'http://localhost')),
      quoted('with a point behind it', `${value}.`),
    ]);
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return one([
      quoted('a day that is to come', value.replace(/^20\d\d/, '2062')),
      quoted('the day before the month', value.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1')),
      quoted('a month that there is not', value.replace(/-\d\d-/, '-13-')),
    ]);
  if (
    /^(?:read|title|note|reason|said|via|solved_by|observations|printer_name|material_name|version)$/.test(
      String(leaf.path.findLast((part) => typeof part === 'string')),
    )
  )
    return one([
      quoted('three dots for a text', '...'),
      quoted('nothing', ''),
      quoted('a tag', `${value}<br>`),
      quoted('still to be written', 'TBD'),
      quoted('a blank before it', ` ${value}`),
    ]);
  if (/\s/.test(value) || /^[A-Z]/.test(value))
    return one([
      quoted('a space at the start or end', `${value} `),
      quoted('two blanks', `${value}  x`),
      quoted('nothing', ''),
      quoted('in quotation marks', `"${value}"`),
      quoted('a letter of another alphabet', value.replace(/[aeo]/i, 'а')),
      quoted('still to be written', 'TODO'),
      quoted('an address', 'https://example.org/name'),
    ]);
  if (/^[a-z0-9][a-z0-9_.-]{2,}$/.test(value))
    return one([
      quoted(`"${value}" with a slip`, misspelled(value)),
      quoted(`"${value}" with a slip`, misspelled(value)),
      quoted('with a capital', value[0]?.toUpperCase() + value.slice(1)),
      quoted('another one that there is not', 'generic'),
    ]);
  return quoted('nothing', '');
}

type Change = Omit<Slip, 'n' | 'file'>;

function changed(of: string, what: string, before: string, after: string, more: Partial<Slip> = {}): Change | null {
  return before === after ? null : { of, what, ...lineChange(before, after), ...more };
}

/** A slip at one value of a file; `figures` asks for a number, otherwise it is a text, a name or a switch. */
function ofValue(text: string, figures: boolean): Change | null {
  const all = leaves(parseDocument(text).contents);
  // The limits that a slicer has are its own.
  const own = all.filter(
    ({ path: at, value }) => value !== null && !(at[0] === 'slicers' && /^(?:min|max)$/.test(String(at.at(-1)))),
  );
  const fits = own.filter(({ value }) => (typeof value === 'number') === figures);
  if (fits.length === 0) return null;
  const leaf = one(fits);
  const name = leaf.path.join('.');
  const unit = all.find(
    ({ path: at }) => at.at(-1) === 'unit' && at.slice(0, -1).join('.') === leaf.path.slice(0, -1).join('.'),
  )?.value;
  const drawn =
    typeof leaf.value === 'number'
      ? figure(leaf, unit === undefined ? null : String(unit))
      : typeof leaf.value === 'boolean'
        ? one([
            { what: `${name}: yes for true`, put: 'yes' },
            { what: `${name}: a text`, put: '"true"' },
            { what: `${name}: a number`, put: '1' },
          ])
        : typeof leaf.value === 'string'
          ? words(leaf, all)
          : null;
  if (!drawn) return null;
  const of = figures ? 'a figure' : typeof leaf.value === 'boolean' ? 'a switch' : 'a text or a name';
  return changed(of, drawn.what, text, replaceValue(text, leaf.path, drawn.put));
}

/** A slip in the form of a file: keys, lines, signs. */
function ofForm(text: string): Change | null {
  const lines = text.split('\n');
  const keyed = lines.flatMap((line, index) => (/^\s*(?:- )?[a-z_]\w*:( |$)/.test(line) ? [index] : []));
  if (keyed.length === 0) return null;
  const at = one(keyed);
  const line = lines[at] ?? '';
  const key = /([a-z_]\w*):/.exec(line)?.[1] ?? '';
  const nested = /:\s*$/.test(line);
  const as = (put: readonly string[]) => [...lines.slice(0, at), ...put, ...lines.slice(at + 1)].join('\n');
  const top = !/^[\s-]/.test(line);
  return one([
    () => changed('a key with a slip', `${key}`, text, as([line.replace(key, misspelled(key))])),
    () => changed('a key with a slip', `${key}`, text, as([line.replace(key, misspelled(key))])),
    () => (top && nested ? null : changed('a line twice', key, text, as([line, line]), { anywhere: true })),
    () => changed('a colon without a blank', key, text, as([line.replace(`${key}: `, `${key}:`)])),
    () => changed('a line indented by one more', key, text, as([` ${line}`]), { anywhere: true }),
    () => changed('a tabulator', key, text, as([line.replace(/^\s*/, '\t')])),
    () =>
      top &&
      !nested &&
      /^(?:id|name|brand|model|family|type|kind|unit|category|severity|source|licence|url|title)$/.test(key)
        ? changed('a line gone', key, text, as([]), { anywhere: true })
        : null,
    () =>
      changed('a value gone', key, text, as([line.slice(0, line.indexOf(':') + 1)]), nested ? { anywhere: true } : {}),
    () =>
      line.split('"').length === 3
        ? changed('a quotation mark gone', key, text, as([line.replace(/"(?=[^"]*$)/, '')]), { anywhere: true })
        : null,
    () =>
      /\[[^\]]+\]\s*$/.test(line)
        ? changed('a bracket gone', key, text, as([line.replace(/\]\s*$/, '')]), { anywhere: true })
        : null,
    () =>
      /\[[^[\],]+(?:,[^[\],]+)*\]/.test(line)
        ? changed('an item twice', key, text, as([line.replace(/\[([^[\],]+)/, '[$1, $1')]))
        : null,
    () =>
      changed(
        'a field that there is not',
        'comment',
        text,
        as([
          line.replace(/^(\s*).*/, (whole, blanks) =>
            whole.trimStart().startsWith('-') ? whole : `${blanks}comment: "seen by a friend"\n${whole}`,
          ),
        ]),
      ),
    () =>
      changed('a mark of a merge', '<<<<<<<', text, as(['<<<<<<< HEAD', line, '=======', line, '>>>>>>> main']), {
        anywhere: true,
      }),
  ])();
}

const machines = files.filter((file) => /^printers\/.+\.yaml$/.test(file));
const imports = files.filter((file) =>
  /^imported\/[^/]+\/(?:printers|processes|filaments|preset-values|presets)\/.+\.json$|^imported\/[^/]+\/(?:filament-presets|machine-names)\.json$/.test(
    file,
  ),
);

/** Values that nobody prints at, each by the field that people override. */
const ABSURD: readonly (readonly [field: string, values: readonly number[]])[] = [
  ['nozzle_temperature_c.other_layers', [130, 428, 21, 490, 95]],
  ['nozzle_temperature_c.first_layer', [120, 446, 480, 100]],
  ['bed_temperature_c.other_layers', [176, 6, 160, 8]],
  ['bed_temperature_c.first_layer', [185, 158, 9]],
  ['chamber_temperature_c', [140, 200, 113]],
  ['flow_ratio', [0.59, 1.95, 0.5, 98]],
  ['max_volumetric_speed_mm3_s', [120, 0.12, 900, 0.05]],
  ['cooling.fan_min_percent', [0.3, 255, -10]],
  ['cooling.fan_max_percent', [0.9, 255, 1000]],
  ['retraction.length_mm', [65, 40, -1]],
  ['filament_diameter_mm', [2.85, 17.5, 0.4, 1750]],
  ['density_g_cm3', [12.4, 1240, 0.12]],
];

/** An override of a value that its printer's preset has, to one that nobody prints at. */
function ofOverride(_file: string, text: string): Change | null {
  const id = /^id: (\S+)/m.exec(text)?.[1] ?? '';
  const lead = ['orcaslicer', 'bambustudio', 'prusa-fff', 'cura', 'non-prusa-fff']
    .map((source) => `imported/${source}/printers/${id}.json`)
    .find((one) => files.includes(one));
  if (!lead || /^overrides:/m.test(text)) return null;
  const { profiles = {} } = JSON.parse(read(lead)) as {
    profiles?: Record<string, { preset: string; values: Record<string, unknown> }[]>;
  };
  const material = one(Object.keys(profiles).filter((each) => ['pla', 'petg', 'abs', 'tpu', 'asa'].includes(each)));
  const [field, values] = one(ABSURD);
  const was = field
    .split('.')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key],
      profiles[material]?.[0]?.values,
    );
  if (material === undefined || was === undefined) return null;
  const value = one(values);
  const source = lead.split('/')[1];
  const added = `overrides:\n  - {field: profiles.${material}.${field}, was: ${JSON.stringify(was)}, value: ${value}, reason: "Measured on my own machine.", source: ${JSON.stringify(`${source}: ${profiles[material]?.[0]?.preset}`)}}\n`;
  return changed('an override', `${material} ${field} ${value}`, text, `${text.trimEnd()}\n${added}`);
}

/** Facts of a machine that cannot be true together, or that no machine has. */
function ofCurated(text: string): Change | null {
  const facts: readonly (readonly [RegExp, string, string])[] = [
    [/(structure: \{value: )bed_slinger/, '$1delta', 'a bed slinger as a delta'],
    [/(kinematics: \{value: )cartesian/, '$1corexy', 'CoreXY on what was Cartesian'],
    [/(kinematics: \{value: )corexy/, '$1delta', 'CoreXY as a delta'],
    [/(rated\.max_nozzle_temperature_c: \{value: )(\d+)/, '$1572', 'a nozzle in °F'],
    [/(rated\.max_bed_temperature_c: \{value: )(\d+)/, '$1230', 'a bed in °F'],
    [/(rated\.max_chamber_temperature_c: \{value: )(\d+)/, '$1140', 'a chamber in °F'],
    [/(heated_bed: \{value: )true/, '$1false', 'a bed that is not heated'],
    [/(build_volume_mm: \{value: \{x: )(\d+)/, '$12$2', 'a digit too many'],
    [/(build_volume_mm: \{value: \{x: )(\d+)/, '$19', 'a digit left'],
    [/(release_year: \{value: )(\d+)/, '$12032', 'a year that is to come'],
    [/(filament_diameter_mm: \{value: )1\.75/, '$12.85', '2.85 mm on a machine of 1.75'],
    [/(value: \["?01P)"?/, '$1A3C4D500123"', 'a whole serial number'],
    [/(extruder_type: \{value: )direct_drive/, '$1direct', 'a word that is not of the list'],
  ];
  const fits = facts.filter(([pattern]) => pattern.test(text));
  if (fits.length === 0) return null;
  const [pattern, put, what] = one(fits);
  return changed('a fact of a machine', what, text, text.replace(pattern, put));
}

/** A range of a material as another plastic has it, in another unit, or without a digit. */
function ofMaterial(text: string): Change | null {
  const field = one([
    'nozzle_temperature_c',
    'bed_temperature_c',
    'chamber_temperature_c',
    'drying_temperature_c',
    'max_volumetric_speed_mm3_s',
    'density_g_cm3',
    'fan_percent',
    'glass_transition_c',
  ]);
  const parsed = parseDocument(text);
  const fact = parsed.getIn(['facts', field]) as { toJSON(): Record<string, number> } | undefined;
  if (!fact) return null;
  const own = fact.toJSON();
  const names = ['min', 'max', 'value'].filter((name) => typeof own[name] === 'number');
  const ways: readonly (readonly [string, (value: number) => number])[] = field.endsWith('_c')
    ? [
        ['in °F', (v) => Math.round(v * 1.8 + 32)],
        ['without a digit', (v) => Math.floor(v / 10)],
        ['in K', (v) => v + 273],
      ]
    : [
        ['times ten', (v) => v * 10],
        ['a tenth', (v) => v / 10],
      ];
  const [what, way] = one(ways);
  const after = names.reduce(
    (now, name) => replaceValue(now, ['facts', field, name], String(Number(way(own[name] as number).toPrecision(4)))),
    text,
  );
  return changed('a range of a material', `${field} ${what}`, text, after);
}

/** An imported file changed by hand, by somebody who writes its digest anew. */
function ofImport(text: string): Change | null {
  const lines = text.split('\n');
  const edits: readonly (readonly [RegExp, (line: string) => string, string])[] = [
    [
      /"density_g_cm3": [\d.]+/,
      (line) => line.replace(/("density_g_cm3": )([\d.]+)/, (_, key, value) => `${key}${Number(value) * 1000}`),
      'a density in kg/m³',
    ],
    [/"diameters_mm": \[1\.75/, (line) => line.replace('[1.75', '[17.5'), 'a filament of 17.5 mm'],
    [/"spool_weight_g": \d/, (line) => line.replace(/("spool_weight_g": )(\d+)/, '$1$2000'), 'a spool of 225 kg'],
    [/"spool_weight_g": \d/, (line) => line.replace(/("spool_weight_g": )(\d+)/, '$1-1000'), 'a spool of -1000 g'],
    [/"other_layers": \d{3}/, (line) => line.replace(/("other_layers": )(\d{3})/, '$1$20'), 'a nozzle of 2,200 °C'],
    [/"diameter_mm": 0\.4/, (line) => line.replace('0.4', '40'), 'a nozzle of 40 mm'],
    [/"flow_ratio": [\d.]+/, (line) => line.replace(/("flow_ratio": )([\d.]+)/, '$198'), 'a flow in percent'],
    [/^\s+"[a-z_]+": (?:"[^"]*"|[\d.]+),$/, (line) => `${line}\n${line}`, 'a key twice'],
    [/"material": "[a-z0-9-]+"/, (line) => line.replace(/("material": ")/, '$1x'), 'a material that there is not'],
    [
      /"uuid": \["[^"]+"\]|"[a-z_]*uuid[a-z_]*": \["[^"]+"\]/,
      (line) => line.replace(/\["([^"]+)"\]/, '["$1", "$1"]'),
      'a UUID twice',
    ],
    [/"build_volume_mm": \{"x": \d+/, (line) => line.replace(/("x": )(\d+)/, '$1$200'), 'a bed of 25 m'],
    [/"layer_height_mm": [\d.]+/, (line) => line.replace(/("layer_height_mm": )([\d.]+)/, '$1200'), 'a layer in µm'],
    [/"hexes": \["#/, (line) => line.replace('["#', '["'), 'a colour without its sign'],
    [/"nozzles": \["0\.4"/, (line) => line.replace('"0.4"', '"0.45"'), 'a nozzle that the machine does not have'],
    [/"max_speed_mm_s": \{"x": \d+/, (line) => line.replace(/("x": )(\d+)/, '$1$2000'), 'a speed in µm/s'],
  ];
  const fits = edits.filter(([pattern]) => lines.some((line) => pattern.test(line)));
  if (fits.length === 0) return null;
  const [pattern, put, what] = one(fits);
  const at = one(lines.flatMap((line, index) => (pattern.test(line) ? [index] : [])));
  return changed(
    'an imported value with its digest',
    what,
    text,
    [...lines.slice(0, at), put(lines[at] as string), ...lines.slice(at + 1)].join('\n'),
    { digest: true, ...(what === 'a key twice' ? { anywhere: true } : {}) },
  );
}

/** A file as a whole. */
function ofFile(file: string): Change {
  const name = path.posix.basename(file);
  return one([
    () => ({ of: 'a whole file', what: 'emptied', whole: 'emptied' as const }),
    () => ({ of: 'a whole file', what: 'saved by half', whole: 'truncated' as const, anywhere: true }),
    () => ({
      of: 'a whole file',
      what: 'copied beside itself',
      whole: 'copied' as const,
      to: file.replace(name, `copy-of-${name}`),
      anywhere: true,
    }),
    () => ({
      of: 'a whole file',
      what: 'called otherwise',
      whole: 'renamed' as const,
      to: file.replace(name, `new-${name}`),
      anywhere: true,
    }),
    () => ({
      of: 'a whole file',
      what: 'with another ending',
      whole: 'renamed' as const,
      to: file.replace(/\.yaml$/, '.yml'),
      anywhere: true,
    }),
  ])();
}

/** A step from release to release. */
function ofStep(file: string): Change {
  return one([
    () => ({ of: 'a step', what: 'truncated', whole: 'truncated' as const, anywhere: true }),
    () => ({
      of: 'a step',
      what: 'JSON that is not compressed',
      whole: 'replaced' as const,
      content: '{"version":"x"}\n',
      anywhere: true,
    }),
    () => ({ of: 'a step', what: 'emptied', whole: 'emptied' as const, anywhere: true }),
    () => ({
      of: 'a step',
      what: 'called otherwise',
      whole: 'renamed' as const,
      to: file.replace(/[0-9a-f]{4}\.json\.br$/, '0000.json.br'),
      anywhere: true,
    }),
    () => ({
      of: 'a step',
      what: 'copied',
      whole: 'copied' as const,
      to: file.replace('.json.br', '-copy.json.br'),
      anywhere: true,
    }),
  ])();
}

/** Values of processes that no printer of plastic strands prints at, each by the field that people override. */
const ABSURD_PROCESSES: readonly (readonly [field: string, values: readonly number[]])[] = [
  ['layer_height_mm', [2, 0.02, 20, 200]],
  ['first_layer_height_mm', [2, 0.02, 25]],
  ['line_width_mm.outer_wall', [4.2, 0.04, 42, 110]],
  ['line_width_mm.sparse_infill', [4.5, 0.045, 120]],
  ['wall_loops', [-1, 2.5, 200]],
  ['top_shell_layers', [-3, 0.8, 400]],
  ['infill_density_percent', [-15, 150, 0.15]],
  ['speed_mm_s.outer_wall', [3600, 12000, 0.5]],
  ['speed_mm_s.travel', [30000, 0.3, -150]],
  ['speed_mm_s.first_layer', [1800, 0.5, 3000]],
  ['acceleration_mm_s2.default', [1, 10, 1000000]],
  ['brim.width_mm', [-5, 500]],
  ['support.top_z_distance_mm', [20, -0.2, 200]],
  ['elephant_foot_compensation_mm', [15, 150]],
  ['infill_wall_overlap_percent', [1500, 0.15]],
];

/** An override of a value of a process, in the file where its brand's processes are corrected. */
function ofProcess(): [string, Change | null] {
  const file = one(files.filter((each) => /^processes\/.+\.yaml$/.test(each)));
  const text = read(file);
  const blocks = JSON.parse(
    read(`imported/${file.replace('.yaml', '.json').replace(/^processes\/([^/]+)\//, '$1/processes/')}`),
  ) as Record<string, { preset: string; values: unknown }>;
  const block = one(Object.keys(blocks));
  const [field, values] = one(ABSURD_PROCESSES);
  const was = field
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], blocks[block]?.values);
  if (was === undefined || was === null || text.includes(`${block}.${field}`)) return [file, null];
  const value = one(values);
  const source = JSON.stringify(`${file.split('/')[1]}: ${blocks[block]?.preset}`);
  const added = `  - {field: blocks.${block}.${field}, was: ${JSON.stringify(was)}, value: ${value}, reason: "Measured on my own machine.", source: ${source}}\n`;
  return [
    file,
    changed('an override of a process', `${field} ${was} as ${value}`, text, `${text.trimEnd()}\n${added}`),
  ];
}

/** A fact that somebody adds to a machine which does not state it, as no machine has it; its source is one of the file. */
const NEW_FACTS: readonly (readonly [field: string, values: readonly string[]])[] = [
  ['max_speed_mm_s', ['{x: 30000, y: 30000, z: 1200, e: 7200}', '{x: 0.5, y: 0.5}']],
  ['filament_diameter_mm', ['17.5', '0.175', '1750']],
  ['release_year', ['2099', '18', '1950', '"2023"']],
  ['extruder_count', ['0', '-1', '40', '1.5']],
  ['rated.max_nozzle_temperature_c', ['30', '3000', '572', '"300 °C"']],
  ['rated.max_bed_temperature_c', ['1000', '212', '10', '"100C"']],
  ['rated.max_chamber_temperature_c', ['600', '140', '6']],
  ['firmware_limit.max_nozzle_temperature_c', ['3', '1200', '50']],
  [
    'build_volume_mm',
    [
      '{x: 22, y: 22, z: 25}',
      '{x: 220, y: 220}',
      '{x: 220000, y: 220000, z: 250000}',
      '220x220x250',
      '{x: 0, y: 0, z: 0}',
    ],
  ],
  ['kinematics', ['CoreXY', 'coreyx', 'belt-driven']],
  ['structure', ['bedslinger', 'moving_bed', 'true']],
  ['extruder_type', ['direct', 'Direct Drive', 'bowdn']],
  ['enclosed', ['yes', '"false"', 'partly']],
  ['weight_kg', ['13']],
  ['colour', ['black']],
];

function ofNewFact(text: string): Change | null {
  const source = /source: (https:\/\/[^,}\s]+)/.exec(text)?.[1];
  if (source === undefined || !/^curated:\n/m.test(text)) return null;
  const [field, values] = one(NEW_FACTS);
  if (new RegExp(`^  ${field.replace('.', '\\.')}:`, 'm').test(text)) return null;
  const value = one(values);
  const added = `  ${field}: {value: ${value}, source: ${source}, read: "table of specifications"}\n`;
  return changed(
    'a fact added to a machine',
    `${field} ${value}`,
    text,
    text.replace(/^curated:\n/m, (all) => all + added),
  );
}

/** Names of a machine, a material or a brand that somebody adds. */
function ofAlias(): [string, Change | null] {
  const file = one([fileOf('printers'), fileOf('materials'), fileOf('troubleshooting/symptoms')]);
  const text = read(file);
  const id = /^id: (\S+)/m.exec(text)?.[1] ?? '';
  const name = /^(?:model|name): "?([^"\n]+)"?$/m.exec(text)?.[1] ?? id;
  const others = files.filter(
    (each) =>
      each !== file && each.split('/')[0] === file.split('/')[0] && each.endsWith('.yaml') && !each.includes('/f'),
  );
  const other = /^id: (\S+)/m.exec(read(one(others)))?.[1] ?? '';
  const [what, alias] = one<readonly [string, string]>([
    ['its own id', id],
    ['its own name', name],
    ['the id of another', file.startsWith('troubleshooting') ? id : other],
    ['an address', `https://example.org/${id}`],
    ['nothing', ''],
    ['signs', '--'],
    ['in quotation marks', `"${name} X"`],
    ['a blank before it', ` ${name} X`],
    [
      'a whole sentence',
      `${name} is what it was called before the maker changed its name, on the box and on the page of the shop, until the year after that`,
    ],
    ['a tag', `<i>${name}</i>`],
    ['a list in one', `${name} A, ${name} B, ${name} C`],
    ['three dots', '...'],
    ['still to be written', 'TODO'],
  ]);
  const quoted = JSON.stringify(alias);
  if (file.startsWith('troubleshooting'))
    return [file, changed('a name added', what, text, text.replace(/^( {2}en: \[)/m, `$1${quoted}, `))];
  if (/^aliases: \[/m.test(text))
    return [
      file,
      changed(
        'a name added',
        what,
        text,
        text.replace(/^aliases: \[\]?/m, (all) =>
          all.endsWith(']') ? `aliases: [${quoted}]` : `aliases: [${quoted}, `,
        ),
      ),
    ];
  return file.startsWith('printers')
    ? [file, changed('a name added', what, text, text.replace(/^(model: .+\n)/m, `$1aliases: [${quoted}]\n`))]
    : [file, null];
}

/** An override whose form is right and which says nothing, or of something that there is not. */
function ofWrongTarget(text: string): Change | null {
  const file = /^id: (\S+)/m.exec(text)?.[1] ?? '';
  const lead = ['orcaslicer', 'bambustudio', 'prusa-fff', 'cura', 'non-prusa-fff']
    .map((source) => `imported/${source}/printers/${file}.json`)
    .find((each) => files.includes(each));
  if (!lead || /^overrides:/m.test(text)) return null;
  const { profiles = {} } = JSON.parse(read(lead)) as {
    profiles?: Record<string, { preset: string; values: Record<string, unknown> }[]>;
  };
  const material = one(Object.keys(profiles));
  const group = profiles[material]?.[0];
  const was = (group?.values.nozzle_temperature_c as Record<string, number> | undefined)?.other_layers;
  if (was === undefined) return null;
  const source = JSON.stringify(`${lead.split('/')[1]}: ${group?.preset}`);
  const path = `profiles.${material}.nozzle_temperature_c.other_layers`;
  const [what, field, value, more] = one<readonly [string, string, string, string]>([
    ['of the constructor', 'profiles.constructor.flow_ratio', '0.95', ''],
    ['of a prototype', 'profiles.__proto__.flow_ratio', '0.95', ''],
    ['of toString on a nozzle', 'profiles.toString.nozzles.0.4.flow_ratio', '0.95', ''],
    ['of hasOwnProperty', 'nozzles.hasOwnProperty.diameter_mm', '0.4', ''],
    ['of a material that there is not', 'profiles.plaa.flow_ratio', '0.95', ''],
    ['of a field in capitals', path.replace('nozzle', 'Nozzle'), String(was + 5), ''],
    ['that changes nothing', path, String(was), ''],
    ['with its unit', path, `"${was + 5} °C"`, ''],
    ['whose reason is three dots', path, String(was + 5), '...'],
    ['whose reason is nothing', path, String(was + 5), ' '],
    ['of the whole profile by a figure', `profiles.${material}`, '210', ''],
    ['of a group by a figure', `profiles.${material}.nozzle_temperature_c`, String(was + 5), ''],
    ['of a nozzle that there is not', `profiles.${material}.nozzles.0.45.flow_ratio`, '0.95', ''],
  ]);
  const reason = JSON.stringify(more === '' ? 'Measured on my own machine.' : more);
  const added = `overrides:\n  - {field: ${field}, was: ${was}, value: ${value}, reason: ${reason}, source: ${source}}\n`;
  return changed('an override of something else', what, text, `${text.trimEnd()}\n${added}`, { anywhere: true });
}

/** A source that there is not, or that says nothing that could be looked up. */
function ofSource(): [string, Change | null] {
  const file = one([
    fileOf('printers'),
    fileOf('materials'),
    fileOf('troubleshooting/fixes'),
    'references.yaml',
    'sources.yaml',
    fileOf('troubleshooting/cases'),
  ]);
  const text = read(file);
  const [what, pattern, put] = one<readonly [string, RegExp, (all: string) => string]>([
    ['a site that is not listed', /source: https:\/\/[^\s/]+/, () => 'source: https://example.org'],
    ['without its scheme', /(source|url): https:\/\//, (all) => all.replace('https://', '')],
    [
      'of a search',
      /(source|url): https:\/\/[^\s,}]+/,
      (all) => all.replace(/https:.*/, 'https://www.google.com/search?q=specs'),
    ],
    ['prose', /source: https:\/\/[^\s,}]+/, () => 'source: the page of the maker'],
    ['a branch for a commit', /\/blob\/[0-9a-f]{7,40}\//, () => '/blob/main/'],
    ['a branch for a commit', /commit: [0-9a-f]{40}/, () => 'commit: master'],
    ['a reference that there is not', /sources: \[[a-z0-9-]+/, (all) => `${all}-2`],
    ['no source', /sources: \[[a-z0-9, -]+\]/, () => 'sources: []'],
    ['http', /(source|url): https:\/\//, (all) => all.replace('https', 'htp')],
    ['nothing', /source: https:\/\/[^\s,}]+/, () => 'source: ""'],
    [
      'a preset that there is not',
      /source: "(orcaslicer|bambustudio|prusa-fff): [^"]+"/,
      (all) => all.replace(/: [^:"]+"$/, ': Generic PLX @nobody"'),
    ],
  ]);
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  if (found.length === 0) return [file, null];
  const match = one(found);
  const at = match.index;
  return [file, changed('a source', what, text, text.slice(0, at) + put(match[0]) + text.slice(at + match[0].length))];
}

/** What a fix or a check advises, as nobody may. */
function ofAdvice(): [string, Change | null] {
  const file = fileOf(
    one([
      'troubleshooting/fixes',
      'troubleshooting/fixes',
      'troubleshooting/checks',
      'troubleshooting/setups.yaml',
      'calibration',
    ]),
  );
  const text = read(file);
  const times = (factor: number) => (all: string) =>
    all.replace(/-?[\d.]+(?=[^\d]*$)/, (n) => String(Number((Number(n) * factor).toPrecision(4))));
  const [what, pattern, put] = one<readonly [string, RegExp, (all: string) => string]>([
    [
      'drying in °F',
      /quantity: \{ (?:min|value): \d+(?=[^}]*unit: °C)/,
      (all) => all.replace(/\d+/, (n) => String(Math.round(Number(n) * 1.8 + 32))),
    ],
    ['ten times as much', /safe_range: \{ min: -?[\d.]+, max: \d[\d.]*/, times(10)],
    [
      'a safe range the other way',
      /min: (-?[\d.]+), max: (-?[\d.]+)/,
      (all) => all.replace(/min: (-?[\d.]+), max: (-?[\d.]+)/, 'min: $2, max: $1'),
    ],
    [
      'a step that is nothing',
      /quantity: \{ value: [\d.]+(?=, unit[^}]*sources: null)/,
      () => 'quantity: { value: 0.00001',
    ],
    ['a step of a hundred', /quantity: \{ value: [\d.]+(?=, unit[^}]*sources: null)/, times(1000)],
    ['the other direction', /direction: increase/, () => 'direction: increased'],
    ['another unit', /unit: (?:°C|mm|"%"|mm\/s)/, (all) => (all.includes('°C') ? 'unit: °F' : 'unit: inch')],
    ['a setting that there is not', /setting: [a-z_]+/, (all) => `${all}s`],
    ['minutes of a week', /minutes: \d+/, () => 'minutes: 100000'],
    ['a hazard that there is not', /hazards: \[/, (all) => `${all}explosion, `],
    ['a cost that there is not', /cost: [a-z]+/, () => 'cost: cheap'],
    [
      'a cause on both sides',
      /clearly: \[([a-z0-9-]+)/,
      (all) => `decisively: [${all.slice(all.indexOf('[') + 1)}]\n      clearly: [${all.slice(all.indexOf('[') + 1)}`,
    ],
  ]);
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  if (found.length === 0) return [file, null];
  const match = one(found);
  const at = match.index;
  return [file, changed('an advice', what, text, text.slice(0, at) + put(match[0]) + text.slice(at + match[0].length))];
}

/** What was copied and not changed: the same text, case, definition or id twice. */
function ofCopy(): [string, Change | null] {
  const which = one([
    'outcome',
    'case',
    'definition',
    'reference',
    'origin',
    'brand',
    'related',
    'redirect',
    'exception',
    'figure',
  ] as const);
  const file = {
    outcome: () => fileOf('troubleshooting/checks'),
    case: () => fileOf('troubleshooting/cases'),
    definition: () => 'cura-machines.yaml',
    reference: () => 'references.yaml',
    origin: () => 'origins.yaml',
    brand: () => 'filament-brands.yaml',
    related: () => fileOf('troubleshooting/symptoms'),
    redirect: () => 'redirects.yaml',
    exception: () => 'exceptions.yaml',
    figure: () => fileOf('troubleshooting/fixes'),
  }[which]();
  const text = read(file);
  const line = (pattern: RegExp, put: (all: string) => string, more: Partial<Slip> = {}): Change | null => {
    const found = [...text.matchAll(new RegExp(pattern, 'gm'))];
    if (found.length === 0) return null;
    const match = one(found);
    return changed(
      'a copy',
      which,
      text,
      text.slice(0, match.index) + put(match[0]) + text.slice(match.index + match[0].length),
      more,
    );
  };
  switch (which) {
    case 'outcome': {
      const texts = [...text.matchAll(/^ {6}en: (.+)$/gm)];
      const [first, second] = texts;
      if (!first || !second) return [file, null];
      return [
        file,
        changed(
          'a copy',
          'the text of another outcome',
          text,
          text.slice(0, second.index) + first[0] + text.slice(second.index + second[0].length),
          { anywhere: true },
        ),
      ];
    }
    case 'case': {
      const other = /^source: .+$/m.exec(read(fileOf('troubleshooting/cases')))?.[0] ?? '';
      return [file, line(/^source: .+$/, () => other, { anywhere: true })];
    }
    case 'definition': {
      const other = one([...text.matchAll(/\{id: [^,]+, brand: [^,]+, model: [^}]+\}/g)])[0];
      return [file, line(/\{id: [^,]+, brand: [^,]+, model: [^}]+\}/, () => other, { anywhere: true })];
    }
    case 'reference': {
      const other = one([...text.matchAll(/^ {2}url: .+$/gm)])[0];
      return [file, line(/^ {2}url: .+$/, () => other, { anywhere: true })];
    }
    case 'origin':
      return [file, line(/^[a-z0-9].+\}$/, (all) => `${all}\n${all}`, { anywhere: true })];
    case 'brand': {
      const other = one([...text.matchAll(/name: [^,}\n]+/g)])[0];
      return [file, line(/name: [^,}\n]+/, () => other, { anywhere: true })];
    }
    case 'related':
      return [
        file,
        line(/^related: \[([a-z0-9-]+)/, (all) => `related: [${/^id: (\S+)/m.exec(text)?.[1]}, ${all.slice(10)}`),
      ];
    case 'redirect':
      return [file, line(/^ {2}[a-z0-9-]+: [a-z0-9-]+$/, (all) => all.replace(/: .+$/, ': nobody-knows-this'))];
    case 'exception':
      return [file, line(/^- \{rule: [a-z-]+/, () => '- {rule: no-such-rule')];
    case 'figure':
      return [file, line(/^ {2}- what:\n(?: {4}.+\n)+/, (all) => all + all, { anywhere: true })];
  }
}

/** Shares of the list. */
const SHARES: readonly (readonly [share: number, draw: () => [file: string, change: Change | null]])[] = [
  [0.14, () => of(fileOf(kind()), (text) => ofValue(text, false))],
  [0.13, () => of(fileOf(kind()), (text) => ofValue(text, true))],
  [0.11, () => of(fileOf(kind()), ofForm)],
  [
    0.1,
    () => {
      const file = one(machines);
      return [file, ofOverride(file, read(file))];
    },
  ],
  [0.05, ofProcess],
  [0.05, () => of(one(machines), ofCurated)],
  [0.05, () => of(one(machines), ofNewFact)],
  [0.04, ofAlias],
  [0.03, () => of(one(machines), ofWrongTarget)],
  [0.05, ofSource],
  [0.05, ofAdvice],
  [0.04, ofCopy],
  [0.05, () => of(fileOf('materials'), ofMaterial)],
  [0.07, () => of(one(imports), ofImport)],
  [
    0.03,
    () => {
      const file = fileOf(
        one([
          'printers',
          'materials',
          'settings',
          'troubleshooting/causes',
          'troubleshooting/fixes',
          'troubleshooting/symptoms',
        ]),
      );
      return [file, ofFile(file)];
    },
  ],
  [
    0.01,
    () => {
      const file = one(files.filter((one) => one.startsWith('changes/')));
      return [file, ofStep(file)];
    },
  ],
];

function fileOf(kind: string): string {
  return one(files.filter((file) => file === kind || (file.startsWith(`${kind}/`) && file.endsWith('.yaml'))));
}

function of(file: string, change: (text: string) => Change | null): [string, Change | null] {
  return [file, change(read(file))];
}

const slips: Slip[] = [];
const seen = new Set<string>();
for (const [share, draw] of SHARES)
  for (let left = Math.round(number * share), tries = 0; left > 0 && tries < 20_000; tries++) {
    const [file, change] = draw();
    const key = JSON.stringify([file, change]);
    if (!change || seen.has(key)) continue;
    seen.add(key);
    slips.push({ n: slips.length + 1, file, ...change });
    left--;
  }
const list = [{ seed, number: slips.length }, ...slips].map((each) => JSON.stringify(each));
writeFileSync(path.join(import.meta.dirname, out), `${list.join('\n')}\n`);
console.log(
  `${slips.length} slips`,
  Object.fromEntries([...Map.groupBy(slips, (slip) => slip.of)].map(([name, own]) => [name, own.length])),
);
