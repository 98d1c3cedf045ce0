import type { Printer, Profile } from '../../../../schemas/generated/record.js';
import type { Override } from '../../../../schemas/generated/source.js';
import { type Fault, fault } from '../../../shared/problem.js';
import { at, isObject, type Json, sameLeaf } from '../../../shared/tree.js';
import { readPrinterTarget, type Target } from '../../check/overrides/target.js';
import { findLead } from '../../load/lead.js';
import type { LintRule } from '../findings.js';

type ProfileTarget = Target & { kind: 'profile' };

export default {
  name: 'overrides-are-published',
  description: 'The value of an override is published: the printer can reach it, and nothing else decides it.',
  *check({ dataset, records }) {
    const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
    const profiles = Map.groupBy(records.profiles, ({ printer }) => printer);
    for (const { file, value: source } of dataset.printers.values()) {
      const printer = printers.get(source.id);
      const lead = source.overrides && findLead(dataset, source);
      if (!printer || !lead) continue;
      const variants = Object.keys(lead.imported.nozzles);
      const aimed = (source.overrides ?? []).map((override) => readPrinterTarget(override.field, variants));
      for (const [index, override] of (source.overrides ?? []).entries()) {
        const target = aimed[index];
        const fault =
          target?.kind === 'profile'
            ? ofProfiles(override, target, printer, reached(target, aimed, profiles.get(source.id) ?? []))
            : target?.kind === 'printer'
              ? published(override, at(printer, target.field), undefined)
              : null;
        if (fault) yield { file, path: `overrides.${index}.value`, ...fault };
      }
    }
  },
} satisfies LintRule;

/** The profiles affected by an override: without a nozzle, all except those with an override of their own nozzle. */
function reached(target: ProfileTarget, aimed: readonly Target[], profiles: readonly Profile[]): Profile[] {
  const { material, nozzle: wanted, field } = target;
  return profiles.filter(
    (profile) =>
      profile.material === material &&
      (wanted === null || profile.nozzle.variant === wanted) &&
      !aimed.some(
        (one) =>
          wanted === null &&
          one.kind === 'profile' &&
          one.material === material &&
          one.field === field &&
          one.nozzle === profile.nozzle.variant,
      ),
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
