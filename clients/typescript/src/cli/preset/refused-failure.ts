import { PresetRefused, type RefusalCode } from '../../../../../core/preset/refusals.js';
import { EXIT, type ExitCode } from '../exit.js';
import { Failure } from '../failure.js';

/** The option that a refusal is about. */
const WHERE: Readonly<Partial<Record<RefusalCode, string>>> = {
  unknown_slicer: '--slicer',
  unknown_version: '--version',
  unknown_nozzle: '--nozzle',
  unknown_machine: '--form',
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
  no_key: EXIT.notFound,
  nothing_to_write: EXIT.notFound,
  unknown_fix: EXIT.notFound,
  fix_not_for_setup: EXIT.notFound,
  no_change: EXIT.notFound,
  no_bed: EXIT.notFound,
  other_record: EXIT.fault,
  unknown_form: EXIT.fault,
};

/** What a preset that is not made is for the person; anything else as it is. */
export function refusedFailure(error: unknown): unknown {
  if (!(error instanceof PresetRefused)) return error;
  const { code, message, text_zh, subject, allowed } = error;
  const where = WHERE[code];
  return new Failure(
    ENDS[code] ?? EXIT.usage,
    code,
    { en: message, zh: text_zh },
    { ...(where === undefined ? {} : { where }), value: subject, ...(allowed.length > 0 ? { allowed } : {}) },
  );
}
