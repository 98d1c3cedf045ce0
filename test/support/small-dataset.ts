import type { Rule, Subject } from '../../scripts/check/rule.js';
import { composeRecords } from '../../scripts/compose/records.js';
import type { Dataset } from '../../scripts/load/dataset.js';
import { type JsonObject, merge } from '../../scripts/shared/tree.js';

/** What a test changes in the small dataset: parts of its files, merged in by kind and id. */
export interface Changes {
  printers?: Record<string, JsonObject>;
  materials?: Record<string, JsonObject>;
  symptoms?: Record<string, JsonObject>;
  causes?: Record<string, JsonObject>;
  fixes?: Record<string, JsonObject>;
  redirects?: JsonObject;
  publishedIds?: JsonObject;
  exceptions?: JsonObject[];
}

const text = (en: string, zh: string) => ({ en, zh });

const FILES = {
  printers: {
    'acme-one': {
      id: 'acme-one',
      brand: 'acme',
      model: 'One',
      sources: {
        slicer: {
          models: ['Acme One'],
          facts: {
            build_volume_mm: { x: 200, y: 200, z: 200 },
            max_nozzle_temperature_c: 260,
            max_bed_temperature_c: 100,
          },
          nozzles: {
            '0.4': {
              diameter_mm: 0.4,
              default: true,
              preset: 'Acme One 0.4',
              layer_height_mm: { min: 0.08, max: 0.28 },
              process: 'standard',
            },
          },
          profiles: {
            pla: {
              preset: 'Generic PLA',
              basis: 'generic',
              nozzle_temperature_c: { first_layer: 215, other_layers: 210 },
              nozzle_temperature_range_c: { min: 190, max: 230 },
              bed_temperature_c: { first_layer: 60, other_layers: 55 },
              cooling: { fan_min_percent: 50, fan_max_percent: 100 },
            },
          },
        },
      },
    },
  },
  materials: {
    pla: {
      id: 'pla',
      name: 'PLA',
      name_zh: '聚乳酸',
      family: 'pla',
      type: 'PLA',
      fibre: null,
      aliases: ['polylactic acid'],
      facts: { nozzle_temperature_c: { min: 190, max: 230, sources: ['guide'] } },
      safety: { fumes: null, food_contact: null },
    },
  },
  symptoms: {
    strings: {
      id: 'strings',
      name: text('Stringing', '拉丝'),
      aliases: { en: ['hairs'], zh: [] },
      category: 'surface',
      severity: 'low',
      stop_print: false,
      description: text('Thin threads hang between the parts of the print.', '打印件之间挂着细丝。'),
      causes: [{ cause: 'too-hot', likelihood: 'high', fixes: ['cooler'] }],
      related: [],
      references: ['guide'],
    },
  },
  causes: {
    'too-hot': {
      id: 'too-hot',
      name: text('The nozzle is too hot', '喷嘴温度过高'),
      check: text('Park the nozzle and watch whether it drips on its own.', '停下喷嘴，看它是否自行滴料。'),
      sources: ['guide'],
    },
  },
  fixes: {
    cooler: {
      id: 'cooler',
      action: text('Lower the nozzle temperature', '降低喷嘴温度'),
      instructions: text('Go down in steps of 5 °C until the threads are gone.', '每次降低 5 °C，直到细丝消失。'),
      kind: 'setting',
      cost: 'free',
      minutes: 5,
      adjustment: {
        setting: 'nozzle_temperature',
        direction: 'decrease',
        safe_range: { material_range: 'nozzle_temperature_c' },
      },
      sources: ['guide'],
    },
  },
};

const SLICER = { key: 'nozzle_temperature', label: { en: 'Nozzle', zh: '喷嘴' }, unit: '°C', source: 'guide' };

/** A dataset of one printer, one material and one symptom, with `changes` merged in, and its records. */
export function smallSubject(changes: Changes = {}): Subject {
  const entries = (kind: 'printers' | 'materials' | 'symptoms' | 'causes' | 'fixes') => {
    const files = merge(FILES[kind] as unknown as JsonObject, (changes[kind] ?? {}) as JsonObject);
    return new Map(Object.entries(files).map(([id, value]) => [id, { file: `${kind}/${id}.yaml`, value }]));
  };
  const single = <T>(file: string, value: T) => ({ file, value });
  const dataset = {
    brands: single('brands.yaml', { acme: { name: 'Acme' }, apex: { name: 'Apex' } }),
    sources: single('sources.yaml', {
      sources: Object.fromEntries(
        ['slicer', 'other'].map((id) => [
          id,
          { name: id, kind: 'orca', repository: 'https://example.org', commit: 'c', date: '2026-01-01', licence: null },
        ]),
      ),
      leads: { default: ['slicer', 'other'] },
      excluded: {},
    }),
    references: single('references.yaml', { guide: { title: 'Guide', url: 'https://example.org' } }),
    redirects: single('redirects.yaml', changes.redirects ?? {}),
    exceptions: single('exceptions.yaml', changes.exceptions ?? []),
    publishedIds: single('published-ids.yaml', changes.publishedIds ?? {}),
    printers: entries('printers'),
    processes: new Map([
      [
        'slicer/acme',
        single('processes/slicer/acme.yaml', {
          source: 'slicer',
          brand: 'acme',
          blocks: { standard: { preset: '0.20 mm', layer_height_mm: 0.2 } },
        }),
      ],
    ]),
    materials: entries('materials'),
    settings: new Map([
      [
        'nozzle_temperature',
        single('settings/nozzle-temperature.yaml', {
          id: 'nozzle_temperature',
          name: text('Nozzle temperature', '喷嘴温度'),
          description: text('How hot the nozzle is.', '喷嘴的温度。'),
          scope: 'filament',
          unit: '°C',
          slicers: { orcaslicer: SLICER, bambu_studio: SLICER, prusaslicer: SLICER, cura: SLICER },
        }),
      ],
    ]),
    symptoms: entries('symptoms'),
    causes: entries('causes'),
    fixes: entries('fixes'),
  } as unknown as Dataset;
  return { dataset, records: composeRecords(dataset) };
}

/** What a rule finds in the small dataset with `changes`: the messages. */
export function findings(rule: Rule, changes: Changes = {}): string[] {
  return [...rule.check(smallSubject(changes))].map(({ message }) => message);
}
