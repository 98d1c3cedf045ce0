import { FILES, schemaPath } from '../../../../../core/paths.js';
import { type FieldSchema, layoutOf, linesFor } from '../../../../../core/show/layout.js';
import type { Setting } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { ofBoth, writerIn } from '../show/tongue.js';

/** What a row of a report is called: by its setting, else by its field of the record. */
export type LabelOf = (row: { field: string | null; setting: string | null }) => string;

/** The names of settings and fields in the language of the call. @throws what the client throws when a file cannot be had */
export async function labelsFor({ data, language, signal }: Context): Promise<LabelOf> {
  const client = data();
  const [schema, settings] = await Promise.all([
    client.json<FieldSchema>(schemaPath('profile'), { signal }),
    client.json<{ data: Setting[] }>(FILES.settings, { signal }),
  ]);
  const lang = language === 'en' ? 'en' : 'zh-CN';
  const names = new Map(settings.data.map((one) => [one.id, ofBoth(language, one.name, one.name_zh)]));
  const lines = new Map(
    layoutOf('profile', schema, lang).flatMap((group) => group.lines.map((one) => [one.path, one.label])),
  );
  const { colon } = writerIn(language);
  const ofField = (field: string): string => {
    const own = lines.get(field);
    if (own !== undefined) return own;
    const label = linesFor(schema, [field], lang)[0]?.label ?? field;
    const above = lines.get(field.slice(0, Math.max(0, field.lastIndexOf('.'))));
    return above === undefined ? label : above + colon + label;
  };
  return ({ field, setting }) =>
    (setting === null ? undefined : names.get(setting)) ?? (field === null ? (setting ?? '') : ofField(field));
}
