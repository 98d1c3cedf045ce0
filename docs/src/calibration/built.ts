import type { CalibrationStep } from '../../../schemas/generated/record.js';
import type { FieldTexts } from '../explorer/explorer-texts.js';
import { type Catalogue, describeRuleConditions } from '../records/catalogue.js';
import type { PageLocale } from '../records/locale.js';

/** The setting that a step calibrates, in the language of the page. */
export interface BuiltSetting {
  name: string;
  /** How a number of it is shown: `{n} °C`. */
  shown: string;
  /** The field that holds its value: `profile.flow_ratio`; null: none. */
  field: string | null;
}

/** A trial with its conditions in words; empty: always. */
export type BuiltTrial = Omit<CalibrationStep['trials'][number], 'sources'> & { for: string };

/** The data of the page for the browser: the steps, and the texts of the fields. */
export interface BuiltPlan {
  steps: readonly BuiltStep[];
  fields: FieldTexts;
}

/** A step for the browser; the page itself holds the rest. */
export interface BuiltStep extends Pick<CalibrationStep, 'id' | 'after' | 'by_height'> {
  trials: readonly BuiltTrial[];
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
      setting: {
        name: locale.say(setting.name, setting.name_zh),
        shown: locale.writer.withUnit('{n}', setting.unit),
        field: setting.record_field,
      },
    };
  });
}
