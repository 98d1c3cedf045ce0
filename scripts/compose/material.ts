import type { Material } from '../../schemas/generated/record.js';
import type { MaterialSource } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { mergeIdentifiers, type NamedBy } from '../shared/identifiers.js';
import { identifierFigures } from './material-identifiers.js';
import { referencesOf } from './references.js';
import { materialWarnings } from './warnings.js';

type Facts = MaterialSource['facts'];
type RangeField =
  | 'nozzle_temperature_c'
  | 'bed_temperature_c'
  | 'chamber_temperature_c'
  | 'glass_transition_c'
  | 'drying_temperature_c'
  | 'drying_time_h'
  | 'fan_percent';

/** A material as it is published. `usage` counts the printers and profiles that use it, `named` says what it is called. */
export function composeMaterial(
  dataset: Dataset,
  source: MaterialSource,
  usage: { printers: number; profiles: number },
  named: readonly NamedBy[],
): Material {
  const { facts, safety } = source;
  const range = (field: RangeField) => ({ min: facts[field]?.min ?? null, max: facts[field]?.max ?? null });
  const figures = (Object.keys(facts) as (keyof Facts)[]).map((field) => figureProvenance(field, facts[field]));
  for (const field of ['fumes', 'food_contact'] as const) {
    const { sources } = safety[field] ?? {};
    if (sources) figures.push({ field, sources, note: null, others: [] });
  }
  figures.push(...identifierFigures(dataset, source.id));
  const cited = figures.flatMap(({ sources, others }) => [...sources, ...others.flatMap((other) => other.sources)]);
  const temperatures = {
    drying_temperature_c: range('drying_temperature_c'),
    softening_temperature_c: facts.softening_temperature_c?.value ?? null,
    glass_transition_c: range('glass_transition_c'),
  };
  return {
    id: source.id,
    name: source.name,
    name_zh: source.name_zh,
    family: source.family,
    type: source.type,
    fibre: source.fibre,
    aliases: source.aliases,
    identifiers: mergeIdentifiers(named.map(({ identifiers }) => identifiers)) as Material['identifiers'],
    density_g_cm3: facts.density_g_cm3?.value ?? null,
    nozzle_temperature_c: range('nozzle_temperature_c'),
    bed_temperature_c: range('bed_temperature_c'),
    chamber_temperature_c: range('chamber_temperature_c'),
    glass_transition_c: temperatures.glass_transition_c,
    softening_temperature_c: temperatures.softening_temperature_c,
    drying_temperature_c: temperatures.drying_temperature_c,
    drying_time_h: range('drying_time_h'),
    fan_percent: range('fan_percent'),
    max_volumetric_speed_mm3_s: facts.max_volumetric_speed_mm3_s?.value ?? null,
    linear_shrinkage_percent: facts.linear_shrinkage_percent?.value ?? null,
    min_nozzle_diameter_mm: facts.min_nozzle_diameter_mm?.value ?? null,
    hygroscopic: facts.hygroscopic?.value ?? null,
    warping: facts.warping?.value ?? null,
    abrasive: facts.abrasive?.value ?? null,
    min_nozzle_hardness_hrc: facts.min_nozzle_hardness_hrc?.value ?? null,
    enclosure: facts.enclosure?.value ?? null,
    soluble_in: facts.soluble_in?.value ?? null,
    support_for: facts.support_for?.value ?? null,
    fumes: safety.fumes && { level: safety.fumes.level, note: safety.fumes.note.en, note_zh: safety.fumes.note.zh },
    food_contact: safety.food_contact && {
      suitable: safety.food_contact.suitable,
      note: safety.food_contact.note.en,
      note_zh: safety.food_contact.note.zh,
    },
    notes: source.notes ?? [],
    printer_count: usage.printers,
    profile_count: usage.profiles,
    warnings: materialWarnings(temperatures),
    provenance: { figures, corrected: [], references: referencesOf(dataset, cited) },
  };
}

type Figure = Material['provenance']['figures'][number];

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
