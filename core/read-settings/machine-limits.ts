import type { Printer } from '../../schemas/generated/record.js';
import { type Language, LOCALES } from '../words/language.js';
import { writerIn } from '../words/record-words.js';
import type { RawSettings } from './raw-settings.js';

/** Machine limits in a configuration, by field: a closed list with texts and units. */
const MACHINE_LIMITS: Readonly<Record<string, { en: string; zh: string; unit: string }>> = {
  max_nozzle_temperature_c: { en: 'Max nozzle temperature', zh: '喷嘴最高温度', unit: '°C' },
  max_bed_temperature_c: { en: 'Max bed temperature', zh: '热床最高温度', unit: '°C' },
  max_chamber_temperature_c: { en: 'Max chamber temperature', zh: '腔体最高温度', unit: '°C' },
  max_speed_mm_s: { en: 'Max speed', zh: '最高速度', unit: 'mm/s' },
  max_acceleration_mm_s2: { en: 'Max acceleration', zh: '最高加速度', unit: 'mm/s²' },
  rotation_distance_mm: { en: 'Rotation distance of the extruder', zh: '挤出机的旋转距离', unit: 'mm' },
};

/** Formats the limits of a configuration, each with the limit in the printer's record, if any. */
export function limitsText(
  limits: RawSettings['limits'],
  printer: Printer | null,
  language: Language,
): { name: string; value: string }[] {
  const [{ say }, writer] = [LOCALES[language], writerIn(language)];
  return Object.entries(limits ?? {}).flatMap(([field, value]) => {
    const limit = MACHINE_LIMITS[field];
    const known = printer?.[field as keyof Printer];
    const words = (n: number) => writer.any(n, limit?.unit) ?? '';
    const record =
      typeof known === 'number' ? writer.aside.join(say(`record: ${words(known)}`, `记录：${words(known)}`)) : '';
    return limit ? [{ name: say(limit.en, limit.zh), value: words(value) + record }] : [];
  });
}
