import type { Printer } from '../../../schemas/generated/record.js';
import type { SourcesSource } from '../../../schemas/generated/source.js';

/** Motion limits that slicer templates and firmware examples pass on. */
const LIMITS = ['max_speed_mm_s', 'max_acceleration_mm_s2'] as const;

/**
 * Fewest makers with the same limits on every axis for them to count as a template's. At most three brands sell the
 * same machine under different names.
 */
const LEAST_MAKERS = 4;

type LimitFacts = Pick<Printer, (typeof LIMITS)[number] | 'brand_id'> & {
  provenance: Pick<Printer['provenance'], 'source' | 'curated' | 'corrected'>;
};

/** The limits from templates, as returned by {@link keyOf}. */
export function limitTemplates(printers: readonly LimitFacts[]): ReadonlySet<string> {
  const makers = new Map<string, Set<string>>();
  for (const printer of printers) {
    for (const field of LIMITS) {
      const key = keyOf(printer, field);
      if (key === null) continue;
      makers.set(key, (makers.get(key) ?? new Set()).add(printer.brand_id));
    }
  }
  return new Set([...makers].filter(([, brands]) => brands.size >= LEAST_MAKERS).map(([key]) => key));
}

/**
 * The kind of a machine's limits: `stated` if somebody read them, `template` if machines of several makers share them,
 * otherwise `preset`. A maker's own slicer does not count as a template for its machines, nor for their configurations
 * with the same limits.
 *
 * @param leads the leading sources of each brand, such as its own slicer
 */
export function meaningOfLimits(
  printer: LimitFacts,
  templates: ReadonlySet<string>,
  leads: SourcesSource['leads'],
  machine?: LimitFacts,
): Pick<Printer['provenance']['figure_kinds'], (typeof LIMITS)[number]> {
  const { source, curated, corrected } = printer.provenance;
  const own = Object.hasOwn(leads, printer.brand_id) && leads[printer.brand_id]?.includes(source);
  const meaningOf = (field: (typeof LIMITS)[number]) => {
    if (Object.values(printer[field] ?? {}).every((value) => value === null)) return null;
    const isRead = [...curated, ...corrected].some((one) => one.field === field || one.field.startsWith(`${field}.`));
    if (isRead) return 'stated';
    const key = keyOf(printer, field) ?? '';
    if (own || !templates.has(key)) return 'preset';
    return machine && keyOf(machine, field) === key ? meaningOfLimits(machine, templates, leads)[field] : 'template';
  };
  return {
    max_speed_mm_s: meaningOf('max_speed_mm_s'),
    max_acceleration_mm_s2: meaningOf('max_acceleration_mm_s2'),
  };
}

/** The limits of all four axes as text; null if one is unknown, since fewer may match by chance. */
function keyOf(printer: LimitFacts, field: (typeof LIMITS)[number]): string | null {
  // Undefined axes: an override may set the whole object to null.
  const { x, y, z, e }: Partial<Printer[typeof field]> = printer[field] ?? {};
  const axes = [x, y, z, e];
  return axes.every((value) => typeof value === 'number') ? `${field} ${axes.join(' ')}` : null;
}
