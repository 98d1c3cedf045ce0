import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../scripts/pipeline/lint/lint.js';
import { type Changes, curated, findings } from '../../support/small-dataset.js';
import { textsIn } from '../../support/texts-in.js';

type Case = readonly [changes: Changes, ...found: string[]];

const one = (changes: object): Changes => ({ printers: { 'acme-one': changes } });
const strings = (changes: object): Changes => ({ symptoms: { strings: changes } });
const cooler = (changes: object): Changes => ({ fixes: { cooler: changes } });
const tooHot = (changes: object): Changes => ({ causes: { 'too-hot': changes } });
const profile = (values: object): Changes => ({ profile: values });

/** A check with other outcomes, and the effect of each on its one cause. */
const parked = (changes: object): Changes => ({ checks: { parked: changes } });
const outcome = (id: string, effects: object) => ({ id, text: { en: id, zh: '结果' }, ...effects });
const hot = (how: string) => ({ [how]: ['too-hot'] });
const PLAIN = outcome('a', { more: hot('clearly') });
const STATED = outcome('b', { more: hot('clearly'), statement: { en: 'It is hot.', zh: '很热。' } });
const DANGER = strings({ severity: 'critical', stop_print: 'burns', power_off: true });
/** Facts of a printer whose maker states only some; a limit of its firmware. */
const chamber = (max_chamber_temperature_c: number) => ({ firmware_limit: { max_chamber_temperature_c } });
const limits = { max_speed_mm_s: { x: 200, y: 180 }, max_acceleration_mm_s2: { x: 2000, y: 2000 } };
const process = (travel: number, acceleration: number) => ({
  processValues: { speed_mm_s: { travel }, acceleration_mm_s2: { default: acceleration } },
});
/** Further nozzles of the one printer. */
const nozzles = (more: object): Changes => ({ imported: { slicer: { 'acme-one': { nozzles: more } } } });
const wide = (name: string) => nozzles({ [name]: { diameter_mm: 0.6, preset: 'Acme One' } });
/** The height of the one printer in further sources, and the one that was decided. */
const heights = (others: number[], decided?: number): Changes => {
  const volume = (z: number) => ({ build_volume_mm: { x: 200, y: 200, z } });
  const sources = others.map((z, at) => [`other-${at}`, { 'acme-one': { nozzles: {}, facts: volume(z) } }]);
  return { imported: Object.fromEntries(sources), ...(decided && one(curated(volume(decided)))) };
};
const retraction = (extruder_type: string, length_mm: number) => ({
  facts: { extruder_type, retraction: { length_mm } },
});
const rating = (max: number) => one(curated({ 'rated.max_bed_temperature_c': max }));

