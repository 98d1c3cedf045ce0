import { PresetRefused, type RefusalCode } from '../../../../../core/preset/refusals.js';
import { EXIT, type ExitCode } from '../exit.js';
import { Failure } from '../failure.js';
import type { Text } from '../text.js';

/** The option that a refusal is about. */
const WHERE: Readonly<Partial<Record<RefusalCode, string>>> = {
  unknown_slicer: '--slicer',
  unknown_version: '--version',
  unknown_nozzle: '--nozzle',
  unknown_machine: '--form',
  no_parent: '--form',
  no_quality_type: '--quality-type',
  unknown_setting: '--fix',
  no_key: '--fix',
  nothing_to_write: '--fix',
  outside_safe_range: '--fix',
  outside_slicer_range: '--fix',
  not_a_value: '--fix',
  unknown_fix: '--fix',
  fix_not_for_setup: '--fix',
  no_change: '--fix',
  no_value: '--fix',
  conflict: '--fix',
};

/** What ends otherwise than a call that cannot be meant: there is no such thing, or no data for it. */
const ENDS: Readonly<Partial<Record<RefusalCode, ExitCode>>> = {
  unknown_nozzle: EXIT.notFound,
  unknown_machine: EXIT.notFound,
  no_parent: EXIT.notFound,
  no_key: EXIT.notFound,
  nothing_to_write: EXIT.notFound,
  unknown_fix: EXIT.notFound,
  fix_not_for_setup: EXIT.notFound,
  no_change: EXIT.notFound,
  no_bed: EXIT.notFound,
  other_record: EXIT.fault,
  unknown_form: EXIT.fault,
};

/** What to do about it, where the sentence does not say so. */
const HINTS: Readonly<Partial<Record<RefusalCode, Text>>> = {
  no_quality_type: { en: 'Name it: --quality-type NAME', zh: '请指定：--quality-type NAME' },
  no_value: { en: 'Name it: --fix SYMPTOM/FIX=VALUE', zh: '请指定：--fix SYMPTOM/FIX=VALUE' },
  unknown_machine: {
    en: 'With --form whole the file holds every value and stands alone.',
    zh: '用 --form whole 时，文件包含全部数值，可独立使用。',
  },
  no_parent: {
    en: 'With --form whole the file holds every value that is known.',
    zh: '用 --form whole 时，文件包含全部已知数值。',
  },
};

/** What a preset that is not made is for the person; anything else as it is. */
export function refusedFailure(error: unknown): unknown {
  if (!(error instanceof PresetRefused)) return error;
  const { code, message, text_zh, subject, allowed } = error;
  const [where, hint] = [WHERE[code], HINTS[code]];
  return new Failure(
    ENDS[code] ?? EXIT.usage,
    code,
    { en: message, zh: text_zh },
    { ...(where && { where }), ...(hint && { hint }), value: subject, ...(allowed.length > 0 && { allowed }) },
  );
}
