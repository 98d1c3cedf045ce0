import type { z } from 'zod';
import { FILES } from '../../../../../core/contract/paths.js';
import { fitOf } from '../../../../../core/fit/fit.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { chooseNozzle, profileForNozzle } from '../../../../../core/profiles/choose-nozzle.js';
import { profileValue } from '../../../../../core/read-settings/profile-value.js';
import { locateSetting } from '../../../../../core/troubleshoot/resolve/where.js';
import { GROUPS } from '../../../../../core/words/groups.js';
import { valueAt } from '../../../../../core/words/values.js';
import type { ListedMaterial, Material, Printer, Profile, Setting } from '../../../../../schemas/generated/record.js';
import { type Citations, sourceLine } from '../citations.js';
import { Refusal } from '../failure.js';
import { fromLine } from '../shapes.js';
import { fitData } from '../shorten.js';
import { defineTool, type ToolContext } from '../tool.js';
import { INPUT, type Input, linesOf, OUTPUT, type VALUE } from './profile-answer.js';

/** `profile`. */
export const profileTool = defineTool({
  name: 'profile',
  title: { en: 'Print profile', zh: '打印配置' },
  description: {
    en: 'The values that the presets of a maker or slicer give for a printer, material and nozzle: temperatures first, then cooling, flow, retraction, speeds and the rest. For "what settings for X on Y". "slicer" adds its keys, "settings" menu paths. Never invent values for what is in "unknown", nor a profile that does not exist.',
    zh: '厂家或切片软件自带预设为某台打印机、耗材和喷嘴给出的值：先是温度，再是冷却、流量、回抽、速度等。用于回答“某机器打某耗材用什么参数”。slicer 附键名，settings 附菜单路径。unknown 中的设置和不存在的配置都切勿编造。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { printer: 'P1S', material: 'PETG', slicer: 'orcaslicer', settings: ['nozzle temperature', 'flow ratio'] },
  async run(input, call) {
    const { release, language, say } = call;
    const { printer, material, profiles: all } = await release.setup(input);
    if (all.length === 0) throw await noProfile(printer, material, call);
    const profile = profileFor(all, input.nozzle, printer, material.name, call);
    const settings = await release.settings();
    const chosen = input.settings
      ? await Promise.all(input.settings.map((name) => release.setting(name)))
      : settings.toSorted((a, b) => placeOf(a) - placeOf(b));
    const { values, unknown } = valuesOf(chosen, profile, printer, input, call);
    const citations = await release.citations();
    citations.number(profile.provenance.source);
    for (const { source } of profile.provenance.corrected) citations.number(source);
    const { printer_preset, filament_preset, process_preset } = profile.provenance;
    const withheld = withheldOf(profile, input.settings && chosen, citations);
    const data = fitData(
      {
        id: profile.id,
        printer: printer.id,
        material: material.id,
        nozzle: profile.nozzle.variant,
        other_nozzles: all.map(({ nozzle }) => nozzle.variant).filter((one) => one !== profile.nozzle.variant),
        basis: profile.basis,
        evidence: profile.evidence,
        slicer: input.slicer ?? null,
        presets: [printer_preset, filament_preset, process_preset].filter((one) => one !== null),
        values,
        bed_by_plate:
          input.settings && !chosen.some(({ id }) => id.startsWith('bed_temperature')) ? {} : platesOf(profile),
        reached_speeds_mm_s: slowedOf(profile, input.settings && chosen),
        unknown,
        withheld,
        notes: profile.warnings.map(({ message, message_zh }) => say(message, message_zh)),
        sources: citations.list(),
        cut: [] as string[],
        from: await release.from(false),
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
      lines: [
        ...linesOf(data, settings, printerName(printer), material.name, call),
        ...data.sources.map((one) => sourceLine(one, language)),
      ],
      tail: [fromLine(data.from, say)],
    };
  },
});

/** @throws {Refusal} for a nozzle that there is no profile for */
function profileFor(
  all: readonly Profile[],
  nozzle: string | undefined,
  printer: Printer,
  material: string,
  { say }: ToolContext,
): Profile {
  const name = printerName(printer);
  const found = nozzle === undefined ? chooseNozzle(all, null) : profileForNozzle(all, nozzle);
  if (found) return found;
  throw new Refusal(
    'no_profile_for_nozzle',
    say(
      `${name} has no profile for ${material} with the nozzle "${nozzle}".`,
      `没有 ${name} 以“${nozzle}”喷嘴打印 ${material} 的配置。`,
    ),
    all.map((one) => one.nozzle.variant),
  );
}

/** What a profile gives some settings, and those that it does not. */
function valuesOf(
  settings: readonly Setting[],
  profile: Profile,
  printer: Printer,
  input: Input,
  { say }: ToolContext,
) {
  const values: z.output<typeof VALUE>[] = [];
  const unknown: string[] = [];
  for (const setting of settings) {
    const value = profileValue(setting, profile, printer);
    if (value === null) {
      unknown.push(setting.id);
      continue;
    }
    const place = locateSetting(setting.slicers, input.slicer ?? null, setting.unit, printer.default_plate);
    const menu = place && say(place.menu, place.menu_zh);
    const how = place?.key === null ? say(place.how ?? '', place.how_zh ?? '') : '';
    values.push({
      setting: setting.id,
      value,
      unit: setting.unit,
      ...(place && { key: place.key }),
      ...(place && input.settings && { menu: menu?.join(' > ') ?? null }),
      ...(how && input.settings && { how }),
      ...(place?.unit && !place.unit.split(' or ').includes(setting.unit) && { slicer_unit: place.unit }),
    });
  }
  return { values, unknown };
}

/** Where a setting stands among the values of a profile as people read them: temperatures first, what no field holds last. */
function placeOf({ record_field: field }: Setting): number {
  const path = field?.replace(/^profile\./, '');
  const place = FIELDS.findIndex((one) => path === one || path?.startsWith(`${one}.`));
  return place === -1 ? FIELDS.length : place;
}

const FIELDS = GROUPS.profile.flatMap(({ fields }) => [...fields]);

/** What the source states and cannot hold, with the limit that it breaks: no value stands in its place. */
function withheldOf(profile: Profile, chosen: readonly Setting[] | undefined, citations: Citations) {
  const isAsked = (field: string) =>
    chosen === undefined || chosen.some(({ record_field: own }) => own === `profile.${field}`);
  return profile.provenance.corrected
    .filter(({ field }) => isAsked(field) && valueAt(profile, field) === null)
    .map(({ field, upstream_value, reason, source }) => ({
      ...{ field, upstream_value, reason },
      sources: [citations.number(source)],
    }));
}

/** Bed temperatures of the plates that the profile is for. */
function platesOf({ bed_temperature_by_plate_c: plates }: Profile): Record<string, unknown> {
  return Object.fromEntries(Object.entries(plates ?? {}).filter(([, one]) => one?.other_layers != null));
}

/**
 * The speeds that are not reached.
 *
 * @param chosen settings that are asked for: then those of their speeds alone; undefined: all
 */
function slowedOf(
  { effective_speed_mm_s: reached, process }: Profile,
  chosen: readonly Setting[] | undefined,
): Record<string, number> {
  const fields = chosen?.map(({ record_field }) => record_field);
  const speeds: Readonly<Record<string, number | null>> = process.speed_mm_s;
  const slower = Object.entries(reached).filter(
    (entry): entry is [string, number] =>
      (fields?.some((field) => field?.endsWith(`speed_mm_s.${entry[0]}`)) ?? true) &&
      entry[1] !== null &&
      entry[1] < (speeds[entry[0]] ?? 0),
  );
  return Object.fromEntries(slower);
}

/** Most materials that are named instead. */
const MOST_SUGGESTED = 12;

/** Why there is no profile of a pair: first that they cannot go together, where they cannot. */
async function noProfile(printer: Printer, material: Material, { release, say }: ToolContext): Promise<Refusal> {
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
    nearest(await release.list<ListedMaterial>(FILES.briefMaterials), printer.materials, material),
  );
}

/** Materials in place of one: of its family first, then those whose names share a word with it, such as CF. */
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
