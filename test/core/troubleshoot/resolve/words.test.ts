import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../../core/troubleshoot/resolve/change.js';
import {
  describeChange,
  describeLocation,
  formatSpan,
  formatValue,
} from '../../../../core/troubleshoot/resolve/change-words.js';
import { resolvedText } from '../../../../core/troubleshoot/resolve/rule-view.js';
import { LOCALES } from '../../../../core/words/language.js';
import type { Adjustment, Fix } from '../../../../schemas/generated/record.js';
import { type Chosen, fixIn, profiles, resolved, ruleOf, rules, setupOf } from '../../../support/resolve-fixture.js';

const ENDER: Chosen = { printer: 'creality-ender-3-v3-se', material: 'petg', slicer: 'cura' };

function words(rule: string, fix: string, chosen: Chosen, change: Partial<NonNullable<Adjustment>> = {}) {
  const found = ruleOf(rule)
    .causes.flatMap(({ fixes }) => fixes)
    .find(({ id }) => id === fix) as Fix;
  const of = changeOf({ ...(found.adjustment as NonNullable<Adjustment>), ...change }, setupOf(chosen));
  return {
    en: describeChange(of, LOCALES.en.say),
    zh: describeChange(of, LOCALES.zh.say),
    where: describeLocation(of, LOCALES.en.say),
    whereZh: describeLocation(of, LOCALES.zh.say),
  };
}

const length = (now: number) => words('stringing', 'retraction-up', { ...ENDER, yours: { retraction_length: now } });

