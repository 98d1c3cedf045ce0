/** What a page reads and no program decides by: each stands in the rule or in the table of its code too. */
export const TEXT_FIELDS = [
  'name',
  'name_zh',
  'action',
  'action_zh',
  'message',
  'message_zh',
  'because',
  'because_zh',
  'text',
  'text_zh',
  'note',
  'note_zh',
  'option',
  'option_zh',
  'how',
  'how_zh',
  'calibration',
  'calibration_zh',
  'menu',
  'menu_zh',
  'setting_name',
  'setting_name_zh',
] as const;

/** An answer without its texts: what has to be the same in every implementation. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !(TEXT_FIELDS as readonly string[]).includes(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutTexts(inner)]));
}
