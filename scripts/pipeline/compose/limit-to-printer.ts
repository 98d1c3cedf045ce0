import { effectiveSpeeds } from '../../../core/profiles/effective-speed.js';
import type { WarningCode } from '../../../core/words/warnings.js';
import type { Material, Profile, WithheldProfile } from '../../../schemas/generated/record.js';
import { at, isObject } from '../../shared/tree.js';
import {
  clogsNozzle,
  foreignRetraction,
  softenedNeed,
  tooHotForNozzle,
  unreachableTemperatures,
  type Withheld,
  withholdValues,
} from './capability.js';
import { inFieldOrder, type PrinterDraft, type ProfileDraft } from './drafts.js';
import type { MaterialNeeds } from './material-needs.js';
import { profileWarnings, unusualValues } from './warnings.js';

/** Values that do not depend on the nozzle: that of another nozzle is as good. */
const OF_MATERIAL: ReadonlySet<WarningCode> = new Set([
  'fan_high_for_material',
  'bed_cold_for_material',
  'nozzle_cold_for_material',
  'nozzle_temperature_unknown',
  'bed_temperature_unknown',
]);

/**
 * Replaces unusual or missing values by usual ones of the same source, machine and material for another nozzle, of the
 * nearest diameter.
 *
 * @param profiles all profiles of the printer
 * @param corrected hand-made corrections of the profile, which are left alone
 */
function betterValues(
  profile: ProfileDraft,
  profiles: readonly ProfileDraft[],
  printer: PrinterDraft,
  family: Material['family'] | undefined,
  corrected: Profile['provenance']['corrected'],
): Withheld[] {
  const unusual = [...unusualValues(profile, printer, family)].filter(
    ({ code, field }) =>
      OF_MATERIAL.has(code) && !corrected.some((one) => one.field === field || one.field.startsWith(`${field}.`)),
  );
  if (unusual.length === 0) return [];
  const distance = ({ nozzle }: ProfileDraft) =>
    Math.abs((nozzle.diameter_mm ?? 9) - (profile.nozzle.diameter_mm ?? 0));
  const others = profiles
    .filter((one) => one !== profile && one.material === profile.material)
    .sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1));
  return unusual.flatMap(({ code, field }) => {
    const better = others.find(
      (one) => isKnown(at(one, field)) && !unusualValues(one, printer, family).some((warned) => warned.code === code),
    );
    if (!better) return [];
    const { source, filament_preset: preset } = better.provenance;
    return [
      {
        field,
        instead: at(better, field),
        reason: `unusual or missing here; taken from the preset of the ${better.nozzle.variant} nozzle of the same printer`,
        source: `${source}: ${preset}`,
      },
    ];
  });
}

function isKnown(value: ReturnType<typeof at>): boolean {
  return isObject(value) ? Object.values(value).some((figure) => figure !== null) : value !== null;
}

/**
 * Maximum flow through a nozzle of up to 0.25 mm, in mm³/s: the highest of the makers' presets for that nozzle. For 0.2
 * mm: Bambu Lab 0.5 to 2, QIDI 1 to 2, Snapmaker 2.4, Elegoo 3.2 for PLA; for 0.25 mm: FlashForge Adventurer 5M 2.8,
 * AnkerMake 3, Prusa 3. Finer nozzles have less. Ignores presets with the same figure for every material (FlashForge
 * AD5X 8, Guider 4 12), or no less than for 0.4 mm.
 */
const FINE = {
  diameter_mm: 0.25,
  most_mm3_s: 3.2,
  source: 'elegoo-slicer: Elegoo PLA @0.2 nozzle',
};

/** High-flow compared with plain nozzles of the same diameter: FlashForge Guider 4, PLA, 0.4 mm: 49 and 21 mm³/s. */
const HIGH_FLOW = { factor: 49 / 21, source: 'orca-flashforge: Flashforge PLA Basic @FF G4 HF' };

/** `0.4hf`, `hf0.4` and `0.4-high-flow`, as sources name their variants. */
const IS_HIGH_FLOW = /hf|high-flow/;

/** The maximum flow of a nozzle, in mm³/s to one decimal, with the preset that it is from; null if unknown. */
export function nozzleBound({ diameter_mm, variant }: Profile['nozzle']): { most: number; source: string } | null {
  if (diameter_mm === null || diameter_mm > FINE.diameter_mm) return null;
  if (!IS_HIGH_FLOW.test(variant)) return { most: FINE.most_mm3_s, source: FINE.source };
  return { most: Math.round(FINE.most_mm3_s * HIGH_FLOW.factor * 10) / 10, source: HIGH_FLOW.source };
}

/** A flow limit above the nozzle's maximum: the preset is for a wider nozzle. */
export function impassableFlow({ nozzle, max_volumetric_speed_mm3_s: flow }: ProfileDraft): Withheld[] {
  const bound = nozzleBound(nozzle);
  if (bound === null || flow === null || flow <= bound.most) return [];
  const reason = `no preset for a nozzle of ${nozzle.diameter_mm} mm uses more than ${bound.most} mm³/s: this one is for a wider nozzle`;
  return [{ field: 'max_volumetric_speed_mm3_s', reason, source: bound.source }];
}

/** The published and the withheld profiles of a printer. */
export interface LimitedProfiles {
  profiles: Profile[];
  withheld: WithheldProfile[];
}

/**
 * Checks the profiles of a printer against the known limits of the printer and its nozzles. Unprintable profiles are
 * withheld; impossible values are set to null and listed as corrected. Derived values are computed last.
 */
export function limitToPrinter(
  profiles: readonly ProfileDraft[],
  printer: PrinterDraft,
  needs: ReadonlyMap<string, MaterialNeeds> = new Map(),
): LimitedProfiles {
  const withheld: WithheldProfile[] = [];
  const kept: ProfileDraft[] = [];
  for (const profile of profiles) {
    const material = needs.get(profile.material);
    const reason = tooHotForNozzle(profile, printer) ?? clogsNozzle(profile, material);
    if (reason !== null) {
      withheld.push({ material: profile.material, nozzle: profile.nozzle.variant, reason });
      continue;
    }
    kept.push(
      withholdValues(profile, [
        ...unreachableTemperatures(profile, printer),
        ...softenedNeed(profile, material),
        ...impassableFlow(profile),
        ...foreignRetraction(profile, printer),
      ]),
    );
  }
  const usual = printer.default_nozzle_variant;
  const byHand = new Map(profiles.map(({ id, provenance }) => [id, provenance.corrected]));
  const held = kept.map((profile): Profile => {
    const family = needs.get(profile.material)?.family;
    const better = betterValues(profile, kept, printer, family, byHand.get(profile.id) ?? []);
    const settled = withholdValues(profile, better);
    return inFieldOrder('profile', {
      ...settled,
      default_nozzle: usual === null ? null : profile.nozzle.variant === usual,
      effective_speed_mm_s: effectiveSpeeds(settled),
      warnings: [...profileWarnings(settled, printer, needs.get(profile.material))],
    });
  });
  return { profiles: held, withheld };
}
