import { nozzleVariant, profileForNozzle } from '../../../../../core/profiles/choose-nozzle.js';
import type { FileNote } from '../../../../../core/read-settings/messages.js';
import type { RawSettings } from '../../../../../core/read-settings/raw-settings.js';
import type { FileSetup } from '../../../../../core/read-settings/recognise.js';
import { ownSettings } from '../../../../../core/read-settings/values.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import { BadArgumentError } from '../../errors.js';
import { setupOfFile } from '../../parts/file-setup.js';
import { type SetupRecords, setupRecords, setupWith } from '../../parts/setup.js';
import type { Context, Option } from '../command.js';
import { wrongUse } from '../failure.js';
import { MATERIAL, NOZZLE, PRINTER, SLICER } from '../shared-options.js';
import { slicerNamed } from '../slicer.js';
import { ownValues } from './own-values.js';
import { settingsOfFile } from './settings-file.js';

/** What a subcommand takes that answers for a setup. */
export const SETUP_OPTIONS = {
  printer: PRINTER,
  material: MATERIAL,
  nozzle: NOZZLE,
  slicer: SLICER,
  gcode: {
    type: 'string',
    value: 'FILE',
    path: true,
    help: {
      en: 'G-code, 3MF project or slicer preset: provides your own values, and the parts of the setup that you do not give',
      zh: 'G-code、3MF 项目或切片软件预设：读取您自己的数值，以及未指定的打印机、耗材等',
    },
  },
  filament: {
    type: 'string',
    value: 'N',
    help: { en: 'which extruder or filament of that file, counted from 1', zh: '文件中的第几个挤出机或耗材，从 1 起' },
  },
  set: {
    type: 'string',
    multiple: true,
    value: 'SETTING=VALUE',
    help: { en: 'one of your own values, in the unit of the setting', zh: '自己的数值，以该设置的单位计' },
  },
} as const satisfies Record<string, Option>;

/** A part of a setup that a file can tell. */
export type SetupField = 'printer' | 'material' | 'nozzle' | 'slicer';

/** What came out of a file. */
export interface FromFile {
  path: string;
  format: RawSettings['format'];
  program: string | null;
  version: string | null;
  /** What was taken from it. */
  taken: SetupField[];
  /** How many settings have a value in it. */
  values: number;
  recognised: FileSetup;
  notes: FileNote[];
}

/** A setup as options and a file give it. */
export interface GivenSetup {
  setup: Setup;
  /** Nozzle variant of the profile; null: no profile. */
  nozzle: string | null;
  file: FromFile | null;
  /** Own values as they were typed. */
  set: readonly string[];
}

/**
 * The setup that options and a file give. An option goes before the file; own values of `--set` before those of the file.
 *
 * @throws {Failure} and what the client throws for what is not known or cannot be read
 */
export async function readSetup(context: Context): Promise<GivenSetup> {
  const { data, files, option, options, signal } = context;
  const client = data();
  const slicerGiven = option('slicer');
  const slicer = slicerGiven === undefined ? null : slicerNamed(slicerGiven);
  const [path, extruder] = [option('gcode'), extruderOf(context)];
  const set = options('set');
  const raw = path === undefined ? null : await settingsOfFile(path, '--gcode');
  const typed = await ownValues(set, client, signal);
  const settings = raw === null ? [] : await client.settings.list({ signal }).all();
  const needsPrinter = option('printer') === undefined;
  const recognised = raw && (await setupOfFile(files(), raw, extruder, { needsPrinter, signal }));
  const taken: SetupField[] = [];
  const of = <T>(part: SetupField, given: T | null, read: T | null | undefined): T | null => {
    if (given === null && read != null) taken.push(part);
    return given ?? read ?? null;
  };
  const names = {
    printer: of('printer', option('printer') ?? null, recognised?.printer.id) ?? undefined,
    material: of('material', option('material') ?? null, recognised?.material.id) ?? undefined,
  };
  const nozzleGiven = option('nozzle') === undefined ? undefined : nozzleVariant(option('nozzle') ?? '');
  of('nozzle', nozzleGiven ?? null, recognised?.nozzle?.toString());
  const records = await setupRecords(files(), names, { signal });
  const { printer, material, profiles } = records;
  // A nozzle that only the file tells may be one that there is no profile for: its own values say so.
  const inFile = recognised?.nozzle == null ? null : profileForNozzle(profiles, recognised.nozzle);
  const chosen = choose(records, nozzleGiven ?? inFile?.nozzle.variant);
  const read = raw ? ownSettings(raw, settings, { extruder, plate: printer?.default_plate ?? null }).values : [];
  const diameter = chosen.profile?.nozzle.diameter_mm ?? chosen.yours.nozzle_diameter;
  const yours = {
    ...Object.fromEntries(read.map(({ setting, value }) => [setting, value])),
    ...(nozzleGiven === undefined || diameter === undefined ? {} : { nozzle_diameter: diameter }),
    ...typed,
  };
  return {
    setup: { printer, material, profile: chosen.profile, slicer: of('slicer', slicer, recognised?.slicer), yours },
    nozzle: chosen.profile?.nozzle.variant ?? null,
    set,
    file:
      raw && path !== undefined && recognised
        ? {
            ...{ path, format: raw.format, program: raw.program, version: raw.version, taken },
            ...{ values: read.length, recognised, notes: raw.notes },
          }
        : null,
  };
}

/** @throws {Failure} for what is no nozzle, {UnknownNozzleError} for one that the pair has no profile for */
function choose(records: SetupRecords, nozzle: string | undefined): Setup {
  try {
    return setupWith(records, { nozzle });
  } catch (error) {
    if (!(error instanceof BadArgumentError)) throw error;
    throw wrongUse(
      'invalid_nozzle',
      { en: `"${nozzle}" is not a nozzle.`, zh: `“${nozzle}”不是喷嘴。` },
      {
        where: '--nozzle',
        value: String(nozzle),
        hint: { en: 'Allowed: a diameter in mm, such as 0.4', zh: '可用的值：直径（mm），如 0.4' },
      },
    );
  }
}

function extruderOf({ option }: Context): number {
  const told = option('filament');
  if (told === undefined) return 0;
  const place = Number(told);
  if (Number.isInteger(place) && place >= 1 && place <= 64) return place - 1;
  throw wrongUse(
    'invalid_number',
    {
      en: `--filament takes a whole number from 1, not "${told}".`,
      zh: `--filament 须为从 1 起的整数，而不是“${told}”。`,
    },
    {
      where: '--filament',
      value: told,
    },
  );
}
