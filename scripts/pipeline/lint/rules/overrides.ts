import type { Printer, Profile } from '../../../../schemas/generated/record.js';
import type { MaterialSource, Override } from '../../../../schemas/generated/source.js';
import { type Fault, fault } from '../../../shared/problem.js';
import { at, everyNode, isObject, type Json, sameLeaf } from '../../../shared/tree.js';
import { readPrinterTarget, type Target } from '../../check/overrides/target.js';
import { type Dataset, findLead } from '../../load/dataset.js';
import type { LintFinding, LintInput } from '../findings.js';

type ProfileTarget = Target & { kind: 'profile' };

/** The value of an override is published: the printer can reach it, and nothing else decides it. */
export function* overridesArePublished({ dataset, records }: LintInput): Iterable<LintFinding> {
  const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
  const profiles = Map.groupBy(records.profiles, ({ printer }) => printer);
  for (const { file, id, overrides } of aimedOverrides(dataset)) {
    const printer = printers.get(id);
    if (!printer) continue;
    const aimed = overrides.map(({ target }) => target);
    for (const [index, { override, target }] of overrides.entries()) {
      const fault =
        target.kind === 'profile'
          ? ofProfiles(override, target, printer, reached(target, aimed, profiles.get(id) ?? []))
          : target.kind === 'printer'
            ? published(override, at(printer, target.field), undefined)
            : null;
      if (fault) yield { file, path: `overrides.${index}.value`, ...fault };
    }
  }
}

/** The printers with overrides that a source knows, each override with its target. */
function* aimedOverrides(dataset: Dataset) {
  for (const { file, value: printer } of dataset.printers.values()) {
    const lead = printer.overrides && findLead(dataset, printer);
    if (!lead) continue;
    const variants = Object.keys(lead.imported.nozzles);
    const overrides = (printer.overrides ?? []).map((override) => ({
      override,
      target: readPrinterTarget(override.field, variants),
    }));
    yield { file, id: printer.id, overrides };
  }
}

/** The profiles affected by an override: without a nozzle, all except those with an override of their own nozzle. */
function reached(target: ProfileTarget, aimed: readonly Target[], profiles: readonly Profile[]): Profile[] {
  const { material, nozzle: wanted, field } = target;
  const alone = aimed.flatMap((one) =>
    one.kind === 'profile' && one.material === material && one.field === field ? [one.nozzle] : [],
  );
  return profiles.filter(
    ({ material: own, nozzle: { variant } }) =>
      own === material && (wanted === null ? !alone.includes(variant) : variant === wanted),
  );
}

function ofProfiles(
  override: Override,
  { material, nozzle, field }: ProfileTarget,
  { provenance }: Printer,
  profiles: readonly Profile[],
): Fault | null {
  const withheld = provenance.withheld.find(
    (one) => one.material === material && (nozzle === null || one.nozzle === null || one.nozzle === nozzle),
  );
  // Only the temperature makes a profile unprintable; any other correction has no effect if no profile is left.
  const decides = field === 'nozzle_temperature_c.other_layers';
  if (withheld && override.value !== null && (decides || profiles.length === 0))
    return fault('unpublished_profile', [
      `the profile of ${material} would not be published: ${withheld.reason}`,
      decides ? 'a value that the printer can reach, or null' : 'remove the override',
    ]);
  for (const profile of profiles) {
    const reason = profile.provenance.corrected.findLast(
      (one) => one.field === field && sameLeaf(one.upstream_value as Json, override.value as Json),
    )?.reason;
    const fault = published(override, at(profile, field), reason);
    if (fault) return fault;
  }
  return null;
}

function published({ value }: Override, now: Json, reason: string | undefined): Fault | null {
  if (holds(now, value as Json)) return null;
  return fault('unpublished_value', [
    `${JSON.stringify(value)} would be published as ${JSON.stringify(now)}${reason ? `: ${reason}` : ', because something else decides it'}`,
    reason ? 'a possible value for the printer, or null' : 'see "npm run show" for what decides it',
  ]);
}

/** Whether a published value equals that of an override, which can contain part of an object. */
function holds(now: Json, value: Json): boolean {
  if (!isObject(value)) return sameLeaf(now, value);
  return isObject(now) && Object.entries(value).every(([key, part]) => holds(now[key] ?? null, part));
}

/** How a profile value is compared with the usual values of its material. */
interface Yardstick {
  /** Matches the path of the profile field. */
  of: RegExp;
  unit: string;
  /** The corresponding fact of a material, as curated, since the published one is derived from profiles. */
  fact?: keyof MaterialSource['facts'];
  /** Lowest and highest plausible value, given the lowest and highest others. */
  beyond: (lowest: number, highest: number) => readonly [number, number];
  /** Whether 0 means off. */
  off?: true;
}

