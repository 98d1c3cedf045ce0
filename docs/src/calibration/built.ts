import type { CalibrationStep } from '../../../schemas/generated/record.js';
import type { FieldTexts } from '../explorer/explorer-texts.js';
import { type Catalogue, describeRuleConditions } from '../records/catalogue.js';
import type { PageLocale } from '../records/locale.js';

/** The setting calibrated in a step, in the page's language. */
export interface BuiltSetting {
  name: string;
  /** Format of its value: `{n} °C`. */
  shown: string;
  /** The record field with its value: `profile.flow_ratio`; null: none. */
  field: string | null;
}

/** A trial with its conditions in words; empty: unconditional. */
export type BuiltTrial = Omit<CalibrationStep['trials'][number], 'sources'> & { for: string };

/** The data embedded in the page: steps, and texts of the fields. */
export interface BuiltPlan {
  steps: readonly BuiltStep[];
  fields: FieldTexts;
}

/** The part of a step that the script needs; the page contains the rest. */
export interface BuiltStep extends Pick<CalibrationStep, 'id' | 'after' | 'by_height'> {
  trials: readonly BuiltTrial[];
  setting: BuiltSetting;
}

/** The steps for the script. @throws if a step refers to an unknown setting */
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
