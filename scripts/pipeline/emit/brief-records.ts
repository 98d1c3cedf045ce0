import { briefPath } from '../../../core/contract/paths.js';
import { quantile, type Spread, Spreads } from '../../../core/profiles/spread.js';
import { withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { isFirmwareLimit } from '../../../core/words/meanings.js';
import type {
  BriefFix,
  BriefIndex,
  BriefMaterial,
  BriefPrinter,
  BriefRule,
  BriefSetting,
  Fix,
  Material,
  Printer,
  Rule,
  RuleConditions,
  RuleQuantity,
} from '../../../schemas/generated/record.js';
import { inFieldOrder } from '../compose/drafts.js';
import { importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { brandsOf } from './index-document.js';
import { SPDX } from './licence.js';
import { wholeList } from './lists.js';
import type { PiecedFile } from './release-writer.js';

/** `/api/v1/brief/index.json`. */
export function briefIndex(version: string, dataset: Dataset, records: Records): BriefIndex {
  const sources = Object.entries(importedSources(dataset, records)).map(
    ([id, { name, repository }]) => [id, { name, repository }] as const,
  );
  return { version, brands: brandsOf(records), sources: Object.fromEntries(sources), licence: SPDX };
}

/** The fields by which a printer is chosen; the printable volume only if it differs from the build volume. */
export function briefPrinter(printer: Printer): BriefPrinter {
  return inFieldOrder<BriefPrinter>('brief-printer', {
    ...printer,
    printable_volume_mm: otherVolume(printer),
    firmware_limits: MAXIMA.filter((field) => isFirmwareLimit(printer, field)),
    likely_extruder_type: likelyExtruder(printer),
  });
}

const MAXIMA = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

function otherVolume({
  build_volume_mm: build,
  printable_volume_mm: printable,
}: Printer): Printer['build_volume_mm'] | null {
  const axes = ['x', 'y', 'z'] as const;
  const known = axes.some((axis) => printable[axis] !== null);
  return known && axes.some((axis) => printable[axis] !== build[axis]) ? printable : null;
}

function likelyExtruder({ extruder_type, likely }: Printer): BriefPrinter['likely_extruder_type'] {
  if (extruder_type !== null) return null;
  const value = likely.find(({ field }) => field === 'extruder_type')?.value;
  return value === 'direct_drive' || value === 'bowden' ? value : null;
}

/** A file of the short version of each record in each language. */
function* inEachLanguage<T extends { id: string }>(
  kind: 'materials' | 'troubleshoot',
  records: readonly T[],
  brief: (record: T, language: Language) => object,
): Iterable<PiecedFile> {
  for (const language of ['en', 'zh'] as const)
    for (const record of records) yield wholeList(briefPath(kind, language, record.id), [brief(record, language)]);
}

export function briefMaterialFiles({ materials }: Records): Iterable<PiecedFile> {
  return inEachLanguage('materials', materials, briefMaterial);
}

/** A material for small devices and assistants: its figures and notes in one language, without sources. */
export function briefMaterial(material: Material, language: Language): BriefMaterial {
  const { say } = LOCALES[language];
  const noted = ({ note, note_zh }: { note: string; note_zh: string }) => say(note, note_zh);
  return inFieldOrder<BriefMaterial>('brief-material', {
    ...material,
    name: say(material.name, material.name_zh),
    fumes: material.fumes && { level: material.fumes.level, note: noted(material.fumes) },
    food_contact: material.food_contact && {
      suitable: material.food_contact.suitable,
      note: noted(material.food_contact),
    },
    notes: material.notes.map(({ en, zh }) => say(en, zh)),
  });
}

/** Fixes per brief rule that keep their instructions, so that every file is within 3.5 KB compressed (tested). */
const INSTRUCTED_FIXES = 6;

export function briefRuleFiles(dataset: Dataset, { rules }: Records): Iterable<PiecedFile> {
  return inEachLanguage('troubleshoot', rules, (rule, language) => briefRule(withoutPower(rule), dataset, language));
}

/**
 * A troubleshooting rule for small devices and assistants, in one language: what to check and do, and the step size and
 * limit of each setting. Without sources, menus and figures per material, which the full record has under the same ids.
 * Omits unlikely causes unless there are no others; only the first fixes have instructions.
 */
function briefRule(rule: Rule, dataset: Dataset, language: Language): BriefRule {
  const { say } = LOCALES[language];
  const likely = rule.causes.filter(({ likelihood }) => likelihood !== 'low');
  const causes = likely.length > 0 ? likely : rule.causes;
  let fixes = 0;
  return {
    id: rule.id,
    name: say(rule.name, rule.name_zh),
    description: say(rule.description, rule.description_zh),
    stop_print: rule.stop_print,
    power_off: rule.power_off,
    applies_to: given(rule.applies_to),
    omitted_cause_count: rule.causes.length - causes.length,
    causes: causes.map((cause) => ({
      id: cause.id,
      name: say(cause.name, cause.name_zh),
      likelihood: cause.likelihood,
      check: say(cause.check, cause.check_zh),
      applies_to: given(cause.applies_to),
      fixes: cause.fixes.map((fix) => ({
        id: fix.id,
        action: say(fix.action, fix.action_zh),
        instructions: fixes++ < INSTRUCTED_FIXES ? say(fix.instructions, fix.instructions_zh) : null,
        applies_to: given(fix.applies_to),
        change: fix.adjustment && briefChange(fix.id, fix.adjustment, dataset, say),
      })),
    })),
  };
}

function briefChange(
  fix: string,
  adjustment: NonNullable<Fix['adjustment']>,
  dataset: Dataset,
  say: Say,
): BriefFix['change'] {
  const { target, steps, safe_range: safe } = adjustment;
  const range = dataset.fixes.get(fix)?.value.adjustment?.safe_range;
  return {
    setting: adjustment.setting,
    name: say(adjustment.setting_name, adjustment.setting_name_zh),
    unit: adjustment.unit,
    direction: adjustment.direction,
    to: target?.quantity ? ends(target.quantity) : null,
    option: target?.option ? say(target.option, target.option_zh ?? target.option) : null,
    steps: steps.map(({ when, quantity }) => ({ ...ends(quantity), unit: quantity.unit, applies_to: given(when) })),
    range: safe && ends(safe),
    range_of_material: range && 'material_range' in range ? range.material_range : null,
  };
}

/** The ends of a quantity; a single value is both. */
function ends({ value, min, max }: RuleQuantity): { min: number | null; max: number | null } {
  return value === null ? { min, max } : { min: value, max: value };
}

/** Only the conditions that are set. */
function given(when: RuleConditions): BriefFix['applies_to'] {
  if (when === null) return null;
  return Object.fromEntries(Object.entries(when).filter(([, value]) => value !== null));
}

/** Maximum number of common values listed per setting. */
const MOST_COMMON = 5;

/** `/api/v1/brief/settings.json`: the usage of every setting, for clients without all profiles and rules; one page. */
export function briefSettings({ settings, printers, profiles, rules }: Records): BriefSetting[] {
  const spreads = new Spreads(settings);
  for (const printer of printers) spreads.add('printer', printer);
  for (const profile of profiles) spreads.add('profile', profile);
  const all = spreads.all();
  return settings.map(({ id }) => {
    const spread = all.get(id) ?? null;
    return { id, distribution: spread && briefSpread(spread), symptoms: mendedBy(id, rules) };
  });
}

function briefSpread({ of, counts, known, total }: Spread): NonNullable<BriefSetting['distribution']> {
  const numbers = counts.filter((entry): entry is [number, number] => typeof entry[0] === 'number');
  const at = (share: number) =>
    numbers.length > 0 && numbers.length === counts.length ? quantile(numbers, known, share) : null;
  const common = counts.toSorted(([, a], [, b]) => b - a).slice(0, MOST_COMMON);
  return {
    of,
    known,
    total,
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
    common: common.map(([value, count]) => ({ value, count })),
  };
}

/** Ids of the rules with a fix that changes a setting, on all layers or on the first. */
function mendedBy(setting: string, rules: readonly Rule[]): string[] {
  const changes = ({ causes }: Rule) =>
    causes.some(({ fixes }) =>
      fixes.some(({ adjustment }) => [adjustment?.setting, adjustment?.first_layer?.setting].includes(setting)),
    );
  return rules.filter(changes).map(({ id }) => id);
}
