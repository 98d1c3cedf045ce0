import type { Language } from '../../../core/language.js';
import { schemaPath } from '../../../core/paths.js';
import { type FieldSchema, layoutOf } from '../../../core/show/layout.js';
import { Writer } from '../../../core/show/values.js';
import { wordsIn } from '../../../core/show/words.js';
import type { Release } from './release.js';

/** What a field of a profile is called in a language, without its group; undefined: it stands in no table. */
export function fieldLabels(release: Release, language: Language): (field: string) => string | undefined {
  const lang = language === 'en' ? 'en' : 'zh-CN';
  const writer = new Writer(lang, wordsIn(language));
  const lines = layoutOf('profile', release.json<FieldSchema>(schemaPath('profile')), lang).flatMap((one) => one.lines);
  return (field) => {
    const line = lines.find(({ path }) => field === path || field.startsWith(`${path}.`));
    if (line === undefined) return undefined;
    const part = field.slice(line.path.length + 1);
    return part === '' ? line.label : line.label + writer.aside.join(writer.word(part));
  };
}
