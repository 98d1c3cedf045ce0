import type { Printer } from '../../schemas/generated/record.js';

/** Which of two things a figure of a printer is, where it could be either. */
export function meaningOf({ provenance: { means } }: Printer, path: string): Exclude<Means[keyof Means], null> | null {
  const [field = ''] = path.split('.');
  return Object.hasOwn(means, field) ? means[field as keyof Means] : null;
}

/** What is said beside a figure of each meaning; null where the figure is what one takes it for. */
export const MEANINGS: Readonly<Record<Exclude<Means[keyof Means], null>, { en: string; zh: string } | null>> = {
  stated: null,
  preset: null,
  slicer: { en: 'the slicer’s figure', zh: '切片软件的值' },
  rated: { en: 'rated', zh: '额定值' },
  firmware_limit: { en: 'firmware allows', zh: '固件上限' },
  community_firmware: { en: 'third-party firmware', zh: '第三方固件上限' },
  template: { en: 'from a template', zh: '模板的值' },
};

type Means = Printer['provenance']['means'];
