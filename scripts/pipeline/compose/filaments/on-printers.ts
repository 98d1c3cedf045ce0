import { outsideProduct } from '../../../../core/profiles/spool.js';
import type { Filament, Material, Printer, ProductPresets, Profile } from '../../../../schemas/generated/record.js';
import type { ImportedProductPreset, ImportedProductPresets } from '../../../../schemas/generated/source.js';
import { Numbered } from '../../../shared/numbered.js';
import { difference, type JsonObject, ownValue } from '../../../shared/tree.js';
import { type Dataset, leadOrder } from '../../load/dataset.js';
import { completeValues } from '../drafts.js';
import { Bases } from '../evidence.js';
import { limitToPrinter } from '../limit-to-printer.js';
import { materialNeeds } from '../material-needs.js';
import { composeValues } from '../profile.js';
import { outsideRanges } from '../ranges.js';
import { inPublishedOrder, type Records } from '../records.js';
import { identifyProducts } from './filaments.js';

/** A source's preset of a product for a nozzle of a printer. */
interface Candidate {
  /** Ids of the product and the printer. */
  product: string;
  printer: string;
  source: string;
  preset: ImportedProductPreset;
  /** Shared values of its file. */
  shared: Pick<ImportedProductPresets, 'cooling' | 'retraction'>;
  /** The source's name of the nozzle. */
  variant: string;
}

type Row = ProductPresets['rows'][number];

type Parents = ProductPresets['presets'][number]['parents'];

/**
 * The slicers' presets of branded filaments, one entry per product that has any. If there are several for a nozzle,
 * that of the printer's leading source counts. All are checked against the printer like the profiles of materials; the
 * process is that of the product's material there, or of its nearest relative.
 */
export function composeProductPresets(dataset: Dataset, records: Records): ProductPresets[] {
  const materials = new Map(records.materials.map((material) => [material.id, material]));
  const needs = materialNeeds([...dataset.materials.values()].map(({ value }) => value));
  const bases = new Bases(dataset);
  const pairs = Map.groupBy(records.profiles, ({ printer, material }) => `${printer}/${material}`);
  const found = Map.groupBy(productCandidates(dataset), ({ product }) => product);
  const valuesOf = presetReader();
  const printers = records.printers;
  return records.filaments.flatMap((product) => {
    const material = materials.get(product.material);
    const own = Map.groupBy(found.get(product.id) ?? [], ({ printer }) => printer);
    if (own.size === 0 || !material) return [];
    const file = new ProductFile(product);
    for (const printer of printers) {
      const presets = own.get(printer.id);
      const pair = presets && nearestPair(printer, material, materials, pairs);
      if (!presets || !pair) continue;
      const chosen = pair.flatMap((base) => {
        const preset = choose(dataset, printer, base.nozzle.variant, presets);
        return preset ? [composed(dataset, product, printer, base, preset, valuesOf, bases)] : [];
      });
      const { profiles, withheld } = limitToPrinter(chosen, printer, needs);
      for (const { nozzle, reason } of withheld) {
        const one = chosen.find((profile) => profile.nozzle.variant === nozzle);
        if (one) file.withhold(one, reason);
      }
      for (const profile of inPublishedOrder(profiles, printer)) {
        const base = pair.find(({ nozzle }) => nozzle.variant === profile.nozzle.variant);
        if (base) file.add(profile, base, material, parentsOf(dataset, printer, base.nozzle.variant, presets));
      }
    }
    return file.record.rows.length > 0 ? [file.record] : [];
  });
}

/** Every preset of a product on the nozzles of printers. */
function* productCandidates(dataset: Dataset): Iterable<Candidate> {
  const products = new Map<string, string>();
  for (const { id, presets } of identifyProducts(dataset))
    for (const { source, value } of presets) products.set(keyOf(source, value), id);
  for (const [source, { productPresets }] of dataset.imported)
    for (const { value: shared } of productPresets.values())
      for (const entry of shared.products) {
        const product = products.get(keyOf(source, entry)) ?? productOfName(products, source, entry);
        if (product === undefined) continue;
        for (const preset of entry.presets)
          for (const [printer, variants] of Object.entries(preset.printers))
            for (const variant of variants) yield { product, printer, source, preset, shared, variant };
      }
}

function keyOf(
  source: string,
  { name, vendor, material }: { name: string; vendor?: string; material: string },
): string {
  return JSON.stringify([source, name, material, vendor ?? null]);
}

/** The product of a preset without a vendor: that of the same name, if only one product has it. */
function productOfName(
  products: ReadonlyMap<string, string>,
  source: string,
  { name, vendor, material }: ImportedProductPresets['products'][number],
): string | undefined {
  if (vendor !== undefined) return undefined;
  const begin = JSON.stringify([source, name, material]).slice(0, -1);
  const same = new Set([...products].flatMap(([key, id]) => (key.startsWith(`${begin},`) ? [id] : [])));
  return same.size === 1 ? [...same][0] : undefined;
}

/** The printer's profiles for a material or, if there are none, for one of its family, or for PLA. */
function nearestPair(
  printer: Printer,
  { id, family }: Material,
  materials: ReadonlyMap<string, Material>,
  pairs: ReadonlyMap<string, readonly Profile[]>,
): readonly Profile[] | undefined {
  const kin = printer.materials.filter((one) => materials.get(one)?.family === family);
  for (const material of [id, ...kin, 'pla']) {
    const pair = pairs.get(`${printer.id}/${material}`);
    if (pair) return pair;
  }
  return undefined;
}

