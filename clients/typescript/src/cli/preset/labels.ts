import { schemaPath } from '../../../../../core/paths.js';
import { rowNames } from '../../../../../core/preset/row-names.js';
import type { PresetRow } from '../../../../../core/preset/shapes.js';
import { type FieldSchema, layoutOf } from '../../../../../core/show/layout.js';
import { titlesIn } from '../../../../../core/show/titles.js';
import type { Context } from '../command.js';
import { ofBoth, writerIn } from '../show/tongue.js';

/** What a row of a report is called: by its setting, else by its field of the record. */
export type LabelOf = (row: Pick<PresetRow, 'field' | 'setting'>) => string;

/**
 * The names of the rows of a report in the language of the call, as the site names them.
 *
 * @throws what the client throws when files cannot be had
 */
export async function labelsFor(rows: readonly PresetRow[], { data, language, signal }: Context): Promise<LabelOf> {
  const client = data();
  const [schema, settings] = await Promise.all([
    client.json<FieldSchema>(schemaPath('profile'), { signal }),
    client.settings.list({ signal }).all(),
  ]);
  const writer = writerIn(language);
  return rowNames(rows, {
    groups: layoutOf('profile', schema, language === 'en' ? 'en' : 'zh-CN'),
    titles: titlesIn(language),
    settings: Object.fromEntries(settings.map((one) => [one.id, ofBoth(language, one.name, one.name_zh)])),
    word: (value) => writer.word(value),
    colon: writer.colon,
    aside: writer.aside,
  });
}
