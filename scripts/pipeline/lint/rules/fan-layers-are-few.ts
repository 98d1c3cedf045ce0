import { fault } from '../../../shared/problem.js';
import { type LintRule, profileFinding } from '../findings.js';

/** Layers. Larger values mean "never", which a fan speed of 0 expresses. */
const MOST = 100;
const FIELDS = ['fan_off_first_layers', 'full_fan_speed_layer'] as const;

export default {
  name: 'fan-layers-are-few',
  description:
    'The number of layers without part cooling, or until full cooling, is a real number of layers and not a way to say never.',
  *check(composed) {
    for (const profile of composed.records.profiles) {
      for (const field of FIELDS) {
        const layers = profile.cooling[field];
        if (layers === null || layers <= MOST) continue;
        const flaw = fault('many_fan_layers', [`${field}: ${layers} layers`]);
        const reason = `${layers} layers are more than most prints have: the value means that the fan is never on, not a number of layers.`;
        yield profileFinding(composed, profile, `cooling.${field}`, layers, flaw, reason);
      }
    }
  },
} satisfies LintRule;
