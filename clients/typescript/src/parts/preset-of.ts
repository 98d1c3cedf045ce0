import { merge } from '../../../../core/contract/json.js';
import { presetsPath, presetValuesPath } from '../../../../core/contract/paths.js';
import { changesOfFixes, type FixChange } from '../../../../core/presets/changes-of-fix.js';
import { composePreset } from '../../../../core/presets/compose.js';
import { hasPresetValues } from '../../../../core/presets/source-slicer.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../../core/presets/types.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId, slicerNamed } from '../../../../core/words/slicers.js';
import type { Material, PresetValues, Printer, Profile, Rule } from '../../../../schemas/generated/record.js';
import { checkName, checkOptions } from '../arguments.js';
import { BadArgumentError } from '../errors.js';
import type { CallOptions } from '../shapes.js';
import { orIfMissing } from '../source.js';
import { chooseFix, type FixChoice } from './choose-fix.js';

/** The part of a client that a preset needs. */
export interface PresetReader {
  printers: Lookup<Printer>;
  materials: Lookup<Material>;
  troubleshoot: Lookup<Rule>;
  profiles: {
    get(
      printer: string,
      material: string,
      options?: CallOptions & { nozzle?: string | number | undefined },
    ): Promise<Profile>;
  };
  json<T>(path: string, options?: CallOptions): Promise<T>;
}

/** The part of it that reads what a preset of known records needs. */
export type RuleReader = Pick<PresetReader, 'troubleshoot' | 'json'>;

interface Lookup<T> {
  get(name: string, options?: CallOptions): Promise<T>;
}

/** The form of a preset. */
export type PresetForm = NonNullable<PresetOptions['form']>;

const FORMS: readonly PresetForm[] = ['whole', 'changes', 'overlay'];

/** The options of a preset. */
export interface PresetNames {
  /** The program that imports it; at run time its name in any spelling as well. */
  slicer: SlicerId;
  /** Nozzle variant, as profiles name it: `0.4`; default: the nozzle that the printer comes with. */
  nozzle?: string | number | undefined;
  /** Version of the slicer, such as `2.9`; default: the newest that is known. */
  version?: string | undefined;
  /** Fixes that go into it. */
  fixes?: readonly FixChoice[] | undefined;
  /**
   * `changes`: only what the fixes change; `overlay`: all of it over the presets of PrusaSlicer, for its command line;
   * default: see {@link usualForm}.
   */
  form?: PresetForm | undefined;
  /** Cura: a quality type that the machine has, such as `normal`; default: the one that Cura has for the material. */
  qualityType?: string | undefined;
  /**
   * Whether to say also what the slicer's own presets set, where that is published: one file more; default: with fixes,
   * which those may be past already.
   */
  theirs?: boolean | undefined;
  /** Its name; default: brand, model, nozzle and material. */
  name?: string | undefined;
}

/**
 * The preset that names mean: see `composePreset` for what becomes of every value.
 *
 * @throws {PresetRefused} for what cannot be written, and whatever the client throws for names
 */
export async function presetOf(
  data: PresetReader,
  printer: string,
  material: string,
  options: CallOptions & PresetNames,
): Promise<ComposedPreset> {
  const {
    signal,
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
  const [profile, ofPrinter, ofMaterial, mapping] = await Promise.all([
    data.profiles.get(printer, material, { nozzle, signal }),
    data.printers.get(printer, { signal }),
    data.materials.get(material, { signal }),
    mappingOf(data, slicer, { signal }),
  ]);
  const records = { profile, printer: ofPrinter, material: ofMaterial };
  return presetOfRecords(data, records, mapping, slicer, {
    ...{ fixes, form: form ?? usualForm(slicer, profile, fixes.length), theirs },
    ...{ version, qualityType, name, signal },
  });
}

/** Like {@link presetOf}, of records that are read already. @throws {PresetRefused} for what cannot be written */
export async function presetOfRecords(
  data: RuleReader,
  { profile, printer, material }: { profile: Profile; printer: Printer; material: Material },
  mapping: PresetMapping,
  slicer: SlicerId,
  options: CallOptions & Omit<PresetNames, 'slicer' | 'nozzle'> & { form: PresetForm },
): Promise<ComposedPreset> {
  const { fixes = [], form, theirs = fixes.length > 0, version, qualityType, name, signal } = options;
  const setup: Setup = { printer, material, profile, slicer, user_values: {} };
  const changes = await changesFor(data, fixes, setup, { signal });
  const own = theirs ? await theirsOf(data, slicer, profile, { signal }) : null;
  return composePreset(profile, printer, material, mapping, {
    ...{ changes, theirs: own, form },
    ...(version === undefined ? {} : { version }),
    ...(qualityType === undefined ? {} : { qualityType }),
    ...(name === undefined ? {} : { name }),
  });
}

/**
 * The form that is made where none is asked for: of fixes what they change, over what the user has; all of it where there
 * is nothing to lay it over. For PrusaSlicer always all of it: such a file slices alone.
 */
export function usualForm(slicer: SlicerId, { presets }: Profile, fixes: number): PresetForm {
  const hasBase = slicer === 'cura' || (slicer !== 'prusaslicer' && presets[slicer] !== null);
  return fixes > 0 && hasBase ? 'changes' : 'whole';
}

/** How records become the settings of a slicer. */
export async function mappingOf(
  data: Pick<PresetReader, 'json'>,
  slicer: SlicerId,
  options: CallOptions,
): Promise<PresetMapping> {
  const { data: mappings } = await data.json<{ data: [PresetMapping] }>(presetsPath(slicer), options);
  return mappings[0];
}

/** The profile as the slicer's own presets have it; null: not published, or the profile was read from those. */
export async function theirsOf(
  data: Pick<PresetReader, 'json'>,
  slicer: SlicerId,
  profile: Profile,
  options: CallOptions = {},
): Promise<Profile | null> {
  if (!hasPresetValues(profile, slicer)) return null;
  const path = presetValuesPath(slicer, profile.printer);
  const list = await orIfMissing(data.json<{ data: PresetValues[] }>(path, options), null);
  const own = list?.data.find(({ id }) => id === profile.id);
  return own ? merge(profile, own.changes) : null;
}

async function changesFor(
  data: RuleReader,
  fixes: readonly FixChoice[],
  setup: Setup,
  options: CallOptions,
): Promise<FixChange[]> {
  const rules = await Promise.all(fixes.map(({ symptom }) => data.troubleshoot.get(symptom, options)));
  const chosen = rules.flatMap((rule, place) => {
    const fix = fixes[place];
    return fix ? [chooseFix(fix, rule, setup)] : [];
  });
  return changesOfFixes(chosen, setup);
}
