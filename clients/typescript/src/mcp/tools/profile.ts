import type { z } from 'zod';
import { FILES } from '../../../../../core/contract/paths.js';
import { fitOf } from '../../../../../core/fit/fit.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { figuresText } from '../../../../../core/profiles/figures-text.js';
import { profileValue } from '../../../../../core/read-settings/profile-value.js';
import { NO_SETUP } from '../../../../../core/troubleshoot/resolve/setup.js';
import { locateSetting } from '../../../../../core/troubleshoot/resolve/where.js';
import { EVIDENCES } from '../../../../../core/words/enumerations.js';
import { GROUP_TITLES, GROUPS } from '../../../../../core/words/groups.js';
import { SLICER_NAMES } from '../../../../../core/words/slicers.js';
import { valueAt } from '../../../../../core/words/values.js';
import type { ListedMaterial, Material, Printer, Profile, Setting } from '../../../../../schemas/generated/record.js';
import { type Pair, resolvePair } from '../../parts/setup.js';
import { args, argumentsOf, SETUP } from '../arguments.js';
import { mark } from '../citations.js';
import { Refusal, settingNamed } from '../names.js';
import { defineTool, type ToolContext } from '../tool.js';

const INPUT = argumentsOf({
  ...SETUP,
  printer: args.name('printer'),
  material: args.name('material'),
  settings: args.names('settings', 1, 20).optional(),
});

type Input = z.output<typeof INPUT>;

export const profileTool = defineTool({
  name: 'profile',
  title: { en: 'Print profile', zh: '打印配置' },
  description: {
    en: 'The values that the presets of a maker or slicer give for a printer, material and nozzle: temperatures first, then cooling, flow, retraction, speeds and the rest. For "what settings for X on Y". "slicer" adds its keys, "settings" menu paths. Never invent values for what is not known, nor a profile that does not exist.',
    zh: '厂家或切片软件自带预设为某台打印机、耗材和喷嘴给出的值：先是温度，再是冷却、流量、回抽、速度等。用于回答“某机器打某耗材用什么参数”。slicer 附键名，settings 附菜单路径。未知的设置和不存在的配置都切勿编造。',
  },
  input: INPUT,
  example: { printer: 'P1S', material: 'PETG', slicer: 'orcaslicer', settings: ['nozzle temperature', 'flow ratio'] },
  async run(input, call) {
    const { files, citations, say, writer } = call;
    const { printer, material, profiles: all, spool, profile } = await pairProfile(input, call);
    const named = input.settings && (await Promise.all(input.settings.map((name) => settingNamed(name, call))));
    const settings = named ?? (await files.list<Setting>(FILES.settings)).toSorted((a, b) => placeOf(a) - placeOf(b));
    const values = valuesOf(settings, profile, printer, input, call);
    const unknown = settings.filter(({ id }) => !values.some(({ setting }) => setting === id)).map(({ id }) => id);
    citations.number(profile.provenance.source);
    const { printer_preset, filament_preset, process_preset } = profile.provenance;
    const presets = [printer_preset, filament_preset, process_preset].filter((one) => one !== null);
    const nozzle = profile.nozzle.variant;
    const others = all.map((one) => one.nozzle.variant).filter((one) => one !== nozzle);
    const also = others.length > 0 ? say(`; also for ${others.join(', ')}`, `；另有 ${others.join('、')}`) : '';
    const asksBed = named?.some(({ id }) => id.startsWith('bed_temperature')) ?? true;
    const plates = asksBed ? platesOf(profile) : [];
    const isAsked = (field: string) => named?.some(({ record_field }) => record_field === `profile.${field}`) ?? true;
    const reached = slowedOf(profile).filter(({ name }) => isAsked(`process.speed_mm_s.${name}`));
    const groups = Map.groupBy(values, ({ group }) => group);
    return {
      lines: [
        `${printerName(printer)}, ${material.name}, ${say('nozzle', '喷嘴')} ${nozzle}${also}${input.slicer ? `, ${SLICER_NAMES[input.slicer]}` : ''} (${profile.id})`,
        `${say('Presets: ', '预设：')}${presets.join(' + ')} (${profile.basis})`,
        spool && say(figuresText(profile, spool)),
        writer.sentence(say(...EVIDENCES[profile.evidence])),
        ...withheldOf(profile)
          .filter(({ field }) => isAsked(field))
          .map(({ field, upstream_value, reason, source }) => {
            const value = JSON.stringify(upstream_value);
            const cited = mark([citations.number(source)]);
            return say(
              `Withheld, never use it: ${field} ${value}, as ${reason}${cited}`,
              `已撤下、不可使用：${field} ${value}，原因：${reason}${cited}`,
            );
          }),
        ...profile.warnings.map(({ message, message_zh }) => say(message, message_zh)),
        reached.length > 0 &&
          `${say('Limited by the maximum flow to, mm/s: ', '受流量上限限制实际为（mm/s）：')}${reached.map(({ name, speed }) => `${name} ${speed}`).join(', ')}`,
        ...(named
          ? values.map(({ text }) => `- ${text}`)
          : [...groups].map(([group, own]) => group + writer.colon + own.map(({ text }) => text).join('; '))),
        plates.length > 0 && `${say('Bed by plate: ', '各打印板的热床温度：')}${plates.join(', ')}`,
        unknown.length > 0 && `${say('Not in the profile, not known: ', '配置中没有、未知：')}${unknown.join(', ')}`,
      ],
    };
  },
});

