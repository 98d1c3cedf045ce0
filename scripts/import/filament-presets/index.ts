import type { ImportedFilamentPreset } from '../../../schemas/generated/source.js';
import { slug } from '../../shared/slug.js';
import { present, some } from '../filaments/check.js';
import { type FilamentCandidate, type Machine, type PrinterNaming, printerNameOf } from '../machine.js';
import { type Materials, polymerOf, recordedMaterial } from '../material-names.js';
import type { Report } from '../report.js';

export interface FilamentPresetOptions {
  names: PrinterNaming;
  excluded: Readonly<Record<string, string>>;
  materials: Materials;
  /** Ids of the printers in the source; presets list no others. */
  printers: ReadonlySet<string>;
  report: Report;
}

/** One filament preset, independent of the machine. */
interface Preset {
  name: string;
  /** Vendor of the product; null if not stated. */
  vendor: string | null;
  material: string;
  ids: { filament: string | null; setting: string | null };
  printers: Set<string>;
  figures: ReturnType<typeof figuresOf>;
}

/**
 * The filament presets of one source, one entry per product. A preset of the shared library, for every printer, lists
 * none. Sources without preset identities give no entries.
 */
export function filamentPresets(
  machines: readonly Machine[],
  { names, excluded, materials, printers, report }: FilamentPresetOptions,
): ImportedFilamentPreset[] {
  const presets = new Map<string, Preset>();
  for (const machine of machines) {
    const verdict = printerNameOf(machine, names, excluded);
    if ('leftOut' in verdict || !printers.has(verdict.name.id)) continue;
    for (const candidate of machine.variants.flatMap(({ filaments }) => filaments)) {
      const material = recordedMaterial(materials, candidate);
      if (!candidate.identity || material === null) continue;
      const { folder, filamentId, settingId } = candidate.identity;
      const name = productOf(candidate, machine);
      const key = `${folder}/${candidate.preset}/${name}`;
      const preset = presets.get(key) ?? {
        name,
        vendor: vendorOf(candidate),
        material,
        ids: { filament: filamentId, setting: settingId },
        printers: new Set(),
        figures: figuresOf(candidate, report),
      };
      presets.set(key, preset);
      if (!candidate.library) preset.printers.add(verdict.name.id);
    }
  }
  return withoutCopiedIds(withoutTemplates(products([...presets.values()]).map(entryOf)));
}

/** Diameters in which filament is sold, mm. */
const DIAMETERS: readonly number[] = [1.75, 2.85, 3];

/**
 * The figures of a preset that do not depend on a machine; implausible ones are left out and reported. Binder-bound metal
 * is the heaviest; a volumetric speed above 100 mm³/s means no limit.
 */
function figuresOf(candidate: FilamentCandidate, report: Report) {
  const { nozzle_temperature_range_c: range, ...values } = candidate.values();
  const plausible = (what: string, value: number | null | undefined, isPlausible: (value: number) => boolean) => {
    if (value === null || value === undefined || isPlausible(value)) return value ?? undefined;
    report.drop(`impossible ${what} in a filament preset`, `${candidate.preset}: ${value}`);
    return undefined;
  };
  const within = (what: string, value: number | null | undefined, least: number, most: number) =>
    plausible(what, value, (one) => one >= least && one <= most);
  const min = within('nozzle temperature', range?.min, 100, 500);
  const max = within('nozzle temperature', range?.max, min ?? 100, 500);
  return {
    nozzle_temperature_c: min === undefined || max === undefined ? undefined : { min, max },
    flow_ratio: within('flow ratio', values.flow_ratio, 0.3, 2),
    max_volumetric_speed_mm3_s: within('volumetric speed', values.max_volumetric_speed_mm3_s, 0.1, 100),
    density_g_cm3: within('density', candidate.identity?.density, 0.4, 8),
    filament_diameter_mm: plausible('diameter', values.filament_diameter_mm, (one) => DIAMETERS.includes(one)),
  };
}

/** Presets of a product are of one polymer, or of two that print alike; an id on more was copied. */
const MOST_POLYMERS = 3;

/**
 * Moves ids shared by presets of more than three polymers of a source to `template_ids`: they were copied with a preset
 * file, so they identify no preset, whichever had them first.
 */
function withoutCopiedIds(presets: readonly ImportedFilamentPreset[]): ImportedFilamentPreset[] {
  const copied = new Set(
    (['filament_ids', 'setting_ids'] as const).flatMap((kind) => {
      const uses = presets.flatMap(({ material, [kind]: ids = [] }) => ids.map((id) => ({ id, material })));
      return [...Map.groupBy(uses, ({ id }) => id)]
        .filter(([, own]) => new Set(own.map(({ material }) => polymerOf(material))).size > MOST_POLYMERS)
        .map(([id]) => id);
    }),
  );
  return presets.map((preset) => {
    const { filament_ids = [], setting_ids = [], ...rest } = preset;
    const templates = [...filament_ids, ...setting_ids].filter((id) => copied.has(id));
    if (templates.length === 0) return preset;
    const own = (ids: readonly string[]) => some(ids.filter((id) => !copied.has(id)));
    return present({
      ...rest,
      filament_ids: own(filament_ids),
      setting_ids: own(setting_ids),
      template_ids: distinct(templates),
    }) as ImportedFilamentPreset;
  });
}

/** Nozzle or conditions at the end of a preset's name: ` 0.2 nozzle`, ` HS Nozzle`, ` (Door Opened)`. */
const ENDING = /(\s+(\d+(\.\d+)?\s*(mm\s*)?|HS )nozzle|\s*\([^()]*\))$/i;

