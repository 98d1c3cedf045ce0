import { composeRecords, type Records } from '../../scripts/pipeline/compose/records.js';
import type { LintRule } from '../../scripts/pipeline/lint/findings.js';
import { RULES } from '../../scripts/pipeline/lint/lint.js';
import type { Dataset } from '../../scripts/pipeline/load/dataset.js';
import { parseDrawing } from '../../scripts/pipeline/load/drawing.js';
import { type JsonObject, merge } from '../../scripts/shared/tree.js';

/** Changes to files, by id or as a whole. */
type Files = Record<string, object>;

export interface Changes {
  printers?: Files;
  /** The leading source's data about the one printer: its facts, its nozzle, the values of its profile. */
  facts?: object;
  nozzle?: object;
  profile?: object;
  processValues?: object;
  /** Other data of sources about printers, by source and printer id. */
  imported?: Record<string, Files>;
  /** The kind of identifier that the machine names of a source are published as, by source. */
  namesPrinters?: Record<string, string>;
  /** The slicer that a source is the newest release of, by source, and its presets, by source and brand. */
  slicers?: Record<string, string>;
  presets?: Record<string, Files>;
  presetValues?: Record<string, Files>;
  /** Values of these presets for branded filaments, by source and brand of printers. */
  productPresets?: Record<string, Files>;
  /** Further names of printers in sources, by source and printer id. */
  machineNames?: Files;
  curaMachines?: object;
  blocks?: object;
  /** Corrections of processes, by `<source>/<brand>`. */
  processes?: Files;
  /** Filament brands, their products by source and brand, and the slicers' filament presets by source. */
  filamentBrands?: object;
  filamentCorrections?: object;
  filaments?: Record<string, Record<string, readonly object[]>>;
  filamentPresets?: Record<string, readonly object[]>;
  bases?: Files;
  /** Machine codes by source and system; code systems by id; meanings by `<system>/<module>`. */
  importedCodes?: Record<string, Record<string, string[]>>;
  codeSystems?: Files;
  codes?: Files;
  materials?: Files;
  symptoms?: Files;
  causes?: Files;
  fixes?: Files;
  checks?: Files;
  setups?: object[];
  drawings?: Record<string, string>;
  cases?: Files;
  heldOut?: string[];
  redirects?: object;
  publishedIds?: object;
  wellKnown?: object;
  otherLanguages?: object;
  materialNames?: object;
  materialIdentifiers?: object;
  sourceKinds?: Record<string, string>;
  exceptions?: object[];
}

const text = (en: string, zh: string) => ({ en, zh });

const FACTS = {
  build_volume_mm: { x: 200, y: 200, z: 200 },
  firmware_limit: { max_nozzle_temperature_c: 260, max_bed_temperature_c: 100 },
};

const NOZZLE = {
  diameter_mm: 0.4,
  default: true,
  preset: 'Acme One 0.4',
  layer_height_mm: { min: 0.08, max: 0.28 },
  process: 'standard',
};

const PROFILE = {
  nozzle_temperature_c: { first_layer: 215, other_layers: 210 },
  nozzle_temperature_range_c: { min: 190, max: 230 },
  bed_temperature_c: { first_layer: 60, other_layers: 55 },
  cooling: { fan_min_percent: 50, fan_max_percent: 100 },
};

const over = (base: object, changes: object = {}) => merge(base as JsonObject, changes as JsonObject);

/** Source data of printers; for a printer without any, only its name in the leading source. */
function importedWith({ facts, nozzle, profile, imported = {}, printers = {} }: Changes): JsonObject {
  const values = over(PROFILE, profile);
  const one = {
    models: ['Acme One'],
    facts: over(FACTS, facts),
    nozzles: { '0.4': over(NOZZLE, nozzle) },
    profiles: { pla: [{ nozzles: ['0.4'], preset: 'Generic PLA', basis: 'generic', values }] },
  };
  const slicer: Record<string, object> = { 'acme-one': one };
  for (const id of Object.keys(printers).filter((id) => id !== 'acme-one'))
    if (imported.slicer?.[id] || !Object.values(imported).some((known) => known[id]))
      slicer[id] = { models: [modelOf(id)], nozzles: {} };
  return over({ slicer }, imported);
}

