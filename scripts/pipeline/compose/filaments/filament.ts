import type { Filament } from '../../../../schemas/generated/record.js';
import type { ImportedFilament } from '../../../../schemas/generated/source.js';
import { ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import type { BrandNames } from './brand-names.js';
import { FieldSources } from './choose-value.js';
import { joinColours } from './colours.js';
import { joinIdentifiers } from './identifiers.js';
import { presetIdentifiers } from './presets.js';
import type { Product } from './product-index.js';

type Range = { min: number; max: number };

/** A product as it is published: the first source that knows a value leads, the databases before the slicers. */
export function composeFilament(
  dataset: Dataset,
  names: BrandNames,
  brand: string,
  id: string,
  { material, entries, presets }: Product,
): Filament {
  const provenance = new FieldSources();
  const said = <K extends keyof ImportedFilament>(field: K) =>
    entries.map(({ source, value }) => ({ source, value: value[field] as ImportedFilament[K] | undefined }));
  const take = <K extends keyof ImportedFilament>(field: K) => provenance.take(field, said(field)) ?? null;
  const ofPresets = (field: 'flow_ratio' | 'max_volumetric_speed_mm3_s') =>
    provenance.take<Range>(
      field,
      presets.map(({ source, value }) => ({ source, value: value[field] })),
    );
  const nozzle = provenance.take<Range>('nozzle_temperature_c', [
    ...said('nozzle_temperature_c'),
    ...presets.map(({ source, value }) => ({ source, value: value.nozzle_temperature_c })),
  ]);
  const name = take('name') ?? nameOf(presets[0]?.value.name ?? '', brand, names);
  const colours = joinColours(entries, provenance);
  const sold = colours.flatMap(({ sizes }) => sizes.map(({ diameter_mm }) => diameter_mm));
  const made = presets.flatMap(({ value }) => value.filament_diameter_mm ?? []);
  const known = [...entries.flatMap(({ value }) => value.diameters_mm ?? []), ...sold];
  const record = {
    id,
    brand: ownValue(dataset.filamentBrands.value, brand)?.name ?? brand,
    brand_id: brand,
    name,
    material: provenance.take('material', [...said('material'), ...presetMaterials(presets)]) ?? material,
    type: take('type'),
    diameters_mm: [...new Set(known.length > 0 ? known : made)].sort((a, b) => a - b),
    density_g_cm3: take('density_g_cm3'),
    nozzle_temperature_c: nozzle,
    bed_temperature_c: take('bed_temperature_c'),
    chamber_temperature_c: take('chamber_temperature_c'),
    drying_temperature_c: take('drying_temperature_c'),
    drying_time_h: take('drying_time_h'),
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
  return {
    ...record,
    provenance: {
      sources: [...new Set([...entries, ...presets].map(({ source }) => source))],
      fields: provenance.fields,
      templates: [...new Set(left)].sort(),
      others: provenance.others,
    },
  };
}

/** Slicers are asked for the material only where no database knows the product. */
function presetMaterials(presets: Product['presets']) {
  return presets.map(({ source, value }) => ({ source, value: value.material as string | undefined }));
}

/** A preset's name without the brand, spelled as it is; a line of products is part of it. */
function nameOf(preset: string, brand: string, names: BrandNames): string {
  const words = preset.trim().split(/\s+/);
  for (let from = words.length - 1; from > 0; from--) {
    const begin = words.slice(0, from).join(' ');
    if (names.named(begin) === brand && names.lineOf(begin).length === 0) return words.slice(from).join(' ');
  }
  return preset;
}
