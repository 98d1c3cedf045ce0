import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { percent } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsFromInput, NOTHING_KNOWN } from '../../../core/troubleshoot/diagnose/setup.js';
import { flowOf, resolveView } from '../../../docs/src/symptom/flow.js';
import { gradeOf } from '../../../docs/src/symptom/outcomes.js';
import { readView, writeView } from '../../../docs/src/symptom/view.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';

const table = composeDiagnosis(buildDataset(readSourceFiles(path.resolve(import.meta.dirname, '../../fixtures/data'))));
const flow = (search: string, setup = NOTHING_KNOWN, symptom = 'stringing') =>
  flowOf(table, readView(symptom, search), setup);
const PETG = factsFromInput({ material: 'petg' });

describe('the questions', () => {
  it('start with no change in likelihoods', () => {
    const { check, ranked, end, more } = flow('');
    expect(check?.id).toBe('extrude-in-air');
    expect(ranked.map(({ cause }) => cause)).toEqual(['wet-filament', 'nozzle-too-hot', 'retraction-too-short']);
    expect(ranked.every(({ share, before }) => share === before)).toBe(true);
    expect([end, more]).toEqual([null, false]);
  });

  it('end when one cause is clear, but can be continued', () => {
    const clear = flow('?answers=extrude-in-air:pops');
    expect([clear.end, clear.check, clear.more]).toEqual(['clear', null, true]);
    const [first] = clear.ranked;
    expect(first?.cause).toBe('wet-filament');
    expect(first?.share).toBeGreaterThan(first?.before ?? 1);
    const on = flow('?answers=extrude-in-air:pops&further=1');
    expect([on.end, on.check?.id]).toEqual([null, 'retraction-tower']);
  });

  it('start from the likelihoods of a reported code', () => {
    const causes = [{ cause: 'retraction-too-short', likelihood: 'high' }] as const;
    const { ranked } = flowOf(table, readView('stringing', '?code=x'), NOTHING_KNOWN, [
      { id: 'x', causes: [...causes] },
    ]);
    expect(ranked[0]?.cause).toBe('retraction-too-short');
  });

  it('count earlier statements as answers', () => {
    const shares = ({ ranked }: ReturnType<typeof flow>) => ranked.map(({ cause, share }) => [cause, share]);
    expect(shares(flow('?told=extrude-in-air:pops'))).toEqual(shares(flow('?answers=extrude-in-air:pops')));
    expect(shares(flow('?told=extrude-in-air:pops'))).not.toEqual(shares(flow('')));
  });

  it('end when no question is left', () => {
    const { end, more } = flow('?answers=extrude-in-air:_unknown,retraction-tower:_skipped');
    expect([end, more]).toEqual(['nothing_left', false]);
  });

  it('repeat a question to change its answer', () => {
    const { check, end } = flow('?answers=extrude-in-air:pops&ask=extrude-in-air');
    expect([check?.id, end]).toEqual(['extrude-in-air', null]);
  });

  it('can start with several symptoms', () => {
    const { ranked } = flow('?also=hotend-leak');
    expect(ranked.map(({ cause }) => cause)).toContain('loose-nozzle');
    expect(ranked.map(({ cause }) => cause)).toContain('wet-filament');
  });

  it('exclude what the setup rules out', () => {
    const { ranked } = flow('?material=petg', PETG, 'heat-creep');
    expect(ranked.map(({ cause }) => cause)).not.toContain('soft-filament');
  });

  it('show shares in whole per cent, never 0 or 100', () => {
    expect([0, 0.004, 0.126, 0.999, 1].map(percent)).toEqual(['<1', '<1', '13', '>99', '>99']);
    expect([2, 1 / 8, 32].map((factor) => gradeOf({ factor }, table))).toEqual(['slightly', 'clearly', 'decisively']);
  });
});

describe('a URL from another release', () => {
  const settled = (search: string) => {
    const { view, dropped } = resolveView(readView('stringing', search), table);
    return { search: writeView(view), dropped: dropped.map(({ kind, id }) => `${kind} ${id}`) };
  };

  it('is unchanged if all of it is known', () => {
    const view = readView('stringing', '?answers=extrude-in-air:pops,retraction-tower:_unknown');
    expect(resolveView(view, table)).toEqual({ view, dropped: [] });
    expect(resolveView(view, table).view).toBe(view);
  });

  it('loses unknown parts, which are reported', () => {
    expect(
      settled('?also=smoke&answers=smell:bad,extrude-in-air:sings,retraction-tower:better,bare&ask=smell'),
    ).toEqual({
      search: '?answers=retraction-tower:better',
      dropped: ['symptom smoke', 'answer smell:bad', 'answer extrude-in-air:sings', 'answer bare:', 'question smell'],
    });
  });

  it('keeps the first of two answers to one question', () => {
    const expected = { search: '?answers=extrude-in-air:pops', dropped: ['answer extrude-in-air:drips'] };
    expect(settled('?answers=extrude-in-air:pops,extrude-in-air:drips')).toEqual(expected);
  });
});
