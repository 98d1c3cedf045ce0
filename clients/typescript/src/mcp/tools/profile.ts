import { chooseNozzle } from '../../../../../core/choose-nozzle.js';
import { printerName } from '../../../../../core/printer-name.js';
import type { Printer, Profile } from '../../../../../schemas/generated/record.js';
import { sourceLine } from '../citations.js';
import { fitData } from '../fit.js';
import { fromLine } from '../shapes.js';
import { type Call, defineTool, Refusal } from '../tool.js';
import { linesOf } from './profile/lines.js';
import { noProfile } from './profile/no-profile.js';
import { INPUT, OUTPUT } from './profile/shape.js';
import { platesOf, slowedOf, valuesOf } from './profile/values.js';

/** `profile`. */
export const profileTool = defineTool({
  name: 'profile',
  title: { en: 'Print profile', zh: '打印配置' },
  description: {
    en: 'The values that a maker\'s or a slicer\'s own presets give for a printer, a material and a nozzle: temperatures by layer, cooling, flow, retraction, speeds, accelerations, walls, infill, support. Use it for "what settings for X on Y". With "slicer" each value has the key of that slicer, with "settings" also its menu path. Settings in "unknown" are not in the profile: never make them up. There are no invented combinations: when there is no profile, say so.',
    zh: '厂家或切片软件自带预设为某台打印机、耗材和喷嘴给出的值：各层温度、冷却、流量、回抽、速度、加速度、墙、填充、支撑。用于回答“某机器打某耗材用什么参数”。指定 slicer 时附该软件的键名，再指定 settings 时附菜单路径。unknown 中的设置配置里没有，切勿编造。没有的组合就是没有，请如实说明。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { printer: 'P1S', material: 'PETG', slicer: 'orcaslicer', settings: ['nozzle temperature', 'flow ratio'] },
  async run(input, call) {
    const { desk, language, say } = call;
    const printer = await desk.printer(input.printer);
    const material = await desk.material(input.material);
    const all = await desk.profiles(printer.id, material.id);
    if (all.length === 0) throw await noProfile(printer, material, call);
    const profile = chooseProfile(all, input.nozzle, printer, material.name, call);
    const settings = await desk.settings();
    const chosen = input.settings ? await Promise.all(input.settings.map((name) => desk.setting(name))) : settings;
    const { values, unknown } = valuesOf(chosen, profile, printer, input, call);
    const citations = await desk.citations();
    citations.number(profile.provenance.source);
    for (const { source } of profile.provenance.corrected) citations.number(source);
    const { printer_preset, filament_preset, process_preset } = profile.provenance;
    const data = fitData(
      {
        id: profile.id,
        printer: printer.id,
        material: material.id,
        nozzle: profile.nozzle.variant,
        other_nozzles: all.map(({ nozzle }) => nozzle.variant).filter((one) => one !== profile.nozzle.variant),
        basis: profile.basis,
        slicer: input.slicer ?? null,
        presets: [printer_preset, filament_preset, process_preset].filter((one) => one !== null),
        values,
        bed_by_plate:
          input.settings && !chosen.some(({ id }) => id.startsWith('bed_temperature')) ? {} : platesOf(profile),
        reached_speeds_mm_s: slowedOf(profile, input.settings && chosen),
        unknown,
        notes: profile.warnings.map(({ message, message_zh }) => say(message, message_zh)),
        sources: citations.list(),
        cut: [] as string[],
        from: await desk.from(false),
      },
      [
        {
          list: 'values',
          keep: 5,
          told: (n) => say(`${n} more values: name them in "settings"`, `另有 ${n} 个值：请在 settings 中指定`),
        },
      ],
    );
    return {
      data,
      lines: linesOf(data, settings, printerName(printer), material.name, call),
      tail: [...data.sources.map((one) => sourceLine(one, language)), fromLine(data.from, say)],
    };
  },
});

function chooseProfile(
  all: readonly Profile[],
  nozzle: string | undefined,
  printer: Printer,
  material: string,
  { say }: Call,
): Profile {
  const name = printerName(printer);
  const wanted = nozzle?.replace(/\s*mm$/i, '').trim();
  const exact = all.find((one) => one.nozzle.variant === wanted || String(one.nozzle.diameter_mm) === wanted);
  if (wanted !== undefined && !exact)
    throw new Refusal(
      'no_profile_for_nozzle',
      say(
        `There is no profile of ${name} for ${material} with a nozzle of "${nozzle}".`,
        `没有 ${name} 以“${nozzle}”喷嘴打印 ${material} 的配置。`,
      ),
      all.map((one) => one.nozzle.variant),
    );
  return exact ?? (chooseNozzle(all, null, printer.default_nozzle_diameter_mm) as Profile);
}
