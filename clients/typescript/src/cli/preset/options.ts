import type { ComposedPreset } from '../../../../../core/preset/shapes.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../../../core/slicers.js';
import type { PresetForm } from '../../parts/preset-of.js';
import type { Context } from '../command.js';
import { wrongUse } from '../failure.js';
import { slicerNamed } from '../slicer.js';

/** The slicer that a preset is for. @throws {Failure} when none is given, or there is none called so */
export function slicerOption({ option }: Pick<Context, 'option'>): SlicerId {
  const told = option('slicer');
  if (told !== undefined) return slicerNamed(told);
  throw wrongUse(
    'missing_option',
    { en: 'preset needs --slicer: the program that imports it.', zh: 'preset 需要 --slicer：用来导入的切片软件。' },
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
        en: `There is no form "${told}" for ${SLICER_NAMES[slicer]}.`,
        zh: `${SLICER_NAMES[slicer]} 没有 “${told}” 这种形式。`,
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
      { en: '--form changes needs --fix: what changes.', zh: '--form changes 需要 --fix：要改变的内容。' },
      { where: '--form', value: form },
    );
  return form;
}

/** The name of a file that nobody named, such as `bambu-lab-p1s--0.4--petg--orcaslicer.zip`. */
export function fileName(profile: string, { slicer }: ComposedPreset, form: PresetForm, made: string): string {
  const ending = made.slice(made.lastIndexOf('.'));
  return [profile, slicer.replace('_', '-'), ...(form === 'whole' ? [] : [form])].join('--') + ending;
}
