import { pagePath, recordPath } from '../../../functions/paths.js';
import type { Material, Printer, Rule } from '../../../schemas/generated/record.js';
import type { Option } from './Combobox.js';
import type { Lang } from './layout.js';
import type { Loader, Progress } from './load.js';

/** All printers, or those of a brand. */
export function loadPrinters(loader: Loader, brand: string | null, progress?: Progress): Promise<Printer[]> {
  const subject = brand === null ? ({ kind: 'printers' } as const) : ({ kind: 'printers', brand } as const);
  return loader.list<Printer>((page) => pagePath(subject, page), progress);
}

/** One printer or one material by its id. */
export function loadRecord<T extends Printer | Material>(
  loader: Loader,
  kind: 'printers' | 'materials',
  id: string,
): Promise<T> {
  return loader.record<T>(recordPath(kind, id));
}

/** A printer's name with its brand. */
export function printerName({ brand, model }: Printer): string {
  return `${brand} ${model}`;
}

export function printerOption(printer: Printer): Option {
  const { x, y, z } = printer.build_volume_mm;
  return {
    id: printer.id,
    label: printerName(printer),
    names: [printerName(printer), printer.id, ...printer.aliases],
    ...(x !== null && y !== null && z !== null ? { detail: `${x} × ${y} × ${z} mm` } : {}),
  };
}

export function materialOption(material: Material, lang: Lang): Option {
  return {
    id: material.id,
    label: material.name,
    names: [material.name, material.id, material.name_zh, ...material.aliases],
    ...(lang === 'zh-CN' && material.name_zh !== material.name ? { detail: material.name_zh } : {}),
  };
}

export function symptomOption(rule: Rule, lang: Lang): Option {
  const chinese = lang === 'zh-CN';
  return {
    id: rule.id,
    label: chinese ? rule.name_zh : rule.name,
    detail: chinese ? rule.category_name_zh : rule.category_name,
    names: [chinese ? rule.name_zh : rule.name, rule.name, rule.name_zh, rule.id, ...rule.aliases],
    text: `${rule.description} ${rule.description_zh} ${rule.category_name} ${rule.category_name_zh}`,
  };
}
