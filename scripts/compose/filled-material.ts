import type { Profile } from '../../schemas/generated/record.js';
import type { MaterialNeeds } from './material-needs.js';

/** Why a filled material does not pass the nozzle of a profile, or null: its particles clog it, and nothing comes out. */
export function clogsNozzle({ nozzle }: Profile, needs: MaterialNeeds | undefined): string | null {
  const least = needs?.smallest_nozzle_mm ?? null;
  if (least === null || nozzle.diameter_mm === null || nozzle.diameter_mm >= least) return null;
  return `a filled material needs a nozzle of at least ${least} mm; ${nozzle.diameter_mm} mm clogs`;
}
