import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../scripts/pipeline/lint/lint.js';
import { type Changes, findings } from '../../support/small-dataset.js';
import { textsIn } from '../../support/texts-in.js';

const DRAUGHT = { en: 'A draught', zh: '气流' };

/** Findings of rules for a changed small dataset; longer tests are below `rules`. */
const CASES: Readonly<Record<string, readonly [title: string, changes: Changes, found: string[]][]>> = {
  'causes-and-fixes-are-used': [
    [
      'finds a cause and a fix that nothing uses',
      {
        causes: { draught: { id: 'draught', name: DRAUGHT, check: DRAUGHT, sources: [] } },
        fixes: {
          door: {
            ...{ id: 'door', action: DRAUGHT, instructions: DRAUGHT, sources: [] },
            ...{ kind: 'environment', cost: 'free', minutes: 1 },
          },
        },
      },
      ['no symptom has this cause', 'no symptom uses this fix'],
    ],
  ],
  'chinese-is-set-as-chinese': [
    [
      'finds a text that is set as English is',
      { causes: { 'too-hot': { check: { en: 'See whether it drips.', zh: '看喷嘴,是否滴料。' } } } },
      ['half-width punctuation in Chinese: “看喷嘴,是否滴料。”'],
    ],
    [
      'finds it in names and aliases as well',
      { materials: { pla: { name_zh: '聚乳酸PLA', aliases: ['普通PLA'] } } },
      [
        'no space between Chinese and Latin letters or digits: “聚乳酸PLA”',
        'no space between Chinese and Latin letters or digits: “普通PLA”',
      ],
    ],
  ],
  'danger-stops-the-print': [
    [
      'finds a critical symptom that lets the print go on',
      { symptoms: { strings: { severity: 'critical' } } },
      ['is missing for a critical symptom'],
    ],
    [
      'finds an alarm for what is not critical',
      { symptoms: { strings: { stop_print: 'melts' } } },
      ['is not critical, but the print must be stopped'],
    ],
    [
      'accepts a critical symptom that stops it',
      { symptoms: { strings: { severity: 'critical', stop_print: 'crashes' } } },
      [],
    ],
  ],
  'fan-layers-are-few': [
    ['accepts a few layers', { profile: { cooling: { fan_off_first_layers: 3, full_fan_speed_layer: 100 } } }, []],
    [
      'finds a number that says never',
      { profile: { cooling: { fan_off_first_layers: 1000, full_fan_speed_layer: 999 } } },
      ['0.4 nozzle: fan_off_first_layers: 1000 layers', '0.4 nozzle: full_fan_speed_layer: 999 layers'],
    ],
  ],
  'fan-speeds-in-order': [
    [
      'finds a lowest speed above the highest',
      { profile: { cooling: { fan_min_percent: 100, fan_max_percent: 80 } } },
      ['0.4 nozzle: the fan runs from 100 to 80 %'],
    ],
    ['accepts equal speeds', { profile: { cooling: { fan_min_percent: 80, fan_max_percent: 80 } } }, []],
  ],
  'fixes-name-their-sources': [
    ['finds one that does not', { fixes: { cooler: { sources: [] } } }, ['cites no source']],
  ],
  'motion-limits-are-plausible': [
    [
      'accepts the fastest machine',
      {
        facts: {
          max_speed_mm_s: { x: 2000 },
          max_acceleration_mm_s2: { x: 50_000 },
          max_jerk_mm_s: { x: 100 },
        },
        processValues: { acceleration_mm_s2: { default: 10_000, bridge: 500 }, jerk_mm_s: { travel: 100 } },
      },
      [],
    ],
    ['accepts a slow machine', { processValues: { acceleration_mm_s2: { default: 150, bridge: 50 } } }, []],
    [
      'finds a speed in mm/min, a limit that is lifted, and an acceleration in place of a jerk',
      {
        facts: {
          max_speed_mm_s: { x: 13_000 },
          max_acceleration_mm_s2: { x: 200_000 },
          max_jerk_mm_s: { x: 20_000 },
        },
      },
      ['13000 mm/s is faster than any printer', '200000 mm/s² is not a real limit', '20000 mm/s is no jerk'],
    ],
    [
      'finds a feature of a process that lost a digit, and one with too high a jerk',
      { processValues: { acceleration_mm_s2: { default: 10_000, bridge: 30 }, jerk_mm_s: { travel: 600 } } },
      ['0.20 mm: 30 mm/s², while the process otherwise accelerates at 10000 mm/s²', '0.20 mm: 600 mm/s is no jerk'],
    ],
  ],
  'names-are-unique': [
    [
      'finds an alias that two materials have',
      {
        materials: {
          petg: {
            ...{ id: 'petg', name: 'PETG', name_zh: '改性聚酯', family: 'copolyester', type: 'PETG', fibre: null },
            ...{ aliases: ['Polylactic-Acid'], facts: {}, safety: { fumes: null, food_contact: null } },
          },
        },
      },
      ['"Polylactic-Acid" already stands for pla'],
    ],
    [
      'accepts a bare model that two brands have',
      {
        printers: { 'apex-one': { id: 'apex-one', brand: 'apex', model: 'One' } },
        imported: { slicer: { 'apex-one': { models: ['One'], nozzles: {} } } },
      },
      [],
    ],
  ],
  'nozzle-temperature-in-own-range': [
    [
      'finds a temperature above its range',
      { profile: { nozzle_temperature_c: { other_layers: 250 } } },
      ['0.4 nozzle: other_layers at 250 °C is outside its own range, 190 to 230 °C'],
    ],
    [
      'finds a first layer below its range',
      { profile: { nozzle_temperature_c: { first_layer: 180 } } },
      ['0.4 nozzle: first_layer at 180 °C is outside its own range, 190 to 230 °C'],
    ],
    [
      'accepts the ends of the range',
      { profile: { nozzle_temperature_c: { first_layer: 230, other_layers: 190 } } },
      [],
    ],
  ],
  'printers-have-profiles': [
    [
      'finds a printer without a profile',
      {
        printers: { 'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two' } },
        imported: { slicer: { 'acme-two': { models: ['Two'], nozzles: {} } } },
      },
      ['has no profile'],
    ],
  ],
  'ranges-in-order': [
    [
      'finds a range of a profile that runs backwards',
      { profile: { nozzle_temperature_range_c: { min: 240, max: 230 } } },
      ['0.4 nozzle: nozzle_temperature_range_c runs from 240 to 230'],
    ],
    [
      'finds layer heights of a nozzle that run backwards',
      { nozzle: { layer_height_mm: { min: 0.3, max: 0.2 } } },
      ['the layer height of nozzle 0.4 runs from 0.3 to 0.2 mm'],
    ],
  ],
  'related-symptoms-are-mutual': [
    [
      'finds a relation that goes one way',
      {
        symptoms: {
          blobs: {
            ...{ id: 'blobs', name: { en: 'Blobs', zh: '疙瘩' }, aliases: { en: [], zh: [] } },
            ...{ category: 'surface', severity: 'low', causes: [], related: ['strings'], references: [] },
            description: { en: 'Small lumps on the wall.', zh: '外壁有小疙瘩。' },
            solved: { en: 'The wall is smooth.', zh: '外壁平滑。' },
          },
        },
      },
      ['"strings" does not list "blobs" as related'],
    ],
    [
      'finds a symptom that is related to itself',
      { symptoms: { strings: { related: ['strings'] } } },
      ['is related to itself'],
    ],
  ],
  'texts-are-written-once': [
    [
      'finds a sentence in two places',
      {
        causes: {
          'too-hot': { check: { en: 'Thin threads hang between the parts of the print.', zh: '细丝挂在打印件之间。' } },
        },
      },
      ['the same text is in symptoms/strings.yaml description'],
    ],
    ['accepts a short term in two places', { causes: { 'too-hot': { name: { en: 'Stringing', zh: '拉丝' } } } }, []],
  ],
};

describe('a rule', () => {
  it('has a name of its own, and a test', () => {
    const read = (folder: string) => textsIn(path.resolve(import.meta.dirname, folder));
    const listed = RULES.map(({ name }) => name).sort();
    const tests = [...read('rules').values()].flatMap((text) => [...text.matchAll(/^describe\('([a-z-]+)'/gm)]);
    expect([...tests.map(([, name]) => name), ...Object.keys(CASES)].sort()).toEqual(listed);
  });

  it.each(RULES.filter(({ name }) => name !== 'published-ids-stay'))('$name accepts the small dataset', ({ name }) => {
    expect(findings(name)).toEqual([]);
  });

  it.each(Object.entries(CASES).flatMap(([name, cases]) => cases.map((one) => [name, ...one] as const)))(
    '%s %s',
    (name, _, changes, found) => {
      expect(findings(name, changes)).toEqual(found);
    },
  );
});
