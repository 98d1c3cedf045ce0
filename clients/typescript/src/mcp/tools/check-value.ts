import { printerName } from '../../../../../core/names/printer-name.js';
import { checkValue } from '../../../../../core/profiles/check-value/check-value.js';
import type { CheckedLimit, GivenValue, ValueCheck } from '../../../../../core/profiles/check-value/types.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import {
  materialStatements,
  type ProvenanceStatement,
  printerStatements,
} from '../../../../../core/words/provenance.js';
import type { Setting } from '../../../../../schemas/generated/record.js';
import { type Citations, sourceLine } from '../citations.js';
import { numbersOf } from '../facts.js';
import { setupOf } from '../setup.js';
import { fromLine, otherSettingsLines } from '../shapes.js';
import { defineTool, type ToolContext } from '../tool.js';
import { INPUT, linesOf, OUTPUT } from './check-value-answer.js';

/** `check_value`. */
export const checkValueTool = defineTool({
  name: 'check_value',
  title: { en: 'Check a value', zh: '检查某个值' },
  description: {
    en: 'Whether a value of a setting is allowed for a printer, material and their profile: ok, slowed (the flow limit allows less), outside (with the range, whose limit it is and its source), impossible, unknown (no known limit, which is not ok) or not_comparable. Use it before you recommend or confirm a figure. "perhaps": the value looks like another unit. "not_known": limits that no source states.',
    zh: '判断某个设置的值对指定打印机、耗材及其配置是否允许：ok、slowed（受流量上限所限达不到）、outside（附范围、是谁的限制及来源）、impossible、unknown（没有已知限制，不等于允许）或 not_comparable。推荐或确认任何数值之前先用它。perhaps 表示像是别的单位；not_known 列出没有来源的限制。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { setting: 'nozzle temperature', value: 470, unit: '°F', printer: 'P1S', material: 'PETG' },
  async run({ setting: name, value, unit, ...names }, call) {
    const { release, language, say } = call;
    const { setting, others } = await release.matchSetting(name);
    const setup = await setupOf(names, call);
    const result = checkValue(setting, saidValue(value, unit), setup);
    const citations = await release.citations();
    const limits = result.limits.map((one) => ({ ...one, sources: limitSources(one, setup, setting, citations) }));
    const data = {
      setting: setting.id,
      others,
      ...pick(result),
      problem: result.problem && say(result.problem.message, result.problem.message_zh),
      limits,
      not_known: result.not_known.map(({ of, field }) => `${of}.${field}`),
      usual: { ...pickUsual(result), sources: usualSources(result, setup, citations) },
      in_all_profiles: await spreadOf(setting, call),
      slowed_to_mm_s: result.slowed_to,
      slowed_by: result.slowed_by,
      impossible_together: together(result, setup, call),
      contradictions: result.contradictions.map(({ message, message_zh }) => say(message, message_zh)),
      printer: setup.printer?.id ?? null,
      material: setup.material?.id ?? null,
      profile: setup.profile?.id ?? null,
      sources: citations.list(),
      from_release: await release.from(false),
    };
    return {
      data,
      lines: [
        ...otherSettingsLines(setting, others, say),
        ...linesOf(data, setting, setup, call),
        ...data.sources.map((one) => sourceLine(one, language)),
      ],
      tail: [fromLine(data.from_release, say)],
    };
  },
});

/** Why no value is allowed at all: one needs more than another reaches; null: some value is. */
function together({ allowed: { min, max }, unit }: ValueCheck, { printer, material }: Setup, { say }: ToolContext) {
  if (!min || !max || min.value <= max.value) return null;
  const whose = (of: string) =>
    (of === 'printer' && printer && printerName(printer)) || (of === 'material' && material?.name) || of;
  return say(
    `impossible combination: ${whose(min.of)} needs ${min.value} ${unit}, ${whose(max.of)} reaches ${max.value} ${unit}`,
    `无法搭配：${whose(min.of)} 至少需要 ${min.value} ${unit}，${whose(max.of)} 最高只有 ${max.value} ${unit}`,
  );
}

/** A value that was given as text, such as `0.2 mm`, in its parts. */
function saidValue(value: string | number | boolean, unit: string | undefined): GivenValue {
  const [, figure, written] = /^\s*([-+]?\d+(?:\.\d+)?)\s*(.*?)\s*$/s.exec(String(value)) ?? [];
  if (typeof value !== 'string' || figure === undefined) return { value, unit };
  return { value: Number(figure), unit: unit ?? (written || undefined) };
}

function pick({ verdict, value, unit, from, unit_assumed, allowed, perhaps }: ValueCheck) {
  return { verdict, value, unit, from, unit_assumed, allowed, perhaps };
}

function pickUsual({ usual: { value, from } }: ValueCheck) {
  return { value, from };
}

function usualSources({ usual }: ValueCheck, { profile }: Setup, citations: Citations): number[] {
  return usual.from === 'profile' && profile ? [citations.number(profile.provenance.source)] : [];
}

/** What is usual in all records that count in the unit of the setting. */
async function spreadOf({ id, unit, record_field }: Setting, { release }: ToolContext) {
  const spread = (await release.briefSettings())?.find((one) => one.id === id)?.spread;
  // Three settings are in per cent and their records in millimetres.
  if (!spread || (unit === '%' && record_field?.endsWith('_mm'))) return null;
  const { low, median, high, known } = spread;
  return low === null || median === null || high === null ? null : { low, median, high, known };
}

/** The numbers of what a limit is from. */
function limitSources({ of, field }: CheckedLimit, setup: Setup, setting: Setting, citations: Citations): number[] {
  const { printer, material, profile, slicer } = setup;
  let statements: ProvenanceStatement[] = [];
  if (of === 'printer' && printer && field)
    statements = printerStatements(printer, field.replace(/^nozzles\..*$/, 'nozzles'));
  if (of === 'material' && material && field) statements = materialStatements(material, field);
  if (of === 'profile' && profile) return [citations.number(profile.provenance.source)];
  if (of === 'slicer' && slicer) return [citations.number(setting.slicers[slicer].source ?? slicer)];
  const own = statements.filter(({ kind }) => kind !== 'other').flatMap((one) => numbersOf(one, citations));
  return [...new Set(own)].slice(0, 3);
}
