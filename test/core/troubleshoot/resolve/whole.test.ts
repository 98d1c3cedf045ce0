import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '../../../../core/troubleshoot/resolve/contradictions.js';
import { conflictsOf, resolveRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import {
  firstFixes,
  furtherCauses,
  resolvedText,
  ruleText,
  viewRule,
} from '../../../../core/troubleshoot/resolve/rule-view.js';
import { type Chosen, resolved, ruleOf, setupOf } from '../../../support/resolve-fixture.js';

const ENDER = { printer: 'creality-ender-3-v3-se', material: 'petg', slicer: 'cura' } as const;

describe('a contradictory setup', () => {
  const codes = (chosen: Chosen) => contradictionsOf(setupOf(chosen)).map(({ code }) => code);

  it.each<[Chosen, string[]]>([
    [ENDER, []],
    [{ ...ENDER, material: 'peek' }, ['nozzle_too_cold', 'bed_too_cold', 'chamber_not_heated']],
    [{ ...ENDER, material: 'pa6-cf' }, ['nozzle_too_soft', 'not_enclosed']],
    [{ ...ENDER, yours: { nozzle_temperature: 290 } }, ['beyond_printer']],
    [{ ...ENDER, yours: { nozzle_diameter: 0.5 } }, ['nozzle_not_of_printer']],
    [{}, []],
  ])('%j: %j', (chosen, expected) => {
    expect(codes(chosen)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(codes(chosen)).toEqual([]);
  });

  it('does not include a figure that is too low if a tuned profile proves otherwise', () => {
    const setup = setupOf(ENDER);
    const { printer, profile } = setup;
    const cold = { ...setup, printer: printer && { ...printer, max_bed_temperature_c: 60 } };
    const as = (evidence: 'tuned' | 'slicer_defaults') =>
      contradictionsOf({ ...cold, profile: profile && { ...profile, evidence } }).map(({ code }) => code);
    expect(as('slicer_defaults')).toEqual(['bed_too_cold']);
    expect(as('tuned')).toEqual([]);
  });

  it('includes a profile of another printer or material', () => {
    const setup = { ...setupOf(ENDER), profile: setupOf({ printer: 'prusa-mk4', material: 'pla' }).profile };
    const found = contradictionsOf(setup).map(({ code }) => code);
    expect(found).toEqual(['profile_of_other_printer', 'profile_of_other_material']);
  });

  it('is reported in both languages, with figures, before any advice', () => {
    const answer = resolved('stringing', { printer: 'creality-ender-3-v3-se', material: 'peek' });
    const [first] = answer.contradictions;
    expect(first?.message).toMatch(/^PEEK needs \d+ °C at the nozzle; Ender-3 V3 SE is rated for 260 °C\.$/);
    expect(first?.message_zh).toContain('260 °C');
    const setup = setupOf({ printer: 'creality-ender-3-v3-se', material: 'peek' });
    const text = resolvedText(answer, setup, 'en');
    expect(text.search(/^!/m)).toBeGreaterThan(-1);
    expect(text.search(/^!/m)).toBeLessThan(text.search(/^1\./m));
  });

  it('leaves nothing to try if no value remains between its limits', () => {
    const answer = resolved('stringing', { ...ENDER, material: 'peek', yours: { nozzle_temperature: 250 } });
    const change = answer.causes.flatMap(({ fixes }) => fixes).find(({ id }) => id === 'nozzle-temp-down')?.change;
    expect(change?.ways).toMatchObject([{ status: 'no_range', first_value: null, next_values: [] }]);
  });
});

describe('conflicting fixes', () => {
  it('name each other, across the symptoms of one print', () => {
    const setup = setupOf(ENDER);
    const answers = ['stringing', 'layer-separation'].map((id) => resolveRule(ruleOf(id), setup));
    const found = conflictsOf(answers).filter(({ setting }) => setting === 'nozzle_temperature');
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'stringing',
        fix: 'nozzle-temp-down',
        direction: 'decrease',
        with: expect.objectContaining({ rule: 'layer-separation', fix: 'nozzle-temp-up', direction: 'increase' }),
      }),
    );
    for (const one of found)
      expect(found).toContainEqual(expect.objectContaining({ fix: one.with.fix, rule: one.with.rule }));
  });

  it('are reported within one rule too', () => {
    const answer = resolved('poor-bridging', ENDER);
    const found = answer.conflicts.map(({ fix, with: other }) => `${fix} ${other.fix}`);
    expect(found).toContain('bridge-flow-down bridge-flow-up');
  });

  it('are not reported if both go in the same direction', () => {
    expect(resolved('stringing', ENDER).conflicts).toEqual([]);
  });
});

describe('an answer as plain text', () => {
  it('is suitable for a forum', () => {
    const text = resolvedText(resolved('stringing', ENDER), setupOf(ENDER), 'en');
    expect(text.split('\n').slice(0, 2)).toEqual(['Stringing', 'Creality Ender-3 V3 SE, 0.4 mm, PETG, Cura']);
    expect(text).toContain(
      'Retraction length: 1.2 → 1.3 mm, or find it with one test print from 1.3 mm to 2 mm in steps of 0.1 mm, stop at 2 mm',
    );
    expect(text).toContain('Cura: Travel > Retraction Distance (retraction_amount)');
    expect(text).not.toContain('OrcaSlicer:');
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}/);
  });

  it('is the same in Chinese', () => {
    const text = resolvedText(resolved('stringing', ENDER), setupOf(ENDER), 'zh');
    expect(text.split('\n')[0]).toBe('拉丝');
    expect(text).toContain('回抽长度：1.2 → 1.3 mm，或用一次测试打印从 1.3 mm 到 2 mm');
    expect(text).toContain('到 2 mm 为止');
    expect(text).toContain('移动 > 回抽距离');
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}/);
  });

  it('has three things to try, none of them at its limit, and the other causes in one line', () => {
    const view = viewRule(ruleOf('stringing'), { ...setupOf(ENDER), user_values: { retraction_length: 6 } }, 'en');
    const first = firstFixes(view);
    expect(first).toHaveLength(3);
    expect(first.map(({ fix }) => fix.id)).not.toContain('retraction-up');
    expect(new Set(first.map(({ cause }) => cause.id)).size).toBe(3);
    const text = ruleText(view, 'en');
    expect(text.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ']);
    const [, further = ''] = text.split('Other causes: ');
    expect(further.split('; ')).toEqual(furtherCauses(view, first));
    expect(further.split('; ').length + 3).toBe(view.causes.filter(({ fixes }) => fixes.length > 0).length);
  });
});
