import { z } from 'zod';
import { FILES } from '../../../../../core/contract/paths.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import {
  checkSummary,
  checkTitle,
  findingText,
  type Severity,
} from '../../../../../core/profiles/check-value/check-setup.js';
import { checkValue } from '../../../../../core/profiles/check-value/check-value.js';
import type { CheckedLimit, GivenValue, ValueCheck, Verdict } from '../../../../../core/profiles/check-value/types.js';
import { fileFromBytes } from '../../../../../core/read-settings/input-file.js';
import { FILE_NOTES, FILE_REFUSALS } from '../../../../../core/read-settings/messages.js';
import { readSettings } from '../../../../../core/read-settings/read-settings.js';
import { formatValue, ORIGIN_LABELS, parenthesize } from '../../../../../core/troubleshoot/resolve/change-words.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import { fillText } from '../../../../../core/words/fill.js';
import { materialStatements, printerStatements } from '../../../../../core/words/provenance.js';
import { SLICER_NAMES } from '../../../../../core/words/slicers.js';
import type { BriefSetting, Setting } from '../../../../../schemas/generated/record.js';
import { checkFile } from '../../parts/file-setup.js';
import { setupRecords, setupWith } from '../../parts/setup.js';
import { platform } from '../../platform.js';
import { args, argumentsOf, described, SETUP } from '../arguments.js';
import { type Citations, mark } from '../citations.js';
import { matchSetting, Refusal } from '../names.js';
import { defineTool, type Lines, type ToolContext } from '../tool.js';

const INPUT = argumentsOf({
  setting: args.name('setting'),
  value: described('value', z.union([z.number(), z.boolean(), z.string().max(100)])),
  unit: args.name('unit').optional(),
  ...SETUP,
});

export const checkValueTool = defineTool({
  name: 'check_value',
  title: { en: 'Check a value', zh: '检查某个值' },
  description: {
    en: 'Whether a value of a setting is allowed for a printer, material and their profile: ok, slowed (the flow limit allows less), outside (with the range, whose limit it is and its source), impossible, unknown (no known limit, which is not ok) or not_comparable. Use it before you recommend or confirm a figure.',
    zh: '判断某个设置的值对指定打印机、耗材及其配置是否允许：ok、slowed（受流量上限所限达不到）、outside（附范围、是谁的限制及来源）、impossible、unknown（没有已知限制，不等于允许）或 not_comparable。推荐或确认任何数值之前先用它。',
  },
  input: INPUT,
  example: { setting: 'nozzle temperature', value: 470, unit: '°F', printer: 'P1S', material: 'PETG' },
  async run({ setting: name, value: given, unit: givenUnit, ...names }, call) {
    const { setting, othersLine } = await matchSetting(name, call);
    const setup = setupWith(await setupRecords(call.files, names), names, 'keep');
    const result = checkValue(setting, splitUnit(given, givenUnit), setup);
    const usage = await usageOf(setting, call);
    return { lines: [othersLine, ...linesOf(result, setting, setup, usage, call)] };
  },
});

/** Splits a value given as text with its unit, such as `0.2 mm`. */
function splitUnit(value: string | number | boolean, unit: string | undefined): GivenValue {
  const [, figure, written] = /^\s*([-+]?\d+(?:\.\d+)?)\s*(.*?)\s*$/s.exec(String(value)) ?? [];
  if (typeof value !== 'string' || figure === undefined) return { value, unit };
  return { value: Number(figure), unit: unit ?? (written || undefined) };
}

/** Why no value is allowed at all, such as a printer that cannot reach what the material needs; null: some value is. */
function impossibleTogether(
  { allowed: { min, max }, unit }: ValueCheck,
  { printer, material }: Setup,
  { say }: ToolContext,
) {
  if (!min || !max || min.value <= max.value) return null;
  const whose = (of: string) =>
    (of === 'printer' && printer && printerName(printer)) || (of === 'material' && material?.name) || of;
  return say(
    `impossible combination: ${whose(min.of)} needs ${min.value} ${unit}, ${whose(max.of)} reaches ${max.value} ${unit}`,
    `无法搭配：${whose(min.of)} 至少需要 ${min.value} ${unit}，${whose(max.of)} 最高只有 ${max.value} ${unit}`,
  );
}

/** The use of a setting across all profiles; null: unknown. */
export async function usageOf({ id }: Setting, { files }: ToolContext): Promise<BriefSetting | null> {
  return (await files.list<BriefSetting>(FILES.briefSettings)).find((one) => one.id === id) ?? null;
}

