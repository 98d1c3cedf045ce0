import { valueAt } from '../../../../../core/preset/record-values.js';
import type { ComposedPreset } from '../../../../../core/preset/shapes.js';
import type { Profile } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import { writerIn } from '../show/tongue.js';
import type { LabelOf } from './labels.js';

/** What fixes change, a line for each value: its name, and what it was and is, such as `0.8 mm → 0.9 mm`. */
export function changesByFixes(
  { rows }: Pick<ComposedPreset, 'rows'>,
  profile: Profile,
  labelOf: LabelOf,
  { language }: Pick<Context, 'language'>,
): [name: string, change: string][] {
  const writer = writerIn(language);
  return rows
    .filter(({ changed }) => changed)
    .map((row) => {
      const before = row.field === null ? null : valueAt(profile, row.field);
      const [was, is] = [before, row.value].map((value) => writer.any(value, row.unit ?? ''));
      return [labelOf(row), [was, is].filter((one) => one != null).join(' → ')];
    });
}
