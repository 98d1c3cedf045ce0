import { describe, expect, it } from 'vitest';
import type { CodeSource } from '../../../schemas/generated/source.js';
import { checkSchema } from '../../../scripts/pipeline/check/schema.js';
import type { SourceKind } from '../../../scripts/pipeline/load/source-file.js';
import { sentenceOf } from '../../../scripts/shared/problem.js';
import { publishedDataset } from '../../support/published-data.js';

const { symptoms, fixes, checks, codes, presets, materials, settings, printers } = publishedDataset();

/** Problems of a published file after a change. */
function said(kind: SourceKind, { value }: { value: object } = { value: {} }, change: (copy: never) => void) {
  const copy = structuredClone(value);
  change(copy as never);
  return checkSchema({ kind, file: 'x.yaml', text: '', value: copy }).map((one) => `${one.path}: ${sentenceOf(one)}`);
}

const [FIRST_CODES, FIRST_PRESETS] = [[...codes.values()][0], [...presets.values()][0]];

describe('a field that another one requires or forbids', () => {
  it.each([
    [
      said('symptom', symptoms.get('stringing'), (one: { severity: string }) => {
        one.severity = 'critical';
      }),
      'stop_print: null is not allowed (allowed: "burns", "melts", "crashes"; a critical symptom says what happens if the print goes on)',
    ],
    [
      said('setting', settings.get('flow_ratio'), (one: { slicers: { cura: object } }) =>
        Object.assign(one.slicers.cura, { default: -5, min: undefined }),
      ),
      'slicers.cura: misses "min" (a default below 0 goes with the minimum of the slicer)',
    ],
    [
      said('printer', printers.get('bambu-lab-p1s'), (one: { curated: { build_volume_mm: { value: object } } }) =>
        Object.assign(one.curated.build_volume_mm, { value: { x: 256, y: 256 } }),
      ),
      'curated.build_volume_mm.value: misses "z" (x, y and z, in mm; null if not known)',
    ],
    [
      said('codes', FIRST_CODES, (one: { codes: CodeSource[]; no_symptom?: object }) => {
        delete one.no_symptom;
        delete one.codes[0]?.symptoms;
        one.codes.length = 1;
      }),
      'codes.0: misses "symptoms" or "no_symptom" (the reason if there is none, of the code or of the whole file)',
    ],
    [
      said('symptom', symptoms.get('stringing'), (one: { stop_print: string }) => {
        one.stop_print = 'melts';
      }),
      'stop_print: "melts" is not allowed (allowed: null; only a critical symptom stops the print)',
    ],
    [
      said('fix', fixes.get('nozzle-temp-up'), (one: object) => Object.assign(one, { power_off: true })),
      'kind: "setting" is not allowed (allowed: "maintenance", "material", "process", "model", "environment", "hardware"; other kinds cannot be checked with the printer unplugged; or power_off: false)',
    ],
    [
      said('fix', fixes.get('nozzle-temp-up'), (one: object) =>
        Object.assign(one, { caution: { en: 'Hot.', zh: '烫。' }, caution_level: 'warning', hazards: undefined }),
      ),
      ': misses "hazards" (a warning names its hazards; or caution_level: note)',
    ],
    [
      said('fix', fixes.get('nozzle-temp-up'), (one: object) =>
        Object.assign(one, { caution: { en: 'Hot.', zh: '烫。' }, caution_level: 'note', hazards: ['burn', 'fire'] }),
      ),
      'caution_level: "note" is not allowed (allowed: "warning"; an electric shock or a fire is always a warning)',
    ],
    [
      said('fix', fixes.get('nozzle-temp-up'), (one: { adjustment: object }) =>
        Object.assign(one.adjustment, { no_safe_range: 'Nobody knows where.' }),
      ),
      'adjustment.no_safe_range: has "no_safe_range", which cannot be combined with the other fields (keep one of the two)',
    ],
    [
      said('fix', fixes.get('nozzle-temp-up'), (one: { adjustment: { steps: { quantity: object }[] } }) =>
        Object.assign(one.adjustment.steps[0]?.quantity ?? {}, { value: 5, min: 5 }),
      ),
      'adjustment.steps.0.quantity.value: has "value", which cannot be combined with the other fields (either value, or min and max)',
    ],
    [
      said('codes', FIRST_CODES, (one: { codes: object[] }) =>
        Object.assign(one.codes[0] ?? {}, {
          no_symptom: { en: 'It is made up.', zh: '虚构。' },
          symptoms: [{ symptom: 'stringing', likelihood: 'high' }],
        }),
      ),
      'codes.0.no_symptom: has "no_symptom", which cannot be combined with the other fields (a code names its symptoms, or the reason why there is none)',
    ],
    [
      said('presets', FIRST_PRESETS, (one: { rows: object[] }) =>
        Object.assign(one.rows[0] ?? {}, { field: 'flow_ratio', setting: 'coasting' }),
      ),
      'rows.0: has "field" and "setting" (one of the two, not both)',
    ],
    [
      said('material', materials.get('pla'), (one: { facts: { hygroscopic: object } }) =>
        Object.assign(one.facts.hygroscopic, { others: [{ value: 'damp', sources: ['x'] }] }),
      ),
      'facts.hygroscopic.others.0.value: "damp" is not allowed (allowed: "low", "medium", "high", "very_high")',
    ],
  ])('is reported: %j', (problems, expected) => expect(problems).toEqual([expected]));
});

describe('a check', () => {
  const stated = { statement: { en: 'It is hot.', zh: '很热。' } };
  const [id, check] = [...checks].find(
    ([, { value }]) => value.about === 'machine' && !value.symptoms && value.outcomes.every((one) => !one.statement),
  ) ?? ['', undefined];
  const changed = (change: object, outcomes: (all: object[]) => object[] = (all) => all) =>
    said('check', check, (one: { outcomes: object[] }) =>
      Object.assign(one, { asked: undefined, ...change, outcomes: outcomes(one.outcomes) }),
    );

  it.each([
    [{ about: 'part' }, undefined, 'names the symptoms for which it is asked'],
    [{ asked: false }, undefined, 'a check that is never asked has only statements'],
    [{}, (all: object[]) => all.slice(0, 1), 'a question has at least two answers'],
    [{}, ([one, ...more]: object[]) => [{ ...one, ...stated }, ...more], 'statements have a group'],
    [{ told: 'tried' }, undefined, 'leave it out, or write a statement'],
    [
      {},
      ([one, ...more]: object[]) => [{ id: 'none', text: (one as { text: object }).text }, ...more],
      'misses "more" or "less"',
    ],
  ] as const)(`is refused with %j`, (change, outcomes, words) => {
    expect(id).not.toBe('');
    expect(changed(change, outcomes).join('\n')).toContain(words);
  });
});
