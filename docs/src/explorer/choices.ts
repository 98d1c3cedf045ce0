import type { ListedMaterial, ListedRule } from '../../../core/brief.js';
import { FILES, recordPath } from '../../../core/paths.js';
import { printerName } from '../../../core/printer-name.js';
import type { Lang } from '../../../core/show/layout.js';
import type { BriefPrinter, Material, Printer } from '../../../schemas/generated/record.js';
import type { Option } from './Combobox.js';
import type { Loader } from './load.js';

/** All printers, or those of a brand, by what one chooses them by. */
export async function loadPrinters(loader: Loader, brand: string | null): Promise<BriefPrinter[]> {
  const { data } = await loader.page<BriefPrinter>(FILES.briefPrinters);
  return brand === null ? data : data.filter(({ brand_id }) => brand_id === brand);
}

/** Every material by its names. */
export async function loadMaterials(loader: Loader): Promise<ListedMaterial[]> {
  return (await loader.page<ListedMaterial>(FILES.briefMaterials)).data;
}

/** Every rule without its causes. */
export async function loadRules(loader: Loader): Promise<ListedRule[]> {
  return (await loader.page<ListedRule>(FILES.briefRules)).data;
}

/** One printer or one material by its id. */
export function loadRecord<T extends Printer | Material>(
  loader: Loader,
  kind: 'printers' | 'materials',
  id: string,
): Promise<T> {
  return loader.record<T>(recordPath(kind, id));
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

export function materialOption(material: ListedMaterial, lang: Lang): Option {
  return {
    id: material.id,
    label: material.name,
    names: [material.name, material.id, material.name_zh, ...material.aliases],
    ...(lang === 'zh-CN' && material.name_zh !== material.name ? { detail: material.name_zh } : {}),
  };
}

export function symptomOption(rule: ListedRule, lang: Lang): Option {
  const chinese = lang === 'zh-CN';
  return {
    id: rule.id,
    label: chinese ? rule.name_zh : rule.name,
    detail: chinese ? rule.category_name_zh : rule.category_name,
    names: [chinese ? rule.name_zh : rule.name, rule.name, rule.name_zh, rule.id, ...rule.aliases],
    text: `${rule.description} ${rule.description_zh} ${rule.category_name} ${rule.category_name_zh}`,
  };
}
