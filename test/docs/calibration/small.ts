import type { BuiltSetting, BuiltStep } from '../../../docs/src/calibration/built.js';
import type { Spool } from '../../../docs/src/calibration/notes.js';
import type { TrialRecords } from '../../../docs/src/calibration/trial.js';

/** A setting with a value in the profile and limits. */
export const TEMPERATURE: BuiltSetting = {
  id: 'nozzle_temperature',
  name: 'Nozzle temperature',
  shown: '{n} °C',
  field: 'profile.nozzle_temperature_c.other_layers',
};

/** A subject with the parts of records that a test is about. */
export function small(parts: { [K in keyof TrialRecords]?: object }): TrialRecords {
  return { printer: null, material: null, profile: null, ...parts } as TrialRecords;
}

/** A plan of three steps, each resting on the one before. */
export const STEPS: readonly BuiltStep[] = [
  { id: 'temperature', name: 'Temperature', after: [], by_height: false, trials: [], setting: TEMPERATURE },
  {
    id: 'flow-ratio',
    name: 'Flow',
    after: ['temperature'],
    by_height: false,
    trials: [],
    setting: { id: 'flow_ratio', name: 'Flow ratio', shown: '{n}', field: 'profile.flow_ratio' },
  },
  {
    id: 'retraction',
    name: 'Retraction',
    after: ['flow-ratio'],
    by_height: false,
    trials: [],
    setting: { id: 'retraction_length', name: 'Retraction', shown: '{n} mm', field: 'profile.retraction.length_mm' },
  },
];

/** Notes of a spool with results by step. */
export function spoolWith(results: Readonly<Record<string, string>>, others: Partial<Spool> = {}): Spool {
  return {
    printer: { id: 'creality-ender-3-v3-se', name: 'Creality Ender-3 V3 SE' },
    nozzle: '0.4',
    material: { id: 'petg', name: 'PETG' },
    name: 'Black',
    changed: '2026-11-21T10:00:00.000Z',
    steps: Object.fromEntries(
      Object.entries(results).map(([id, result]) => [id, { result, kept: false, done: true, note: '', with: {} }]),
    ),
    ...others,
  };
}
