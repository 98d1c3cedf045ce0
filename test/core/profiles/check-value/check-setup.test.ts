import { describe, expect, it } from 'vitest';
import { namedPath, pagePath } from '../../../../core/contract/paths.js';
import {
  checkSetup,
  checkSummary,
  checkTitle,
  findingText,
} from '../../../../core/profiles/check-value/check-setup.js';
import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import type { SlicerId } from '../../../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../../../schemas/generated/record.js';
import { readJson } from '../../../support/published.js';
import { publishedSettings } from '../../../support/read-file.js';
import { shared } from '../../../support/shared.js';

const release = await shared('release');
const settings = await publishedSettings();
const list = <T>(file: string) => readJson<{ data: T[] }>(release, file).data;

function setupOf(
  printer: string,
  material: string,
  yours: Record<string, SettingValue>,
  slicer: SlicerId = 'orcaslicer',
): Setup {
  const profiles = list<Profile>(pagePath({ kind: 'profiles', printer, material }));
  return {
    printer: list<Printer>(namedPath('printers', printer))[0] ?? null,
    material: list<Material>(namedPath('materials', material))[0] ?? null,
    profile: profiles.find(({ nozzle }) => nozzle.variant === '0.4') ?? null,
    ...{ slicer, user_values: yours },
  };
}

const V3SE = 'creality-ender-3-v3-se';
const found = (yours: Record<string, SettingValue>, printer = V3SE, material = 'pla') =>
  checkSetup(settings, setupOf(printer, material, yours)).findings;

it.each<[setting: string, value: number, severity: string, slip: string | null]>([
  ['bridge_flow', 95, 'dangerous', 'unit'],
  ['flow_ratio', 95, 'dangerous', 'unit'],
  ['flow_ratio', 0.1, 'dangerous', 'point'],
  ['retraction_length', 12, 'dangerous', 'bowden'],
  ['retraction_length', 6, 'dangerous', 'bowden'],
  ['nozzle_temperature', 5705, 'dangerous', null],
  ['nozzle_temperature', 21, 'dangerous', 'point'],
  ['nozzle_temperature', 410, 'dangerous', 'unit'],
  ['nozzle_temperature_first_layer', 290, 'dangerous', null],
  ['bed_temperature', 0, 'dangerous', null],
  ['bed_temperature', 140, 'dangerous', 'unit'],
  ['bed_temperature_first_layer', 600, 'dangerous', 'point'],
  ['fan_max', 300, 'dangerous', null],
  ['fan_max', 255, 'dangerous', 'unit'],
  ['outer_wall_speed', 0, 'dangerous', null],
  ['outer_wall_speed', 9000, 'dangerous', 'unit'],
  ['travel_speed', 12_000, 'dangerous', 'unit'],
  ['layer_height', 2, 'dangerous', 'point'],
  ['line_width', 4.5, 'dangerous', 'point'],
  ['pressure_advance', 0.6, 'unusual', null],
  ['max_volumetric_speed', 240, 'dangerous', 'unit'],
  ['filament_diameter', 17.5, 'dangerous', 'point'],
  ['acceleration', 250_000, 'dangerous', 'point'],
])('typical slips are named, with the value of the profile: %s %d', (setting, value, severity, slip) => {
  const [finding, ...others] = found({ [setting]: value });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ setting, value, severity });
  expect(finding?.slip?.kind ?? null).toBe(slip);
});

describe('harmless values', () => {
  it.each<Record<string, SettingValue>[]>([
    [{ wall_count: 20, infill_density: 100, top_layers: 30, raft_layers: 3, skirt_loops: 0, z_offset: -0.05 }],
    [{ fan_min: 0, retraction_length: 0, z_hop: 0, overhang_fan: 0, wipe_distance: 0 }],
    [{ outer_wall_speed: 15, layer_height: 0.12, first_layer_speed: 10 }],
  ])('%j', (yours) => {
    expect(found(yours)).toEqual([]);
  });

  it('the profile’s flow limit and less, although the material usually has less', () => {
    const { profile, material } = setupOf('bambu-lab-p1s', 'petg', {});
    const limit = profile?.max_volumetric_speed_mm3_s ?? 0;
    expect(limit).toBeGreaterThan(material?.max_volumetric_speed_mm3_s ?? 0);
    expect(found({ max_volumetric_speed: limit - 0.5 }, 'bambu-lab-p1s', 'petg')).toEqual([]);
  });

  it('a speed that the flow limit prevents, which is only reported as slowed', () => {
    const yours = { max_volumetric_speed: 8, outer_wall_speed: 200, outer_wall_line_width: 0.42, layer_height: 0.2 };
    expect(found(yours)).toMatchObject([{ setting: 'outer_wall_speed', severity: 'slowed', slowed_to: 106.1 }]);
    expect(found({ ...yours, outer_wall_speed: 100 })).toEqual([]);
  });
});

describe('the summary', () => {
  const setup = setupOf(V3SE, 'pla', { flow_ratio: 95, nozzle_temperature: 245, layer_height: 0.2 });
  const check = checkSetup(settings, setup);

  it.each([
    ['en', '1 setting is dangerous, 1 unusual', 'Perhaps 95 % was meant, which is 0.95.'],
    ['zh', '1 项设置危险，1 项异常', '也许本意是 95 %，即 0.95。'],
  ] as const)('%s', (language, verdict, slip) => {
    const summary = checkSummary(check, language);
    expect(summary.verdict).toBe(verdict);
    const title = checkTitle('a.gcode', setup, 0.4, summary.verdict, language);
    expect(title).toContain('Ender-3 V3 SE');
    expect(title).toContain('0.4 mm');
    expect(summary.checked).toContain('3');
    const texts = check.findings.map((one) => findingText(one, settings, setup, language));
    expect(texts[0]).toContain(slip);
    expect(texts[1]).toMatch(/245\s°C/);
  });

  it('says how few values could be compared', () => {
    const none = checkSetup(settings, { ...setup, user_values: { seam_position: 'back' } });
    expect(none).toEqual({ findings: [], checked: 0, against: {} });
    expect(checkSummary(none, 'en').checked).toBe('No setting could be checked.');
  });
});