/** The preset for a nozzle: from the leading source, with the shortest name. */
function choose(
  { sources }: Dataset,
  { brand_id, nozzles }: Printer,
  variant: string,
  presets: readonly Candidate[],
): Candidate | undefined {
  const order = leadOrder(sources.value.leads, brand_id);
  const diameter = nozzles.find((nozzle) => nozzle.variant === variant)?.diameter_mm;
  const alone = nozzles.filter((nozzle) => nozzle.diameter_mm === diameter).length === 1;
  const fitting = presets.filter((one) => one.variant === variant || (alone && Number(one.variant) === diameter));
  const rank = ({ source, preset }: Candidate): [number, number, string] => [
    order.indexOf(source) === -1 ? order.length : order.indexOf(source),
    preset.preset.length,
    preset.preset,
  ];
  return fitting.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : 1);
  })[0];
}

/** Each slicer's own preset for a nozzle. */
function parentsOf(dataset: Dataset, printer: Printer, variant: string, presets: readonly Candidate[]): Parents {
  const { sources } = dataset.sources.value;
  const own = Map.groupBy(presets, ({ source }) => ownValue(sources, source)?.slicer);
  return Object.fromEntries(
    [...own].flatMap(([slicer, theirs]) => {
      const chosen = slicer && choose(dataset, printer, variant, theirs);
      return chosen ? [[slicer, chosen.preset.preset]] : [];
    }),
  );
}

/** A profile of the product with the process of its material. The material's own preset is already settled. */
function composed(
  { sources }: Dataset,
  { id, brand_id, material }: Filament,
  printer: Printer,
  base: Profile,
  candidate: Candidate,
  valuesOf: ReturnType<typeof presetReader>,
  bases: Bases,
): Profile {
  const { source, preset } = candidate;
  const { provenance } = base;
  const isBase = provenance.source === source && provenance.filament_preset === preset.preset;
  const own = isBase ? {} : valuesOf(candidate, printer.default_plate);
  const profile = { ...base, ...own, material };
  return {
    ...profile,
    filament: id,
    figures_of: 'product_on_this_printer',
    basis: isBase ? base.basis : brand_id === printer.brand_id ? 'brand' : 'third_party',
    evidence: bases.judge(source, preset.preset, profile).evidence,
    provenance: {
      ...provenance,
      source,
      commit: ownValue(sources.value.sources, source)?.commit ?? '',
      filament_preset: preset.preset,
      corrected: isBase ? provenance.corrected.filter(({ field }) => !field.startsWith('process.')) : [],
    },
  };
}

/** Creates a reader that caches the values of a preset by default plate: many printers and nozzles share one. */
function presetReader() {
  const known = new Map<ImportedProductPreset, Map<Printer['default_plate'], Partial<Profile>>>();
  return ({ preset, shared }: Candidate, plate: Printer['default_plate']): Partial<Profile> => {
    const byPlate = known.get(preset) ?? new Map<Printer['default_plate'], Partial<Profile>>();
    known.set(preset, byPlate);
    const { cooling, retraction, values } = preset;
    const whole = {
      ...values,
      ...(cooling === undefined ? {} : { cooling: shared.cooling[cooling] }),
      ...(retraction === undefined ? {} : { retraction: shared.retraction[retraction] }),
    } as JsonObject;
    const composed = byPlate.get(plate) ?? composeValues({ values: whole, corrected: [] }, plate).values;
    byPlate.set(plate, composed);
    return composed;
  };
}

type Part = ProductPresets['base'];

/** The fields of a part, in order. */
const PART = Object.keys(completeValues<Part>('profile-values', {})) as (keyof Part)[];

const BLANK: ProductPresets['blank'] = {
  process: completeValues('process-values', {}),
  presets: { orcaslicer: null, bambu_studio: null, prusaslicer: null, cura: null },
};

/** The record of a product, built row by row. */
class ProductFile {
  readonly record: ProductPresets;
  private readonly parts = new Numbered<ProductPresets['parts'][number]>();
  private readonly presets = new Numbered<ProductPresets['presets'][number]>();
  private readonly findings = new Numbered<ProductPresets['findings'][number]>();
  private readonly speeds = new Numbered<ProductPresets['speeds'][number]>();

  constructor({ id, brand, name, material, nozzle_temperature_c, bed_temperature_c }: Filament) {
    this.record = {
      filament: id,
      name: `${brand} ${name}`,
      material,
      nozzle_temperature_c,
      bed_temperature_c,
      base: completeValues('profile-values', {}),
      parts: this.parts.all,
      speeds: this.speeds.all,
      presets: this.presets.all,
      findings: this.findings.all,
      rows: [],
      withheld: [],
      sources: {},
      blank: BLANK,
    };
  }

  add(profile: Profile, base: Profile, material: Material, parents: Parents): void {
    const { printer, nozzle, default_nozzle, basis, evidence, effective_speed_mm_s, provenance } = profile;
    const { source, commit, filament_preset, corrected } = provenance;
    const own = profile.warnings.filter(({ code }) => code !== 'outside_material_range');
    const part = Object.fromEntries(PART.map((field) => [field, profile[field]])) as unknown as Part;
    if (this.record.rows.length === 0) this.record.base = part;
    const warnings = [...own, ...outsideRanges(profile, material), ...outsideProduct(this.record, profile)];
    this.record.rows.push({
      printer,
      nozzle,
      default_nozzle,
      profile: base.id,
      part: this.parts.of(difference(part, this.record.base)),
      preset: this.presets.of({ basis, evidence, source, preset: filament_preset, parents }),
      speeds: this.speeds.of(effective_speed_mm_s),
      findings: this.findings.of({ warnings, corrected }),
    } satisfies Row);
    this.record.sources[source] = { commit };
  }

  withhold({ printer, nozzle, provenance }: Profile, reason: string): void {
    const { source, filament_preset: preset } = provenance;
    this.record.withheld.push({ printer, nozzle: nozzle.variant, source, preset, reason });
  }
}