/** The 5th, 50th and 95th percentiles of all records: what is usual, not what is allowed. */
function distributionOf({ unit, record_field }: Setting, usage: BriefSetting | null) {
  // Three settings are in percent, but their records are in millimetres.
  if (!usage?.distribution || (unit === '%' && record_field?.endsWith('_mm'))) return null;
  const { p5, median, p95, known } = usage.distribution;
  return p5 === null || median === null || p95 === null ? null : { p5, median, p95, known };
}

function limitSources({ of, field }: CheckedLimit, setup: Setup, setting: Setting, citations: Citations): number[] {
  const { printer, material, profile, slicer } = setup;
  if (of === 'profile' && profile) return [citations.number(profile.provenance.source)];
  if (of === 'slicer' && slicer) return [citations.number(setting.slicers[slicer].source ?? slicer)];
  if (of === 'printer' && printer && field)
    return citations.ofValue(printerStatements(printer, field.replace(/^nozzles\..*$/, 'nozzles')), 3);
  return of === 'material' && material && field ? citations.ofValue(materialStatements(material, field), 3) : [];
}

const VERDICTS: Readonly<Record<Verdict, readonly [en: string, zh: string]>> = {
  ok: ['ok: within all known limits', '允许：在全部已知限制之内'],
  slowed: ['within the limits of the setting, but', '在该设置的限制之内，但'],
  outside: ['outside the allowed range', '超出允许范围'],
  impossible: ['impossible', '不可能'],
  unknown: [
    'unknown: no known limit applies, which does not mean that it is allowed',
    '未知：没有已知的限制，但这不代表允许',
  ],
  not_comparable: ['not comparable', '无法比较'],
};

/** The lines of a check: the verdict first, then the allowed range with the origin of each limit. */
function linesOf(
  result: ValueCheck,
  setting: Setting,
  setup: Setup,
  usage: BriefSetting | null,
  call: ToolContext,
): Lines {
  const { citations, say } = call;
  const { value, unit, from, verdict, allowed, problem, slowed_by, slowed_to, usual } = result;
  const distribution = distributionOf(setting, usage);
  const together = impossibleTogether(result, setup, call);
  const ofUsual = usual.from === 'profile' && setup.profile ? [citations.number(setup.profile.provenance.source)] : [];
  const words = (one: number | string | boolean) => formatValue(one, unit, say);
  const about = (one: number | string | boolean) => words(typeof one === 'number' ? threeDigits(one) : one);
  const whose = ({ of, field }: { of: string; field: string | null }) => `${of}${field ? `.${field}` : ''}`;
  const named = [
    setup.printer && printerName(setup.printer),
    setup.material?.name,
    setup.profile && say(`profile ${setup.profile.id}`, `配置 ${setup.profile.id}`),
    setup.slicer && SLICER_NAMES[setup.slicer],
  ].filter(Boolean);
  // A rounded value could fall on the other side of a limit.
  const shown = from !== null && verdict !== 'outside' ? about : words;
  const { min, max } = allowed;
  const range = [
    min && say(`min ${words(min.value)} (${whose(min)})`, `最低 ${words(min.value)}（${whose(min)}）`),
    max && say(`max ${words(max.value)} (${whose(max)})`, `最高 ${words(max.value)}（${whose(max)}）`),
  ].filter(Boolean);
  const notKnown = result.not_known.map(whose);
  // The speed that the flow limit permits.
  const flow = slowed_by && `${slowed_by.max_volumetric_speed} mm³/s`;
  const line = slowed_by && `${slowed_by.layer_height} x ${slowed_by.line_width} mm`;
  const slowed =
    slowed_to !== null && slowed_by
      ? say(
          ` the flow limit of ${flow} at ${line} leaves ${slowed_to} mm/s`,
          `流量上限 ${flow} 在 ${line} 下只允许 ${slowed_to} mm/s`,
        )
      : '';
  return [
    together,
    `${say(setting.name, setting.name_zh)} ${value === null ? '' : shown(value)}${from ? ` (${from.value} ${from.unit})` : ''}: ${say(...VERDICTS[verdict])}${slowed}`,
    say(
      `For: ${named.join(', ') || 'no printer or material given'}`,
      `对象：${named.join('、') || '未给出打印机或耗材'}`,
    ),
    problem && say(problem.message, problem.message_zh),
    ...result.contradictions.map(({ message, message_zh }) =>
      say(`The setup contradicts itself: ${message}`, `该配置本身有矛盾：${message_zh}`),
    ),
    ...result.perhaps.map((one) =>
      say(
        `The unit may be ${one.unit}: that would be ${about(one.value)}. Ask the user.`,
        `单位也许是 ${one.unit}：那就是 ${about(one.value)}。请先问清。`,
      ),
    ),
    result.unit_assumed &&
      verdict !== 'not_comparable' &&
      say(`No unit was given: interpreted as ${unit}.`, `没有给单位，按 ${unit} 计算。`),
    range.length > 0 && together === null && say(`Allowed: ${range.join(', ')}`, `允许范围：${range.join('，')}`),
    ...result.limits.map((limit) => {
      const side = limit.beyond === 'min' ? '下限' : '上限';
      const beyond = limit.beyond ? say(` <- beyond the ${limit.beyond}`, ` <- 超出${side}`) : '';
      return `- ${whose(limit)}: ${limit.min ?? '…'} – ${limit.max ?? '…'} ${unit}${beyond}${mark(limitSources(limit, setup, setting, citations))}`;
    }),
    notKnown.length > 0 &&
      say(`Not known, so not checked: ${notKnown.join(', ')}`, `未知、因此未检查：${notKnown.join('、')}`),
    usual.value !== null &&
      `${say('Usual here: ', '此处的常用值：')}${words(usual.value)} (${say(...ORIGIN_LABELS[usual.from])})${mark(ofUsual)}`,
    distribution &&
      say(
        `In all records: 5 % below ${about(distribution.p5)}, median ${about(distribution.median)}, 95 % below ${about(distribution.p95)} (what is usual, not what is allowed)`,
        `全部记录中：5% 低于 ${about(distribution.p5)}，中位数 ${about(distribution.median)}，95% 低于 ${about(distribution.p95)}（常见取值，并非限制）`,
      ),
    slowed_by !== null && verdict !== 'slowed' && slowed.trim(),
  ];
}

