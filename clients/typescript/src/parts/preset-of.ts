import { merge } from '../../../../core/contract/json.js';
import { presetsPath, presetValuesPath } from '../../../../core/contract/paths.js';
import { type ChosenFix, changesOfFixes, type FixChange } from '../../../../core/presets/changes-of-fix.js';
import { composePreset } from '../../../../core/presets/compose.js';
import { PresetRefused } from '../../../../core/presets/preset-refused.js';
import { hasPresetValues } from '../../../../core/presets/source-slicer.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../../core/presets/types.js';
import { judge } from '../../../../core/troubleshoot/resolve/conditions.js';
import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId, slicerNamed } from '../../../../core/words/slicers.js';
import type { Fix, Material, PresetValues, Printer, Profile, Rule } from '../../../../schemas/generated/record.js';
import { checkName, checkOptions } from '../arguments.js';
import { BadArgumentError } from '../errors.js';
import { Files } from '../files.js';
import { resolveRecord } from '../resolve-record.js';
import type { CallOptions } from '../shapes.js';
import { orIfMissing, type Source } from '../source.js';
import { resolvePair } from './setup.js';

/** A fix to include in a preset. */
export interface FixChoice {
  /** Id or name of the symptom. */
  symptom: string;
  /** Id of the fix in the rule of the symptom. */
  fix: string;
  /** The value to set, in the unit of the setting; default: the first value to try. */
  value?: SettingValue | undefined;
}

/** The distinct fixes of a rule: causes may share a fix, which changes the same under each. */
export function allFixes(rule: Rule): Fix[] {
  return [...new Map(rule.causes.flatMap(({ fixes }) => fixes).map((fix) => [fix.id, fix])).values()];
}

/**
 * A fix of a rule, under the most likely cause that applies to the setup.
 *
 * @throws {PresetRefused} if the rule has no such fix, with those that change a setting
 */
export function chooseFix({ fix: id, value }: FixChoice, rule: Rule, setup: Setup): ChosenFix {
  const places = rule.causes.flatMap((cause) => cause.fixes.flatMap((fix) => (fix.id === id ? [{ cause, fix }] : [])));
  const holds = ({ cause, fix }: (typeof places)[number]) =>
    [cause.applies_to, fix.applies_to].every((when) => judge(when, setup).verdict !== 'no');
  const place = places.find(holds) ?? places[0];
  if (place) return { rule, cause: place.cause.id, fix: id, ...(value === undefined ? {} : { value }) };
  throw new PresetRefused(
    'unknown_fix',
    id,
    allFixes(rule).flatMap((one) => (one.adjustment ? [one.id] : [])),
  );
}

export type PresetForm = NonNullable<PresetOptions['form']>;

const FORMS: readonly PresetForm[] = ['whole', 'changes', 'overlay'];

/** The options of a preset. */
export interface PresetNames {
  /** The slicer that imports the preset; at run time any spelling of its name is accepted. */
  slicer: SlicerId;
  /** Nozzle variant as in profiles, such as `0.4`; default: the stock nozzle of the printer. */
  nozzle?: string | number | undefined;
  /** Version of the slicer, such as `2.9`; default: the latest known version. */
  version?: string | undefined;
  /** Fixes to include. */
  fixes?: readonly FixChoice[] | undefined;
  /**
   * `changes`: only the values changed by fixes; `overlay`: all values on top of the presets of PrusaSlicer, for its
   * command line; default: see {@link usualForm}.
   */
  form?: PresetForm | undefined;
  /** Cura: a quality type of the machine, such as `normal`; default: the one that Cura uses for the material. */
  qualityType?: string | undefined;
  /**
   * Whether to compare with the slicer's own presets if they are published (one more file); default: only with fixes,
   * which those presets may already go beyond.
   */
  theirs?: boolean | undefined;
  /** Name of the preset; default: brand, model, nozzle and material. */
  name?: string | undefined;
}

/**
 * Resolves names and composes the preset; see `composePreset` for the outcome of every value.
 *
 * @throws {PresetRefused} if it cannot be written, and whatever the client throws for names
 */