/** The requested profile. @throws {Refusal} if there is none, {UnknownNozzleError} if there is none for the nozzle */
export function pairProfile(
  names: { printer: string; material: string; nozzle?: string | undefined },
  call: ToolContext,
): Promise<Pair> {
  return resolvePair(call.files, names, (printer, material) => noProfile(printer, material, call));
}

/**
 * The settings that have a value in a profile: the title of the group, and the value with the key in the slicer; for
 * requested settings also the menu, or the workaround.
 */
function valuesOf(
  settings: readonly Setting[],
  profile: Profile,
  printer: Printer,
  input: Input,
  { say, writer }: ToolContext,
): { setting: string; group: string; text: string }[] {
  const setup = { ...NO_SETUP, printer, slicer: input.slicer ?? null };
  return settings.flatMap((setting) => {
    const value = profileValue(setting, profile, printer);
    if (value === null) return [];
    const { id, unit, name, name_zh } = setting;
    const group = FIELDS[placeOf(setting)]?.id;
    const place = locateSetting({ ...setting, direction: 'set' }, setup, printer.default_plate);
    const other = place?.unit && !place.unit.split(' or ').includes(unit) && place.unit;
    const where = [
      place?.key,
      input.settings && place && say(place.menu, place.menu_zh)?.join(' > '),
      input.settings && place?.key === null && say(place.workaround ?? '', place.workaround_zh ?? ''),
      other && say(`another figure there, in ${other}`, `该软件用另一种数值，单位 ${other}`),
    ].filter(Boolean);
    const beside = where.length > 0 ? ` (${where.join('; ')})` : '';
    const text = say(name, name_zh) + writer.colon + writer.any(value, unit) + beside;
    return { setting: id, group: group ? say(...GROUP_TITLES[group]) : say('Other settings', '其他设置'), text };
  });
}

const FIELDS = GROUPS.profile.flatMap(({ id, fields }) => fields.map((field) => ({ id, field })));

/** Sort order of the values of a profile: temperatures first, settings without a record field last. */
function placeOf({ record_field }: Setting): number {
  const path = record_field?.replace(/^profile\./, '');
  const place = FIELDS.findIndex(({ field }) => path === field || path?.startsWith(`${field}.`));
  return place === -1 ? FIELDS.length : place;
}

/** Values in the source that exceed a limit, with that limit: they are withheld, not replaced. */
function withheldOf(profile: Profile) {
  return profile.provenance.corrected.filter(({ field }) => valueAt(profile, field) === null);
}

/** Bed temperatures by build plate, °C, for the plates of the profile. */
function platesOf({ bed_temperature_by_plate_c: plates }: Profile): string[] {
  type Plate = { first_layer: number | null; other_layers: number | null } | null;
  const all: [string, Plate][] = Object.entries(plates ?? {});
  return all.flatMap(([plate, one]) => {
    if (one?.other_layers == null) return [];
    const { first_layer: first, other_layers: other } = one;
    return [`${plate} ${first === other ? other : `${first}/${other}`} °C`];
  });
}

/** Effective speeds where the flow limit slows printing down, mm/s. */
function slowedOf({ effective_speed_mm_s: reached, process }: Profile): { name: string; speed: number }[] {
  const speeds: Readonly<Record<string, number | null>> = process.speed_mm_s;
  return Object.entries(reached).flatMap(([name, speed]: [string, number | null]) =>
    speed !== null && speed < (speeds[name] ?? 0) ? [{ name, speed }] : [],
  );
}

const MOST_SUGGESTED = 12;

/** Why a pair has no profile, starting with an incompatibility if there is one. */
async function noProfile(printer: Printer, material: Material, { files, say }: ToolContext): Promise<Refusal> {
  const name = printerName(printer);
  const never = fitOf({ printer, material, profiles: [] })
    .reasons.filter(({ verdict }) => verdict === 'no')
    .map(({ message, message_zh }) => say(message, message_zh));
  const together =
    never.length > 0 ? say(`They do not work together: ${never.join(' ')} `, `两者无法搭配：${never.join('')}`) : '';
  const held = printer.provenance.withheld.find((one) => one.material === material.id);
  const why = held ? say(`One profile is withheld: ${held.reason}. `, `有一份被撤下：${held.reason}。`) : '';
  const n = printer.materials.length;
  return new Refusal(
    'no_profile',
    together +
      why +
      say(
        `${name} has no profile for ${material.name}: neither its maker nor a slicer publishes one that this data includes. Do not use one of another printer or material instead. It has profiles for ${n} materials; the suggestions list at most ${MOST_SUGGESTED} of them, the same family first.`,
        `没有 ${name} 打印 ${material.name} 的配置：厂家和切片软件都没有公布（或未收录）。不要拿别的打印机或耗材的配置代替。它有 ${n} 种耗材的配置，建议列表最多列 ${MOST_SUGGESTED} 种，同类的在前。`,
      ),
    nearest(await files.list<ListedMaterial>(FILES.briefMaterials), printer.materials, material),
  );
}

/** Alternatives to a material: the same family first, then names that share a part, such as CF. */
function nearest(all: readonly ListedMaterial[], ids: readonly string[], { id: wanted, family }: Material) {
  const parts = wanted.split('-');
  const distance = (one: ListedMaterial) =>
    one.family === family ? 0 : one.id.split('-').some((part) => parts.includes(part)) ? 1 : 2;
  return all
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_SUGGESTED)
    .map(({ id }) => id);
}