/** Rounds a converted value: to an integer from 100, otherwise to three digits (243.333 is 243, 0.4167 is 0.417). */
function threeDigits(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

export const checkFileTool = defineTool({
  name: 'check_file',
  title: { en: 'Check a file', zh: '检查文件' },
  description: {
    en: 'What is dangerous (!) or unusual (?) in the text of a slicer file (G-code, preset or configuration), against whose range, and the speeds that the flow limit slows down (-). What is not listed is not proven safe. Pass printer and material if the answer does not recognise them.',
    zh: '切片软件的文件（G-code、预设或配置）中危险（!）和异常（?）的设置及其依据，以及受流量上限所限的速度（-）。没有列出不等于已证明安全。若回答未能识别打印机或耗材，请自行给出。',
  },
  input: argumentsOf({
    file: described('file', z.string().min(1).max(8_000_000)),
    file_name: described('file_name', z.string().max(200)).default('file'),
    printer: SETUP.printer,
    material: SETUP.material,
    nozzle: args.name('nozzle').optional(),
  }),
  example: {
    file: '# generated by PrusaSlicer 2.9.0\nprinter_model = MK4S\nfilament_type = PETG\nnozzle_diameter = 0.4\ntemperature = 330\nbed_temperature = 85',
    file_name: 'mine.ini',
  },
  async run({ file: text, file_name: name, ...given }, { files, language, say, writer }) {
    const reading = await readSettings(fileFromBytes(name, new TextEncoder().encode(text)), platform);
    if (!reading.ok) {
      const { code, what } = reading.refusal;
      throw new Refusal(code, say(fillText(FILE_REFUSALS[code], { what: what ?? '' })));
    }
    const { settings: raw } = reading;
    const settings = await files.list<Setting>(FILES.settings);
    const { setup, recognised, nozzle, check } = await checkFile(files, raw, settings, given, 'keep');
    const { verdict, checked } = checkSummary(check, language);
    const unsaid = (['printer', 'material'] as const).filter((field) => setup[field] === null);
    return {
      lines: [
        checkTitle(name, setup, nozzle, verdict, language),
        ...check.findings.map((finding) => {
          const { severity, profile, unit } = finding;
          const theirs = profile === null ? '' : writer.any(profile, unit);
          const usual = theirs ? parenthesize(say(`profile: ${theirs}`, `配置：${theirs}`), say) : '';
          return `${MARKS[severity]} ${findingText(finding, settings, setup, language)}${usual}`;
        }),
        checked,
        [raw.program, raw.version].filter(Boolean).join(' '),
        ...unsaid.map((field) => {
          const { said, candidates } = recognised[field];
          const may = [said, ...candidates].filter((one) => one !== null).join(', ');
          return say(`Not certain, pass it: ${field}`, `无法确定，请给出：${field}`) + parenthesize(may, say);
        }),
        ...raw.notes.map(({ code, what }) => say(fillText(FILE_NOTES[code], { what: what ?? '' }))),
      ],
    };
  },
});

const MARKS = { dangerous: '!', unusual: '?', slowed: '-' } as const satisfies Record<Severity, string>;
