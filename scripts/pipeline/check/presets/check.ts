import { SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import type { PresetRowSlicer, PresetRowSource } from '../../../../schemas/generated/source.js';
import type { CheckProblem, FieldProblem, Problem } from '../../../shared/problem.js';
import { ownValue } from '../../../shared/tree.js';
import type { Dataset } from '../../load/dataset.js';
import { unknownId } from '../unknown-id.js';
import { type PrintField, printFields } from './fields.js';
import { formFault } from './forms.js';
import { checkSlicerKeys } from './keys.js';

/**
 * Checks the tables of keys, and the rows that say which of them a value is written with: that every key, field, setting
 * and remark exists, that each form can be written, and that nothing is left out. A data folder may have neither.
 */
export function checkPresets(dataset: Dataset): Problem[] {
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
  return [...problems, ...(problems.length === 0 ? missingRows(dataset, fields, seen) : [])].map((problem) => ({
    ...problem,
    rule: 'presets',
  }));
}

/** That a row is about a field or setting that there is, and the only one. */
function* checkSubject(
  row: PresetRowSource,
  { settings }: Dataset,
  fields: ReadonlyMap<string, PrintField>,
  seen: Map<string, string>,
  file: string,
): Iterable<FieldProblem> {
  const [path, id] = row.field === undefined ? ['setting', row.setting ?? ''] : ['field', row.field];
  if (row.field !== undefined && row.setting !== undefined) yield { path: 'setting', code: 'setting_beside_field' };
  yield* path === 'field'
    ? unknownId(file, path, 'field of a profile to print with', id, fields)
    : unknownId(file, path, 'setting', id, settings);
  const holder = path === 'setting' ? fieldOf(settings.get(id)?.value.record_field, fields) : null;
  if (holder !== null) yield { path, code: 'row_of_field', parameters: { id, field: holder } };
  const before = seen.get(id);
  if (before !== undefined) yield { path, code: 'row_twice', parameters: { id, before } };
  seen.set(id, file);
}

/** The field of a profile that a setting names, where something is printed with it. */
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
  const setting = [...settings.values()]
    .map(({ value }) => value)
    .find(({ id, record_field }) =>
      row.field === undefined ? id === row.setting : record_field === `profile.${row.field}`,
    );
  const field = fields.get(row.field ?? '') ?? ofSetting(setting?.unit ?? 'count');
  for (const slicer of SLICERS) {
    const table = slicerKeys.get(slicer)?.value.keys ?? {};
    const entry: PresetRowSlicer = row[slicer];
    const stated = ['keys', 'none', 'printer'].filter((one) => Object.hasOwn(entry, one));
    if (stated.length > 1) yield { path: slicer, code: 'several_ways', parameters: { stated } };
    for (const [part, keys] of [
      ['keys', entry.keys],
      ['machine', entry.machine],
    ] as const)
      for (const [name, form] of Object.entries(keys ?? {})) {
        const path = `${slicer}.${part}.${name}`;
        const key = ownValue(table, name);
        if (key === undefined) {
          yield* unknownId(file, path, `key of ${slicer}`, name, table);
          continue;
        }
        if (slicer !== 'cura' && (key.scope === 'machine') !== (part === 'machine'))
          yield { path, code: 'key_of_other_preset', parameters: { scope: key.scope } };
        const fault = formFault(form, key, field);
        if (fault !== null) yield { path, ...fault };
      }
    for (const part of ['near', 'remark', 'none', 'printer'] as const) {
      const id = entry[part];
      if (typeof id !== 'string') continue;
      const path = `${slicer}.${part}`;
      if (id === 'how' ? setting?.slicers[slicer].key !== null : id === 'conversion' && !setting?.conversion)
        yield { path, code: 'no_such_text', parameters: { id, slicer } };
      else if (id !== 'how' && id !== 'conversion') yield* unknownId(file, path, 'remark', id, remarks);
    }
    // A key that there is not may be the one that is missed.
    if (Object.keys(entry.keys ?? {}).every((name) => Object.hasOwn(table, name)))
      yield* checkMainKey(slicer, entry, setting?.slicers[slicer].key ?? null);
  }
}

/** What is carried over is written to the key that the setting is called by. */
function* checkMainKey(slicer: SlicerId, { keys, near }: PresetRowSlicer, main: string | null): Iterable<FieldProblem> {
  if (
    main === null ||
    !keys ||
    near !== undefined ||
    Object.hasOwn(keys, main) ||
    Object.hasOwn(keys, `filament_${main}`)
  )
    return;
  yield {
    path: `${slicer}.keys`,
    code: 'main_key_unwritten',
    parameters: { main },
  };
}

/** A setting that no field holds, as a field. */
function ofSetting(unit: string): PrintField {
  if (unit === 'bool') return { unit: null, kind: 'switch', words: ['true', 'false'] };
  return unit === 'enum' ? { unit: null, kind: 'name', words: null } : { unit, kind: 'number', words: null };
}

/** Fields and settings that no row is about. */
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
    .map((id) => ({
      file: first.file,
      path: 'rows',
      code: 'no_row',
      parameters: { id },
    }));
}
