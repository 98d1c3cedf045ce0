import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterFacts } from '../../../schemas/generated/source.js';

type Means = Printer['provenance']['figure_kinds'];
type Values = Required<PrinterFacts>;

/** Temperatures that have both a rating and a firmware limit. */
const LIMITS = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

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
  for (const field of LIMITS) {
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
