import { wholeAnswer } from '../../core/envelope.js';
import { type Language, sayIn } from '../../core/language.js';
import type { BriefMaterial, Material } from '../../schemas/generated/record.js';

/** The answer for a material in brief. */
export function briefMaterialAnswer(material: Material, language: Language): string {
  return wholeAnswer([JSON.stringify(briefMaterial(material, language))]);
}

/** A material for small devices and assistants: its figures and notes in one language, without their sources. */
export function briefMaterial(material: Material, language: Language): BriefMaterial {
  const say = sayIn(language);
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
    fumes: material.fumes && { level: material.fumes.level, note: noted(material.fumes) },
    food_contact: material.food_contact && {
      suitable: material.food_contact.suitable,
      note: noted(material.food_contact),
    },
    notes: material.notes.map(({ en, zh }) => say(en, zh)),
  };
}
