import { fault } from '../../../shared/problem.js';
import { layeredTemperatures } from '../../compose/capability.js';
import { type LintRule, profileFinding } from '../findings.js';

export default {
  name: 'other-layers-are-known',
  description: 'A profile with a temperature for the first layer has one for all other layers, unless it was withheld.',
  *check(composed) {
    for (const profile of composed.records.profiles) {
      for (const [field, layers] of layeredTemperatures(profile)) {
        const first = layers.first_layer ?? null;
        const others = `${field}.other_layers`;
        if (first === null || (layers.other_layers ?? null) !== null) continue;
        if (profile.provenance.corrected.some((one) => one.field === others)) continue;
        const flaw = fault('other_layers_unknown', [
          `${field} is ${first} °C on the first layer, but unknown on all others`,
        ]);
        const reason = 'The preset gives a value only for the first layer, which does not say how the rest is printed.';
        yield profileFinding(composed, profile, `${field}.first_layer`, first, flaw, reason);
      }
    }
  },
} satisfies LintRule;
