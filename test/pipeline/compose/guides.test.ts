import { describe, expect, it } from 'vitest';
import { rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsFromInput, type SetupInput } from '../../../core/troubleshoot/diagnose/setup.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { disagreements, readGuides } from '../../support/guides.js';
import { publishedDataset } from '../../support/published-data.js';

const dataset = publishedDataset();
const table = composeDiagnosis(dataset);
const ranked = (symptom: string, setup: SetupInput = {}) =>
  rankCauses(table, { symptoms: [symptom], setup: factsFromInput(setup) }).map(({ cause }) => cause);

const { symptoms, causes, references } = dataset;
const guided = readGuides();
const rules = [...symptoms.values()].map(({ value }) => value);

/** Publisher of a guide: the original of a copy, the owner of a repository, or the host. */
function publisherOf(id: string): string {
  const { url, via } = references.value[id] ?? { url: 'https://unknown.example/' };
  const { hostname, pathname } = new URL(url);
  return via ?? (hostname === 'github.com' ? (pathname.split('/')[1] ?? hostname) : hostname.replace(/^www\./, ''));
}

describe('the consensus of guides', () => {
  it('puts seam placement first for a visible seam', () => {
    expect(ranked('visible-z-seam')[0]).toBe('seam-visible');
  });

  it('puts speed among the first causes of a layer shift', () => {
    expect(ranked('layer-shift').indexOf('speed-too-high')).toBeLessThan(8);
  });

  it.each(['abs', 'asa', 'pc', 'pa'])('never opens the door against warping of %s', (material) => {
    expect(ranked('warping', { material })).not.toContain('chamber-too-warm');
    expect(ranked('warping', { material: 'pla' })).toContain('chamber-too-warm');
  });

  it.each(['petg', 'pa', 'pa6-cf'])('dries and cools %s before retracting more', (material) => {
    const causes = ranked('stringing', { material });
    for (const first of ['wet-filament', 'nozzle-too-hot'])
      expect(causes.indexOf(first)).toBeLessThan(causes.indexOf('retraction-too-short'));
  });

  it('does not blame wet filament for stringing because of a direct drive', () => {
    expect(ranked('stringing', { extruder_type: 'direct_drive' })[0]).toBe(ranked('stringing')[0]);
  });

  it('closes the gap of a brim if parts come off', () => {
    const { adjustment } = dataset.fixes.get('brim-gap')?.value ?? {};
    expect(adjustment?.target).toMatchObject({ value: 0, unit: 'mm' });
  });

  it('states the pitch of a belt for the machine that it was measured on', () => {
    const figures = dataset.fixes.get('belt-tension')?.value.figures ?? [];
    for (const { quantity, when } of figures) if (quantity.unit === 'Hz') expect(when?.brands).toEqual(['voron']);
  });
});

describe('the comparison of rules with guides', () => {
  it('covers all rules', () => {
    expect(Object.keys(guided).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  it.each(rules)('for $id cites two guides of different publishers, or says why not', ({ id, references: cited }) => {
    const { guides, short } = guided[id] ?? { guides: {} };
    const ids = Object.keys(guides);
    expect(ids.filter((guide) => !cited.includes(guide))).toEqual([]);
    expect(new Set(ids.map(publisherOf)).size < 2).toBe(short !== undefined);
    expect(Object.values(guides).filter((list) => list.length === 0)).toEqual([]);
    const named = Object.values(guides).flat();
    expect(named.filter((cause) => !causes.has(cause))).toEqual([]);
  });

  it.each(rules)('for $id finds agreement, or a reason', ({ id, causes: ranked }) => {
    const { guides, differs = {} } = guided[id] ?? { guides: {} };
    const found = disagreements(ranked, guides);
    const withoutReason = [...found].filter(([cause]) => !differs[cause]);
    expect(Object.fromEntries(withoutReason), 'write the reason under `differs` or follow the guides').toEqual({});
    expect(Object.keys(differs).filter((cause) => !found.has(cause))).toEqual([]);
  });
});

describe('the disagreements of a rule with guides', () => {
  const rule = (...ids: string[]) => ids.map((cause) => ({ cause, likelihood: 'low' as const, fixes: ['x'] }));

  it('are none if the first five causes match those of the guides', () => {
    expect(disagreements(rule('a', 'b', 'c'), { one: ['a', 'b'], two: ['a', 'c'] }).size).toBe(0);
  });

  it('ignore what only one guide says', () => {
    expect(disagreements(rule('a', 'b'), { one: ['z', 'a'], two: ['a'] }).size).toBe(0);
  });

  it('include a cause in the first five of two guides, but not of the rule', () => {
    const guides = { one: ['a', 'f'], two: ['f'], three: ['z'] };
    expect([...disagreements(rule('a', 'b', 'c', 'd', 'e', 'f'), guides).keys()]).toEqual(['f']);
  });

  it('include a cause that one case moves above those of the guides, but not one confirmed by two', () => {
    const ahead = { cause: 'x', likelihood: 'high' as const, fixes: ['x'] };
    const guides = { one: ['a'], two: ['a'] };
    const found = (...cases: string[]) => disagreements([{ ...ahead, cases }, ...rule('a')], guides);
    expect([...found('case-1').keys()]).toEqual(['x']);
    expect(found('case-1', 'case-2').size).toBe(0);
  });

  it('include an order that all guides with both causes reverse', () => {
    const found = (...three: string[]) => disagreements(rule('a', 'b'), { one: ['b', 'a'], two: ['b', 'a'], three });
    expect([...found('b').keys()]).toEqual(['a']);
    expect(found('a', 'b').size).toBe(0);
  });

  it('include a cause that two cases confirm but the first five lack', () => {
    const confirmed = { cause: 'f', likelihood: 'low' as const, fixes: ['x'], cases: ['1', '2'] };
    const found = disagreements([...rule('a', 'b', 'c', 'd', 'e'), confirmed], {});
    expect([...found.keys()]).toEqual(['f']);
  });
});