const degrees = (below: number, above: number) => (lowest: number, highest: number) =>
  [lowest - below, highest + above] as const;
const times = (below: number, above: number) => (lowest: number, highest: number) =>
  [lowest / below, highest * above] as const;

const YARDSTICKS: readonly Yardstick[] = [
  { of: /^nozzle_temperature_c\./, unit: '°C', fact: 'nozzle_temperature_c', beyond: degrees(20, 25) },
  {
    of: /^bed_temperature_(?:by_plate_)?c\./,
    unit: '°C',
    fact: 'bed_temperature_c',
    beyond: degrees(20, 20),
    off: true,
  },
  { of: /^chamber_temperature_c$/, unit: '°C', fact: 'chamber_temperature_c', beyond: degrees(20, 20), off: true },
  { of: /^flow_ratio$/, unit: '', beyond: times(1.15, 1.15) },
  {
    of: /^max_volumetric_speed_mm3_s$/,
    unit: 'mm³/s',
    fact: 'max_volumetric_speed_mm3_s',
    beyond: times(2.5, 2),
  },
  { of: /^retraction\.length_mm$/, unit: 'mm', beyond: times(4, 1.5), off: true },
];

/** Share of the profiles of a material to ignore at each end: presets contain mistakes as well. */
const ODD = 0.01;

/** With fewer profiles than this, those of the whole family define what is usual. */
const FEW = 20;

/**
 * An override of a profile has a value that is used for its material on some printer with the same filament diameter.
 */
export function* overridesAreUsual(composed: LintInput): Iterable<LintFinding> {
  for (const { file, id, overrides } of aimedOverrides(composed.dataset))
    for (const [index, { override, target }] of overrides.entries())
      if (target.kind === 'profile')
        for (const found of judge(composed, id, target, override))
          yield { file, path: `overrides.${index}.value`, ...found };
}

function* judge(
  composed: LintInput,
  printer: string,
  { material, field }: Target & { kind: 'profile' },
  override: Override,
): Iterable<Fault> {
  // An override can contain an object of several values.
  for (const [path, value] of everyNode(override.value, field)) {
    if (typeof value !== 'number') continue;
    if (path === 'filament_diameter_mm') yield* asOthers(composed, printer, material, value);
    const yardstick = YARDSTICKS.find(({ of }) => of.test(path));
    if (!yardstick || (value === 0 && yardstick.off)) continue;
    const usual = usualOf(composed, material, path, value, yardstick);
    if (usual === null || (value >= usual[0] && value <= usual[1])) continue;
    const { unit } = yardstick;
    const between = `${usual.map((end) => Number(end.toPrecision(3))).join(' to ')} ${unit}`.trimEnd();
    yield fault('unusual_override', [
      `${path}: ${material} is not printed at ${value} ${unit}`.trimEnd(),
      `${between}, slightly beyond other values; or an exception with the reason`,
    ]);
  }
}

/** Compares a filament diameter with that of the printer's other filaments. */
function* asOthers(
  { records: { profiles } }: LintInput,
  printer: string,
  material: string,
  value: number,
): Iterable<Fault> {
  const used = new Set(
    profiles
      .filter((one) => one.printer === printer && one.material !== material)
      .flatMap(({ filament_diameter_mm: diameter }) => diameter ?? []),
  );
  if (used.size === 0 || [...used].some((one) => Math.abs(one - value) / one < 0.1)) return;
  yield fault('override_of_other_diameter', [
    `the printer uses ${[...used].join(' or ')} mm, not ${value} mm`,
    'the diameter of its other filaments; or an exception with the reason',
  ]);
}

/** Lowest and highest plausible value for a material; null if neither the material nor profiles have any. */
function usualOf(
  { dataset, records: { materials, profiles } }: LintInput,
  id: string,
  path: string,
  override: number,
  { fact, beyond }: Yardstick,
): readonly [number, number] | null {
  const material = materials.find((one) => one.id === id);
  const family = new Set(materials.filter((one) => one.family === material?.family).map((one) => one.id));
  const figures = (isMeant: (profile: Profile) => boolean) =>
    profiles
      .filter(isMeant)
      .map((profile) => at(profile, path))
      .filter((one): one is number => typeof one === 'number' && one !== 0 && !sameLeaf(one, override))
      .sort((a, b) => a - b);
  const own = figures((profile) => profile.material === id);
  const found = own.length >= FEW ? own : figures((profile) => family.has(profile.material));
  const skipped = Math.floor(found.length * ODD);
  const stated = (fact && dataset.materials.get(id)?.value.facts[fact]) as Record<string, unknown> | undefined;
  const ends = [found[skipped], found.at(-1 - skipped), stated?.min, stated?.max, stated?.value].filter(
    (one): one is number => typeof one === 'number',
  );
  return ends.length === 0 ? null : beyond(Math.min(...ends), Math.max(...ends));
}
