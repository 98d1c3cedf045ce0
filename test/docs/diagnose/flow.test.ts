import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { factsFromInput, NOTHING_KNOWN } from '../../../core/troubleshoot/diagnose/setup.js';
import { flowOf, gradeOf } from '../../../docs/src/diagnose/flow.js';
import { formatDiagnosis } from '../../../docs/src/diagnose/format-diagnosis.js';
import { needsNames, resolveView } from '../../../docs/src/diagnose/resolve-view.js';
import { setupEffects } from '../../../docs/src/diagnose/setup-effects.js';
import { diagnoseTexts } from '../../../docs/src/diagnose/texts.js';
import { readView, writeView } from '../../../docs/src/diagnose/view.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';

const table = composeDiagnosis(buildDataset(readSourceFiles(path.resolve(import.meta.dirname, '../../fixtures/data'))));
const flow = (search: string, setup = NOTHING_KNOWN) => flowOf(table, readView(search), setup);
const PETG = factsFromInput({ material: 'petg' });

describe('the way to a cause', () => {
  it('begins with a question, and nothing has moved', () => {
    const { check, ranked, since, end, more } = flow('?symptom=stringing');
    expect(check?.id).toBe('extrude-in-air');
    expect(ranked.map(({ cause }) => cause)).toEqual(['wet-filament', 'nozzle-too-hot', 'retraction-too-short']);
    expect(ranked.every(({ share, before }) => share === before)).toBe(true);
    expect([since, end, more]).toEqual([null, null, false]);
  });

  it('shows what the setup moves before anything is asked', () => {
    const { ranked, since } = flow('?symptom=stringing&material=petg', PETG);
    const [wet, hot] = ranked;
    expect(since).toBe('setup');
    expect(wet?.share).toBeGreaterThan(wet?.before ?? 1);
    expect(hot?.share).toBeLessThan(hot?.before ?? 0);
  });

  it('ends when one cause is clear, and can be gone on with', () => {
    const clear = flow('?symptom=stringing&answers=extrude-in-air:pops');
    expect([clear.end, clear.check, clear.since, clear.more]).toEqual(['clear', null, 'answer', true]);
    expect(clear.ranked[0]?.cause).toBe('wet-filament');
    const on = flow('?symptom=stringing&answers=extrude-in-air:pops&further=1');
    expect([on.end, on.check?.id]).toEqual([null, 'retraction-tower']);
  });

  it('ends when nothing is left to be asked', () => {
    const { end, more } = flow('?symptom=stringing&answers=extrude-in-air:_unknown,retraction-tower:_skipped');
    expect([end, more]).toEqual(['nothing_left', false]);
  });

  it('asks a question again that is to be changed', () => {
    const { check, end } = flow('?symptom=stringing&answers=extrude-in-air:pops&ask=extrude-in-air');
    expect([check?.id, end]).toEqual(['extrude-in-air', null]);
  });

  it('begins with several symptoms at once', () => {
    const { ranked } = flow('?symptom=stringing,hotend-leak');
    expect(ranked.map(({ cause }) => cause)).toContain('loose-nozzle');
    expect(ranked.map(({ cause }) => cause)).toContain('wet-filament');
  });

  it('leaves out what the setup rules out, and says what', () => {
    const { ranked, ruledOut } = flow('?symptom=heat-creep&material=petg', PETG);
    expect(ruledOut).toEqual(['soft-filament']);
    expect(ranked.map(({ cause }) => cause)).not.toContain('soft-filament');
  });

  it('shows shares in whole per cent, none of them as nothing or as everything', () => {
    expect([0, 0.004, 0.126, 0.999, 1].map(percent)).toEqual(['<1', '<1', '13', '>99', '>99']);
    expect([2, 0.2, 20].map((factor) => gradeOf({ factor }, table))).toEqual(['slightly', 'clearly', 'decisively']);
  });
});

describe('what the ranking uses of a setup', () => {
  it('is named by the word that it holds by, with what it moves of the causes that are possible', () => {
    const [one, ...others] = setupEffects(table, PETG, ['wet-filament', 'nozzle-too-hot']);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ by: [{ field: 'materials', word: 'petg' }], more: ['wet-filament'], less: [] });
    expect(setupEffects(table, PETG, ['nozzle-too-hot'])[0]?.more).toEqual([]);
    expect(setupEffects(table, NOTHING_KNOWN, ['wet-filament'])).toEqual([]);
  });
});

describe('an address of another release', () => {
  const settled = (search: string, names: Parameters<typeof resolveView>[2] = null) => {
    const { view, dropped } = resolveView(readView(search), table, names);
    return { search: writeView(view), dropped: dropped.map(({ kind, id }) => `${kind} ${id}`) };
  };

  it('stays as it is when all of it is known', () => {
    const view = readView('?symptom=stringing&answers=extrude-in-air:pops,retraction-tower:_unknown');
    expect(resolveView(view, table, null)).toEqual({ view, dropped: [] });
    expect(resolveView(view, table, null).view).toBe(view);
  });

  it('drops what is not known, and tells it', () => {
    expect(
      settled('?symptom=stringing,smoke&answers=smell:bad,extrude-in-air:sings,retraction-tower:better,bare&ask=smell'),
    ).toEqual({
      search: '?symptom=stringing&answers=retraction-tower:better',
      dropped: ['symptom smoke', 'answer smell:bad', 'answer extrude-in-air:sings', 'answer bare:', 'question smell'],
    });
  });

  it('keeps the first of two answers to one question', () => {
    expect(settled('?symptom=stringing&answers=extrude-in-air:pops,extrude-in-air:drips')).toEqual({
      search: '?symptom=stringing&answers=extrude-in-air:pops',
      dropped: ['answer extrude-in-air:drips'],
    });
  });

  it('asks for symptoms when none is left', () => {
    expect(resolveView(readView('?symptom=smoke'), table, null).view).toMatchObject({ symptoms: [], choosing: true });
    expect(needsNames(readView('?symptom=smoke'), table)).toBe(true);
    expect(needsNames(readView('?symptom=stringing'), table)).toBe(false);
  });
});

it('is told as plain text in both languages', () => {
  const told = {
    symptoms: ['Stringing', 'Blobs'],
    setup: 'PETG',
    answers: [{ check: 'Extrude.', outcome: 'It pops.' }],
    causes: [{ name: 'Wet filament', percent: '91' }],
    address: 'https://example.org/diagnose/',
  };
  expect(formatDiagnosis(told, diagnoseTexts('en'), ': ')).toBe(`Find the cause step by step

What is seen: Stringing + Blobs
Your setup: PETG

Your answers:
1. Extrude. -> It pops.

Likely causes:
1. Wet filament 91 %

https://example.org/diagnose/
`);
  const chinese = formatDiagnosis({ ...told, answers: [], setup: '' }, diagnoseTexts('zh'), '：');
  expect(chinese).toContain('您的回答：无');
  expect(chinese).toContain('1. Wet filament 91%');
});
