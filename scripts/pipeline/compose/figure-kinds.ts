import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterFacts, SourcesSource } from '../../../schemas/generated/source.js';

type Means = Printer['provenance']['figure_kinds'];
type Values = Required<PrinterFacts>;

/** Temperatures that have both a rating and a firmware limit. */
const TEMPERATURES = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

/** Preset repositories not written by the maker of every machine in them: figures from there are a slicer's. */
const SLICERS_FILES =
  /^https:\/\/(raw\.githubusercontent|github)\.com\/(OrcaSlicer\/OrcaSlicer|[^/]+\/(slicer-profiles-db|Cura|PrusaSlicer-settings-non-prusa-fff))\//;

/**
 * Resolves the figures with several possible meanings, and records which one applies. The plain maximum is the lower of
 * the maker's rating and its firmware limit; community firmware counts only if neither is known, since it need not be
 * installed. The build volume is the maker's, or the slicer's until the maker's is read.
 */
export function resolveAmbiguousFigures(
  values: Values,
  curated: readonly { field: string; source: string }[],
): { values: Values; figure_kinds: Means } {
  const means: Means = {
    build_volume_mm: curated.some(({ field, source }) => field === 'build_volume_mm' && !SLICERS_FILES.test(source))
      ? 'stated'
      : 'slicer',
    max_nozzle_temperature_c: null,
    max_bed_temperature_c: null,
    max_chamber_temperature_c: null,
    max_speed_mm_s: null, // of all printers
    max_acceleration_mm_s2: null, // of all printers
  };
  const settled = { ...values, printable_volume_reason: reasonOf(values) };
  for (const field of TEMPERATURES) {
    const rated = values.rated[field] ?? null;
    const limit = values.firmware_limit[field] ?? null;
    const community = values.community_firmware[field] ?? null;
    const isRated = rated !== null && (limit === null || rated <= limit);
    settled[field] = isRated ? rated : (limit ?? community);
    means[field] = isRated
      ? 'rated'
      : limit !== null
        ? 'firmware_limit'
        : community === null
          ? null
          : 'community_firmware';
  }
  return { values: settled, figure_kinds: means };
}

/** Why the slicer's volume differs: the reason that was read, or that it exceeds the stated volume. */
function reasonOf({ build_volume_mm: build, printable_volume_mm: usable, printable_volume_reason: read }: Values) {
  if (read !== null) return read;
  const beyond = (['x', 'y', 'z'] as const).some(
    (axis) => (usable[axis] ?? 0) > (build[axis] ?? Number.POSITIVE_INFINITY),
  );
  return beyond ? 'beyond_stated' : null;
}

/** Motion limits that slicer templates and firmware examples pass on. */
const MOTION = ['max_speed_mm_s', 'max_acceleration_mm_s2'] as const;

/**
 * Fewest makers with the same limits on every axis for them to count as a template's. At most three brands sell the
 * same machine under different names.
 */
const LEAST_MAKERS = 4;

type LimitFacts = Pick<Printer, (typeof MOTION)[number] | 'brand_id'> & {
  provenance: Pick<Printer['provenance'], 'source' | 'curated' | 'corrected'>;
};

/** The limits from templates, as returned by {@link keyOf}. */
export function limitTemplates(printers: readonly LimitFacts[]): ReadonlySet<string> {
  const stated = printers.flatMap((printer) =>
    MOTION.map((field) => ({ key: keyOf(printer, field), maker: printer.brand_id })),
  );
  const same = [...Map.groupBy(stated, ({ key }) => key)];
  const isShared = (all: typeof stated) => new Set(all.map(({ maker }) => maker)).size >= LEAST_MAKERS;
  return new Set(same.flatMap(([key, all]) => (key !== null && isShared(all) ? [key] : [])));
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
): Pick<Printer['provenance']['figure_kinds'], (typeof MOTION)[number]> {
  const { source, curated, corrected } = printer.provenance;
  const own = Object.hasOwn(leads, printer.brand_id) && leads[printer.brand_id]?.includes(source);
  const meaningOf = (field: (typeof MOTION)[number]) => {
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
function keyOf(printer: LimitFacts, field: (typeof MOTION)[number]): string | null {
  // Undefined axes: an override may set the whole object to null.
  const { x, y, z, e }: Partial<Printer[typeof field]> = printer[field] ?? {};
  const axes = [x, y, z, e];
  return axes.every((value) => typeof value === 'number') ? `${field} ${axes.join(' ')}` : null;
}
