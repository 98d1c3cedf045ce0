import type { LintRule } from '../lint-rule.js';
import { profileFinding } from '../profile-finding.js';

/**
 * How far, °C, a profile may leave the range of its material. Fast machines print well above it; much below it
 * nothing melts, so the preset is a copy of another material's.
 */
const ABOVE = 40;
const BELOW = 25;

export default {
  name: 'nozzle-temperature-suits-material',
  description: "A profile prints near the material's own nozzle temperature range.",
  *check(composed) {
    const ranges = new Map(composed.records.materials.map(({ id, nozzle_temperature_c: range }) => [id, range]));
    for (const profile of composed.records.profiles) {
      const { min = null, max = null } = ranges.get(profile.material) ?? {};
      for (const layer of ['first_layer', 'other_layers'] as const) {
        const value = profile.nozzle_temperature_c[layer];
        if (value === null) continue;
        if ((min === null || value >= min - BELOW) && (max === null || value <= max + ABOVE)) continue;
        const range = `${min ?? '…'} to ${max ?? '…'} °C`;
        const message = `${layer} at ${value} °C does not suit ${profile.material}, ${range}`;
        const reason = `The material prints at ${range}; at ${value} °C the preset must be a copy of another one.`;
        yield profileFinding(composed, profile, `nozzle_temperature_c.${layer}`, value, message, reason);
      }
    }
  },
} satisfies LintRule;
