import { type BriefIndex, LISTED_MATERIAL_FIELDS, LISTED_RULE_FIELDS } from '../../../core/contract/brief.js';
import { wholeAnswer, writeAnswer } from '../../../core/contract/envelope.js';
import { briefPath } from '../../../core/contract/paths.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { isFirmwareLimit } from '../../../core/words/meanings.js';
import type { BriefMaterial, BriefPrinter, Material, Printer } from '../../../schemas/generated/record.js';
import { importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { brandsOf } from './index-document.js';
import type { MadeFile } from './release-writer.js';

/** `/api/v1/brief/troubleshoot.json`: every rule without its causes, in one page. */
export function briefRules({ rules }: Records): string {
  return brief(rules, LISTED_RULE_FIELDS);
}

/** `/api/v1/brief/materials.json`: every material by its names, in one page. */
export function briefMaterials({ materials }: Records): string {
  return brief(materials, LISTED_MATERIAL_FIELDS);
}

/** `/api/v1/brief/index.json`. */
export function briefIndex(version: string, dataset: Dataset, records: Records): BriefIndex {
  const sources = Object.entries(importedSources(dataset, records)).map(
    ([id, { name, repository }]) => [id, { name, repository }] as const,
  );
  return { version, brands: brandsOf(records), sources: Object.fromEntries(sources) };
}

function brief<T extends object>(records: readonly T[], fields: readonly (keyof T)[]): string {
  const lines = records.map((record) => JSON.stringify(record, [...fields] as string[]));
  return writeAnswer(lines, { total: lines.length, page: 1, limit: Math.max(lines.length, 1) });
}

/**
 * `/api/v1/brief/printers.json`: every printer by what one chooses it by, in one page. Small enough to be loaded whole
 * and filtered by whoever asks.
 */
export function briefPrinters(printers: readonly Printer[]): string {
  const lines = printers.map((printer) => JSON.stringify(briefPrinter(printer)));
  return wholeAnswer(lines);
}

/** The fields of a printer that one chooses by, as they are; the printable volume only where it is another one. */
export function briefPrinter(printer: Printer): BriefPrinter {
  return {
    id: printer.id,
    brand: printer.brand,
    brand_id: printer.brand_id,
    model: printer.model,
    aliases: printer.aliases,
    configuration_of: printer.configuration_of,
    build_volume_mm: printer.build_volume_mm,
    printable_volume_mm: otherVolume(printer),
    bed_shape: printer.bed_shape,
    enclosed: printer.enclosed,
    max_nozzle_temperature_c: printer.max_nozzle_temperature_c,
    max_bed_temperature_c: printer.max_bed_temperature_c,
    max_chamber_temperature_c: printer.max_chamber_temperature_c,
    firmware_limits: MAXIMA.filter((field) => isFirmwareLimit(printer, field)),
    structure: printer.structure,
    kinematics: printer.kinematics,
    extruder_type: printer.extruder_type,
    likely_extruder_type: likelyExtruder(printer),
    tool_arrangement: printer.tool_arrangement,
    extruder_count: printer.extruder_count,
    nozzle_diameters_mm: printer.nozzle_diameters_mm,
    materials: printer.materials,
    release_year: printer.release_year,
  };
}

const MAXIMA = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

function otherVolume({
  build_volume_mm: build,
  printable_volume_mm: printable,
}: Printer): Printer['build_volume_mm'] | null {
  const axes = ['x', 'y', 'z'] as const;
  const known = axes.some((axis) => printable[axis] !== null);
  return known && axes.some((axis) => printable[axis] !== build[axis]) ? printable : null;
}

function likelyExtruder({ extruder_type, likely }: Printer): BriefPrinter['likely_extruder_type'] {
  if (extruder_type !== null) return null;
  const value = likely.find(({ field }) => field === 'extruder_type')?.value;
  return value === 'direct_drive' || value === 'bowden' ? value : null;
}

export function* briefMaterialFiles({ materials }: Records): Iterable<MadeFile> {
  for (const language of ['en', 'zh'] as const)
    for (const material of materials) {
      const content = wholeAnswer([JSON.stringify(briefMaterial(material, language))]);
      yield { path: briefPath('materials', language, material.id), content };
    }
}

/** A material for small devices and assistants: its figures and notes in one language, without their sources. */
export function briefMaterial(material: Material, language: Language): BriefMaterial {
  const { say } = LOCALES[language];
  const noted = ({ note, note_zh }: { note: string; note_zh: string }) => say(note, note_zh);
  return {
    id: material.id,
    name: say(material.name, material.name_zh),
    family: material.family,
    density_g_cm3: material.density_g_cm3,
    nozzle_temperature_c: material.nozzle_temperature_c,
    bed_temperature_c: material.bed_temperature_c,
    chamber_temperature_c: material.chamber_temperature_c,
    glass_transition_c: material.glass_transition_c,
    softening_temperature_c: material.softening_temperature_c,
    drying_temperature_c: material.drying_temperature_c,
    drying_time_h: material.drying_time_h,
    fan_percent: material.fan_percent,
    max_volumetric_speed_mm3_s: material.max_volumetric_speed_mm3_s,
    min_nozzle_diameter_mm: material.min_nozzle_diameter_mm,
    min_nozzle_hardness_hrc: material.min_nozzle_hardness_hrc,
    hygroscopic: material.hygroscopic,
    warping: material.warping,
    abrasive: material.abrasive,
    enclosure: material.enclosure,
    soluble_in: material.soluble_in,
    support_for: material.support_for,
    tensile_modulus_mpa: material.tensile_modulus_mpa,
    tensile_strength_mpa: material.tensile_strength_mpa,
    elongation_at_break_percent: material.elongation_at_break_percent,
    impact_strength_kj_m2: material.impact_strength_kj_m2,
    heat_deflection_c: material.heat_deflection_c,
    toughness: material.toughness,
    uv_resistance: material.uv_resistance,
    price: material.price,
    uses: material.uses,
    classes: material.classes,
    fumes: material.fumes && { level: material.fumes.level, note: noted(material.fumes) },
    food_contact: material.food_contact && {
      suitable: material.food_contact.suitable,
      note: noted(material.food_contact),
    },
    notes: material.notes.map(({ en, zh }) => say(en, zh)),
  };
}
