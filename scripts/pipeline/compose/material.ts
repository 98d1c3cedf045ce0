import { classesOf } from '../../../core/materials/classes.js';
import type { Material, Profile } from '../../../schemas/generated/record.js';
import type { ImportedFilamentPresets, MaterialSource } from '../../../schemas/generated/source.js';
import { mergeIdentifiers, type NamedBy } from '../../shared/identifiers.js';
import { sourceSchema } from '../../shared/schemas/read.js';
import { at, type JsonObject } from '../../shared/tree.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { briefPaths, referencesOf } from './common-fields.js';
import { inFieldOrder } from './drafts.js';
import { evenRanges } from './even-ranges.js';
import type { MaterialRange, MaterialRanges } from './ranges.js';
import { materialWarnings } from './warnings.js';

type Facts = MaterialSource['facts'];

/** A material in published form. `named` has its identifiers, `ranges` those that its profiles contribute to. */
export function composeMaterial(
  dataset: Dataset,
  source: MaterialSource,
  profiles: readonly Pick<Profile, 'printer'>[],
  named: readonly NamedBy[],
  ranges: MaterialRanges,
): Material {
  const { facts, corrected } = settleFacts(source);
  const { safety } = source;
  const figures = ([...new Set([...Object.keys(facts), ...Object.keys(ranges)])] as (keyof Facts)[]).flatMap(
    (field) => {
      const range = Object.hasOwn(ranges, field) ? ranges[field as keyof MaterialRanges] : null;
      if (range?.from) return [rangeProvenance(field, range.from, facts[field])];
      return facts[field] ? [figureProvenance(field, facts[field])] : [];
    },
  );
  for (const field of ['fumes', 'food_contact'] as const) {
    const { sources } = safety[field] ?? {};
    if (sources) figures.push({ field, sources, note: null, others: [] });
  }
  figures.push(...identifierFigures(dataset, source.id));
  const cited = figures.flatMap(({ sources, others }) => [...sources, ...others.flatMap((other) => other.sources)]);
  const workedOut = Object.fromEntries(
    Object.entries(ranges).map(([field, { min, max }]) => [field, { min, max }]),
  ) as Pick<Material, keyof MaterialRanges>;
  const stated = { ...source, ...plainFacts(facts), ...workedOut };
  return inFieldOrder<Material>('material', {
    ...stated,
    ...evenRanges(stated),
    classes: classesOf(stated),
    fumes: safety.fumes && { level: safety.fumes.level, ...bothLanguages({ note: safety.fumes.note }) },
    food_contact: safety.food_contact && {
      suitable: safety.food_contact.suitable,
      ...bothLanguages({ note: safety.food_contact.note }),
    },
    notes: source.notes ?? [],
    printer_count: new Set(profiles.map(({ printer }) => printer)).size,
    profile_count: profiles.length,
    warnings: materialWarnings(stated),
    provenance: { figures, corrected, references: referencesOf(dataset, cited) },
    identifiers: mergeIdentifiers(named.map(({ identifiers }) => identifiers)) as Material['identifiers'],
    brief: briefPaths('materials', source.id),
  });
}

const FACTS = at(sourceSchema('material'), 'properties.facts.properties') as JsonObject;

/** Every fact without its sources: a value or a range, null if unknown. */
function plainFacts(facts: Facts) {
  const plain = Object.entries(FACTS).map(([field, schema]) => {
    const { value = null, min = null, max = null } = (facts[field as keyof Facts] ?? {}) as JsonObject;
    return [field, at(schema as JsonObject, 'properties.value') === null ? { min, max } : value];
  });
  return Object.fromEntries(plain) as Pick<Material, keyof Facts & keyof Material>;
}

type Figure = Material['provenance']['figures'][number];

