import type { Printer } from '../../schemas/generated/record.js';

/** The meaning of a printer's figure that could be either of two things. */
export function meaningOf(
  { provenance: { figure_kinds: means } }: Printer,
  path: string,
): Exclude<Means[keyof Means], null> | null {
  const [field = ''] = path.split('.');
  return Object.hasOwn(means, field) ? means[field as keyof Means] : null;
}

/** Whether a maximum temperature is only the firmware's limit: the maker states no rating, or a lower one. */
export function isFirmwareLimit(printer: Printer, field: string): boolean {
  return ['firmware_limit', 'community_firmware'].includes(meaningOf(printer, field) ?? '');
}

/** The label that tells which of two things a printer's figure is; null if it needs none. */
export function meaningWords(printer: Printer, path: string): { en: string; zh: string } | null {
  const meaning = meaningOf(printer, path);
  return meaning && MEANINGS[meaning];
}

/** The labels for each meaning; null if the figure needs none. */
export const MEANINGS: Readonly<Record<Exclude<Means[keyof Means], null>, { en: string; zh: string } | null>> = {
  stated: null,
  preset: null,
  slicer: { en: 'the slicer’s figure', zh: '切片软件的值' },
  rated: { en: 'rated', zh: '额定值' },
  firmware_limit: { en: 'firmware allows', zh: '固件上限' },
  community_firmware: { en: 'third-party firmware', zh: '第三方固件上限' },
  template: { en: 'from a template', zh: '模板的值' },
};

type Means = Printer['provenance']['figure_kinds'];
