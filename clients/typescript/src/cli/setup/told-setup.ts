import type { Names } from '../../../../../core/names.js';
import { FILES } from '../../../../../core/paths.js';
import type { RawSettings } from '../../../../../core/read-settings/raw-settings.js';
import { type FileSetup, printerByPreset, recognise } from '../../../../../core/read-settings/recognise.js';
import type { Note } from '../../../../../core/read-settings/remarks.js';
import { ownSettings } from '../../../../../core/read-settings/values.js';
import type { Setup } from '../../../../../core/resolve/setup.js';
import { SLICERS } from '../../../../../core/slicers.js';
import type { Printer, Profile } from '../../../../../schemas/generated/record.js';
import type { Context, Option } from '../command.js';
import { wrongUse } from '../failure.js';
import { nozzleDiameter, nozzleName } from '../nozzle.js';
import { slicerNamed } from '../slicer.js';
import { settingsOfFile } from './handed-file.js';
import { ownValues } from './own-values.js';

/** What a subcommand takes that answers for a setup. */
export const SETUP_OPTIONS = {
  printer: { type: 'string', value: 'NAME', help: { en: 'the printer', zh: '打印机' } },
  material: { type: 'string', value: 'NAME', help: { en: 'the material', zh: '耗材' } },
  nozzle: { type: 'string', value: 'MM', help: { en: 'the nozzle, such as 0.6', zh: '喷嘴，如 0.6' } },
  slicer: {
    type: 'string',
    value: 'NAME',
    help: { en: `the slicer: ${SLICERS.join(', ')}`, zh: `切片软件：${SLICERS.join('、')}` },
  },
  gcode: {
    type: 'string',
    value: 'FILE',
    help: {
      en: 'G-code, 3MF project or preset of a slicer: your own values, and what is not given of the setup',
      zh: 'G-code、3MF 项目或切片软件预设：读取您自己的数值，以及未指定的打印机、耗材等',
    },
  },
  filament: {
    type: 'string',
    value: 'N',
    help: { en: 'which extruder or filament of that file, from 1', zh: '文件中的第几个挤出机或耗材，从 1 起' },
  },
  set: {
    type: 'string',
    multiple: true,
    value: 'SETTING=VALUE',
    help: { en: 'an own value, in the unit of the setting', zh: '自己的数值，以该设置的单位计' },
  },
} as const satisfies Record<string, Option>;

/** A part of a setup that a file can tell. */
export type Part = 'printer' | 'material' | 'nozzle' | 'slicer';

/** What came out of a file. */
export interface FromFile {
  path: string;
  format: RawSettings['format'];
  program: string | null;
  version: string | null;
  /** What was taken from it. */
  taken: Part[];
  /** How many settings have a value in it. */
  values: number;
  recognised: FileSetup;
  notes: Note[];
}

/** A setup as it was told, by options and by a file. */
export interface ToldSetup {
  setup: Setup;
  /** Nozzle variant of the profile; null: no profile. */
  nozzle: string | null;
  file: FromFile | null;
  /** Own values as they were typed. */
  set: readonly string[];
}

/**
 * The records of what was told. What an option says goes before the file; own values of `--set` before those of the file.
 *
 * @throws {Failure} and what the client throws for what is not known or cannot be read
 */
export async function toldSetup(context: Context): Promise<ToldSetup> {
  const { data, option, options, signal } = context;
  const client = data();
  const slicerTold = option('slicer');
  const slicer = slicerTold === undefined ? null : slicerNamed(slicerTold);
  const [path, extruder] = [option('gcode'), extruderOf(context)];
  const set = options('set');
  const raw = path === undefined ? null : await settingsOfFile(path, '--gcode');
  const typed = await ownValues(set, client, signal);
  const settings = raw === null ? [] : await client.settings.list({ signal }).all();
  const recognised = raw && (await setupOfFile(raw, extruder, context));
  const taken: Part[] = [];
  const of = <T>(part: Part, told: T | null, read: T | null | undefined): T | null => {
    if (told === null && read != null) taken.push(part);
    return told ?? read ?? null;
  };
  const printerName = of('printer', option('printer') ?? null, recognised?.printer.id);
  const materialName = of('material', option('material') ?? null, recognised?.material.id);
  const nozzleTold = option('nozzle') === undefined ? undefined : nozzleName(option('nozzle') ?? '');
  of('nozzle', nozzleTold ?? null, recognised?.nozzle?.toString());
  const [printer, material] = await Promise.all([
    printerName === null ? null : client.printers.get(printerName, { signal }),
    materialName === null ? null : client.materials.get(materialName, { signal }),
  ]);
  const pair = printer && material && printer.materials.includes(material.id) ? { printer, material } : null;
  const profiles = pair
    ? await client.profiles.list({ printer: pair.printer.id, material: pair.material.id, signal }).all()
    : [];
  // A nozzle that only the file tells may be one that there is no profile for: its own values say so.
  const inFile = profiles.find(({ nozzle }) => nozzle.diameter_mm === recognised?.nozzle)?.nozzle.variant;
  const nozzle = nozzleTold ?? inFile;
  const profile = pair ? await client.profiles.get(pair.printer.id, pair.material.id, { nozzle, signal }) : null;
  const read = raw ? ownSettings(raw, settings, { extruder, plate: printer?.default_plate ?? null }).values : [];
  const diameter = diameterOf(nozzleTold, profile, printer);
  const yours = {
    ...Object.fromEntries(read.map(({ setting, value }) => [setting, value])),
    ...(diameter === null ? {} : { nozzle_diameter: diameter }),
    ...typed,
  };
  return {
    setup: { printer, material, profile, slicer: of('slicer', slicer, recognised?.slicer), yours },
    nozzle: profile?.nozzle.variant ?? null,
    set,
    file:
      raw && recognised && path !== undefined
        ? {
            ...{ path, format: raw.format, program: raw.program, version: raw.version, taken },
            ...{ values: read.length, recognised, notes: raw.notes },
          }
        : null,
  };
}

/** The nozzle that somebody told, mm; null: nobody did. */
function diameterOf(told: string | undefined, profile: Profile | null, printer: Printer | null): number | null {
  if (told === undefined) return null;
  const own = printer?.nozzles.find(({ variant }) => variant === told);
  return profile?.nozzle.diameter_mm ?? own?.diameter_mm ?? nozzleDiameter(told);
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
      zh: `--filament 须为从 1 起的整数，而不是 “${told}”。`,
    },
    {
      where: '--filament',
      value: told,
    },
  );
}

/** The setup that a file was made for; a printer that names do not tell is looked for by the presets that the file names. */
async function setupOfFile(raw: RawSettings, extruder: number, { data, option, signal }: Context): Promise<FileSetup> {
  const client = data();
  const setup = recognise(raw, await client.json<Names>(FILES.names, { signal }), extruder);
  const needed = option('printer') === undefined && setup.printer.id === null && setup.printer.said !== null;
  // Cura's names of machines are in no record.
  if (!needed || raw.dialect === 'cura') return setup;
  const [id, ...more] = printerByPreset(raw, await client.printers.list({ signal }).all());
  if (id === undefined) return setup;
  const printer = more.length === 0 ? { id, candidates: [] } : { id: null, candidates: [id, ...more] };
  return { ...setup, printer: { ...setup.printer, ...printer } };
}