describe('a change as text', () => {
  it('goes from one value to the next up to a limit, and names the source of the values', () => {
    const { en, zh } = length(0.8);
    expect(en[0]).toMatch(
      /^Retraction length: 0\.8 mm \(yours\) → 1\.2 mm, or find it with one test print from 1\.2 mm to 2 mm in steps of 0\.1 mm, stop at 2 mm \(the safe range of this fix\)$/,
    );
    expect(zh[0]).toMatch(
      /^回抽长度：0\.8 mm（您的值） → 1\.2 mm，或用一次测试打印从 1\.2 mm 到 2 mm、每级 0\.1 mm 找出，到 2 mm 为止（该方法的安全范围）$/,
    );
  });

  it('names the slicer’s own test if many values are left, except for the height of the first layer', () => {
    const [hot] = words('stringing', 'nozzle-temp-down', {
      ...ENDER,
      slicer: 'orcaslicer',
      yours: { nozzle_temperature: 270 },
    }).en;
    expect(hot).toMatch(
      /or find it with one test print from \d+ °C to 230 °C in steps of 5 °C \(OrcaSlicer: Calibration > Temperature\)/,
    );
    const [few] = words('stringing', 'min-travel-down', ENDER).en;
    expect(few).toContain(' → 1.5 mm, then 1 mm, 0.5 mm');
    const first = { setting: 'first_layer_line_width', record_field: null };
    const [wide] = words('stringing', 'retraction-up', { ...ENDER, yours: { first_layer_line_width: 0.4 } }, first).en;
    expect(wide).toContain('or find it with small test prints from 0.5 mm to 1.2 mm in steps of 0.1 mm');
  });

  it('names only the possible one of two directions', () => {
    const { en } = words('stringing', 'retraction-speed-tune', ENDER);
    expect(en).toEqual([expect.stringMatching(/40 mm\/s \(of the profile\) → 35 mm\/s/)]);
  });

  it('ignores a difference to the target that hardly matters', () => {
    const target = (value: number) => ({
      target: {
        quantity: { value, min: null, max: null, unit: 'mm', sources: [] },
        option: null,
        option_zh: null,
        values: null,
      },
      direction: 'set' as const,
    });
    const yours = { retraction_length: 0.42 };
    const to = (value: number) => words('stringing', 'retraction-up', { ...ENDER, yours }, target(value)).en;
    expect(to(0.4)).toEqual(['Retraction length: already 0.42 mm']);
    expect(to(0.5)).toEqual(['Retraction length: 0.42 mm → 0.5 mm']);
  });

  it('says if a value is at the limit, beyond it, or has to return', () => {
    const expected = ['Retraction length: 2 mm (yours), already at the limit (the safe range of this fix)'];
    expect(length(2).en).toEqual(expected);
    const told = ['Retraction length: 6 mm (yours), already past 2 mm (the safe range of this fix): do not go further'];
    expect(length(6).en).toEqual(told);
    const hot = words('stringing', 'nozzle-temp-down', { ...ENDER, yours: { nozzle_temperature: 275 } });
    // The value to return to is not the limit.
    expect(hot.en[0]).toBe(
      'Nozzle temperature: 275 °C (yours), above the range: decrease to 260 °C, or find it with one test print from 260 °C to 230 °C in steps of 5 °C',
    );
    expect(hot.zh[0]).toBe(
      '喷嘴温度：275 °C（您的值），高于范围，请先降到 260 °C，或用一次测试打印从 260 °C 到 230 °C、每级 5 °C 找出',
    );
  });

  it('keeps a profile’s value that is beyond the limit of the fix', () => {
    const profile = profiles.find(({ printer, material }) => printer === ENDER.printer && material === 'petg');
    const now = profile?.retraction.length_mm as number;
    const safe = { value: null, min: 0, max: now / 2, unit: 'mm', sources: [] };
    const { en, zh } = words('stringing', 'retraction-up', ENDER, { safe_range: safe, conditional_limits: [] });
    expect(en).toEqual([
      `Retraction length: ${now} mm (of the profile), already past ${now / 2} mm (the safe range of this fix): leave it`,
    ]);
    expect(zh[0]).toContain('保持不变');
  });

  it('has the menu path of the chosen slicer only, in the language of the page', () => {
    const { where, whereZh } = length(0.8);
    expect(where).toEqual(['Cura: Travel > Retraction Distance (retraction_amount)']);
    expect(whereZh).toEqual(['Cura：移动 > 回抽距离（retraction_amount）']);
    // A fix applies to the loaded filament, so it is set in the overrides of the filament.
    expect(words('stringing', 'retraction-up', { ...ENDER, slicer: 'orcaslicer' }).where).toEqual([
      'OrcaSlicer: Filament > Setting Overrides > Retraction > Retraction Length (filament_retraction_length)',
    ]);
    expect(fixIn('stringing', 'retraction-up', { printer: 'creality-ender-3-v3-se' })?.change?.where).toBeNull();
  });

  it('names the base of a percentage', () => {
    const [en, zh] = [LOCALES.en.say, LOCALES.zh.say];
    expect(formatValue(50, '% of the current value', en)).toBe('50 % of the current value');
    expect(formatValue(50, '% of the current value', zh)).toBe('当前值的 50 %');
    expect(formatValue(110, '% of nozzle diameter', zh)).toBe('喷嘴直径的 110 %');
    expect([formatValue(1, 'layers', en), formatValue(3, 'layers', en)]).toEqual(['1 layer', '3 layers']);
    expect([formatValue(3, 'layers', zh), formatValue(8, 'h', zh)]).toEqual(['3 层', '8 小时']);
    expect(formatSpan({ min: 5, max: 10 }, '°C', en)).toBe('5–10 °C');
    expect(formatSpan({ min: null, max: 10 }, 'mm', en)).toBe('≤ 10 mm');
    expect(formatSpan({ min: 1, max: null }, 'ratio', en)).toBe('≥ 1');
  });

  it('has nothing about bowden tubes on a direct drive', () => {
    const chosen = { ...ENDER, printer: 'creality-ender-3-v3-se' };
    const change = fixIn('stringing', 'retraction-up', chosen)?.change;
    const bowden = JSON.stringify(change?.omitted);
    expect(bowden).toContain('bowden');
    expect(change?.step?.size).toBeLessThan(0.5);
    const [advice = ''] = resolvedText(resolved('stringing', chosen), setupOf(chosen), 'en').split('Left out');
    // Only the warning about a contradictory value mentions them.
    const lines = advice.split('\n').filter((line) => !line.trim().startsWith('!'));
    expect(lines.join('\n')).not.toMatch(/bowden/i);
  });
});

it('the flow limit of the profile replaces that of the material if it is higher', () => {
  const profile = profiles.find(({ printer, material }) => printer === ENDER.printer && material === 'petg');
  const usual = setupOf(ENDER).material?.max_volumetric_speed_mm3_s as number;
  const setup = {
    ...setupOf(ENDER),
    profile: profile ? { ...profile, max_volumetric_speed_mm3_s: usual + 9 } : null,
  };
  const fix = rules
    .flatMap(({ causes }) => causes.flatMap(({ fixes }) => fixes))
    .find(({ adjustment }) => adjustment?.setting === 'max_volumetric_speed');
  const [way] = changeOf(fix?.adjustment as NonNullable<Adjustment>, setup).ways;
  expect(way?.status).toBe('step');
  expect(way?.first_value).toBeGreaterThan(usual);
  expect(way?.first_value).toBeLessThan(usual + 9);
});
