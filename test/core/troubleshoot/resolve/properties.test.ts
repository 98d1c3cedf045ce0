import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../../core/troubleshoot/resolve/bounds.js';
import { resolveRule } from '../../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import type { Adjustment, Fix, Rule, RuleConditions } from '../../../../schemas/generated/record.js';
import { materials, printers, profiles, rules } from '../../../support/resolve-fixture.js';

const settings = [
  ...new Set(
    rules.flatMap(({ causes }) => causes.flatMap(({ fixes }) => fixes.map((fix) => fix.adjustment?.setting ?? ''))),
  ),
].filter((id) => id !== '');

/** Arbitrary setups: any printer with any material, profile and values, even if they do not match. */
const setups = fc.record({
  printer: fc.option(fc.constantFrom(...printers)),
  material: fc.option(fc.constantFrom(...materials)),
  profile: fc.option(fc.constantFrom(...profiles)),
  slicer: fc.option(fc.constantFrom(...SLICERS)),
  user_values: fc.dictionary(
    fc.constantFrom(...settings),
    fc.oneof(
      fc.double({ min: -50, max: 20_000, noNaN: true }),
      fc.integer({ min: 0, max: 300 }),
      fc.boolean(),
      fc.constant('aligned'),
    ),
    { maxKeys: 6 },
  ),
}) as fc.Arbitrary<Setup>;
const cases = fc.tuple(fc.constantFrom(...rules), setups);

function changes(rule: Rule, setup: Setup) {
  const fixes = new Map(rule.causes.flatMap((cause) => cause.fixes.map((fix) => [fix.id, fix] as const)));
  return resolveRule(rule, setup)
    .causes.flatMap((cause) => cause.fixes)
    .flatMap(({ id, change }) => (change ? [{ fix: fixes.get(id) as Fix, change }] : []));
}

const check = (property: (rule: Rule, setup: Setup) => void) =>
  fc.assert(
    fc.property(cases, ([rule, setup]) => property(rule, setup)),
    { numRuns: 300 },
  );

describe('an answer for any setup', () => {
  it('never tries a value beyond a bound, and changes it in one direction', () => {
    let tried = 0;
    check((rule, setup) => {
      for (const { fix, change } of changes(rule, setup)) {
        const figure = typeof change.current.value === 'number' ? change.current.value : null;
        const { min, max } = boundsOf(fix.adjustment as NonNullable<Adjustment>, setup, figure);
        for (const way of change.ways) {
          const values = way.first_value === null ? [] : [way.first_value, ...way.next_values];
          for (const value of values) {
            tried++;
            expect(value).toBeGreaterThanOrEqual(min?.value ?? Number.NEGATIVE_INFINITY);
            expect(value).toBeLessThanOrEqual(max?.value ?? Number.POSITIVE_INFINITY);
          }
          const sorted = values.toSorted((a, b) => (way.direction === 'increase' ? a - b : b - a));
          expect(values).toEqual(sorted);
          expect(new Set(values).size).toBe(values.length);
        }
        if (typeof change.target?.value === 'number' && !(min && max && min.value > max.value)) {
          expect(change.target.value).toBeGreaterThanOrEqual(min?.value ?? Number.NEGATIVE_INFINITY);
          expect(change.target.value).toBeLessThanOrEqual(max?.value ?? Number.POSITIVE_INFINITY);
        }
      }
    });
    expect(tried).toBeGreaterThan(1000);
  });

  it('is deterministic, and leaves its input unchanged', () => {
    check((rule, setup) => {
      const before = structuredClone([rule, setup]);
      expect(resolveRule(rule, setup)).toEqual(resolveRule(rule, setup));
      expect([rule, setup]).toEqual(before);
    });
  });

  it('survives a round trip', () => {
    let back = 0;
    check((rule, setup) => {
      for (const { fix, change } of changes(rule, setup)) {
        for (const { status, direction, first_value: value } of change.ways) {
          if (!['come_back', 'begin'].includes(status) || value === null) continue;
          back++;
          const yours = { ...setup.user_values, [change.setting]: value };
          const again = changes(rule, { ...setup, user_values: yours }).find((one) => one.fix.id === fix.id);
          const way = again?.change.ways.find((one) => one.direction === direction);
          expect(['come_back', 'begin', 'no_range']).not.toContain(way?.status);
        }
      }
    });
    expect(back).toBeGreaterThan(100);
  });

  it('has nothing about bowden tubes for a direct drive, nor about another slicer, firmware or material', () => {
    const bans = (when: RuleConditions, setup: Setup) =>
      (setup.printer?.extruder_type === 'direct_drive' && when?.extruder_types?.includes('direct_drive') === false) ||
      (setup.slicer !== null && when?.slicers?.includes(setup.slicer) === false) ||
      (setup.printer?.brand_id === 'bambu-lab' && when?.firmwares?.includes('bambu') === false) ||
      (setup.material !== null && when?.materials?.includes(setup.material.id) === false);
    let banned = 0;
    check((rule, setup) => {
      const answer = resolveRule(rule, setup);
      for (const cause of rule.causes) {
        const found = answer.causes.find(({ id }) => id === cause.id);
        if (bans(cause.applies_to, setup)) expect(found).toBeUndefined();
        for (const fix of cause.fixes) {
          const kept = found?.fixes.find(({ id }) => id === fix.id);
          if (bans(fix.applies_to, setup)) expect(kept).toBeUndefined();
          for (const { when, text } of fix.additions) {
            if (!kept || !bans(when, setup)) continue;
            banned++;
            expect(kept.additions.map((one) => one.text)).not.toContain(text);
          }
          for (const [index, { when }] of (fix.adjustment?.steps ?? []).entries())
            if (kept?.change && bans(when, setup))
              expect(kept.change.omitted).toContainEqual(expect.objectContaining({ list: 'steps', index }));
        }
      }
    });
    expect(banned).toBeGreaterThan(50);
  });

  it('is complete: every cause and fix is included or left out with a reason', () => {
    check((rule, setup) => {
      const { causes, omitted: left } = resolveRule(rule, setup);
      for (const cause of rule.causes) {
        const kept = causes.find(({ id }) => id === cause.id);
        const whole = left.find((one) => one.cause === cause.id && one.fix === null);
        expect(Boolean(kept)).toBe(!whole);
        for (const { id } of kept ? cause.fixes : []) {
          const why = left.find((one) => one.cause === cause.id && one.fix === id);
          expect(kept?.fixes.some((fix) => fix.id === id)).toBe(!why);
          if (why) expect(why.unmet_conditions.length).toBeGreaterThan(0);
        }
      }
    });
  });
});
