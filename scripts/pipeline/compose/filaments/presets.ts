import type { FilamentIdentifiers } from '../../../../schemas/generated/record.js';
import type { ImportedFilamentPresets } from '../../../../schemas/generated/source.js';
import { ownValue } from '../../../shared/tree.js';
import { type Dataset, leadOrder } from '../../load/dataset.js';
import type { BrandNames } from './brand-names.js';
import type { SourceValue } from './choose-value.js';
import { nameTokens } from './product-key.js';

/** A slicer's preset of a branded product. */
export interface BrandedPreset extends SourceValue<ImportedFilamentPresets[number]> {
  brand: string;
  /** Words of the product name, without brand and machine. */
  words: string[];
  /** The name without the machine that the preset is for: `Thunder PLA` for the Thunder becomes `PLA`. */
  name: string;
}

/**
 * The slicers' presets by brand, those of the brand's leading slicer first. The brand is the one that the name begins
 * with, otherwise the vendor; generic presets and those of unknown brands are left out.
 */
export function brandedPresets(
  { imported, sources, printers }: Pick<Dataset, 'imported' | 'sources' | 'printers'>,
  names: BrandNames,
): Map<string, BrandedPreset[]> {
  const all = [...imported].flatMap(([source, { filamentPresets }]) =>
    (filamentPresets?.value ?? []).flatMap((value) => {
      const found = brandOf(value, names);
      return found ? [{ ...found, ...withoutMachine(found.words, value, printers), source, value }] : [];
    }),
  );
  const brands = Map.groupBy(all, ({ brand }) => brand);
  for (const [brand, own] of brands) {
    const order = leadOrder(sources.value.leads, brand);
    const place = (source: string) => (order.includes(source) ? order.indexOf(source) : order.length);
    own.sort((a, b) => place(a.source) - place(b.source));
  }
  return brands;
}

/** Removes the machine's model from the words and the name: it is not part of the spool's name. */
function withoutMachine(
  words: string[],
  { name, printers = [] }: ImportedFilamentPresets[number],
  all: Dataset['printers'],
): Pick<BrandedPreset, 'words' | 'name'> {
  for (const id of printers) {
    const model = nameTokens(all.get(id)?.value.model ?? '');
    const at = words.findIndex((_, from) => model.length > 0 && model.every((word, i) => words[from + i] === word));
    if (at === -1 || model.length === words.length) continue;
    const spelled = name.split(/\s+/).filter((word) => !nameTokens(word).every((one) => model.includes(one)));
    return { words: words.toSpliced(at, model.length), name: spelled.join(' ') };
  }
  return { words, name };
}

function brandOf(
  { name, vendor = '' }: ImportedFilamentPresets[number],
  names: BrandNames,
): { brand: string; words: string[] } | undefined {
  if (nameTokens(name).includes('generic')) return undefined;
  const begun = names.begins(name);
  if (begun) return begun.rest.length > 0 ? { brand: begun.brand, words: begun.rest } : undefined;
  const brand = names.named(vendor);
  return brand === undefined
    ? undefined
    : { brand, words: [...new Set([...names.lineOf(vendor), ...nameTokens(name)])] };
}

/** Slicers' identifiers of a product: names and ids of its presets. */
export function presetIdentifiers(
  { sources }: Dataset,
  { source, value }: BrandedPreset,
): Partial<Record<keyof FilamentIdentifiers, string[]>> {
  const { kind } = ownValue(sources.value.sources, source) ?? {};
  if (kind === 'cura') return {};
  const name = kind === 'prusa' ? { prusaslicer_preset: [value.name] } : { orcaslicer_preset: [value.name] };
  const { filament_ids, setting_ids } = value;
  return {
    ...(filament_ids ? { filament_id: filament_ids } : {}),
    ...(setting_ids ? { setting_id: setting_ids } : {}),
    // Bambu Lab printers identify a spool by the preset id of Bambu Studio.
    ...(filament_ids && source.startsWith('bambustudio') ? { bambu_tray_info_idx: filament_ids } : {}),
    ...name,
  };
}
