import type { Group } from '../words/layout.js';
import type { PresetRow } from './types.js';

/** What identifies a row: a field of the profile, a setting, or both. */
type Named = Pick<PresetRow, 'field' | 'setting'>;

interface RowTexts {
  /** The layout of a profile's fields. */
  groups: readonly Group[];
  /** Names of settings, by id. */
  settings: Readonly<Record<string, string>>;
  /** Translates a word of the records, such as `first_layer`. */
  word: (value: string) => string;
  colon: string;
  aside: readonly [open: string, close: string];
}

/** Names rows by their setting if only one row has it, else by field and group; the same on site and command line. */
export function rowNames(rows: readonly Named[], words: RowTexts): (row: Named) => string {
  const counts = new Map<string, number>();
  for (const { setting } of rows) if (setting !== null) counts.set(setting, (counts.get(setting) ?? 0) + 1);
  return ({ field, setting }) => {
    const ofSetting = setting === null ? undefined : words.settings[setting];
    if (ofSetting !== undefined && counts.get(setting ?? '') === 1) return ofSetting;
    return (field === null ? undefined : fieldName(field, words)) ?? ofSetting ?? field ?? setting ?? '';
  };
}

function fieldName(field: string, { groups, word, colon, aside }: RowTexts): string | undefined {
  for (const { title, lines } of groups) {
    const line = lines.find(({ path }) => field === path || field.startsWith(`${path}.`));
    if (!line) continue;
    const part = field.slice(line.path.length + 1);
    const label = part === '' ? line.label : line.label + aside.join(word(part));
    // A label that names its subject itself, such as "Support: bottom interface layers", needs no group before it.
    return line.label.includes(colon) ? label : `${title}${colon}${label}`;
  }
  return undefined;
}
