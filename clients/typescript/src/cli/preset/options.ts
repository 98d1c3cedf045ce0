import { type PresetRefusalCode, PresetRefused } from '../../../../../core/presets/refusals.js';
import type { ComposedPreset } from '../../../../../core/presets/types.js';
import type { SettingValue } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Text } from '../../../../../core/words/language.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../../../core/words/slicers.js';
import { UnknownNameError } from '../../errors.js';
import { allFixes, type FixChoice } from '../../parts/choose-fix.js';
import type { PresetForm } from '../../parts/preset-of.js';
import type { Context } from '../command.js';
import { EXIT, type ExitCode } from '../exit.js';
import { Failure, wrongUse } from '../failure.js';
import { readValue } from '../setup/own-values.js';
import { slicerNamed } from '../slicer.js';

/** The slicer that a preset is for. @throws {Failure} when none is given, or there is none called so */
export function slicerOption({ option }: Pick<Context, 'option'>): SlicerId {
  const told = option('slicer');
  if (told !== undefined) return slicerNamed(told);
  throw wrongUse(
    'missing_option',
    {
      en: 'preset needs --slicer: the slicer that imports the file.',
      zh: 'preset 需要 --slicer：用来导入的切片软件。',
    },
    { where: 'preset', hint: { en: `Allowed: ${SLICERS.join(', ')}`, zh: `可用的值：${SLICERS.join('、')}` } },
  );
}

/**
 * How much of a profile is to be written; undefined: nobody says.
 *
 * @throws {Failure} for what is no form, or where nothing is changed
 */
export function formOption(
  { option, options }: Pick<Context, 'option' | 'options'>,
  slicer: SlicerId,
): PresetForm | undefined {
  const allowed: readonly PresetForm[] = [
    'whole',
    'changes',
    ...(slicer === 'prusaslicer' ? (['overlay'] as const) : []),
  ];
  const told = option('form');
  if (told === undefined) return undefined;
  const form = allowed.find((one) => one === told);
  if (form === undefined)
    throw wrongUse(
      'unknown_form',
      {
        en: `${SLICER_NAMES[slicer]} has no form "${told}".`,
        zh: `${SLICER_NAMES[slicer]} 没有“${told}”这种形式。`,
      },
      {
        where: '--form',
        value: told,
        hint: { en: `Allowed: ${allowed.join(', ')}`, zh: `可用的值：${allowed.join('、')}` },
      },
    );
  if (form === 'changes' && options('fix').length === 0)
    throw wrongUse(
      'missing_option',
      { en: '--form changes needs --fix: the change to write.', zh: '--form changes 需要 --fix：要改变的内容。' },
      { where: '--form', value: form },
    );
  return form;
}

/** The name of a file that nobody named, such as `bambu-lab-p1s--0.4--petg--orcaslicer.zip`. */
export function fileName(profile: string, { slicer }: ComposedPreset, form: PresetForm, made: string): string {
  const ending = made.slice(made.lastIndexOf('.'));
  return [profile, slicer.replace('_', '-'), ...(form === 'whole' ? [] : [form])].join('--') + ending;
}

/**
 * The fixes of a call, `stringing/retraction-up` or `stringing/retraction-up=1.2` each.
 *
 * @throws {Failure} for what is written otherwise, and a value that the setting cannot have; {UnknownNameError} for a
 *   symptom
 */
export async function readFixes(context: Pick<Context, 'options' | 'data' | 'signal'>): Promise<FixChoice[]> {
  return Promise.all(
    context.options('fix').map(async (given) => {
      const told = parted(given);
      if (told === null) throw await noFix(given, context);
      const { symptom, fix, value } = told;
      return { symptom, fix, ...(value === null ? {} : { value: await readFor(given, symptom, fix, value, context) }) };
    }),
  );
}

/** The value of a fix, as its setting takes it; that of a fix that there is not is told by whoever makes the preset. */
async function readFor(
  given: string,
  symptom: string,
  fix: string,
  text: string,
  { data, signal }: Pick<Context, 'data' | 'signal'>,
): Promise<SettingValue> {
  const rule = await data().troubleshoot.get(symptom, { signal });
  const adjustment = allFixes(rule).find(({ id }) => id === fix)?.adjustment;
  return adjustment ? readValue(text, { id: adjustment.setting, unit: adjustment.unit }, given, '--fix') : text;
}

function parted(given: string): { symptom: string; fix: string; value: string | null } | null {
  const [, symptom = '', fix = '', value] =
    /^\s*([^=]*[^=\s])\s*\/\s*([^=/\s]+)\s*(?:=\s*(.*\S))?\s*$/.exec(given) ?? [];
  return fix === '' ? null : { symptom, fix, value: value ?? null };
}

/** Why this is no fix; whoever names a symptom alone is told which of its fixes change a setting. */
async function noFix(given: string, { data, signal }: Pick<Context, 'data' | 'signal'>): Promise<Failure> {
  const rule = await data()
    .troubleshoot.get(given, { signal })
    .catch((error: unknown) => {
      if (error instanceof UnknownNameError) return null;
      throw error;
    });
  const ids = rule === null ? [] : allFixes(rule).flatMap(({ id, adjustment }) => (adjustment === null ? [] : [id]));
  const fixes = [...new Set(ids)];
  const list = fixes.map((id) => `${rule?.id}/${id}`).join(', ');
  return wrongUse(
    'invalid_value',
    { en: `"${given}" is not a fix of a symptom.`, zh: `“${given}”不是“现象/解决方法”。` },
    {
      where: '--fix',
      value: given,
      hint:
        fixes.length > 0
          ? { en: `Choose one of its fixes: --fix ${list}`, zh: `请指明其中一个解决方法：--fix ${list}` }
          : {
              en: 'Write it as --fix stringing/retraction-up or --fix stringing/retraction-up=1.2',
              zh: '写法：--fix stringing/retraction-up 或 --fix stringing/retraction-up=1.2',
            },
    },
  );
}

/** What the command says of a refusal besides its sentence. */
interface RefusalWords {
  /** The option that it is about. */
  where?: string;
  /** How the command ends: 2, a call that cannot be meant, unless something else is said. */
  exit?: ExitCode;
  /** What to do about it, where the sentence does not say so. */
  hint?: Text;
}

const REFUSALS: Readonly<Partial<Record<PresetRefusalCode, RefusalWords>>> = {
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

/** What a preset that is not made is for the person; anything else as it is. */
export function refusedFailure(error: unknown): unknown {
  if (!(error instanceof PresetRefused)) return error;
  const { code, message, text_zh, subject, allowed } = error;
  const { where, exit = EXIT.usage, hint } = REFUSALS[code] ?? {};
  return new Failure(
    exit,
    code,
    { en: message, zh: text_zh },
    { ...(where && { where }), ...(hint && { hint }), value: subject, ...(allowed.length > 0 && { allowed }) },
  );
}
