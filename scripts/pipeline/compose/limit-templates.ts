import type { Printer } from '../../../schemas/generated/record.js';
import type { SourcesSource } from '../../../schemas/generated/source.js';

/** Limits of the motion that templates of slicers and examples of firmware give to whatever is built on them. */
const LIMITS = ['max_speed_mm_s', 'max_acceleration_mm_s2'] as const;

/**
 * Makers that must have the same limits on every axis for them to be a template's. Brands that sell one machine under
 * several names are three at most.
 */
const LEAST_MAKERS = 4;

type LimitFacts = Pick<Printer, (typeof LIMITS)[number] | 'brand_id'> & {
  provenance: Pick<Printer['provenance'], 'source' | 'curated' | 'corrected'>;
};

/** The limits that are a template's, each written as {@link keyOf} does. */
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
 * What the limits of a machine are: `stated` where somebody read them, `template` where machines of several makers have the
 * very same, else `preset`, its own. The slicer that a maker writes for its own machines states theirs, and those of a
 * configuration that has the very same.
 *
 * @param leads which sources lead for a brand: its own slicer
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

/** The limits of all four axes as text; null where one is not known, since fewer agree by chance. */
function keyOf(printer: LimitFacts, field: (typeof LIMITS)[number]): string | null {
  // An override of all axes leaves none.
  const { x, y, z, e }: Partial<Printer[typeof field]> = printer[field] ?? {};
  const axes = [x, y, z, e];
  return axes.every((value) => typeof value === 'number') ? `${field} ${axes.join(' ')}` : null;
}
