import type { CalibrationStep } from '../../../schemas/generated/record.js';
import type { Catalogue } from '../records/catalogue.js';
import { describeRuleConditions } from '../records/conditions.js';
import type { PageLocale } from '../records/locale.js';

/** A setting that the result of a step is written into, in the language of the page. */
export interface BuiltSetting {
  id: string;
  name: string;
  /** A number of it with its unit: `{n} °C`. */
  shown: string;
  /** Where its value now stands: `profile.flow_ratio`; null: in no record. */
  field: string | null;
}

/** A trial with what it applies to in words; empty: to everything. */
export type BuiltTrial = Omit<CalibrationStep['trials'][number], 'sources'> & { for: string };

/** What the browser needs of a step: the page itself holds the rest. */
export interface BuiltStep extends Pick<CalibrationStep, 'id' | 'after' | 'by_height'> {
  name: string;
  trials: readonly BuiltTrial[];
  /** The setting that is tried. */
  setting: BuiltSetting;
}

/** The steps as the browser gets them. @throws when a step names a setting that there is none of */
export function builtSteps(from: Catalogue, locale: PageLocale): BuiltStep[] {
  return from.calibration.map((step) => {
    const { id, after, trials, by_height, settings } = step;
    const setting = from.settings.get(settings[0] ?? '');
    if (!setting) throw new Error(`the step ${id} has no setting`);
    return {
      id,
      after,
      trials: trials.map(({ sources: _, ...trial }) => ({
        ...trial,
        for: describeRuleConditions(trial.when, from, locale),
      })),
      by_height,
      name: locale.say(step.name, step.name_zh),
      setting: {
        id: setting.id,
        name: locale.say(setting.name, setting.name_zh),
        shown: locale.writer.withUnit('{n}', setting.unit),
        field: setting.record_field,
      },
    };
  });
}
