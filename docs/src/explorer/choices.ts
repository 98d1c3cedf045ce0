import type { Files } from '../../../clients/typescript/src/files.js';
import type { ListedMaterial, ListedRule } from '../../../core/contract/brief.js';
import { FILES, recordPath } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { BriefPrinter, Material, Printer } from '../../../schemas/generated/record.js';
import type { Option } from './Combobox.js';

/** All printers, or those of a brand, by what one chooses them by. */
export async function loadPrinters(files: Files, brand: string | null): Promise<BriefPrinter[]> {
  const { data } = await files.page<BriefPrinter>(FILES.briefPrinters);
  return brand === null ? data : data.filter(({ brand_id }) => brand_id === brand);
}

/** Every material by its names. */
export async function loadMaterials(files: Files): Promise<ListedMaterial[]> {
  return (await files.page<ListedMaterial>(FILES.briefMaterials)).data;
}

/** Every rule without its causes. */
export async function loadRules(files: Files): Promise<ListedRule[]> {
  return (await files.page<ListedRule>(FILES.briefRules)).data;
}

/** One printer or one material by its id. */
export function loadRecord<T extends Printer | Material>(
  files: Files,
  kind: 'printers' | 'materials',
  id: string,
): Promise<T> {
  return files.record<T>(recordPath(kind, id));
}

export function printerOption(printer: BriefPrinter): Option {
  const { x, y, z } = printer.build_volume_mm;
  return {
    id: printer.id,
    label: printerName(printer),
    names: [printerName(printer), printer.id, ...printer.aliases],
    ...(x !== null && y !== null && z !== null ? { detail: `${x} × ${y} × ${z} mm` } : {}),
  };
}

export function materialOption(material: ListedMaterial, language: Language): Option {
  return {
    id: material.id,
    label: material.name,
    names: [material.name, material.id, material.name_zh, ...material.aliases],
    ...(language === 'zh' && material.name_zh !== material.name ? { detail: material.name_zh } : {}),
  };
}

export function symptomOption(rule: ListedRule, language: Language): Option {
  const { say } = LOCALES[language];
  return {
    id: rule.id,
    label: say(rule.name, rule.name_zh),
    detail: say(rule.category_name, rule.category_name_zh),
    names: [say(rule.name, rule.name_zh), rule.name, rule.name_zh, rule.id, ...rule.aliases],
    text: `${rule.description} ${rule.description_zh} ${rule.category_name} ${rule.category_name_zh}`,
  };
}
