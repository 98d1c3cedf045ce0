import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterFacts } from '../../../schemas/generated/source.js';

type Means = Printer['provenance']['figure_kinds'];
type Values = Required<PrinterFacts>;

/** Temperatures that a maker rates and a firmware limits. */
const LIMITS = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

/**
 * Repositories of presets and definitions that are not written by the maker of every machine in them: what is read there is a
 * slicer's figure, whoever read it.
 */
const SLICERS_FILES =
  /^https:\/\/(raw\.githubusercontent|github)\.com\/(OrcaSlicer\/OrcaSlicer|[^/]+\/(slicer-profiles-db|Cura|PrusaSlicer-settings-non-prusa-fff))\//;

/**
 * Resolves the figures with several possible meanings, and records which one applies. The plain maximum is the lower of what
 * the maker states and what its firmware allows; what firmware of users allows counts where neither is known, since nobody
 * need have it installed. The build volume is the maker's, or the slicer's until that is read.
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

/** Why the slicer's volume is another one: what was read, or that it goes beyond what is stated. */
function reasonOf({ build_volume_mm: build, printable_volume_mm: usable, printable_volume_reason: read }: Values) {
  if (read !== null) return read;
  const beyond = (['x', 'y', 'z'] as const).some(
    (axis) => (usable[axis] ?? 0) > (build[axis] ?? Number.POSITIVE_INFINITY),
  );
  return beyond ? 'beyond_stated' : null;
}
