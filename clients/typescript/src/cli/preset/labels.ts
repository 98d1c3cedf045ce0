import { schemaPath } from '../../../../../core/paths.js';
import type { PresetRow } from '../../../../../core/preset/shapes.js';
import { type FieldSchema, layoutOf, linesFor } from '../../../../../core/show/layout.js';
import { titlesIn } from '../../../../../core/show/titles.js';
import type { Context } from '../command.js';
import { ofBoth, writerIn } from '../show/tongue.js';

/** What a row of a report is called: by its setting, else by its field of the record. */
export type LabelOf = (row: Pick<PresetRow, 'field' | 'setting'>) => string;

/** The names of settings and fields in the language of the call. @throws what the client throws when files cannot be had */
export async function labelsFor({ data, language, signal }: Context): Promise<LabelOf> {
  const client = data();
  const [schema, settings] = await Promise.all([
    client.json<FieldSchema>(schemaPath('profile'), { signal }),
    client.settings.list({ signal }).all(),
  ]);
  const names = new Map(settings.map((one) => [one.id, ofBoth(language, one.name, one.name_zh)]));
  const ofField = fieldLabels(schema, language);
  return ({ field, setting }) => names.get(setting ?? '') ?? (field === null ? (setting ?? '') : ofField(field));
}

/** What fields are called; one whose name says too little alone, such as a speed of inner walls, with its group. */
function fieldLabels(schema: FieldSchema, language: Context['language']): (field: string) => string {
  const lang = language === 'en' ? 'en' : 'zh-CN';
  const titles: Readonly<Record<string, string>> = titlesIn(language);
  const { colon } = writerIn(language);
  const lines = layoutOf('profile', schema, lang).flatMap(({ id, lines: all }) =>
    all.map((one) => ({ ...one, group: id })),
  );
  const called = Map.groupBy(lines, ({ label }) => label);
  const labels = new Map(
    lines.map(({ path, label, group }) => [
      path,
      (called.get(label)?.length ?? 0) > 1 ? (titles[group] ?? group) + colon + label : label,
    ]),
  );
  return (field) => {
    const own = labels.get(field);
    if (own !== undefined) return own;
    const [last] = linesFor(schema, [field], lang);
    const above = labels.get(field.slice(0, Math.max(0, field.lastIndexOf('.'))));
    return [above, last?.label ?? field].filter((part) => part !== undefined).join(colon);
  };
}
