import { beforeAll, describe, expect, it } from 'vitest';
import { platform } from '../../../../clients/typescript/src/platform.js';
import { presetsPath } from '../../../../core/contract/paths.js';
import { composePreset } from '../../../../core/presets/compose.js';
import { presetDownload } from '../../../../core/presets/files.js';
import { PresetRefused } from '../../../../core/presets/preset-refused.js';
import { checkSetup } from '../../../../core/profiles/check-value/check-setup.js';
import { fileFromBytes } from '../../../../core/read-settings/input-file.js';
import { readSettings } from '../../../../core/read-settings/read-settings.js';
import { ownSettings } from '../../../../core/read-settings/values.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import type { PresetMapping, Setting } from '../../../../schemas/generated/record.js';
import type { Sample } from '../../../support/preset-faults.js';
import { presetSamples } from '../../../support/preset-samples.js';
import { readJson } from '../../../support/published.js';
import { publishedSettings } from '../../../support/read-file.js';
import { shared } from '../../../support/shared.js';

let release: string;
let samples: Sample[];
let settings: Setting[];

beforeAll(async () => {
  release = await shared('release');
  samples = presetSamples(release);
  settings = await publishedSettings();
}, 600_000);

describe.each(SLICERS)('the makers’ own presets as files of %s', (slicer) => {
  it('raise no alarm', async () => {
    const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath(slicer)).data;
    const alarms = new Map<string, string[]>();
    let presets = 0;
    let checked = 0;
    for (const { profile, printer, material } of samples) {
      const options = { parents: null, qualityType: printer.presets.cura_quality_types[0] ?? 'standard' };
      const composed = presetOf(() => composePreset(profile, printer, material, mapping, options));
      // A printer with an unknown bed cannot be in a file for PrusaSlicer.
      if (!composed) continue;
      const { name, bytes } = presetDownload(composed);
      const reading = await readSettings(fileFromBytes(name, bytes), platform);
      if (!reading.ok) continue;
      const { values } = ownSettings(reading.settings, settings, { plate: printer.default_plate });
      const user_values = Object.fromEntries(values.map(({ setting, value }) => [setting, value]));
      const result = checkSetup(settings, { printer, material, profile, slicer, user_values });
      presets++;
      checked += result.checked;
      for (const { severity, setting, value, limit } of result.findings)
        if (severity !== 'slowed') {
          const key = `${severity} ${setting} ${limit?.of} ${limit?.end}`;
          alarms.set(key, [...(alarms.get(key) ?? []), `${profile.id}: ${value}, ${limit?.value}`]);
        }
    }
    expect(Object.fromEntries([...alarms].map(([key, all]) => [key, [all.length, ...all.slice(0, 3)]]))).toEqual({});
    expect(presets).toBeGreaterThan(20_000);
    expect(checked).toBeGreaterThan(20 * presets);
  }, 900_000);
});

/** A preset, or null if rejected. */
function presetOf<T>(compose: () => T): T | null {
  try {
    return compose();
  } catch (error) {
    if (error instanceof PresetRefused) return null;
    throw error;
  }
}
