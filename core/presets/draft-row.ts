import type { Printer, Profile } from '../../schemas/generated/record.js';
import { sameValue } from '../read-settings/profile-value.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import type { Text } from '../words/language.js';
import { scalarAt } from '../words/values.js';
import { CALCULATIONS, type CalculationContext, formatNumber } from './calculations.js';
import { remark } from './messages.js';
import { PresetRefused } from './preset-refused.js';
import type { PresetField, PresetKey, PresetRow, RowOutcome } from './types.js';
import { hasEnumValue, hasKey } from './versions.js';

export interface RowContext {
  /** The record with the changes of fixes applied. */
  record: Profile;
  printer: Printer;
  /** The parent's values; null: not known. */
  theirs: Profile | null;
  version: string;
  /** Which keys of the printer preset are also written: all, or those that fixes change. */
  machine: 'all' | 'changed' | 'none';
  /** Whether the filament preset is standalone, without a parent. */
  alone: boolean;
  changes: ReadonlyMap<string, SettingValue>;
}

export interface DraftKey {
  key: PresetKey;
  text: string;
  /** Whether it carries the value itself, rather than being only an accompanying switch. */
  bears: boolean;
}

/** A row before its keys are checked against those of other rows. */
export interface DraftRow {
  row: PresetRow;
  keys: DraftKey[];
}