/** The sources of a range based on profiles; cited values are listed as others, and as sources if they extend it. */
function rangeProvenance(field: string, from: NonNullable<MaterialRange['from']>, fact: Facts[keyof Facts]): Figure {
  const { sources, note, others } = figureProvenance(field, fact);
  const { min = null, max = null } = (fact ?? {}) as { min?: number; max?: number };
  const cited = fact ? [{ value: null, min, max, sources, note }] : [];
  return {
    field,
    sources: [...from.sources, ...from.cited],
    note: `based on ${count(from.profiles, 'tuned profile')}, for printers of ${count(from.makers, 'maker')}`,
    others: [...cited, ...others] as Figure['others'],
  };
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function figureProvenance(field: string, fact: Facts[keyof Facts]): Figure {
  const others = fact && 'others' in fact ? fact.others : undefined;
  return {
    field,
    sources: fact?.sources ?? [],
    note: fact?.note ?? null,
    others: (others ?? []).map(({ value, min, max, sources, note }) => ({
      value: value ?? null,
      min: min ?? null,
      max: max ?? null,
      sources,
      note: note ?? null,
    })) as Figure['others'],
  };
}

type Figures = Material['provenance']['figures'];

/**
 * Returns a function that lists a material's identifiers by source: slicers' generic presets, and the table of other
 * systems.
 */
export function materialNamer(dataset: Dataset): (material: string) => NamedBy[] {
  const { file, value } = dataset.materialIdentifiers;
  const presets = genericPresets(dataset);
  return (material) => {
    const named = Object.entries(value).map(
      ([system, { identifiers }]) =>
        [system, Object.keys(identifiers).filter((identifier) => identifiers[identifier] === material)] as const,
    );
    const byTable = Object.fromEntries(named.filter(([, identifiers]) => identifiers.length > 0));
    return [
      ...presets.map((own) => ({ from: own.source, identifiers: presetIdentifiers(own, presets, material) })),
      { from: `data/${file}`, identifiers: byTable },
    ].filter(({ identifiers }) => Object.keys(identifiers).length > 0);
  };
}

/** The sources of the identifiers that a material has from the table. */
function identifierFigures({ materialIdentifiers: { value } }: Dataset, material: string): Figures {
  return Object.entries(value)
    .filter(([, { identifiers }]) => Object.values(identifiers).includes(material))
    .map(([system, { sources }]) => ({ field: `identifiers.${system}`, sources, note: null, others: [] }));
}

type Correction = Material['provenance']['corrected'][number];

/** Ids of slicer presets in data/references.yaml. */
const PRESETS: readonly string[] = [
  'bambu-studio-filament-presets',
  'orcaslicer-filament-library',
  'orcaslicer-vendor-filament-presets',
  'qidi-studio-filament-presets',
  'slicer-profiles-db-presets',
];

/** Sources whose softening temperatures mean something else, with the meaning. */
const OF_SOMETHING_ELSE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PRESETS.map((id) => [
      id,
      'temperature_vitrification of a preset: the bed temperature above which a slicer asks you to open the door, not the temperature at which the plastic softens',
    ]),
  ),
  'hyiger-material-defaults':
    'from a table of defaults that states 0.45 MPa for all: the same author gives far higher values for PA11 and PP at that load, so it is not known at which load this one bends',
};

/** The plausible facts of a material, and why others are not published. */
export interface SettledFacts {
  facts: Facts;
  corrected: Correction[];
}

/** Takes the softening temperature from the heat deflection under a light load in makers' data sheets. */
function bends({ heat_deflection_c: sheet }: Facts): Pick<Facts, 'softening_temperature_c'> {
  if (!sheet) return {};
  return { softening_temperature_c: { ...sheet, note: ['HDT at 0.45 MPa', sheet.note ?? []].flat().join(', ') } };
}

/**
 * Withholds implausible facts of a material. If a source's softening temperature means something else, the first of the
 * others leads, or the heat deflection in a maker's data sheet. Figures found to be of another plastic are null in
 * data/materials, with the reason as note.
 */
