import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { platform } from '../../../clients/typescript/src/platform.js';
import { namedPath, pagePath, presetsPath } from '../../../core/contract/paths.js';
import { composePreset } from '../../../core/presets/compose.js';
import { presetDownload } from '../../../core/presets/files.js';
import type { PresetMapping } from '../../../core/presets/types.js';
import { fileFromBytes } from '../../../core/read-settings/input-file.js';
import { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
import { readSettings } from '../../../core/read-settings/read-settings.js';
import { ownSettings } from '../../../core/read-settings/values.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { publishedSettings } from '../../support/read-file.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const settings = (await publishedSettings()).filter(({ record_field }) => record_field?.startsWith('profile.'));
const list = <T>(file: string) => readJson<{ data: T[] }>(release, file).data;

/** Samples printers at an interval, each with another material. */
const EVERY = 6;

const printers = readdirSync(path.dirname(path.join(release, namedPath('printers', 'x'))))
  .filter((file, place) => file.endsWith('.json') && place % EVERY === 0)
  .map((file) => path.parse(file).name);
const samples = printers.flatMap((id, place) => {
  const printer = list<Printer>(namedPath('printers', id))[0] as Printer;
  const material = printer.materials[place % printer.materials.length];
  if (material === undefined) return [];
  const records = list<Profile>(pagePath({ kind: 'profiles', printer: id, material }));
  const record = records[place % records.length] as Profile;
  return [{ record, printer, material: list<Material>(namedPath('materials', material))[0] as Material }];
});

/** Settings whose value differs when read back, because the slicer approximates it or another value disables it. */
const NEAR: Readonly<Record<SlicerId, readonly string[]>> = {
  // A snug support is a normal support of another style.
  orcaslicer: ['support_style'],
  bambu_studio: ['support_style'],
  // Trees are always organic, a brim is only written if enabled, and the limit is divided by the flow ratio.
  prusaslicer: ['support_style', 'brim_width', 'max_volumetric_speed'],
  cura: [
    // Limited by flow.
    ...['first_layer', 'infill', 'inner_wall', 'outer_wall', 'top_surface', 'bridge'].map((one) => `${one}_speed`),
    // Includes the flow of the filament.
    ...['bridge_flow', 'flow_ratio_top'],
    // The effect of the offset of all edges on holes is subtracted.
    'xy_hole_compensation',
    // Cura has one plate adhesion, one fan ramp, lines instead of monotonic patterns, and trees or normal supports.
    ...['brim_type', 'brim_width', 'skirt_loops', 'fan_off_layers', 'top_pattern', 'support_style'],
  ],
};

/** Why a written value cannot be read back: 0 means off, or it is a share of an unknown value. */
const NO_VALUE = ['off', 'automatic', 'relative', 'plate_unknown'];

describe.each(SLICERS)('a preset of %s read back', (slicer) => {
  const [mapping] = list<PresetMapping>(presetsPath(slicer));

  it('yields the record’s values', async () => {
    expect(samples.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    let same = 0;
    for (const { record, printer, material } of samples) {
      const options = { parents: null, qualityType: printer.presets.cura_quality_types[0] ?? 'standard' };
      const preset = composePreset(record, printer, material, mapping as PresetMapping, options);
      const { name, bytes } = presetDownload(preset);
      const reading = await readSettings(fileFromBytes(name, bytes), platform);
      if (!reading.ok) throw new Error(`${record.id}: ${reading.refusal.code}, ${reading.refusal.what}`);
      const own = ownSettings(reading.settings, settings, { plate: printer.default_plate });
      const values = new Map(own.values.map((one) => [one.setting, one.value]));
      const why = new Map(own.unread.map((one) => [one.setting, one.why]));
      for (const setting of settings) {
        const row = preset.rows.find((one) => one.setting === setting.id);
        const expected = profileValue(setting, record, printer);
        const isWritten = row?.outcome === 'carried' || row?.outcome === 'approximated';
        if (expected === null || !isWritten || NEAR[slicer].includes(setting.id)) continue;
        const found = values.get(setting.id);
        if (found === undefined ? NO_VALUE.includes(why.get(setting.id) ?? '') : sameValue(found, expected)) same++;
        else wrong.push(`${record.id} ${setting.id}: ${expected} is read as ${found ?? why.get(setting.id)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(same).toBeGreaterThan(samples.length * 20);
  });
});