/** The model in an id: `Two` in `acme-two`. */
function modelOf(id: string): string {
  const words = id.split('-').slice(1);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

const PROCESS = { layer_height_mm: 0.2 };

const FILES = {
  printers: {
    'acme-one': {
      id: 'acme-one',
      brand: 'acme',
      model: 'One',
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
      where: ['walls'],
      when: ['printing', 'finished'],
      looks: ['strings-and-blobs'],
      severity: 'low',
      stop_print: null,
      power_off: false,
      description: text('Thin threads hang between the parts of the print.', '打印件之间挂着细丝。'),
      solved: text('No threads are left.', '细丝消失。'),
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
      check: 'symptom',
      kind: 'setting',
      effort: 'setting',
      cost: 'free',
      minutes: 5,
      can_cause: [],
      power_off: false,
      after_repair: false,
      adjustment: {
        setting: 'nozzle_temperature',
        direction: 'decrease',
        safe_range: { material_range: 'nozzle_temperature_c' },
      },
      sources: ['guide'],
    },
  },
  checks: {
    parked: {
      id: 'parked',
      about: 'machine',
      do: text('Park the hot nozzle for a minute and look at it.', '让热喷嘴停放一分钟后查看。'),
      minutes: 2,
      cost: 'nothing',
      stops: 'print',
      outcomes: [
        { id: 'drips', text: text('It drips.', '滴料。'), more: { decisively: ['too-hot'] } },
        { id: 'dry', text: text('It is dry.', '不滴。'), less: { clearly: ['too-hot'] } },
      ],
      why: text('Hot plastic is thin.', '过热的熔料很稀。'),
    },
  },
  cases: {},
};

/** Required fields of an added record, with plain values. */
const ADDED: Readonly<Record<keyof typeof FILES, (id: string) => object>> = {
  printers: (id) => ({ id, brand: id.split('-')[0], model: modelOf(id) }),
  materials: (id) => {
    const name = id.toUpperCase();
    const { safety } = FILES.materials.pla;
    return { id, name, name_zh: name, family: 'other', type: name, fibre: null, aliases: [], facts: {}, safety };
  },
  symptoms: (id) => ({
    ...FILES.symptoms.strings,
    id,
    name: text(id, '症状'),
    aliases: { en: [], zh: [] },
    causes: [],
  }),
  causes: (id) => ({ ...FILES.causes['too-hot'], id, name: text(id, '原因') }),
  fixes: (id) => ({ ...FILES.fixes.cooler, id, action: text(id, '方法'), adjustment: undefined, kind: 'maintenance' }),
  checks: (id) => ({ ...FILES.checks.parked, id }),
  cases: (id) => ({ id }),
};

const REPOSITORY = { repository: 'https://example.org', commit: 'c'.repeat(40), date: '2026-01-01' };

const FILAMENT_SOURCES = ['first-database', 'second-database'];

const SLICER = {
  key: 'nozzle_temperature',
  menu: { en: ['Nozzle'], zh: ['喷嘴'] },
  label: { en: 'Nozzle', zh: '喷嘴' },
  unit: '°C',
  source: 'guide',
};

/** A dataset of one printer, one material and one symptom, with `changes` merged in, and its records. */
export function smallComposed(changes: Changes = {}): { dataset: Dataset; records: Records } {
  const dataset = smallDataset(changes);
  return { dataset, records: composeRecords(dataset) };
}

/** Only the dataset, for problems that prevent records. */
export function smallDataset(changes: Changes = {}): Dataset {
  const single = <T>(file: string, value: T) => ({ file, value });
  const files = (values: object = {}, file: (id: string) => string) =>
    new Map(Object.entries(values).map(([id, value]) => [id, single(file(id), value)]));
  const entries = (kind: keyof typeof FILES) => {
    const added = Object.keys(changes[kind] ?? {}).filter((id) => !Object.hasOwn(FILES[kind], id));
    const all = { ...FILES[kind], ...Object.fromEntries(added.map((id) => [id, ADDED[kind](id)])) };
    return files(over(all, changes[kind]), (id) => `${kind}/${id}.yaml`);
  };
  const imported = Object.entries({
    ...Object.fromEntries([...FILAMENT_SOURCES, ...Object.keys(changes.filamentPresets ?? {})].map((id) => [id, {}])),
    ...importedWith(changes),
  });
  const processes = {
    standard: { preset: '0.20 mm', values: over(PROCESS, changes.processValues) },
    ...changes.blocks,
  };
  const dataset = {
    brands: single('brands.yaml', { acme: { name: 'Acme' }, apex: { name: 'Apex' } }),
    filamentBrands: single('filament-brands.yaml', changes.filamentBrands ?? {}),
    filamentCorrections: single('filament-corrections.yaml', changes.filamentCorrections ?? {}),
    sources: single('sources.yaml', {
      sources: Object.fromEntries(
        ['slicer', 'other'].map((id) => [
          id,
          {
            ...REPOSITORY,
            name: id,
            kind: changes.sourceKinds?.[id] ?? 'orca',
            licence: null,
            names_printers: changes.namesPrinters?.[id],
            slicer: changes.slicers?.[id],
          },
        ]),
      ),
      filament_sources: Object.fromEntries(
        FILAMENT_SOURCES.map((id) => [id, { ...REPOSITORY, name: id, kind: 'spoolmandb', licence: 'MIT' }]),
      ),
      leads: { default: ['slicer', 'other'] },
      excluded: {},
    }),
    references: single('references.yaml', { guide: { title: 'Guide', url: 'https://example.org' } }),
    origins: single('origins.yaml', {
      'example.org': {
        name: 'Example',
        kind: 'community',
        read: '2026-01-31',
        licence: null,
        unlicensed: 'none_stated',
      },
    }),
    redirects: single('redirects.yaml', changes.redirects ?? {}),
    exceptions: single('exceptions.yaml', changes.exceptions ?? []),
    publishedIds: single('published-ids.yaml', changes.publishedIds ?? {}),
    wellKnown: single(
      'well-known.yaml',
      changes.wellKnown ?? { rule: 'The printers of these tests.', made: '2026-11-22', printers: [] },
    ),
    otherLanguages: single('other-languages.yaml', changes.otherLanguages ?? {}),
    materialNames: single('material-names.yaml', {
      read_as: {},
      ignored: [],
      polymers: [{ id: 'pla', words: ['pla'] }],
      soluble: [],
      not_support: [],
      fibres: { cf: ['cf'], gf: ['gf'] },
      grades: {},
      instead: {},
      ...changes.materialNames,
    }),
    materialIdentifiers: single('material-identifiers.yaml', changes.materialIdentifiers ?? {}),
    curaMachines: single('cura-machines.yaml', changes.curaMachines ?? {}),
    printers: entries('printers'),
    processes: files(changes.processes, (key) => `processes/${key}.yaml`),
    imported: new Map(
      imported.map(([source, printers]) => {
        const own = (kind: string, all?: Record<string, object>) =>
          files(all?.[source], (name) => `imported/${source}/${kind}/${name}.json`);
        const read = {
          printers: own('printers', { [source]: printers as object }),
          processes: new Map(
            source === 'slicer' ? [['acme', single('imported/slicer/processes/acme.json', processes)]] : [],
          ),
          presets: own('presets', changes.presets),
          presetValues: own('preset-values', changes.presetValues),
          productPresets: own('product-presets', changes.productPresets),
          machineNames: single(`imported/${source}/machine-names.json`, changes.machineNames?.[source] ?? {}),
          filaments: own('filaments', changes.filaments),
          filamentPresets: changes.filamentPresets?.[source] && {
            file: `imported/${source}/filament-presets.json`,
            value: changes.filamentPresets[source],
          },
          bases: changes.bases?.[source] && single(`imported/${source}/bases.json`, changes.bases[source]),
          codes: own('codes', changes.importedCodes),
          digests: single(`imported/${source}/digests.json`, {}),
        };
        return [source, read];
      }),
    ),
    materials: entries('materials'),
    settings: new Map([
      [
        'nozzle_temperature',
        single('settings/nozzle-temperature.yaml', {
          id: 'nozzle_temperature',
          name: text('Nozzle temperature', '喷嘴温度'),
          description: text('How hot the nozzle is.', '喷嘴的温度。'),
          scope: 'filament',
          affects: ['walls'],
          unit: '°C',
          slicers: { orcaslicer: SLICER, bambu_studio: SLICER, prusaslicer: SLICER, cura: SLICER },
        }),
      ],
    ]),
    symptoms: entries('symptoms'),
    causes: entries('causes'),
    fixes: entries('fixes'),
    checks: entries('checks'),
    setups: single('setups.yaml', changes.setups ?? []),
    cases: entries('cases'),
    heldOut: single('held-out.yaml', { seed: '', bound: '', cases: changes.heldOut ?? [] }),
    trialTexts: single('troubleshooting/trials/texts.yaml', { truths: '', tuning: [], held: [] }),
    trialAnswers: single('troubleshooting/trials/answers.yaml', {}),
    trialTruths: single('troubleshooting/trials/truths.yaml', {}),
    calibrations: new Map(),
    codeSystems: files(changes.codeSystems, (id) => `codes/${id}/system.yaml`),
    codes: files(changes.codes, (id) => `codes/${id}.yaml`),
    drawings: new Map(
      Object.entries(changes.drawings ?? {}).map(([file, svg]) => [file, { file, value: parseDrawing(svg) }]),
    ),
    slicerKeys: new Map(),
    presets: new Map(),
  } as unknown as Dataset;
  return dataset;
}

/** Only the records. */
export function smallRecords(changes: Changes = {}): Records {
  return smallComposed(changes).records;
}

export const ABOUT = { reason: 'The maker says so.', source: 'slicer: Generic PLA' };

/** Curated facts of a printer, all from the same page. */
export function curated(
  facts: object,
  source = 'https://example.org',
): { curated: Record<string, { value: unknown }> } {
  const entries = Object.entries(facts).map(([field, value]) => [field, { value, source }]);
  return { curated: Object.fromEntries(entries) };
}

/** An override: a field, its imported value, and the new one. */
export type Override = readonly [field: string, was: unknown, value: unknown];

export function overrides(...rows: readonly Override[]) {
  return { overrides: rows.map(([field, was, value]) => ({ field, was, value, ...ABOUT })) };
}

/** A source's entry of a machine that prints PLA with these values on one nozzle. */
export function printing(values: object): object {
  return {
    nozzles: { '0.4': { diameter_mm: 0.4, default: true, preset: 'Acme 0.4', process: 'standard' } },
    profiles: { pla: [{ nozzles: ['0.4'], preset: 'Generic PLA', basis: 'generic', values }] },
  };
}

/** Products of Acme from the two databases, and their presets by slicer. */
export function ofAcme(first: object[], second: object[] = [], filamentPresets?: Changes['filamentPresets']): Changes {
  return {
    filamentBrands: { acme: { name: 'Acme' } },
    filaments: { 'first-database': { acme: first }, 'second-database': { acme: second } },
    ...(filamentPresets && { filamentPresets }),
  };
}

export function findings(rule: string, changes: Changes = {}): string[] {
  return [...ruleNamed(rule).check(smallComposed(changes))].map(({ message }) => message);
}

export function ruleNamed(name: string): LintRule {
  return RULES.find((rule) => rule.name === name) as LintRule;
}
