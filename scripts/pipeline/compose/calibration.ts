import { calibrationPicturePath } from '../../../core/contract/paths.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { CalibrationStep } from '../../../schemas/generated/record.js';
import type { CalibrationSource } from '../../../schemas/generated/source.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { bySlicer, composeConditions, referencesOf } from './common-fields.js';

/** The steps from a new spool to a tuned profile, each after those that it depends on, otherwise by id. */
export function composeCalibration(dataset: Dataset): CalibrationStep[] {
  const placed = new Map<string, CalibrationSource>();
  const place = (id: string) => {
    const step = dataset.calibrations.get(id)?.value;
    if (!step || placed.has(id)) return;
    for (const earlier of step.after) place(earlier);
    placed.set(id, step);
  };
  for (const id of dataset.calibrations.keys()) place(id);
  return [...placed.values()].map((step) => composeStep(dataset, step));
}

function composeStep(dataset: Dataset, step: CalibrationSource): CalibrationStep {
  const fix = dataset.fixes.get(step.fix)?.value;
  const cited = [...step.sources, ...step.trials.flatMap(({ sources }) => sources)];
  const tests = SLICERS.flatMap((slicer) => step.tests[slicer]?.sources ?? []);
  return {
    id: step.id,
    ...bothLanguages({ name: step.name }),
    after: step.after,
    ...bothLanguages({ reason: step.because }),
    minutes: fix?.minutes ?? null,
    ...bothLanguages({ test_print: step.print }),
    tests: bySlicer((slicer) => composeTest(step.tests[slicer])),
    ...bothLanguages({ evaluation: step.look }),
    by_height: step.by_height ?? false,
    settings: step.settings,
    trials: step.trials.map(({ when, from, to, less, more, material_range, step: by, sources }) => ({
      when: composeConditions(when),
      from: from ?? null,
      to: to ?? null,
      below_current: less ?? null,
      above_current: more ?? null,
      material_range: material_range ?? null,
      step: by,
      sources,
    })),
    hazards: fix?.hazards ?? [],
    ...bothLanguages({ caution: fix?.caution }),
    caution_level: fix?.caution_level ?? null,
    fix: step.fix,
    pictures: step.alt ? [{ path: calibrationPicturePath(step.id), alt: step.alt.en, alt_zh: step.alt.zh }] : [],
    references: referencesOf(dataset, [...cited, ...tests]),
  };
}

function composeTest(test: CalibrationSource['tests']['cura']): CalibrationStep['tests']['cura'] {
  if (test === null) return null;
  return {
    ...bothLanguages({ menu: test.menu, note: test.note }),
    sources: test.sources,
  };
}
