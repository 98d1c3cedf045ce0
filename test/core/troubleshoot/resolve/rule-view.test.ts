import { describe, expect, it } from 'vitest';
import { resolveRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import {
  firstFixes,
  fixLines,
  fixTexts,
  ruleText,
  viewFix,
  viewRule,
} from '../../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Fix, Rule } from '../../../../schemas/generated/record.js';
import { rules as published, setupOf } from '../../../support/resolve-fixture.js';

/** The rules of the fixture, which omits long texts, with some added. */
const rules = published.map(
  (rule): Rule => ({
    ...rule,
    causes: rule.causes.map((cause) => ({
      ...cause,
      ...{ check: `Check ${cause.id}.`, check_zh: `检查 ${cause.id}。` },
      fixes: cause.fixes.map((fix) => ({
        ...fix,
        ...{ instructions: `Do ${fix.id}.`, instructions_zh: `做 ${fix.id}。` },
        ...{ caution: `Mind ${fix.id}.`, caution_zh: `小心 ${fix.id}。` },
        caution_level: fix.hazards.length > 0 ? ('warning' as const) : ('note' as const),
      })),
    })),
  }),
);

const fixes = rules.flatMap(({ causes }) => causes.flatMap((cause) => cause.fixes));
const ruleOf = (id: string) => rules.find((rule) => rule.id === id) as Rule;

const ENDER = setupOf({ printer: 'creality-ender-3-v3-se', material: 'petg', slicer: 'cura' });

describe('the view of a rule', () => {
  it.each(['en', 'zh'] as const)('has every cause and fix of the resolved rule, with its texts: %s', (language) => {
    for (const rule of rules) {
      const resolved = resolveRule(rule, ENDER);
      const view = viewRule(rule, ENDER, language);
      expect(view.causes.map(({ id, fixes }) => [id, fixes.map((fix) => fix.id)])).toEqual(
        resolved.causes.map(({ id, fixes }) => [id, fixes.map((fix) => fix.id)]),
      );
      for (const { check, likelihood, fixes } of view.causes) {
        expect([check, likelihood]).not.toContain('');
        for (const { action, instructions } of fixes) expect([action, instructions]).not.toContain('');
      }
      expect(view.left_out).toHaveLength(resolved.omitted.length);
      expect(JSON.stringify(view.causes.map(({ name, check }) => [name, check]))).not.toMatch(/undefined|null/);
    }
  });

  it('shows how to dry only the chosen material, in the fix that dries the filament', () => {
    const fix = fixes.find(({ dries_filament: dries }) => dries);
    if (!fix) throw new Error('no fix dries');
    const { min, max } = ENDER.material?.drying_temperature_c ?? {};
    const view = viewFix(fix, ENDER, 'en');
    expect(view.with_material).toMatch(new RegExp(`^PETG: ${min}(–${max})? °C, .* h$`));
    expect(fixTexts(view, 'en', ['change'])).toEqual([view.with_material]);
    expect(view.figures.filter(({ what }) => what.includes('PLA'))).toEqual([]);
    expect(viewFix(fix, NO_SETUP, 'en').with_material).toBe('');
  });

  it('names other causes once a fix reaches its limit, never the opposite direction', () => {
    const setup = { ...ENDER, user_values: { retraction_length: 6 } };
    const { causes } = viewRule(ruleOf('stringing'), setup, 'en');
    const fix = causes.flatMap(({ fixes }) => fixes).find(({ id }) => id === 'retraction-up');
    expect(fix?.changes[0]?.change.ways).toMatchObject([{ status: 'none_left', first_value: null, next_values: [] }]);
    const own = causes.find(({ fixes }) => fixes.some(({ id }) => id === 'retraction-up'));
    const others = causes.filter(({ id }) => id !== own?.id).map(({ name }) => name);
    expect(others.filter((name) => fix?.instead.includes(name))).toHaveLength(2);
    const open = viewRule(ruleOf('stringing'), ENDER, 'en').causes.flatMap((cause) => cause.fixes);
    expect(open.map(({ instead }) => instead)).toContain('');
  });

  it('keeps every caution as one line, and states the condition of an added one', () => {
    const careful = fixes.filter(({ caution }) => caution !== null);
    expect(careful.length).toBeGreaterThan(5);
    for (const fix of careful)
      expect(fixTexts(viewFix(fix, NO_SETUP, 'en'), 'en', ['caution', 'note'])[0]).toBe(fix.caution);
    const added = fixes.find(({ additions }) =>
      additions.some(({ part, when }) => part === 'caution' && when !== null),
    );
    if (!added) throw new Error('no fix has a caution for some setups');
    expect(fixTexts(viewFix(added, NO_SETUP, 'en'), 'en', ['caution', 'note']).join('\n')).toMatch(/ \(only for .+\)/);
  });

  it('puts warnings before the instructions and notes after them; anything unlabelled is a warning', () => {
    const kinds = (fix: Fix) =>
      fixLines(viewFix(fix, NO_SETUP, 'en'), 'en')
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'caution' || kind === 'instructions' || kind === 'note')
        .filter((kind, place, all) => kind !== all[place - 1]);
    const [fix] = fixes;
    if (!fix) throw new Error('no fix');
    expect(kinds({ ...fix, caution_level: 'warning' })).toEqual(['caution', 'instructions']);
    expect(kinds({ ...fix, caution_level: 'note' })).toEqual(['instructions', 'note']);
    const { caution_level: _, ...older } = fix;
    expect(kinds(older as Fix)).toEqual(['caution', 'instructions']);
    expect(viewFix({ ...fix, caution: null, caution_level: null }, NO_SETUP, 'en').warns).toBe(false);
  });

  it('has a fixed order: what to set and where, cautions, instructions, notes', () => {
    const order = ['change', 'others', 'where', 'figure', 'caution', 'instructions', 'note'];
    const { causes } = viewRule(ruleOf('stringing'), ENDER, 'en');
    for (const fix of causes.flatMap(({ fixes }) => fixes.filter(({ changes }) => changes.length < 2))) {
      const places = fixLines(fix, 'en').map(({ kind }) => order.indexOf(kind));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it('names materials by name if known, otherwise by id', () => {
    const fix = fixes.find(({ applies_to }) => applies_to?.materials != null);
    if (!fix) throw new Error('no fix is for some materials');
    const [id = ''] = fix.applies_to?.materials ?? [];
    const names = { material: (one: string) => `<${one}>`, brand: (one: string) => one };
    expect(viewFix(fix, NO_SETUP, 'en', names).condition).toContain(`material: <${id}>`);
    expect(viewFix(fix, NO_SETUP, 'en').condition).toContain(`material: ${id}`);
  });

  it('includes the warnings of the first fixes in the text for a forum, but not the notes', () => {
    const seen = rules.flatMap((rule) => {
      const view = viewRule(rule, NO_SETUP, 'en');
      const text = ruleText(view, 'en');
      return firstFixes(view).map(({ fix: { caution, warns } }) => {
        expect(text.includes(`! ${caution}`)).toBe(warns);
        return warns;
      });
    });
    expect(new Set(seen)).toEqual(new Set([true, false]));
  });
});
