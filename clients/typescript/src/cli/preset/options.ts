import { PresetRefused } from '../../../../../core/presets/preset-refused.js';
import type { PresetRefusalCode } from '../../../../../core/presets/refusals.js';
import type { ComposedPreset } from '../../../../../core/presets/types.js';
import type { Text } from '../../../../../core/words/language.js';
import { SLICER_NAMES, type SlicerId } from '../../../../../core/words/slicers.js';
import { UnknownNameError } from '../../errors.js';
import { allFixes, type FixChoice } from '../../parts/choose-fix.js';
import type { PresetForm } from '../../parts/preset-of.js';
import type { Context } from '../command.js';
import { allowedHint, EXIT, type ExitCode, Failure, wrongUse } from '../failure.js';
import { readValue } from '../own-values.js';

/** The value of `--form`. @throws {Failure} for `overlay` without PrusaSlicer, or `changes` without a fix */
export function formOption({ option, options }: Context, slicer: SlicerId): PresetForm | undefined {
  const form = option('form') as PresetForm | undefined;
  if (form === 'overlay' && slicer !== 'prusaslicer')
    throw wrongUse(
      'unknown_form',
      { en: `${SLICER_NAMES[slicer]} has no form "${form}".`, zh: `${SLICER_NAMES[slicer]} 没有“${form}”这种形式。` },
      { where: '--form', value: form, hint: allowedHint(['whole', 'changes']) },
    );
  if (form === 'changes' && options('fix').length === 0)
    throw wrongUse(
      'missing_option',
      { en: '--form changes needs --fix: the change to write.', zh: '--form changes 需要 --fix：要改变的内容。' },
      { where: '--form', value: form },
    );
  return form;
}

/** The default file name, such as `bambu-lab-p1s--0.4--petg--orcaslicer.zip`. */
export function fileName(profile: string, { slicer }: ComposedPreset, form: PresetForm, made: string): string {
  const ending = made.slice(made.lastIndexOf('.'));
  return [profile, slicer.replace('_', '-'), ...(form === 'whole' ? [] : [form])].join('--') + ending;
}

/**
 * Parses `--fix`: `stringing/retraction-up` or `stringing/retraction-up=1.2` each.
 *
 * @throws {Failure} for a syntax error or an invalid value of the setting; {UnknownNameError} for the symptom
 */
export async function readFixes(context: Context): Promise<FixChoice[]> {
  return Promise.all(
    context.options('fix').map(async (given) => {
      const [, symptom, fix, text] = /^\s*([^=]*[^=\s])\s*\/\s*([^=/\s]+)\s*(?:=\s*(.*\S))?\s*$/.exec(given) ?? [];
      if (symptom === undefined || fix === undefined) throw await noFix(given, context);
      if (text === undefined) return { symptom, fix };
      // Unknown fixes are rejected later, when the preset is composed.
      const rule = await context.data().troubleshoot.get(symptom, { signal: context.signal });
      const adjustment = allFixes(rule).find(({ id }) => id === fix)?.adjustment;
      if (!adjustment) return { symptom, fix, value: text };
      const { setting: id, unit } = adjustment;
      return { symptom, fix, value: readValue(text, { id, unit }, given, '--fix') };
    }),
  );
}

/** The error for an invalid fix; for a symptom alone it lists the fixes that change a setting. */
async function noFix(given: string, { data, signal }: Context): Promise<Failure> {
  const rule = await data()
    .troubleshoot.get(given, { signal })
    .catch((error: unknown) => {
      if (error instanceof UnknownNameError) return null;
      throw error;
    });
  const list = (rule ? allFixes(rule) : [])
    .flatMap(({ id, adjustment }) => (adjustment === null ? [] : [`${rule?.id}/${id}`]))
    .join(', ');
  const hint = list
    ? { en: `Choose one of its fixes: --fix ${list}`, zh: `请指明其中一个解决方法：--fix ${list}` }
    : {
        en: 'Write it as --fix stringing/retraction-up or --fix stringing/retraction-up=1.2',
        zh: '写法：--fix stringing/retraction-up 或 --fix stringing/retraction-up=1.2',
      };
  return wrongUse(
    'invalid_value',
    { en: `"${given}" is not a fix of a symptom.`, zh: `“${given}”不是“现象/解决方法”。` },
    { where: '--fix', value: given, hint },
  );
}

/** Details of a refusal besides its message: option, exit code if not 64, hint. */
interface RefusalDetails {
  where?: string;
  exit?: ExitCode;
  hint?: Text;
}

const REFUSALS: Readonly<Partial<Record<PresetRefusalCode, RefusalDetails>>> = {
  unknown_slicer: { where: '--slicer' },
  unknown_version: { where: '--version' },
  unknown_nozzle: { where: '--nozzle', exit: EXIT.notFound },
  unknown_machine: {
    where: '--form',
    exit: EXIT.notFound,
    hint: {
      en: 'With --form whole, the file contains every value and stands alone.',
      zh: '用 --form whole 时，文件包含全部数值，可独立使用。',
    },
  },
  no_parent: {
    where: '--form',
    exit: EXIT.notFound,
    hint: {
      en: 'With --form whole, the file contains every known value.',
      zh: '用 --form whole 时，文件包含全部已知数值。',
    },
  },
  no_quality_type: {
    where: '--quality-type',
    hint: { en: 'Choose one: --quality-type NAME', zh: '请指定：--quality-type NAME' },
  },
  unknown_setting: { where: '--fix' },
  no_key: { where: '--fix', exit: EXIT.notFound },
  nothing_to_write: { where: '--fix', exit: EXIT.notFound },
  outside_safe_range: { where: '--fix' },
  outside_slicer_range: { where: '--fix' },
  not_a_value: { where: '--fix' },
  unknown_fix: { where: '--fix', exit: EXIT.notFound },
  fix_not_for_setup: { where: '--fix', exit: EXIT.notFound },
  no_change: { where: '--fix', exit: EXIT.notFound },
  no_value: {
    where: '--fix',
    hint: { en: 'Choose one: --fix SYMPTOM/FIX=VALUE', zh: '请指定：--fix SYMPTOM/FIX=VALUE' },
  },
  conflict: { where: '--fix' },
  no_bed: { exit: EXIT.notFound },
  other_record: { exit: EXIT.fault },
  unknown_form: { exit: EXIT.fault },
};

/** Converts the refusal of a preset to a failure; returns other errors unchanged. */
export function refusedFailure(error: unknown): unknown {
  if (!(error instanceof PresetRefused)) return error;
  const { code, message, text_zh, subject, allowed } = error;
  const { where, exit = EXIT.usage, hint } = REFUSALS[code] ?? {};
  const details = { ...(where && { where }), ...(hint && { hint }), value: subject };
  const choices = allowed.length > 0 ? { allowed } : {};
  return new Failure(exit, code, { en: message, zh: text_zh }, { ...details, ...choices });
}
