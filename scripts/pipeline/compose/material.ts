import { classesOf } from '../../../core/materials/classes.js';
import type { Material } from '../../../schemas/generated/record.js';
import type { MaterialSource } from '../../../schemas/generated/source.js';
import { mergeIdentifiers, type NamedBy } from '../../shared/identifiers.js';
import type { Dataset } from '../load/dataset.js';
import { evenRanges } from './even-ranges.js';
import { genericPresets, presetIdentifiers } from './generic-presets.js';
import type { MaterialRange, MaterialRanges } from './ranges.js';
import { referencesOf } from './references.js';
import { settleFacts } from './settle-facts.js';
import { materialWarnings } from './warnings.js';

type Facts = MaterialSource['facts'];
type RangeField = 'chamber_temperature_c' | 'glass_transition_c' | 'drying_temperature_c' | 'drying_time_h';

/**
 * A material as it is published. `usage` counts the printers and profiles that use it, `named` says what it is called,
 * `ranges` are those that its profiles have a part in.
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
  const range = (field: RangeField) => ({ min: facts[field]?.min ?? null, max: facts[field]?.max ?? null });
  const workedOut = (field: keyof MaterialRanges) => ({ min: ranges[field].min, max: ranges[field].max });
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
  const temperatures = {
    drying_temperature_c: range('drying_temperature_c'),
    softening_temperature_c: facts.softening_temperature_c?.value ?? null,
    glass_transition_c: range('glass_transition_c'),
  };
  const printed = {
    nozzle_temperature_c: workedOut('nozzle_temperature_c'),
    bed_temperature_c: workedOut('bed_temperature_c'),
    chamber_temperature_c: range('chamber_temperature_c'),
    drying_temperature_c: temperatures.drying_temperature_c,
    drying_time_h: range('drying_time_h'),
    max_volumetric_speed_mm3_s: facts.max_volumetric_speed_mm3_s?.value ?? null,
  };
  const classified = {
    family: source.family,
    nozzle_temperature_c: printed.nozzle_temperature_c,
    bed_temperature_c: printed.bed_temperature_c,
    hygroscopic: facts.hygroscopic?.value ?? null,
    warping: facts.warping?.value ?? null,
    abrasive: facts.abrasive?.value ?? null,
    enclosure: facts.enclosure?.value ?? null,
    tensile_modulus_mpa: facts.tensile_modulus_mpa?.value ?? null,
    elongation_at_break_percent: facts.elongation_at_break_percent?.value ?? null,
    impact_strength_kj_m2: facts.impact_strength_kj_m2?.value ?? null,
    heat_deflection_c: facts.heat_deflection_c?.value ?? null,
    toughness: facts.toughness?.value ?? null,
    uv_resistance: facts.uv_resistance?.value ?? null,
  };
  return {
    id: source.id,
    name: source.name,
    name_zh: source.name_zh,
    family: source.family,
    type: source.type,
    fibre: source.fibre,
    aliases: source.aliases,
    density_g_cm3: facts.density_g_cm3?.value ?? null,
    nozzle_temperature_c: printed.nozzle_temperature_c,
    bed_temperature_c: printed.bed_temperature_c,
    chamber_temperature_c: printed.chamber_temperature_c,
    glass_transition_c: temperatures.glass_transition_c,
    softening_temperature_c: temperatures.softening_temperature_c,
    drying_temperature_c: temperatures.drying_temperature_c,
    drying_time_h: printed.drying_time_h,
    fan_percent: workedOut('fan_percent'),
    max_volumetric_speed_mm3_s: printed.max_volumetric_speed_mm3_s,
    ...evenRanges(printed),
    linear_shrinkage_percent: facts.linear_shrinkage_percent?.value ?? null,
    min_nozzle_diameter_mm: facts.min_nozzle_diameter_mm?.value ?? null,
    hygroscopic: classified.hygroscopic,
    warping: classified.warping,
    abrasive: classified.abrasive,
    min_nozzle_hardness_hrc: facts.min_nozzle_hardness_hrc?.value ?? null,
    enclosure: classified.enclosure,
    soluble_in: facts.soluble_in?.value ?? null,
    support_for: facts.support_for?.value ?? null,
    tensile_modulus_mpa: classified.tensile_modulus_mpa,
    tensile_strength_mpa: facts.tensile_strength_mpa?.value ?? null,
    elongation_at_break_percent: classified.elongation_at_break_percent,
    impact_strength_kj_m2: classified.impact_strength_kj_m2,
    heat_deflection_c: classified.heat_deflection_c,
    toughness: classified.toughness,
    uv_resistance: classified.uv_resistance,
    price: facts.price?.value ?? null,
    uses: facts.uses?.value ?? null,
    classes: classesOf(classified),
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
    provenance: { figures, corrected, references: referencesOf(dataset, cited) },
    identifiers: mergeIdentifiers(named.map(({ identifiers }) => identifiers)) as Material['identifiers'],
  };
}

type Figure = Material['provenance']['figures'][number];

/** Of a range that profiles decide: what is cited is beside it, and above it where it reaches further. */
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
 * Tells what every source and table calls a material, each on its own: slicers by their generic presets, other systems
 * by the table of their names.
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

/** Where those identifiers of a material were read that the table has. */
function identifierFigures({ materialIdentifiers: { value } }: Dataset, material: string): Figures {
  return Object.entries(value)
    .filter(([, { identifiers }]) => Object.values(identifiers).includes(material))
    .map(([system, { sources }]) => ({ field: `identifiers.${system}`, sources, note: null, others: [] }));
}