export async function presetOf(
  { source }: { readonly source: Source },
  printer: string,
  material: string,
  options: CallOptions & PresetNames,
): Promise<ComposedPreset> {
  const {
    slicer: slicerName,
    nozzle,
    fixes = [],
    version,
    form,
    qualityType,
    theirs = fixes.length > 0,
    name,
  } = checkOptions(options, ['slicer', 'version', 'qualityType', 'name'], ['nozzle', 'fixes', 'form', 'theirs']);
  const slicer = slicerNamed(checkName('slicer', slicerName));
  if (slicer === null) throw new BadArgumentError('invalid_value', 'slicer', slicerName, SLICERS.join(', '));
  if (form !== undefined && !FORMS.includes(form))
    throw new BadArgumentError('invalid_value', 'form', form, FORMS.join(', '));
  const files = new Files(source).during(options);
  const names = { printer: checkName('printer', printer), material: checkName('material', material), nozzle };
  const [pair, ofMaterial, mapping] = await Promise.all([
    resolvePair(files, names),
    resolveRecord<Material>(files, 'materials', material),
    mappingOf(files, slicer),
  ]);
  const { profile } = pair;
  const records = { profile, printer: pair.printer, material: ofMaterial };
  return presetOfRecords(files, records, mapping, slicer, {
    ...{ fixes, form: form ?? usualForm(slicer, profile, fixes.length), theirs },
    ...{ version, qualityType, name },
  });
}

/** Like {@link presetOf}, for records already read. @throws {PresetRefused} if it cannot be written */
export async function presetOfRecords(
  files: Files,
  { profile, printer, material }: { profile: Profile; printer: Printer; material: Material },
  mapping: PresetMapping,
  slicer: SlicerId,
  options: Omit<PresetNames, 'slicer' | 'nozzle'> & { form: PresetForm },
): Promise<ComposedPreset> {
  const { fixes = [], form, theirs = fixes.length > 0, version, qualityType, name } = options;
  const setup: Setup = { printer, material, profile, slicer, user_values: {} };
  const changes = await changesFor(files, fixes, setup);
  const own = theirs ? await theirsOf(files, slicer, profile) : null;
  return composePreset(profile, printer, material, mapping, {
    ...{ changes, theirs: own, form },
    ...(version === undefined ? {} : { version }),
    ...(qualityType === undefined ? {} : { qualityType }),
    ...(name === undefined ? {} : { name }),
  });
}

/**
 * The default form: with fixes, only their changes, on top of the user's preset; all values if there is no base preset.
 * PrusaSlicer always gets all values, since its file slices on its own.
 */
export function usualForm(slicer: SlicerId, { presets }: Profile, fixes: number): PresetForm {
  const hasBase = slicer === 'cura' || (slicer !== 'prusaslicer' && presets[slicer] !== null);
  return fixes > 0 && hasBase ? 'changes' : 'whole';
}

/** The mapping from records to the settings of a slicer. */
export async function mappingOf(files: Files, slicer: SlicerId): Promise<PresetMapping> {
  return (await files.memo<{ data: [PresetMapping] }>(presetsPath(slicer))).data[0];
}

/** The profile with the values of the slicer's own presets; null: not published, or the profile was read from them. */
export async function theirsOf(files: Files, slicer: SlicerId, profile: Profile): Promise<Profile | null> {
  if (!hasPresetValues(profile, slicer)) return null;
  const path = presetValuesPath(slicer, profile.printer);
  const list = await orIfMissing(files.json<{ data: PresetValues[] }>(path), null);
  const own = list?.data.find(({ id }) => id === profile.id);
  return own ? merge(profile, own.changes) : null;
}

async function changesFor(files: Files, fixes: readonly FixChoice[], setup: Setup): Promise<FixChange[]> {
  const chosen = fixes.map(async (fix) =>
    chooseFix(fix, await resolveRecord<Rule>(files, 'symptoms', fix.symptom), setup),
  );
  return changesOfFixes(await Promise.all(chosen), setup);
}
