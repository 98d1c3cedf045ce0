import { describe, expect, it } from 'vitest';
import { formatNotes, formatProgress, formatTrial } from '../../../docs/src/calibration/format.js';
import { changedSince, stepsBefore, stepValue, valuesBefore } from '../../../docs/src/calibration/plan.js';
import { calibrationTexts } from '../../../docs/src/calibration/texts.js';
import { STEPS, small, spoolWith, TEMPERATURE } from './small.js';

const [temperature, flow, retraction] = STEPS as [(typeof STEPS)[0], (typeof STEPS)[0], (typeof STEPS)[0]];
const subject = small({
  printer: { max_nozzle_temperature_c: 260 },
  material: { nozzle_temperature_c: { min: 230, max: 260 } },
  profile: { nozzle_temperature_c: { other_layers: 250 }, flow_ratio: 0.95, retraction: { length_mm: null } },
});

describe('a step', () => {
  it('rests on what is before it, directly or not', () => {
    expect(stepsBefore(retraction, STEPS).map(({ id }) => id)).toEqual(['temperature', 'flow-ratio']);
    expect(stepsBefore(temperature, STEPS)).toEqual([]);
  });

  it('has come to its result, else to what the profile has', () => {
    expect(stepValue(temperature, null, subject)).toMatchObject({ value: 250, measured: false });
    expect(stepValue(temperature, spoolWith({ temperature: '235' }), subject)).toMatchObject({
      value: 235,
      measured: true,
    });
    // What was refused does not count.
    expect(stepValue(temperature, spoolWith({ temperature: '300' }), subject)).toMatchObject({ value: 250 });
    expect(stepValue(retraction, null, subject)).toMatchObject({ value: null, measured: false });
    expect(valuesBefore(retraction, STEPS, spoolWith({ temperature: '235' }), subject)).toEqual({
      temperature: 235,
      'flow-ratio': 0.95,
    });
  });

  it('is to be repeated when an earlier one comes to something else', () => {
    const spool = spoolWith({ temperature: '235' });
    const entry = { result: '0.97', kept: false, done: true, note: '', with: { temperature: 250 } };
    const done = { ...spool, steps: { ...spool.steps, 'flow-ratio': entry } };
    expect(changedSince(flow, STEPS, done, subject)).toMatchObject([{ step: temperature, before: 250, now: 235 }]);
    const same = { ...done, steps: { ...done.steps, 'flow-ratio': { ...entry, with: { temperature: 235 } } } };
    expect(changedSince(flow, STEPS, same, subject)).toEqual([]);
    expect(changedSince(flow, STEPS, spool, subject)).toEqual([]);
  });
});

describe.each([
  [
    'en',
    'Calibration: Black · PETG, Creality Ender-3 V3 SE, 0.4 mm · Cura',
    '1. Nozzle temperature: 235 °C (Current value: 250 °C) ✓',
  ],
  [
    'zh',
    '校准记录：Black · PETG、Creality Ender-3 V3 SE、0.4 mm · Cura',
    '1. Nozzle temperature：235 °C（当前值：250 °C） ✓',
  ],
] as const)('in words, %s', (language, head, first) => {
  const texts = calibrationTexts(language);

  it('notes are a text for a forum', () => {
    const text = formatNotes(spoolWith({ temperature: '235' }), STEPS, subject, 'cura', texts);
    const lines = text.split('\n');
    expect(lines.slice(0, 2)).toEqual([head, first]);
    expect(lines).toHaveLength(1 + STEPS.length);
    expect(formatProgress(spoolWith({ temperature: '235' }), STEPS, texts)).toMatch(/1.*3/);
  });

  it('few values are named, many told by their ends', () => {
    const few = formatTrial({ kind: 'span', span: { from: 240, to: 230, step: 5 }, cut: null }, TEMPERATURE, texts);
    expect(few).toBe(['240', '235', '230 °C'].join(texts.comma));
    const many = formatTrial({ kind: 'span', span: { from: 0, to: 100, step: 1 }, cut: null }, TEMPERATURE, texts);
    expect(many).toMatch(/^0 .*100 °C.*1$/);
    expect(formatTrial({ kind: 'around', less: 1, more: 2, step: 0.5 }, TEMPERATURE, texts)).toMatch(
      /1 °C.*2 °C.*0.5 °C/,
    );
    expect(formatTrial({ kind: 'unknown' }, TEMPERATURE, texts)).toBe(texts.unknownSpan);
  });
});
