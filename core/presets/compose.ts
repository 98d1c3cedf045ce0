import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../words/slicers.js';
import { scalarAt } from '../words/values.js';
import { type DraftRow, draftRow, joinSentences, type RowContext } from './draft-row.js';
import { KINDS_ZH, remark } from './messages.js';
import { presetName } from './name.js';
import { parentsOf, resolveQualityType } from './parents.js';
import { PresetRefused } from './preset-refused.js';
import { sourceSlicer } from './source-slicer.js';
import { completeValues, notesOn } from './target.js';
import type {
  ComposedPreset,
  ParentNames,
  PresetChange,
  PresetForm,
  PresetKind,
  PresetMapping,
  PresetOptions,
  PresetRow,
  PresetValues,
} from './types.js';
import { resolveVersion } from './versions.js';

/**
 * Converts a record to a preset of a slicer and reports what is carried over exactly, approximately or not at all.
 * Pure: the same records and mapping always give the same preset.
 *
 * @throws {@link PresetRefused} if no correct preset can be made; its `code` says why
 */
export function composePreset(
  record: Profile,
  printer: Printer,
  material: Material,
  mapping: PresetMapping,
  options: PresetOptions = {},
): ComposedPreset {
  const slicer = SLICERS.find((id) => id === mapping.id);
  if (slicer === undefined) throw new PresetRefused('unknown_slicer', mapping.id, SLICERS);
  checkRecords(record, printer, material);
  const version = resolveVersion(mapping, options.version);
  const parents = options.parents === undefined ? parentsOf(record, slicer) : options.parents;
  const form = formOf(slicer, parents, options);
  const changes = changesFor(record, options.changes ?? []);
  const changed = applyChanges(record, mapping, changes);
  const isFix = options.form === 'changes';
  const machine: RowContext['machine'] = form === 'overlay' ? 'changed' : slicer === 'prusaslicer' ? 'all' : 'none';
  const theirs = options.theirs ?? (sourceSlicer(record) === slicer ? beforeCorrections(record) : null);
  const alone = form === 'full' || (form === 'inherits' && parents?.filament == null);
  const context = { printer, theirs, version: version.id, machine, alone };
  const draftsWith = (own: Changes) => {
    const now = { ...context, record: applyChanges(record, mapping, own), changes: own };
    return mapping.fields.map((mapped) => draftRow(mapped, now));
  };
  const drafts = draftsWith(changes);
  const before = changes.size === 0 ? drafts : draftsWith(new Map());
  const follow = changedRows(drafts, before);
  checkChanges(follow, mapping, (setting) => {
    const alone = new Map([...changes].filter(([one]) => one === setting));
    return changedRows(draftsWith(alone), before).some(({ keys }) => keys.length > 0);
  });
  const claimed = claimKeys(isFix ? follow : drafts);
  if (isFix && claimed.rows.every(({ keys }) => keys.length === 0))
    throw new PresetRefused('nothing_to_write', [...changes.keys()].join(', '));
  if (isFix && form === 'inherits') checkParents(claimed.values, parents);
  const quality = slicer === 'cura' ? resolveQualityType(options.qualityType, parents, printer) : null;
  const target = { slicer, version: version.id, form, parents, alone, record: changed, printer, material };
  const values = isFix ? claimed.values : completeValues(claimed.values, target);
  return {
    slicer,
    version: version.id,
    name: presetName({ record, printer, material }, { asked: options.name, fix: isFix, parents }),
    parents,
    form,
    rows: claimed.rows,
    notes: notesOn({ ...target, quality, isFix, values, rows: claimed.rows, before: record }),
    values,
    cura: quality && { quality_type: quality.type, setting_version: version.setting_version ?? NEWEST_SETTINGS },
  };
}

/** Settings version of Cura 5.12. Source: `SettingVersion` in cura/CuraApplication.py. */
const NEWEST_SETTINGS = 25;

function checkRecords(record: Profile, printer: Printer, material: Material): void {
  if (record.printer !== printer.id) throw new PresetRefused('other_record', record.printer, [printer.id]);
  if (record.material !== material.id) throw new PresetRefused('other_record', record.material, [material.id]);
  const variants = printer.nozzles.map(({ variant }) => variant);
  if (!variants.includes(record.nozzle.variant))
    throw new PresetRefused('unknown_nozzle', record.nozzle.variant, variants);
}

