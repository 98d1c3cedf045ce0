import { SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import type {
  PresetRowSlicer,
  PresetRowSource,
  SettingSource,
  SlicerKeysSource,
} from '../../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../../shared/problem.js';
import { ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { unknownId } from '../unknown-id.js';
import { formFault, type PrintField, printFields } from './forms.js';

/**
 * Checks the key tables and the rows that map values to keys: every key, field, setting and remark exists, each form
 * can be written, and nothing is missing. A data folder may have neither.
 */
export function checkPresets(dataset: Dataset): CheckProblem[] {
  const fields = printFields();
  const seen = new Map<string, string>();
  const found = [...dataset.presets.values()].flatMap(({ file, value: { rows, remarks = {} } }) =>
    rows.flatMap((row, index) => {
      const path = `rows.${index}`;
      const faults = [...checkSubject(row, dataset, fields, seen, file)];
      if (faults.length === 0) faults.push(...checkSlicers(row, dataset, fields, remarks, file));
      return faults.map((fault) => ({ ...fault, path: `${path}.${fault.path}`, file }));
    }),
  );
  const problems = [...checkSlicerKeys(dataset), ...found];
  return problems.length === 0 ? missingRows(dataset, fields, seen) : problems;
}

/** Checks that a row is about an existing field or setting, and is the only one. */
function* checkSubject(
  row: PresetRowSource,
  { settings }: Dataset,
  fields: ReadonlyMap<string, PrintField>,
  seen: Map<string, string>,
  file: string,
): Iterable<FieldProblem> {
  const [path, id] = row.field === undefined ? ['setting', row.setting ?? ''] : ['field', row.field];
  yield* path === 'field'
    ? unknownId(file, path, 'field of a profile to print with', id, fields)
    : unknownId(file, path, 'setting', id, settings);
  const holder = path === 'setting' ? fieldOf(settings.get(id)?.value.record_field, fields) : null;
  if (holder !== null) yield faultAt({ path }, 'row_of_field', [`${id} is a field of a profile`, `field: ${holder}`]);
  const before = seen.get(id);
  if (before !== undefined)
    yield faultAt({ path }, 'row_twice', [`${id} already has a row`, `only one; see ${before}`]);
  seen.set(id, file);
}

/** The printing field of a profile that a setting's record field names; null if none. */
function fieldOf(place: string | undefined, fields: ReadonlyMap<string, PrintField>): string | null {
  const field = place?.replace(/^profile\./, '') ?? '';
  return place?.startsWith('profile.') && fields.has(field) ? field : null;
}

function* checkSlicers(
  row: PresetRowSource,
  { slicerKeys, settings }: Dataset,
  fields: ReadonlyMap<string, PrintField>,
  remarks: object,
  file: string,
): Iterable<FieldProblem> {
  const setting = settingOf(row, settings);
  const field = fields.get(row.field ?? '') ?? ofSetting(setting?.unit ?? 'count');
  for (const slicer of SLICERS) {
    const table = slicerKeys.get(slicer)?.value.keys ?? {};
    const entry: PresetRowSlicer = row[slicer];
    for (const part of ['keys', 'machine'] as const)
      for (const [name, form] of Object.entries(entry[part] ?? {})) {
        const path = `${slicer}.${part}.${name}`;
        const key = ownValue(table, name);
        if (key === undefined) {
          yield* unknownId(file, path, `key of ${slicer}`, name, table);
          continue;
        }
        if (slicer !== 'cura' && (key.scope === 'machine') !== (part === 'machine'))
          yield faultAt({ path }, 'key_of_other_preset', [
            `is a key of the ${key.scope} preset`,
            'put keys of the printer under machine',
          ]);
        const fault = formFault(form, key, field);
        if (fault !== null) yield { path, ...fault };
      }
    for (const part of ['near', 'remark', 'none', 'printer'] as const) {
      const id = entry[part];
      if (typeof id !== 'string') continue;
      const path = `${slicer}.${part}`;
      if (id === 'how' ? setting?.slicers[slicer].key !== null : id === 'conversion' && !setting?.conversion)
        yield faultAt({ path }, 'no_such_text', [`the setting has no ${id} for ${slicer}`, 'a different text']);
      else if (id !== 'how' && id !== 'conversion') yield* unknownId(file, path, 'remark', id, remarks);
    }
    // Skipped if a key is unknown: it may be the missing main key, misspelt.
    if (Object.keys(entry.keys ?? {}).every((name) => Object.hasOwn(table, name)))
      yield* checkMainKey(slicer, entry, setting?.slicers[slicer].key ?? null);
  }
}

/** The setting that a row is about: the one whose record field is the row's field. */
export function settingOf(
  { field, setting }: PresetRowSource,
  settings: Dataset['settings'],
): SettingSource | undefined {
  const all = [...settings.values()].map(({ value }) => value);
  return all.find(({ id, record_field }) => (field ? record_field === `profile.${field}` : id === setting));
}

/** Checks that values are also written to the main key of the setting. */
function* checkMainKey(slicer: SlicerId, { keys, near }: PresetRowSlicer, main: string | null): Iterable<FieldProblem> {
  if (main === null || !keys || near !== undefined) return;
  if ([main, `filament_${main}`].some((key) => Object.hasOwn(keys, key))) return;
  yield faultAt({ path: `${slicer}.keys` }, 'main_key_unwritten', [
    `does not write ${main}, the key of the setting in that slicer`,
    `${main}, or next to the keys "near:" with the reason why other keys replace it`,
  ]);
}

function ofSetting(unit: string): PrintField {
  if (unit === 'bool') return { unit: null, kind: 'switch', words: ['true', 'false'] };
  return unit === 'enum' ? { unit: null, kind: 'name', words: null } : { unit, kind: 'number', words: null };
}

/** Fields and settings without a row. */
function missingRows(
  { presets, settings }: Dataset,
  fields: ReadonlyMap<string, PrintField>,
  seen: ReadonlyMap<string, string>,
): CheckProblem[] {
  const [first] = presets.values();
  if (!first) return [];
  const others = [...settings.values()].filter(({ value }) => fieldOf(value.record_field, fields) === null);
  return [...fields.keys(), ...others.map(({ value }) => value.id)]
    .filter((id) => !seen.has(id))
    .map((id) =>
      faultAt({ file: first.file, path: 'rows' }, 'no_row', [
        `no row covers ${id}`,
        'a row for every printing field and every setting, even if a slicer has no key for it',
      ]),
    );
}

/** Checks that every slicer has a table if there are rows, with known versions. */
function* checkSlicerKeys({ slicerKeys, presets, settings }: Dataset): Iterable<CheckProblem> {
  for (const slicer of SLICERS)
    if (presets.size > 0 && !slicerKeys.has(slicer))
      yield faultAt({ file: `slicer-keys/${slicer}.json`, path: '' }, 'missing_table', [
        'is missing',
        'one table per slicer',
      ]);
  for (const { file, value } of slicerKeys.values()) {
    const versions = value.versions.map(({ id }) => id);
    for (const name of Object.keys(value.keys))
      for (const fault of checkRequires(value, name, settings)) yield { file, ...fault };
    for (const [name, { since, until, values = [], newer_values: newer = {} }] of Object.entries(value.keys)) {
      const words = Object.entries(newer).map(([word, version]) => [`newer_values.${word}`, version] as const);
      for (const word of Object.keys(newer))
        if (!values.includes(word))
          yield faultAt({ file, path: `keys.${name}.newer_values.${word}` }, 'word_of_no_key', [
            `"${word}" is not an option of the key`,
            values.join(', '),
          ]);
      for (const [part, version] of [...Object.entries({ since, until }), ...words])
        if (version !== undefined && !versions.includes(version))
          yield faultAt({ file, path: `keys.${name}.${part}` }, 'unknown_version', [
            `there is no version "${version}"`,
            versions.join(', '),
          ]);
    }
  }
}

/** Checks that a key requires existing keys, with values that they can have and a place in the interface. */
function* checkRequires(
  { id, keys }: SlicerKeysSource,
  name: string,
  settings: Dataset['settings'],
): Iterable<FieldProblem> {
  for (const [required, wish] of Object.entries(keys[name]?.requires ?? {})) {
    const path = `keys.${name}.requires.${required}`;
    const key = ownValue(keys, required);
    if (key === undefined) {
      yield* unknownId('', path, `key of ${id}`, required, keys);
      continue;
    }
    const isSwitch = /^(?:coBools?|bool)$/.test(key.type);
    const words = Array.isArray(wish) ? wish : [];
    const fits = words.length > 0 ? words.every((word) => key.values?.includes(word)) : !key.values;
    if (!fits || isSwitch !== (typeof wish === 'boolean'))
      yield faultAt({ path }, 'value_of_other_type', [
        `${JSON.stringify(wish)} does not fit ${required}, which is of the type ${key.type}`,
        isSwitch ? 'true or false' : (key.values?.join(', ') ?? 'above or below a number'),
      ]);
    else if (words.length > 0 && !key.labels?.[words[0] ?? ''])
      yield faultAt({ path }, 'no_label', [`${required} has no label for ${words[0]}`, 'its name in the interface']);
    const isSetting = [...settings.values()].some(({ value: { slicers } }) => slicers[id].key === required);
    if (isSetting === (key.menu !== undefined))
      yield faultAt({ path }, 'menu_in_one_place', [
        `${required} has ${isSetting ? 'a menu here and in the setting with this key' : 'no menu'}`,
        isSetting ? 'the menu of the setting alone' : `a menu at ${required}`,
      ]);
  }
}