export function settleFacts(source: MaterialSource): SettledFacts {
  const corrected: Correction[] = [];
  for (const [field, fact] of Object.entries(source.facts)) {
    if (!('value' in fact) || fact.value !== null) continue;
    const [refused] = 'others' in fact ? (fact.others ?? []) : [];
    corrected.push({
      field,
      upstream_value: refused && 'value' in refused ? (refused.value ?? null) : null,
      reason: fact.note ?? '',
      source: (refused?.sources ?? fact.sources).join(', '),
    });
  }
  const { softening_temperature_c: softening, ...rest } = source.facts;
  if (!softening) return { facts: source.facts, corrected };
  const { others = [], ...leading } = softening;
  const means = ({ sources }: { sources: readonly string[] }) =>
    sources.flatMap((id) => OF_SOMETHING_ELSE[id] ?? [])[0];
  const reason = means(leading);
  if (reason === undefined) {
    const kept = others.filter((other) => means(other) === undefined);
    return { facts: { ...rest, softening_temperature_c: { ...leading, others: kept } }, corrected };
  }
  corrected.push({
    field: 'softening_temperature_c',
    upstream_value: leading.value,
    reason,
    source: leading.sources.join(', '),
  });
  const [next, ...further] = others.filter((other) => means(other) === undefined && typeof other.value === 'number');
  if (typeof next?.value !== 'number') return { facts: { ...rest, ...bends(rest) }, corrected };
  return { facts: { ...rest, softening_temperature_c: { ...next, value: next.value, others: further } }, corrected };
}

type Identifiers = Material['identifiers'];

/** The `filament_vendor` of presets of no product. */
const GENERIC = 'generic';

/** The material of each id; null if generic presets of several materials share it. */
type MaterialById = ReadonlyMap<string, string | null>;

/** The ids of one slicer's generic presets, with the material of each. */
export interface GenericPresets {
  source: string;
  /** Whose ids they are: Bambu Lab machines know those of Bambu Studio, Cura's are GUIDs. */
  of: 'bambu_studio' | 'cura' | 'others';
  filaments: MaterialById;
  settings: MaterialById;
}

/** The ids of every source's generic presets. Presets copy ids, so one shared by several materials has none. */
export function genericPresets({ imported, sources }: Dataset): GenericPresets[] {
  return [...imported].flatMap(([source, { filamentPresets }]) => {
    const { kind, names_printers: slicer } = sources.value.sources[source] ?? {};
    const generic = (filamentPresets?.value ?? []).filter(({ vendor }) => vendor?.toLowerCase() === GENERIC);
    if (generic.length === 0) return [];
    return [
      {
        source,
        of: kind === 'cura' ? 'cura' : slicer === 'bambu_studio_printer' ? 'bambu_studio' : 'others',
        filaments: materialsById(generic, 'filament_ids'),
        settings: materialsById(generic, 'setting_ids'),
      } as const,
    ];
  });
}

function materialsById(presets: ImportedFilamentPresets, key: 'filament_ids' | 'setting_ids'): MaterialById {
  const materials = new Map<string, string | null>();
  for (const { material, [key]: ids = [] } of presets) {
    for (const id of ids) {
      const before = materials.get(id);
      materials.set(id, before === undefined || before === material ? material : null);
    }
  }
  return materials;
}

/** The ids of one source's generic presets of a material, without those that Bambu Studio gives another one. */
export function presetIdentifiers(
  presets: GenericPresets,
  all: readonly GenericPresets[],
  material: string,
): Identifiers {
  const bambu = all.filter(({ of }) => of === 'bambu_studio');
  const elsewhere = (id: string) => bambu.some(({ filaments }) => (filaments.get(id) ?? material) !== material);
  const filaments = idsOf(presets.filaments, material).filter((id) => !elsewhere(id));
  const settings = idsOf(presets.settings, material);
  return mergeIdentifiers<Identifiers>(
    presets.of === 'cura'
      ? [some('fdm_materials_guid', filaments)]
      : [
          some('filament_id', filaments),
          some('setting_id', settings),
          some('bambu_tray_info_idx', presets.of === 'bambu_studio' ? filaments : []),
        ],
  );
}

function idsOf(materialById: MaterialById, material: string): string[] {
  return [...materialById].flatMap(([id, of]) => (of === material ? [id] : [])).sort();
}

function some(system: keyof Identifiers, identifiers: readonly string[]): Identifiers {
  return identifiers.length > 0 ? { [system]: identifiers } : {};
}