/** Findings of rules for a changed small dataset; longer tests are below `rules`. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'build-volumes-agree': [
    [heights([210])],
    [heights([450], 300)],
    [heights([300]), 'other-0 has 300 mm, slicer has 200 mm'],
    [heights([], 2000), '2000 mm was decided, but slicer has 200 mm'],
    [heights([2000], 200), '2000 mm, while 200 mm was decided and other sources agree'],
  ],
  'causes-and-fixes-are-used': [
    [{ causes: { draught: {} }, fixes: { door: {} } }, 'no symptom has this cause', 'no symptom uses this fix'],
  ],
  'causes-can-be-checked': [
    [
      {
        checks: { parked: { outcomes: [{ id: 'drips', text: { en: 'It drips.' }, less: { clearly: ['too-hot'] } }] } },
      },
      'no check under "strings" can make "too-hot" more likely',
    ],
  ],
  'chamber-suits-printer': [
    [{ facts: { enclosed: false, chamber_temperature_control: false } }],
    [{ facts: { enclosed: true, chamber_temperature_control: true, ...chamber(60) } }],
    [{ facts: chamber(60), profile: { chamber_temperature_c: 60 } }],
    [{ facts: { enclosed: false, chamber_temperature_control: true } }, 'open, yet its chamber is controlled'],
    [{ facts: { enclosed: false, ...chamber(60) } }, 'open, yet its chamber goes to 60 °C'],
    [
      { facts: chamber(60), profile: { chamber_temperature_c: 80 } },
      '0.4 nozzle: asks for a chamber at 80 °C; the maximum of this printer is 60 °C',
    ],
  ],
  'checks-fit-their-symptoms': [
    [parked({ about: 'part', symptoms: ['strings'] })],
    [parked({ outcomes: [STATED], told: 'tried', asked: false })],
    [
      parked({
        symptoms: ['strings'],
        outcomes: ['clearly', 'slightly'].map((how) => outcome(how, { less: hot(how) })),
      }),
      'no outcome makes a cause of "strings" more likely',
    ],
    [
      parked({ outcomes: [outcome('a', { more: hot('clearly'), less: hot('slightly') }), PLAIN] }),
      '"a" affects "too-hot" twice',
      'the outcome id "a" is used twice',
    ],
  ],
  'chinese-is-set-as-chinese': [
    [tooHot({ check: { zh: '看喷嘴,是否滴料。' } }), 'half-width punctuation in Chinese: “看喷嘴,是否滴料。”'],
    [
      { materials: { pla: { name_zh: '聚乳酸PLA', aliases: ['普通PLA'] } } },
      'no space between Chinese and Latin letters or digits: “聚乳酸PLA”',
      'no space between Chinese and Latin letters or digits: “普通PLA”',
    ],
  ],
  'danger-needs-no-power': [
    [{ ...DANGER, ...cooler({ kind: 'hardware', power_off: true }) }],
    [
      DANGER,
      'lists "cooler", which needs power, although the printer must be off',
      'has no fix for its likeliest cause that is done without power',
    ],
    [{ ...DANGER, ...cooler({ after_repair: true }) }, 'has no fix for its likeliest cause that is done without power'],
  ],
  'fan-layers-are-few': [
    [profile({ cooling: { fan_off_first_layers: 3, full_fan_speed_layer: 100 } })],
    [
      profile({ cooling: { fan_off_first_layers: 1000, full_fan_speed_layer: 999 } }),
      '0.4 nozzle: fan_off_first_layers: 1000 layers',
      '0.4 nozzle: full_fan_speed_layer: 999 layers',
    ],
  ],
  'fan-speeds-in-order': [
    [profile({ cooling: { fan_min_percent: 80, fan_max_percent: 80 } })],
    [profile({ cooling: { fan_min_percent: 100, fan_max_percent: 80 } }), '0.4 nozzle: the fan runs from 100 to 80 %'],
  ],
  'fixes-name-their-sources': [[cooler({ sources: [] }), 'cites no source']],
  'fixes-touch-what-shows': [
    [strings({ where: ['top'] }), 'the fix "cooler" shows only at walls, and the symptom at top'],
    [cooler({ can_cause: ['strings'] }), 'the fix "cooler" can bring this very symptom'],
  ],
  'layer-height-fits-nozzle': [
    [{ processValues: { first_layer_height_mm: 0.4 } }],
    [{ processValues: { first_layer_height_mm: 0.5 } }, '0.20 mm: a first layer of 0.5 mm with a 0.4 mm nozzle'],
    [
      { nozzle: { layer_height_mm: { max: 0.5 } } },
      'the maximum layer height, 0.5 mm, is above the nozzle diameter, 0.4 mm',
    ],
    [
      { nozzle: { layer_height_mm: { max: 0.16 } } },
      "the default process prints 0.2 mm layers, outside the nozzle's 0.08 to 0.16 mm",
    ],
  ],
  'limits-not-below-ratings': [
    [rating(90)],
    [rating(100)],
    [rating(110), 'the firmware allows 100 °C, but the maker states 110 °C'],
  ],
  'motion-limits-are-plausible': [
    [
      {
        facts: { max_speed_mm_s: { x: 2000 }, max_acceleration_mm_s2: { x: 50_000 }, max_jerk_mm_s: { x: 100 } },
        processValues: { acceleration_mm_s2: { default: 10_000, bridge: 500 }, jerk_mm_s: { travel: 100 } },
      },
    ],
    [{ processValues: { acceleration_mm_s2: { default: 150, bridge: 50 } } }],
    [
      { facts: { max_speed_mm_s: { x: 13_000 }, max_acceleration_mm_s2: { x: 2e5 }, max_jerk_mm_s: { x: 20_000 } } },
      '13000 mm/s is faster than any printer',
      '200000 mm/s² is not a real limit',
      '20000 mm/s is no jerk',
    ],
    [
      { processValues: { acceleration_mm_s2: { default: 10_000, bridge: 30 }, jerk_mm_s: { travel: 600 } } },
      '0.20 mm: 30 mm/s², while the process otherwise accelerates at 10000 mm/s²',
      '0.20 mm: 600 mm/s is no jerk',
    ],
  ],
  'names-are-unique': [
    [{ printers: { 'apex-one': {} } }],
    [{ materials: { petg: { aliases: ['Polylactic-Acid'] } } }, '"Polylactic-Acid" already stands for pla'],
  ],
  'nozzle-temperature-in-own-range': [
    [profile({ nozzle_temperature_c: { first_layer: 230, other_layers: 190 } })],
    [
      profile({ nozzle_temperature_c: { other_layers: 250 } }),
      '0.4 nozzle: other_layers at 250 °C is outside its own range, 190 to 230 °C',
    ],
    [
      profile({ nozzle_temperature_c: { first_layer: 180 } }),
      '0.4 nozzle: first_layer at 180 °C is outside its own range, 190 to 230 °C',
    ],
  ],
  'nozzle-temperature-suits-material': [
    [profile({ nozzle_temperature_c: { other_layers: 250 } })],
    [profile({ nozzle_temperature_c: { other_layers: 170 } })],
    [
      profile({ nozzle_temperature_c: { other_layers: 160 } }),
      '0.4 nozzle: other_layers at 160 °C does not suit pla, 190 to 230 °C',
    ],
  ],
  'nozzles-are-what-they-say': [
    ...['0.6', '0.60', 'hf0.6', '0.6-high-flow', 'volcano-0.6', 'wide'].map((name): Case => [wide(name)]),
    [{ nozzle: { diameter_mm: 0.6 } }, 'the nozzle 0.4 has a diameter of 0.6 mm'],
  ],
  'other-layers-are-known': [
    [profile({ nozzle_temperature_c: { first_layer: null, other_layers: null } })],
    // Withheld as too hot for the bed.
    [profile({ bed_temperature_c: { first_layer: 100, other_layers: 110 } })],
    [
      profile({
        nozzle_temperature_c: { other_layers: null },
        bed_temperature_by_plate_c: { smooth_pei: { first_layer: 60 } },
      }),
      '0.4 nozzle: nozzle_temperature_c is 215 °C on the first layer, but unknown on all others',
      '0.4 nozzle: bed_temperature_by_plate_c.smooth_pei is 60 °C on the first layer, but unknown on all others',
    ],
  ],
  'printers-have-profiles': [[{ printers: { 'acme-two': {} } }, 'has no profile']],
  'processes-fit-their-printer': [
    [{ facts: limits, ...process(300, 5000) }],
    [process(900, 20_000)],
    [
      { facts: limits, ...process(2000, 20_000) },
      '0.20 mm: travel at 2000 mm/s; the printer reaches at most 200 mm/s',
      '0.20 mm: default at 20000 mm/s²; the printer reaches at most 2000 mm/s²',
    ],
  ],
  'ranges-in-order': [
    [
      profile({ nozzle_temperature_range_c: { min: 240, max: 230 } }),
      '0.4 nozzle: nozzle_temperature_range_c runs from 240 to 230',
    ],
    [{ nozzle: { layer_height_mm: { min: 0.3, max: 0.2 } } }, 'the layer height of nozzle 0.4 runs from 0.3 to 0.2 mm'],
  ],
  'related-symptoms-are-mutual': [
    [{ symptoms: { blobs: { related: ['strings'] } } }, '"strings" does not list "blobs" as related'],
    [strings({ related: ['strings'] }), 'is related to itself'],
  ],
  'retraction-suits-extruder': [
    [retraction('direct_drive', 0.8)],
    [retraction('bowden', 5)],
    [retraction('direct_drive', 6), 'retracts 6 mm, which does not suit direct_drive'],
    [retraction('bowden', 1), 'retracts 1 mm, which does not suit bowden'],
  ],
  'texts-are-written-once': [
    [tooHot({ name: { en: 'Stringing', zh: '拉丝' } })],
    [
      tooHot({ check: { en: 'Thin threads hang between the parts of the print.' } }),
      'the same text is in symptoms/strings.yaml description',
    ],
  ],
};

describe('a rule', () => {
  it('has a unique name, and a test', () => {
    const read = (folder: string) => textsIn(path.resolve(import.meta.dirname, folder));
    const listed = RULES.map(({ name }) => name).sort();
    const tests = [...read('rules').values()].flatMap((text) => [
      ...text.matchAll(/^(?:describe|judges)\('([a-z-]+)'/gm),
    ]);
    expect([...tests.map(([, name]) => name), ...Object.keys(CASES)].sort()).toEqual(listed);
  });

  it.each(RULES.filter(({ name }) => name !== 'published-ids-stay'))('$name accepts the small dataset', ({ name }) => {
    expect(findings(name)).toEqual([]);
  });

  it.each(
    Object.entries(CASES).flatMap(([name, cases]) => cases.map(([changes, ...found]) => ({ name, changes, found }))),
  )('$name: $changes', ({ name, changes, found }) => {
    expect(findings(name, changes)).toEqual(found);
  });
});
