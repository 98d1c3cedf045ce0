import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTrials } from '../../../scripts/contribute/diagnose/measure.js';
import { publishedDataset } from '../../support/published-data.js';

const { trialTexts, trialAnswers, trialTruths, cases, checks } = publishedDataset();
const { truths, tuning, held } = trialTexts.value;
const texts = [...tuning, ...held];
const ids = texts.map(({ id }) => id);
const sha256 = (text: string) => hash('sha256', text);

describe('the trials', () => {
  it('have each one text, one truth and one entry of answers', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(trialTruths.value)).toEqual(ids);
    expect(Object.keys(trialAnswers.value)).toEqual(ids);
  });

  it('are enough to measure with, a third of them about motion, first layer and feeding', () => {
    const main = texts.map(({ symptoms }) => symptoms[0] ?? '');
    const asked =
      /layer-shift|homing|first-layer|adhesion|skewed|filament-|extruder-skipping|no-extrusion|extrusion-stops|clog/;
    expect(tuning.length).toBeGreaterThanOrEqual(60);
    expect(held.length).toBeGreaterThanOrEqual(60);
    expect(main.filter((id) => asked.test(id)).length / texts.length).toBeGreaterThan(1 / 3);
  });

  it('are of threads that no solved case and no other trial cites', () => {
    const sources = [...[...cases.values()].map(({ value }) => value), ...texts].map(({ source }) =>
      source.toLowerCase(),
    );
    expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
  });

  it('hold the truths whose digest stands beside the texts', () => {
    expect(sha256(JSON.stringify(held.map(({ id }) => ({ id, ...trialTruths.value[id] }))))).toBe(truths);
  });

  it('answer with outcomes that exist, each on a fact that was told', () => {
    const wrong = texts.flatMap(({ id, told }) => {
      const { answers = {}, unheard = [] } = trialAnswers.value[id] ?? {};
      const outcomes = Object.entries(answers).filter(
        ([check, { outcome }]) => !checks.get(check)?.value.outcomes.some((one) => one.id === outcome),
      );
      const places = [...Object.values(answers).map((answer) => answer.told), ...unheard];
      return [
        ...outcomes.map(([check, { outcome }]) => `${id}: ${check}: ${outcome}`),
        ...places.filter((at) => told[at] === undefined).map((at) => `${id}: no fact ${at}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('are joined to what can be measured', () => {
    const halves = readTrials(trialTexts.value, trialAnswers.value, trialTruths.value);
    expect(halves.tuning.map(({ id }) => id)).toEqual(tuning.map(({ id }) => id));
    expect(halves.held.map(({ id }) => id)).toEqual(held.map(({ id }) => id));
    for (const { id, cause, answers } of [...halves.tuning, ...halves.held]) {
      expect(cause).toBe(trialTruths.value[id]?.cause);
      expect(answers ?? {}).toEqual(
        Object.fromEntries(
          Object.entries(trialAnswers.value[id]?.answers ?? {}).map(([check, { outcome }]) => [check, outcome]),
        ),
      );
    }
  });

  it('name the trial that has no truth', () => {
    const [first = ''] = ids;
    const { [first]: _, ...rest } = trialTruths.value;
    expect(() => readTrials(trialTexts.value, trialAnswers.value, rest)).toThrow(first);
  });
});