/** Drafts a row of a mapping. @throws {PresetRefused} for an unknown calculation */
export function draftRow(mapped: PresetField, context: RowContext): DraftRow {
  const { record, printer, theirs, version, changes, machine, alone } = context;
  const { field, setting, unit } = mapped;
  const changed = setting !== null && changes.has(setting);
  const value = field !== null ? scalarAt(record, field) : changed ? (changes.get(setting) ?? null) : null;
  const own = { field, setting, unit, value, theirs: field === null ? null : scalarAt(theirs, field), changed };
  const row = (outcome: RowOutcome, ...said: (Text | null)[]): PresetRow => ({
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
  // If the key that carries the value has no word for it, its accompanying keys are not written either.
  const isWord = keys[0]?.form.kind === 'words' || keys[0]?.form.kind === 'text';
  if (isWord && found[0]?.written === null) return { row: row('none', whyNot(mapped, keys, value, printer)), keys: [] };
  const lines = found.filter(({ key }) => bearing.includes(key)).flatMap((one) => one.written ?? []);
  const said = lines.find((one) => one.said !== null)?.said ?? null;
  const outside = lines.some((one) => one.outside);
  if (!lines.some(({ text }) => text !== null))
    return { row: outside ? row('out_of_range', said) : row('none', whyNot(mapped, keys, value, printer)), keys: [] };
  // Of several plates, only some may be written.
  const holder = found.find(({ key, written: one }) => one?.text != null && bearing.includes(key))?.key;
  const same =
    holder !== undefined &&
    own.theirs !== null &&
    sameAsParent(value, own.theirs, (one) => formatValue(one, holder, about));
  return {
    row: { ...row(outside ? 'out_of_range' : said ? 'approximated' : mapped.outcome, said), same },
    keys: found.flatMap(({ key, written: one }) =>
      one?.text == null ? [] : [{ key, text: one.text, bears: bearing.includes(key) }],
    ),
  };
}

/** The keys that carry the value; if all are switches, all of them. */
function bearersOf(keys: readonly PresetKey[]): readonly PresetKey[] {
  const bearing = keys.filter(({ form }) => form.kind !== 'constant' && form.kind !== 'positive');
  return bearing.length > 0 ? bearing : keys;
}

/** Why a value is written to no key. */
function whyNot(
  { remark: own }: PresetField,
  [lead]: readonly PresetKey[],
  value: SettingValue,
  { default_plate: plate }: Printer,
): Text | null {
  // “The slicer has no true” would add nothing to the row's own remark.
  const isSaid = typeof value === 'boolean' && own !== null;
  if (lead?.form.kind !== 'computed') return isSaid ? null : remark('no_word', String(value));
  if (lead.form.calculation === 'angle_from_vertical') return remark('not_found_itself');
  return lead.form.calculation === 'plate_temperature' ? remark('no_word', plate ?? '') : remark('base_unknown');
}

/** Joins sentences; null if there are none. */
export function joinSentences(all: readonly (string | null | undefined)[], space: string): string | null {
  return all.filter((one) => one != null && one !== '').join(space) || null;
}

/**
 * Whether a value is written like the parent's. Two pattern names are the same only if the slicer has one word for
 * both: Cura has lines and zig-zag.
 *
 * @param write formats a value for the key that carries it
 */
export function sameAsParent(
  value: SettingValue,
  theirs: SettingValue,
  write: (value: SettingValue) => FormattedValue | null,
): boolean {
  const [ours, other] = [write(value), write(theirs)];
  // A value that the slicer changes or the flow limit caps is not written as it is.
  if (ours === null || ours.said !== null) return false;
  const areWords = typeof value === 'string' && typeof theirs === 'string';
  return areWords ? ours.text === other?.text : sameValue(value, theirs);
}

/** The text of a key for a value, null if omitted, with what was lost. */
interface FormattedValue {
  text: string | null;
  /** Whether the value is outside the range of the key. */
  outside: boolean;
  said: Text | null;
}

/** Formats a value as the text of a key; null: the key is not written. @throws {@link PresetRefused} */
export function formatValue(
  value: SettingValue,
  key: PresetKey,
  about: Omit<CalculationContext, 'key'>,
): FormattedValue | null {
  const theirs = inTheirTerms(value, key, { ...about, key });
  if (theirs === null) return null;
  if (typeof theirs === 'number') return figure(theirs, value, key);
  if (typeof theirs === 'boolean') return { text: switched(theirs, key), outside: false, said: null };
  // The slicer would silently replace an unknown word by its default.
  const known = key.values === null || key.values.includes(theirs) || key.form.kind === 'constant';
  return known ? { text: theirs, outside: false, said: null } : null;
}

function inTheirTerms(value: SettingValue, key: PresetKey, about: CalculationContext): SettingValue | null {
  const { form } = key;
  switch (form.kind) {
    case 'number':
    case 'percent':
      return typeof value === 'number' ? value : null;
    case 'scaled':
      return typeof value === 'number' ? value * form.factor + form.offset : null;
    case 'switch':
      return typeof value === 'boolean' ? value : null;
    case 'positive':
      return typeof value === 'number' ? value > 0 : null;
    case 'words':
      return Object.hasOwn(form.words, String(value)) ? (form.words[String(value)] ?? null) : null;
    case 'text':
      return typeof value === 'string' ? value : null;
    case 'constant':
      return form.value;
    case 'computed': {
      const work = Object.hasOwn(CALCULATIONS, form.calculation) ? CALCULATIONS[form.calculation] : undefined;
      if (work === undefined) throw new PresetRefused('unknown_form', form.calculation);
      return work(value, about);
    }
  }
}

/**
 * Formats a number within the range of the key. One above is limited, as the slicer would do; one below is omitted,
 * since 0 mostly has a special meaning in the source slicer. Integers are truncated, so never beyond a limit.
 */
function figure(exact: number, value: SettingValue, key: PresetKey): FormattedValue {
  const whole = /^(?:coInts?|int)$/.test(key.type);
  const sign = key.form.kind === 'percent' || /^coPercents?$/.test(key.type) ? '%' : '';
  const rounded = Number(formatNumber(exact));
  const n = whole ? Math.trunc(rounded) : rounded;
  if (key.max !== null && n > key.max)
    return {
      text: `${formatNumber(key.max)}${sign}`,
      outside: true,
      said: remark('limited', `${formatNumber(key.max)}${sign}`),
    };
  if (key.min !== null && n < key.min)
    return { text: null, outside: true, said: remark('too_low', `${formatNumber(key.min)}${sign}`) };
  const text = `${formatNumber(n)}${sign}`;
  if (n !== rounded) return { text, outside: false, said: remark('cut', `${formatNumber(rounded)} → ${text}`) };
  const capped = key.form.kind === 'computed' && key.form.calculation === 'capped_speed' && n !== value;
  return { text, outside: false, said: capped ? remark('capped', text) : null };
}

function switched(on: boolean, { kind }: PresetKey): string {
  if (kind === 'global' || kind === 'extruder') return on ? 'True' : 'False';
  return on ? '1' : '0';
}
