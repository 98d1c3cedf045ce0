import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ResolvedFix, resolveRule } from '../../core/troubleshoot/resolve/resolve-rule.js';
import type { SettingValue, Setup } from '../../core/troubleshoot/resolve/setup.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Material, Printer, Profile, Rule, RuleSlicers } from '../../schemas/generated/record.js';

type Line =
  | { kind: 'printer'; record: Printer }
  | { kind: 'material'; record: Material }
  | { kind: 'profile'; record: Profile }
  | { kind: 'rule'; record: Rule }
  | { kind: 'slicers'; record: { setting: string; slicers: RuleSlicers } };

/** Records as once published, kept so that expected values can be written down. */
const lines = readFileSync(path.resolve(import.meta.dirname, '../fixtures/resolve/records.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

function all<K extends Line['kind']>(kind: K): Extract<Line, { kind: K }>['record'][] {
  return lines.filter((line) => line.kind === kind).map(({ record }) => record) as never;
}

export const printers = all('printer');
export const materials = all('material');
export const profiles = all('profile');
export const rules = all('rule').map(withSlicers);

/** The file has the names of each setting once. */
function withSlicers(rule: Rule): Rule {
  const slicers = new Map(all('slicers').map((one) => [one.setting, one.slicers]));
  for (const { adjustment } of rule.causes.flatMap(({ fixes }) => fixes)) {
    for (const place of [adjustment, adjustment?.first_layer])
      if (place) place.slicers = slicers.get(place.setting) as RuleSlicers;
  }
  return rule;
}

export interface Chosen {
  printer?: string;
  material?: string;
  /** Diameter of the nozzle of the profile, mm. */
  nozzle?: number;
  slicer?: SlicerId;
  yours?: Record<string, SettingValue>;
}

export function setupOf({ printer, material, nozzle = 0.4, slicer, yours = {} }: Chosen): Setup {
  const found = <T extends { id: string }>(records: readonly T[], id: string | undefined) => {
    const record = records.find((one) => one.id === id);
    if (id !== undefined && !record) throw new Error(`the fixture has no ${id}`);
    return record ?? null;
  };
  return {
    printer: found(printers, printer),
    material: found(materials, material),
    profile:
      profiles.find(
        (one) => one.printer === printer && one.material === material && one.nozzle.diameter_mm === nozzle,
      ) ?? null,
    slicer: slicer ?? null,
    user_values: yours,
  };
}

export function ruleOf(id: string): Rule {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`the fixture has no rule ${id}`);
  return rule;
}

export function resolved(rule: string, chosen: Chosen) {
  return resolveRule(ruleOf(rule), setupOf(chosen));
}

/** A fix in the resolved rule; undefined: left out. */
export function fixIn(rule: string, fix: string, chosen: Chosen): ResolvedFix | undefined {
  return resolved(rule, chosen)
    .causes.flatMap(({ fixes }) => fixes)
    .find(({ id }) => id === fix);
}
