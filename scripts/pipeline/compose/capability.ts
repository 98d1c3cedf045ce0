import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { layeredTemperatures } from '../../shared/layered-temperatures.js';
import type { MaterialNeeds } from './material-needs.js';
import type { Withheld } from './withheld-value.js';

const FIRST = ['first_layer'] as const;
const ALL = ['first_layer', 'other_layers'] as const;

type Limit = 'max_nozzle_temperature_c' | 'max_bed_temperature_c';

/** Why a printer cannot print a profile at all, or null. It would claim that the printer handles the material. */
export function tooHotForNozzle(profile: Profile, printer: Printer): string | null {
  const { max_nozzle_temperature_c: max } = printer;
  const { other_layers: printing } = profile.nozzle_temperature_c;
  if (max === null || printing === null || printing <= max) return null;
  return `prints at ${printing} °C; the maximum of this printer’s nozzle is ${max} °C`;
}

/**
 * Temperatures of a profile that its printer cannot reach: of the first layer and of the bed, on every plate. The rest
 * of the profile holds.
 */
export function unreachableTemperatures(profile: Profile, printer: Printer): Withheld[] {
  const withheld: Withheld[] = [];
  for (const [field, layers] of layeredTemperatures(profile)) {
    const nozzle = field === 'nozzle_temperature_c';
    const limit = nozzle ? 'max_nozzle_temperature_c' : 'max_bed_temperature_c';
    const max = printer[limit];
    if (max === null) continue;
    // A nozzle that cannot print the other layers withholds the profile as a whole.
    for (const layer of nozzle ? FIRST : ALL) {
      if ((layers[layer] ?? max) <= max) continue;
      const reason = `above the ${max} °C that this printer can be set to`;
      withheld.push({ field: `${field}.${layer}`, reason, source: sourceOf(printer, limit) });
    }
  }
  const { chamber_temperature_c: chamber } = profile;
  if (chamber !== null && printer.enclosed === false)
    withheld.push({
      field: 'chamber_temperature_c',
      reason: 'this printer is open: it has no chamber to heat',
      source: sourceOf(printer, 'enclosed'),
    });
  return withheld;
}

/** Where a fact of a printer was read. A plain maximum is the rated one or the firmware's. */
function sourceOf({ provenance }: Printer, field: Limit | 'enclosed'): string {
  const means = field === 'enclosed' ? null : provenance.means[field];
  const read = means === null ? field : `${means}.${field}`;
  const own = provenance.curated.find((item) => item.field === read);
  return own?.source ?? provenance.source;
}

/** Why a filled material does not pass the nozzle of a profile, or null: its particles clog it, and nothing comes out. */
export function clogsNozzle({ nozzle }: Profile, needs: MaterialNeeds | undefined): string | null {
  const least = needs?.smallest_nozzle_mm ?? null;
  if (least === null || nozzle.diameter_mm === null || nozzle.diameter_mm >= least) return null;
  return `a filled material needs a nozzle of at least ${least} mm; ${nozzle.diameter_mm} mm clogs`;
}

/** Rockwell C; what the bases of slicers ask for whatever is printed, and presets of abrasive materials inherit. */
const ANY_NOZZLE_HRC = 3;

/** The hardness that a preset of an abrasive material has from its base: what the material needs holds instead. */
export function softenedNeed(
  { material, required_nozzle_hrc: asked }: Profile,
  needs: MaterialNeeds | undefined,
): Withheld[] {
  if (!needs?.abrasive || asked === null || asked > ANY_NOZZLE_HRC) return [];
  return [
    {
      field: 'required_nozzle_hrc',
      instead: needs.hardness_hrc,
      reason:
        'a base preset has it for every plastic; this material wears out soft nozzles, so the hardness that it needs is used',
      source: `materials/${material}: min_nozzle_hardness_hrc`,
    },
  ];
}
