import type { Correction, FiguresOfMaterial, Filament } from '../../../../schemas/generated/record.js';
import type { ImportedFilament, Override } from '../../../../schemas/generated/source.js';
import { at, type Json, type JsonObject, ownValue, put } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { type EvenName, evenRanges } from '../even-ranges.js';
import { familyOf } from '../evidence.js';
import { joinIdentifiers } from '../identifiers.js';
import type { BrandNames } from './brand-names.js';
import { FieldSources } from './choose-value.js';
import { joinColours } from './colours.js';
import { presetIdentifiers } from './presets.js';
import type { Product } from './product-index.js';

type Range = { min: number; max: number };

export interface IdentifiedProduct extends Product {
  id: string;
  brand: string;
  /** Corrections that merge other ids into this product. */
  same: Filament['provenance']['corrected'];
}

/** A product from its sources, without the figures derived from its own or its material's. */
export type StatedFilament = Omit<Filament, EvenName | 'from_material'>;

/** A product with the figures inherited from its material, and every range under its even name. */
export function wholeFilament(stated: StatedFilament, from_material: FiguresOfMaterial): Filament {
  const { data_sheet_url, safety_sheet_url, discontinued, colours, identifiers, printers, ...rest } = stated;
  const { warnings, provenance, ...figures } = rest;
  const ranges = evenRanges(figures);
  const sheets = { data_sheet_url, safety_sheet_url, discontinued };
  return { ...figures, from_material, ...sheets, ...ranges, colours, identifiers, printers, warnings, provenance };
}

/**
 * A product from its sources: the first that knows a value leads, databases before slicers; for figures, the majority
 * leads. Corrections override both.
 */
export function composeFilament(
  dataset: Dataset,
  names: BrandNames,
  { id, brand, material, entries, presets, same }: IdentifiedProduct,
): StatedFilament {
  const provenance = new FieldSources((source) => voterOf(dataset, source));
  const said = <K extends keyof ImportedFilament>(field: K) =>
    entries.map(({ source, value }) => ({ source, value: value[field] as ImportedFilament[K] | undefined }));
  const take = <K extends keyof ImportedFilament>(field: K) => provenance.take(field, said(field)) ?? null;
  const figure = <K extends keyof ImportedFilament>(field: K) => provenance.figure(field, said(field)) ?? null;
  const ofPresets = (field: 'flow_ratio' | 'max_volumetric_speed_mm3_s') =>
    provenance.take<Range>(
      field,
      presets.map(({ source, value }) => ({ source, value: value[field] })),
    );
  const nozzle = provenance.figure<Range>('nozzle_temperature_c', [
    ...said('nozzle_temperature_c'),
    ...presets.map(({ source, value }) => ({ source, value: value.nozzle_temperature_c })),
  ]);
  const name = take('name') ?? nameOf(presets[0]?.name ?? '', brand, names);
  const overrides = dataset.filamentCorrections.value[id] ?? [];
  const called = overrides.find(({ field }) => field === 'name')?.value ?? name;
  const colours = joinColours(entries, provenance, String(called), (source) =>
    Boolean(dataset.sources.value.filament_sources[source]?.kind.startsWith('spoolmandb')),
  );
  const sold = colours.flatMap(({ sizes }) => sizes.map(({ diameter_mm }) => diameter_mm));
  const made = presets.flatMap(({ value }) => value.filament_diameter_mm ?? []);
  const known = [...entries.flatMap(({ value }) => value.diameters_mm ?? []), ...sold];
  const record = {
    id,
    brand: ownValue(dataset.filamentBrands.value, brand)?.name ?? brand,
    brand_id: brand,
    name: names.spelledWithout(brand, name),
    material:
      provenance.take('material', exactFirst(material, [...said('material'), ...presetMaterials(presets)])) ?? material,
    type: take('type'),
    diameters_mm: [...new Set(known.length > 0 ? known : made)].sort((a, b) => a - b),
    density_g_cm3: figure('density_g_cm3'),
    nozzle_temperature_c: nozzle,
    bed_temperature_c: figure('bed_temperature_c'),
    chamber_temperature_c: figure('chamber_temperature_c'),
    drying_temperature_c: figure('drying_temperature_c'),
    drying_time_h: figure('drying_time_h'),
    flow_ratio: ofPresets('flow_ratio'),
    max_volumetric_speed_mm3_s: ofPresets('max_volumetric_speed_mm3_s'),
    data_sheet_url: take('data_sheet_url'),
    safety_sheet_url: take('safety_sheet_url'),
    discontinued: entries.some(({ value }) => value.discontinued === true),
    colours,
    identifiers: joinIdentifiers<Filament['identifiers']>([
      ...entries.map(({ value }) => value.identifiers),
      ...presets.map((preset) => presetIdentifiers(dataset, preset) as Filament['identifiers']),
    ]),
    printers: [...new Set(presets.flatMap(({ value }) => value.printers ?? []))].sort(),
  };
  const general = [...entries, ...presets].flatMap(({ value }) => value.templates ?? []);
  const left = general.filter((field) => record[field as keyof typeof record] === null);
  const whole = {
    ...record,
    warnings: [],
    provenance: {
      sources: [...new Set([...entries, ...presets].map(({ source }) => source))],
      fields: provenance.fields,
      templates: [...new Set(left)].sort(),
      others: provenance.others,
      corrected: same,
    },
  };
  return corrected(overrides, whole);
}

/** Applies overrides to a record; those of the id were applied before. */
function corrected(overrides: readonly Override[], record: StatedFilament): StatedFilament {
  return overrides.reduce((before, { field, value, reason, source }) => {
    if (field === 'id') return before;
    const after = put(before as unknown as JsonObject, field, value as Json) as unknown as StatedFilament;
    const upstream_value = at(before, field) as Correction['upstream_value'];
    const { [field.split('.')[0] ?? '']: _, ...fields } = after.provenance.fields;
    const correction = { field, upstream_value, reason, source };
    return {
      ...after,
      provenance: { ...after.provenance, fields, corrected: [...after.provenance.corrected, correction] },
    };
  }, record);
}

/** The voter of a source: slicers that copy presets from each other are one. */
function voterOf({ sources }: Pick<Dataset, 'sources'>, source: string): string {
  return familyOf(sources.value.sources[source]?.kind) || source;
}

/** The same statements, with those of the product's matched material first. */
function exactFirst<T extends { value: string | undefined }>(material: string, said: readonly T[]): T[] {
  const [first] = said;
  if (first?.value === undefined || !said.some(({ value }) => value === material)) return [...said];
  return [...said].sort((a, b) => Number(b.value === material) - Number(a.value === material));
}

/** Materials from presets, used only if no database knows the product. */
function presetMaterials(presets: Product['presets']) {
  return presets.map(({ source, value }) => ({ source, value: value.material as string | undefined }));
}

/** A preset's name without the brand, as spelled; a product line is kept. */
function nameOf(preset: string, brand: string, names: BrandNames): string {
  const words = preset.trim().split(/\s+/);
  for (let from = words.length - 1; from > 0; from--) {
    const begin = words.slice(0, from).join(' ');
    if (names.named(begin) === brand && names.lineOf(begin).length === 0) return words.slice(from).join(' ');
  }
  return preset;
}