/** Filament diameters in preset names. */
const DIAMETER = /\b(1\.75|2\.85|3(\.00?)?)\s*mm\b/i;

/**
 * The name of a preset's product: without the part after `@`, the nozzle, the diameter, and the model of its machine.
 */
export function productOf({ alias }: FilamentCandidate, { vendor, model }: Machine): string {
  const plain = alias.replace(ENDING, '').replace(DIAMETER, ' ').replace(/\s+/g, ' ').trim();
  const short = tidy(model.toLowerCase().startsWith(`${vendor.toLowerCase()} `) ? model.slice(vendor.length) : model);
  // Only a model after the vendor's name is removed: at the beginning it belongs to the product.
  return short === '' ? plain : tidy(`${plain} `.replace(` ${short} `, ' '));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The vendor of the product; null if not stated. A name with the word "Generic" has none, unless it is in the folder of
 * another vendor than the one it begins with; the vendor "Generic" for any other name is from a template and ignored.
 */
export function vendorOf({ alias, vendor, identity }: FilamentCandidate): string | null {
  const stated = /^\W*(generic|undefined)?\W*$/i.test(vendor) ? null : tidy(vendor);
  if (!/\bgeneric\b/i.test(alias)) return stated;
  const ownFolder = slug(alias).startsWith(slug(identity?.folder ?? ''));
  return /^generic\b/i.test(alias) || ownFolder || stated === null ? 'Generic' : stated;
}

/** Fields that slicers fill in from templates: every preset has them, regardless of the vendor. */
const FILLED_IN = ['nozzle_temperature_c', 'density_g_cm3'] as const;

/** Number of vendors that cannot share a value by coincidence. */
const SEVERAL = 3;

/**
 * Removes template values from vendors' presets: those that a generic preset of the same polymer has too, or that
 * presets of several vendors share. `templates` lists them. Generic presets keep theirs.
 */
function withoutTemplates(presets: readonly ImportedFilamentPreset[]): ImportedFilamentPreset[] {
  const vendors = new Map<string, Set<string>>();
  const keyOf = (preset: ImportedFilamentPreset, field: (typeof FILLED_IN)[number]) =>
    JSON.stringify([polymerOf(preset.material), field, preset[field]]);
  for (const preset of presets) {
    for (const field of FILLED_IN) {
      if (preset[field] === undefined || preset.vendor === undefined) continue;
      const key = keyOf(preset, field);
      vendors.set(key, (vendors.get(key) ?? new Set()).add(preset.vendor));
    }
  }
  return presets.map((preset) => {
    if (preset.vendor === 'Generic') return preset;
    const templates = FILLED_IN.filter((field) => {
      const sharing = preset[field] === undefined ? undefined : vendors.get(keyOf(preset, field));
      return sharing !== undefined && (sharing.has('Generic') || sharing.size >= SEVERAL);
    });
    const kept = { ...preset };
    for (const field of templates) delete kept[field];
    return templates.length > 0 ? { ...kept, templates } : kept;
  });
}

/**
 * Groups presets by product: name, vendor and material. A preset without a vendor joins the others of its name if they
 * agree on one.
 */
function products(presets: readonly Preset[]): Preset[][] {
  const sameName = Map.groupBy(presets, ({ name, material }) => `${name}\n${material}`);
  return [...sameName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => {
      const stated = [...new Set(same.map(({ vendor }) => vendor))].filter((vendor) => vendor !== null).sort();
      const only = stated.length === 1 ? (stated[0] ?? null) : null;
      const byVendor = Map.groupBy(same, ({ vendor }) => vendor ?? only);
      return [...stated, ...(byVendor.has(null) ? [null] : [])].map((vendor) =>
        (byVendor.get(vendor) ?? []).map((preset) => ({ ...preset, vendor })),
      );
    });
}

/** The entry of a product from its presets; differing figures are left out or become a range. */
function entryOf(presets: readonly Preset[]): ImportedFilamentPreset {
  const { name, vendor, material } = presets[0] as Preset;
  const given = <K extends keyof Preset['figures']>(key: K) => presets.flatMap(({ figures }) => figures[key] ?? []);
  return present({
    name,
    vendor: vendor ?? undefined,
    material,
    filament_ids: distinct(presets.map(({ ids }) => ids.filament)),
    setting_ids: distinct(presets.map(({ ids }) => ids.setting)),
    nozzle_temperature_c: agreed(given('nozzle_temperature_c')),
    flow_ratio: spread(given('flow_ratio')),
    max_volumetric_speed_mm3_s: spread(given('max_volumetric_speed_mm3_s')),
    density_g_cm3: agreed(given('density_g_cm3')),
    filament_diameter_mm: agreed(given('filament_diameter_mm')),
    printers: distinct(presets.flatMap(({ printers }) => [...printers])),
  }) as ImportedFilamentPreset;
}

/** The distinct texts, sorted; undefined without any. */
function distinct(all: readonly (string | null)[]): string[] | undefined {
  return some([...new Set(all)].filter((value) => value !== null).sort());
}

/** The value shared by all; undefined if they differ or there are none. */
function agreed<T>(values: readonly T[]): T | undefined {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;
}

function spread(values: readonly number[]): { min: number; max: number } | undefined {
  return values.length === 0 ? undefined : { min: Math.min(...values), max: Math.max(...values) };
}