function formOf(slicer: SlicerId, parents: ParentNames | null, { form }: PresetOptions): PresetForm {
  if (slicer === 'cura') return 'profile';
  const over = form === 'changes' || (form === 'overlay' && slicer === 'prusaslicer');
  if (over && parents === null) throw new PresetRefused('unknown_machine', SLICER_NAMES[slicer]);
  if (slicer === 'prusaslicer') return over ? 'overlay' : 'full';
  return parents === null ? 'full' : 'inherits';
}

/** @throws {@link PresetRefused} if a preset of single keys has no parent: missing keys would be defaults */
function checkParents(values: PresetValues, parents: ParentNames | null): void {
  for (const kind of ['filament', 'process'] as const)
    if (values[kind].length > 0 && parents?.[kind] == null)
      throw new PresetRefused('no_parent', kind, [], { subject: [kind, KINDS_ZH[kind]] });
}

/** The rows that fixes change, and of the others the keys whose texts change as a result. */
function changedRows(drafts: readonly DraftRow[], before: readonly DraftRow[]): DraftRow[] {
  return drafts.flatMap((draft, place): DraftRow[] => {
    const texts = new Map(before[place]?.keys.map(({ key, text }) => [key.key, text]));
    const keys = draft.row.changed ? draft.keys : draft.keys.filter(({ key, text }) => texts.get(key.key) !== text);
    return draft.row.changed || keys.length > 0 ? [{ ...draft, keys }] : [];
  });
}

/**
 * Rejects a change that the slicer would not accept or that would have no effect there.
 *
 * @param drafts the rows that fixes change, and what follows from them
 * @param followsFrom whether a setting alone changes any key: Cura has no flow limit, but its speeds respect it
 * @throws {@link PresetRefused}
 */
function checkChanges(
  drafts: readonly DraftRow[],
  mapping: PresetMapping,
  followsFrom: (setting: string) => boolean,
): void {
  const { rows } = claimKeys(drafts);
  const changed = rows.filter((row) => row.changed);
  for (const row of changed) {
    const setting = row.setting ?? '';
    if (row.outcome === 'out_of_range')
      throw new PresetRefused(
        'outside_slicer_range',
        [setting, String(row.value), row.unit].filter((part) => part !== null).join(' '),
        rangeOf(setting, mapping),
      );
    const isLost = row.outcome === 'none' || row.outcome === 'older' || row.outcome === 'own';
    if (isLost && !followsFrom(setting))
      throw new PresetRefused('no_key', setting, [], { more: [row.remark, row.remark_zh] });
  }
}

function rangeOf(setting: string, mapping: PresetMapping): string[] {
  const keys = mapping.fields.find((one) => one.setting === setting)?.keys ?? [];
  return keys.flatMap(({ key, min, max }) =>
    min === null && max === null ? [] : [`${key} ${min ?? ''}–${max ?? ''}`],
  );
}

type Changes = ReadonlyMap<string, SettingValue>;

/**
 * The values that fixes set, plus what they need to take effect: a brim width needs a brim type that uses it, and a
 * minimum fan speed above the maximum would override it.
 *
 * @throws {@link PresetRefused} for a change for another profile or of the nozzle, which means another profile
 */
export function changesFor(record: Profile, changes: readonly PresetChange[]): Changes {
  const foreign = changes.find(({ profile }) => profile !== undefined && profile !== record.id);
  if (foreign) throw new PresetRefused('other_change', foreign.setting, [record.id]);
  const values = new Map(changes.map(({ setting, value }) => [setting, value]));
  const nozzle = values.get('nozzle_diameter');
  if (nozzle !== undefined) throw new PresetRefused('other_nozzle', `${nozzle} mm`);
  const { brim } = record.process;
  const isDrawn = brim.type === 'outer' || brim.type === 'inner' || brim.type === 'outer_and_inner';
  if (Number(values.get('brim_width')) > 0 && !values.has('brim_type') && !isDrawn) values.set('brim_type', 'outer');
  holdFan(values, record);
  return values;
}

/** Moves the fan limit that no fix sets to the one that a fix sets beyond it. */
function holdFan(values: Map<string, SettingValue>, { cooling }: Profile): void {
  const { fan_min = cooling.fan_min_percent, fan_max = cooling.fan_max_percent } = Object.fromEntries(values);
  if (fan_min === null || fan_max === null || fan_min <= fan_max) return;
  if (!values.has('fan_min')) values.set('fan_min', fan_max);
  else if (!values.has('fan_max')) values.set('fan_max', fan_min);
}

/**
 * Applies the values that fixes set to a record; settings without a field in records change nothing.
 *
 * @throws {@link PresetRefused} for a setting that the mapping lacks or that cannot be calculated here
 */
