import { classesOf } from '../../../core/materials/classes.js';
import type { Material } from '../../../schemas/generated/record.js';
import type { MaterialSource } from '../../../schemas/generated/source.js';
import { mergeIdentifiers, type NamedBy } from '../../shared/identifiers.js';
import { sourceSchema } from '../../shared/schemas/read.js';
import { at, type JsonObject } from '../../shared/tree.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { briefPaths, referencesOf } from './common-fields.js';
import { inFieldOrder } from './drafts.js';
import { evenRanges } from './even-ranges.js';
import { genericPresets, presetIdentifiers } from './generic-presets.js';
import type { MaterialRange, MaterialRanges } from './ranges.js';
import { settleFacts } from './settle-facts.js';
import { materialWarnings } from './warnings.js';

type Facts = MaterialSource['facts'];

/**
 * A material in published form. `usage` counts its printers and profiles, `named` has its identifiers, `ranges` those
 * that its profiles contribute to.
 */
export function composeMaterial(
  dataset: Dataset,
  source: MaterialSource,
  usage: { printers: number; profiles: number },
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
    ...evenRanges({
      nozzle_temperature_c: stated.nozzle_temperature_c,
      bed_temperature_c: stated.bed_temperature_c,
      chamber_temperature_c: stated.chamber_temperature_c,
      drying_temperature_c: stated.drying_temperature_c,
      drying_time_h: stated.drying_time_h,
      max_volumetric_speed_mm3_s: stated.max_volumetric_speed_mm3_s,
    }),
    classes: classesOf(stated),
    fumes: safety.fumes && { level: safety.fumes.level, ...bothLanguages({ note: safety.fumes.note }) },
    food_contact: safety.food_contact && {
      suitable: safety.food_contact.suitable,
      ...bothLanguages({ note: safety.food_contact.note }),
    },
    notes: source.notes ?? [],
    printer_count: usage.printers,
    profile_count: usage.profiles,
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
