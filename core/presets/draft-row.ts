import type { Printer, Profile } from '../../schemas/generated/record.js';
import { sameValue } from '../read-settings/profile-value.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { type FormattedValue, formatValue } from './format-value.js';
import { type Both, remark } from './messages.js';
import { scalarAt } from './record-values.js';
import type { PresetField, PresetKey, PresetRow, RowOutcome } from './types.js';
import { hasEnumValue, hasKey } from './versions.js';

/** What rows are written for. */
export interface RowContext {
  /** The record with the changes of fixes in it. */
  record: Profile;
  printer: Printer;
  /** What the parent sets; null: not known. */
  theirs: Profile | null;
  version: string;
  /** Which keys of the printer preset are written too: all, or those that fixes change. */
  machine: 'all' | 'changed' | 'none';
  /** Whether the preset stands on no other one. */
  alone: boolean;
  /** Values that fixes set, by setting. */
  changes: ReadonlyMap<string, SettingValue>;
}

/** A key with what is written to it. */
export interface DraftKey {
  key: PresetKey;
  text: string;
  /** Whether the value itself stands in it, and not only a switch that goes with it. */
  bears: boolean;
}

/** A row before it is known which keys other rows have written. */
export interface DraftRow {
  row: PresetRow;
  keys: DraftKey[];
}

/** What becomes of a row of a mapping. @throws {PresetRefused} of a calculation that is not known */
export function draftRow(mapped: PresetField, context: RowContext): DraftRow {
  const { record, printer, theirs, version, changes, machine, alone } = context;
  const { field, setting, unit } = mapped;
  const changed = setting !== null && changes.has(setting);
  const value = field !== null ? scalarAt(record, field) : changed ? (changes.get(setting) ?? null) : null;
  const own = { field, setting, unit, value, theirs: field === null ? null : scalarAt(theirs, field), changed };
  const row = (outcome: RowOutcome, ...said: (Both | null)[]): PresetRow => ({
    ...own,
    same: false,
    outcome,
    keys: [],
    remark: joinSentences([mapped.remark, ...said.map((one) => one?.en)], ' '),
    remark_zh: joinSentences([mapped.remark_zh, ...said.map((one) => one?.zh)], ''),
  });
  if (value === null) return { row: { ...row('own'), remark: null, remark_zh: null }, keys: [] };
  const isMachines = machine === 'all' || (machine === 'changed' && changed);
  if (mapped.outcome === 'none' || (mapped.outcome === 'printer' && !isMachines))
    return { row: row(mapped.outcome), keys: [] };
  const keys = mapped.keys.filter((key) => hasKey(key, version));
  if (keys.length === 0) return { row: row('older', remark('older', version)), keys: [] };
  const about = { record, printer, row: mapped, changed, alone };
  const found = keys.map((key) => ({ key, written: formatValue(value, key, about) }));
  const newer = found.flatMap(({ key, written: one }) =>
    one === null || one.text === null || hasEnumValue(key, one.text, version) ? [] : [one.text],
  );
  if (newer.length > 0) return { row: row('older', remark('older_word', newer.join(', '))), keys: [] };
  const bearing = bearersOf(keys);
  // Where the key that holds the value has no word for it, those beside it have nothing to go with.
  const isWord = keys[0]?.form.as === 'words' || keys[0]?.form.as === 'text';
  if (isWord && found[0]?.written === null) return { row: row('none', whyNot(mapped, keys, value, printer)), keys: [] };
  const told = found.filter(({ key }) => bearing.includes(key)).flatMap((one) => one.written ?? []);
  const said = told.find((one) => one.said !== null)?.said ?? null;
  const outside = told.some((one) => one.outside);
  if (!told.some(({ text }) => text !== null))
    return { row: outside ? row('out_of_range', said) : row('none', whyNot(mapped, keys, value, printer)), keys: [] };
  // Of several plates only some are written to.
  const holder = found.find(({ key, written: one }) => one?.text != null && bearing.includes(key))?.key;
  const same =
    holder !== undefined &&
    own.theirs !== null &&
    sameAsParent(value, own.theirs, (one) => formatValue(one, holder, about));
  return {
    row: { ...row(outside ? 'out_of_range' : said ? 'approximated' : mapped.outcome, said), same },
    keys: found.flatMap(({ key, written: one }) => drafted(key, one, bearing.includes(key))),
  };
}

function drafted(key: PresetKey, one: FormattedValue | null, bears: boolean): DraftKey[] {
  return one === null || one.text === null ? [] : [{ key, text: one.text, bears }];
}

/** The keys that hold the value; where all are switches, those are they. */
function bearersOf(keys: readonly PresetKey[]): readonly PresetKey[] {
  const bearing = keys.filter(({ form }) => form.as !== 'constant' && form.as !== 'positive');
  return bearing.length > 0 ? bearing : keys;
}

/** Why a value is written to no key. */
function whyNot(
  { remark: told }: PresetField,
  [lead]: readonly PresetKey[],
  value: SettingValue,
  { default_plate: plate }: Printer,
): Both | null {
  // That a slicer has no “true” says nothing that its row does not say better.
  const isSaid = typeof value === 'boolean' && told !== null;
  if (lead?.form.as !== 'computed') return isSaid ? null : remark('no_word', String(value));
  if (lead.form.by === 'angle_from_vertical') return remark('not_found_itself');
  return lead.form.by === 'plate_temperature' ? remark('no_word', plate ?? '') : remark('base_unknown');
}

/** Sentences as one text; null: none. */
export function joinSentences(all: readonly (string | null | undefined)[], space: string): string | null {
  return all.filter((one) => one != null && one !== '').join(space) || null;
}

/**
 * Whether a value is written as what the parent sets is. Two names of a pattern are the same only where the slicer has one
 * word for both: Cura has lines and zig-zag.
 *
 * @param write how a value is written to the key that holds it
 */
export function sameAsParent(
  value: SettingValue,
  theirs: SettingValue,
  write: (value: SettingValue) => FormattedValue | null,
): boolean {
  const [ours, other] = [write(value), write(theirs)];
  // What the slicer does not take as it is, or the flow holds back, is written as something else.
  if (ours === null || ours.said !== null) return false;
  const areWords = typeof value === 'string' && typeof theirs === 'string';
  return areWords ? ours.text === other?.text : sameValue(value, theirs);
}