export function applyChanges(record: Profile, mapping: PresetMapping, changes: Changes): Profile {
  let changed = record;
  for (const [setting, value] of changes) {
    const row = mapping.fields.find((one) => one.setting === setting);
    if (row === undefined) throw new PresetRefused('unknown_setting', setting);
    if (row.field === null) continue;
    const own = fieldValue(setting, value, changed);
    if (own === null) throw new PresetRefused('no_key', setting);
    changed = withValue(changed, row.field, own);
  }
  // What the changed values need to take effect, unless a fix sets it itself.
  const rows = mapping.fields.filter(({ setting }) => setting !== null && changes.has(setting));
  // Absent in older releases.
  for (const { field, values } of rows.flatMap(({ requires }) => requires ?? [])) {
    const own = mapping.fields.find((one) => one.field === field)?.setting;
    const isMet = values.some((one) => one === scalarAt(changed, field));
    if (!isMet && !(own && changes.has(own))) changed = withValue(changed, field, values[0] ?? null);
  }
  return changed;
}

/** Rows with the keys actually written, and the texts by kind of preset. */
interface ClaimedKeys {
  rows: PresetRow[];
  values: PresetValues;
}

/**
 * Assigns each key to the first row that a fix changes, else the first; a row whose key got another value gets a
 * remark.
 */
function claimKeys(drafts: readonly DraftRow[]): ClaimedKeys {
  const texts = new Map<string, string>();
  const inTurn = [...drafts.filter(({ row }) => row.changed), ...drafts.filter(({ row }) => !row.changed)];
  for (const { keys } of inTurn) for (const { key, text } of keys) if (!texts.has(key.key)) texts.set(key.key, text);
  const rows = drafts.map(({ row, keys }): PresetRow => {
    const kept = keys.filter(({ key, text }) => texts.get(key.key) === text);
    const lost = keys.filter((one) => one.bears && !kept.includes(one));
    const withKeys = { ...row, keys: kept.map(({ key, text }) => ({ kind: key.kind, key: key.key, text })) };
    if (lost.length === 0) return withKeys;
    const said = remark('taken', lost.map(({ key }) => key.key).join(', '));
    return {
      ...withKeys,
      outcome: kept.some(({ bears }) => bears) ? 'approximated' : 'none',
      remark: joinSentences([row.remark, said.en], ' '),
      remark_zh: joinSentences([row.remark_zh, said.zh], ''),
    };
  });
  return { rows, values: byKind(rows) };
}

const KINDS: readonly PresetKind[] = ['filament', 'process', 'machine', 'global', 'extruder'];

function byKind(rows: readonly PresetRow[]): PresetValues {
  const values = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, string>()]));
  for (const { keys } of rows) for (const { kind, key, text } of keys) values[kind]?.set(key, text);
  return Object.fromEntries(KINDS.map((kind) => [kind, [...(values[kind] ?? [])]])) as unknown as PresetValues;
}

export function withValue<T>(record: T, path: string, value: SettingValue | null): T {
  const [head = '', ...rest] = path.split('.');
  const inner = (record as Record<string, unknown>)[head];
  return { ...record, [head]: rest.length === 0 ? value : withValue(inner, rest.join('.'), value) };
}

/**
 * Converts a value of a setting to the record's field: three are percentages that records have in mm. The inverse of
 * `profileValue` in core/read-settings.
 *
 * @returns null if the value that it is a percentage of is not known
 */
export function fieldValue(setting: string, value: SettingValue, record: Profile): SettingValue | null {
  if (typeof value !== 'number') return value;
  const { support, default: usual } = record.process.line_width_mm;
  const line = support ?? usual;
  switch (setting) {
    case 'seam_gap':
    case 'min_wall_width':
      return record.nozzle.diameter_mm === null ? null : (value * record.nozzle.diameter_mm) / 100;
    case 'support_density':
      return line === null || value <= 0 ? null : line * (100 / value - 1);
    default:
      return value;
  }
}

/** The record with the values of its source, before any correction. */
export function beforeCorrections(record: Profile): Profile {
  return record.provenance.corrected.reduce<Profile>((before, { field, upstream_value: said }) => {
    if (typeof said !== 'object' || said === null) return withValue(before, field, said as SettingValue | null);
    return leavesOf(said as Record<string, unknown>, field).reduce(
      (inner, [path, value]) => withValue(inner, path, value),
      before,
    );
  }, record);
}

function leavesOf(node: Record<string, unknown>, path: string): [string, SettingValue | null][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value as Record<string, unknown>, `${path}.${key}`)
      : [[`${path}.${key}`, value as SettingValue | null]],
  );
}
