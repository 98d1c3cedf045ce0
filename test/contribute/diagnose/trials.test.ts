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
  it('each have a text, a true cause and answers', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(trialTruths.value)).toEqual(ids);
    expect(Object.keys(trialAnswers.value)).toEqual(ids);
  });

  it('are enough for a measurement, a third of them about motion, first layer and feeding', () => {
    const main = texts.map(({ symptoms }) => symptoms[0] ?? '');
    const asked =
      /layer-shift|homing|first-layer|adhesion|skewed|filament-|extruder-skipping|no-extrusion|extrusion-stops|clog/;
    expect(tuning.length).toBeGreaterThanOrEqual(60);
    expect(held.length).toBeGreaterThanOrEqual(60);
    expect(main.filter((id) => asked.test(id)).length / texts.length).toBeGreaterThan(1 / 3);
  });

  it('come from threads that no solved case and no other trial cites', () => {
    const sources = [...[...cases.values()].map(({ value }) => value), ...texts].map(({ source }) =>
      source.toLowerCase(),
    );
    expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([]);
  });

  it('have the true causes whose digest is stored with the texts', () => {
    expect(sha256(JSON.stringify(held.map(({ id }) => ({ id, ...trialTruths.value[id] }))))).toBe(truths);
  });

  it('have answers with existing outcomes, each for a fact in the text', () => {
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

  it('can be joined for the measurement', () => {
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

  it('are refused, by name, without a true cause', () => {
    const [first = ''] = ids;
    const { [first]: _, ...rest } = trialTruths.value;
    expect(() => readTrials(trialTexts.value, trialAnswers.value, rest)).toThrow(first);
  });
});
