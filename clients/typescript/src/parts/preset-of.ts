import { presetsPath, presetValuesPath } from '../../../../core/contract/paths.js';
import { changesOfFixes, type FixChange } from '../../../../core/presets/changes-of-fix.js';
import { composePreset } from '../../../../core/presets/compose.js';
import { hasPresetValues } from '../../../../core/presets/source-slicer.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../../core/presets/types.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId, slicerNamed } from '../../../../core/words/slicers.js';
import type { Material, Printer, Profile, Rule } from '../../../../schemas/generated/record.js';
import { checkName, checkOptions } from '../arguments.js';
import { BadArgumentError, MissingFileError } from '../errors.js';
import type { CallOptions } from '../shapes.js';
import { chooseFix, type FixChoice } from './choose-fix.js';

/** What a preset is read with: a client. */
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

interface Lookup<T> {
  get(name: string, options?: CallOptions): Promise<T>;
}

/** How much of a profile is written. */
export type PresetForm = NonNullable<PresetOptions['form']>;

const FORMS: readonly PresetForm[] = ['whole', 'changes', 'overlay'];

/** What a preset is asked for by names. */
export interface PresetNames {
  /** The program that imports it: its id or name, in any spelling. */
  slicer: string;
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
  /** What to call it; default: brand, model, nozzle and material. */
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
    slicer: told,
    nozzle,
    fixes = [],
    version,
    form,
    qualityType,
    theirs = fixes.length > 0,
    name,
  } = checkOptions(options, ['slicer', 'version', 'qualityType', 'name'], ['nozzle', 'fixes', 'form', 'theirs']);
  const slicer = slicerNamed(checkName('slicer', told));
  if (slicer === null) throw new BadArgumentError('invalid_value', 'slicer', told, SLICERS.join(', '));
  if (form !== undefined && !FORMS.includes(form))
    throw new BadArgumentError('invalid_value', 'form', form, FORMS.join(', '));
  const [profile, ofPrinter, ofMaterial, mapping] = await Promise.all([
    data.profiles.get(printer, material, { nozzle, signal }),
    data.printers.get(printer, { signal }),
    data.materials.get(material, { signal }),
    mappingOf(data, slicer, { signal }),
  ]);
  const setup: Setup = { printer: ofPrinter, material: ofMaterial, profile, slicer, yours: {} };
  const changes = await changesFor(data, fixes, setup, { signal });
  const own = theirs ? await theirsOf(data, slicer, profile, { signal }) : null;
  return composePreset(profile, ofPrinter, ofMaterial, mapping, {
    ...{ changes, theirs: own, form: form ?? usualForm(slicer, profile, fixes.length) },
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
async function mappingOf(data: PresetReader, slicer: SlicerId, options: CallOptions): Promise<PresetMapping> {
  const { data: mappings } = await data.json<{ data: [PresetMapping] }>(presetsPath(slicer), options);
  return mappings[0];
}

/** What the slicer's own presets set for the same printer, nozzle and material; null: that is not published. */
async function theirsOf(
  data: PresetReader,
  slicer: SlicerId,
  profile: Profile,
  options: CallOptions,
): Promise<Profile | null> {
  if (!hasPresetValues(profile, slicer)) return null;
  try {
    const { data: profiles } = await data.json<{ data: Profile[] }>(presetValuesPath(slicer, profile.printer), options);
    return profiles.find(({ id }) => id === profile.id) ?? null;
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}

async function changesFor(
  data: PresetReader,
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
