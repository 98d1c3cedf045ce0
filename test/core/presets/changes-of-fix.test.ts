import { describe, expect, it } from 'vitest';
import { type ChosenFix, changesOfFix, changesOfFixes } from '../../../core/presets/changes-of-fix.js';
import { composePreset } from '../../../core/presets/compose.js';
import type { PresetRefused } from '../../../core/presets/preset-refused.js';
import { MAPPINGS, P1S, PARENTS, recordsOf } from '../../support/preset-mappings.js';
import { type Chosen, ruleOf, setupOf } from '../../support/resolve-fixture.js';

const ENDER_SE = { printer: 'creality-ender-3-v3-se', material: 'petg', slicer: 'cura' } as const;
const BOWDEN = { printer: 'creality-ender-3', material: 'petg', slicer: 'cura' } as const;
const VORON = { printer: 'voron-2-4-300', material: 'abs', slicer: 'orcaslicer' } as const;
const ORCA_P1S = { ...P1S, slicer: 'orcaslicer' } as const;

/** A fix: `rule cause/fix`. */
function fixOf(said: string, more: Partial<ChosenFix> = {}): ChosenFix {
  const [rule = '', cause = '', fix = ''] = said.split(/[ /]/);
  return { rule: ruleOf(rule), cause, fix, ...more };
}

const RETRACTION_UP = 'stringing retraction-too-short/retraction-up';
const HOTTER = 'under-extrusion nozzle-too-cold/nozzle-temp-up';
const COLDER = 'stringing nozzle-too-hot/nozzle-temp-down';
const AVOID = 'stringing long-travels/avoid-crossing';
const SEAM_PLACE = 'visible-z-seam seam-visible/seam-place';
const SCARF = 'visible-z-seam seam-visible/scarf-seam';
const BRIDGE_SPEED = 'poor-bridging bridge-settings/bridge-speed-tune';
const CHAMBER_UP = 'warping drafts/chamber-temp-up';

const values = (said: string, chosen: Chosen, more: Partial<ChosenFix> = {}) =>
  changesOfFix(fixOf(said, more), setupOf(chosen)).map(({ setting, value }) => [setting, value]);

function refused(said: string, chosen: Chosen, more: Partial<ChosenFix> = {}): PresetRefused {
  try {
    throw new Error(`not refused: ${values(said, chosen, more)}`);
  } catch (error) {
    return error as PresetRefused;
  }
}

describe('the changes of a fix', () => {
  it.each<[string, Chosen, unknown[][]]>([
    [RETRACTION_UP, ENDER_SE, [['retraction_length', 1.3]]],
    [RETRACTION_UP, BOWDEN, [['retraction_length', 4.5]]],
    [RETRACTION_UP, { ...ENDER_SE, yours: { retraction_length: 0.8 } }, [['retraction_length', 1.2]]],
    [
      'elephant-foot cooling-too-weak/overhang-fan-max',
      { printer: 'prusa-mk4', material: 'pla' },
      [['overhang_fan', 100]],
    ],
    [AVOID, ORCA_P1S, [['avoid_crossing_walls', true]]],
    ['stringing long-travels/print-by-object', ORCA_P1S, [['print_sequence', 'by_object']]],
  ])('case %#: %j', (said, chosen, expected) => {
    expect(values(said, chosen)).toEqual(expected);
  });

  it('include the first layer if the setting has a separate one', () => {
    const both = values(HOTTER, ORCA_P1S);
    expect(both.map(([setting]) => setting)).toEqual(['nozzle_temperature', 'nozzle_temperature_first_layer']);
    expect(values(HOTTER, ORCA_P1S, { first_layer: false })).toEqual(both.slice(0, 1));
    expect(values(HOTTER, ORCA_P1S, { first_layer: 258 })[1]).toEqual(['nozzle_temperature_first_layer', 258]);
  });

  it('state their origin, current value and unit', () => {
    expect(changesOfFix(fixOf(RETRACTION_UP), setupOf(ENDER_SE))).toEqual([
      {
        place: { rule: 'stringing', cause: 'retraction-too-short', fix: 'retraction-up' },
        profile: 'creality-ender-3-v3-se--0.4--petg',
        setting: 'retraction_length',
        name: expect.any(String),
        name_zh: expect.stringMatching(/[\u4e00-\u9fff]/),
        unit: 'mm',
        now: 1.2,
        value: 1.3,
      },
    ]);
  });

  it('may be chosen within the safe range, ends included', () => {
    expect(values(RETRACTION_UP, ENDER_SE, { value: 2 })).toEqual([['retraction_length', 2]]);
    expect(values(SEAM_PLACE, ORCA_P1S, { value: 'back' })).toEqual([['seam_position', 'back']]);
    expect(values(SCARF, ORCA_P1S, { value: 'all' })).toEqual([['scarf_seam', 'all']]);
    expect(values(BRIDGE_SPEED, ORCA_P1S, { value: 20 })).toEqual([['bridge_speed', 20]]);
  });
});

describe('a rejected fix', () => {
  const A_SPEED = expect.stringContaining('mm/s');
  const OUTSIDE = 'outside_safe_range';

  it.each<[said: string, Chosen, Partial<ChosenFix>, code: string, allowed?: unknown, subject?: string]>([
    [RETRACTION_UP, ENDER_SE, { value: 4.5 }, OUTSIDE, ['0–2 mm'], 'retraction_length 4.5 mm'],
    [RETRACTION_UP, BOWDEN, { value: 7.1 }, OUTSIDE, ['0–7 mm']],
    [HOTTER, ORCA_P1S, { value: 290 }, OUTSIDE, undefined, 'nozzle_temperature 290 °C'],
    [HOTTER, ORCA_P1S, { first_layer: 290 }, OUTSIDE, undefined, 'nozzle_temperature_first_layer 290 °C'],
    ['ringing accel-jerk-high/outer-wall-slower', ORCA_P1S, { value: 0 }, OUTSIDE],
    [RETRACTION_UP, ENDER_SE, { value: Number.NaN }, OUTSIDE],
    [RETRACTION_UP, ENDER_SE, { value: 'more' }, 'not_a_value'],
    [SEAM_PLACE, ORCA_P1S, { value: 'random' }, 'not_a_value', ['aligned', 'aligned_back', 'back']],
    [AVOID, ORCA_P1S, { value: false }, 'not_a_value', ['true']],
    [SCARF, ORCA_P1S, { value: 'none' }, 'not_a_value'],
    [SCARF, ORCA_P1S, {}, 'no_value', undefined, 'scarf_seam'],
    [BRIDGE_SPEED, { ...ORCA_P1S, yours: { bridge_speed: 40 } }, {}, 'no_value', [A_SPEED, A_SPEED]],
    ['stringing pa-too-low/pressure-advance-up', ORCA_P1S, {}, 'no_value', ['0–0.1 s']],
    [CHAMBER_UP, ENDER_SE, {}, 'fix_not_for_setup', ['printer: enclosed / heated chamber'], 'chamber-temp-up'],
    ['heat-creep soft-filament/tpu-profile', ENDER_SE, { value: 3 }, 'fix_not_for_setup'],
    ['visible-z-seam too-many-retractions/coasting', VORON, {}, 'fix_not_for_setup'],
    [
      'stringing retraction-too-short/nowhere',
      ENDER_SE,
      {},
      'unknown_fix',
      expect.arrayContaining(['retraction-too-short/retraction-up']),
    ],
  ])('case %#: %j', (said, chosen, more, code, allowed = expect.anything(), subject = expect.anything()) => {
    expect(() => values(said, chosen, more)).toThrow(expect.objectContaining({ code, allowed, subject }));
  });

  it('changes no setting', () => {
    const handmade = ruleOf('stringing').causes.flatMap(({ id, fixes }) =>
      fixes.flatMap((fix) => (fix.adjustment === null ? [`stringing ${id}/${fix.id}`] : [])),
    );
    expect(refused(handmade[0] ?? '', ORCA_P1S).code).toBe('no_change');
  });

  it('names the setting in both languages', () => {
    const outside = refused(RETRACTION_UP, ENDER_SE, { value: 9 });
    expect(outside.message).toBe('Retraction length 9 mm is outside the safe range. Allowed: 0–2 mm.');
    expect(outside.text_zh).toMatch(/^回抽长度 9 mm 超出了此处的安全范围。允许：0–2 mm。$/);
    const elsewhere = refused(CHAMBER_UP, ENDER_SE);
    expect(elsewhere.text_zh).toContain('打印机：封闭式');
    // An empty list is omitted from the message.
    const open = refused(SCARF, ORCA_P1S);
    expect(open.message).toMatch(/: choose one\.$/);
    expect(open.text_zh).toMatch(/请自行选择。$/);
  });

  it('exceeds the range that is safe for every extruder if the extruder is unknown', () => {
    const unknown = { printer: 'anycubic-4max-pro-2', material: 'pla', yours: { retraction_length: 1 } };
    const setup = setupOf(unknown);
    expect(setup.printer?.extruder_type).toBe(null);
    expect(() =>
      changesOfFix(fixOf(RETRACTION_UP, { value: 6 }), {
        ...setup,
        printer: { ...setup.printer, likely: [] } as never,
      }),
    ).toThrow(expect.objectContaining({ code: 'outside_safe_range', allowed: ['0–2 mm'] }));
  });
});

describe('several fixes', () => {
  it('are applied together', () => {
    const changes = changesOfFixes([fixOf(RETRACTION_UP), fixOf(AVOID)], setupOf(ORCA_P1S));
    expect(changes.map(({ setting }) => setting)).toEqual(['retraction_length', 'avoid_crossing_walls']);
  });

  it('with the same change count once', () => {
    const twice = ['visible-z-seam retraction-too-short/retraction-up', RETRACTION_UP].map((said) => fixOf(said));
    expect(changesOfFixes(twice, setupOf(ORCA_P1S))).toHaveLength(1);
  });

  it('that conflict are rejected, both named', () => {
    expect(() => changesOfFixes([fixOf(HOTTER), fixOf(COLDER)], setupOf(ORCA_P1S))).toThrow(
      expect.objectContaining({
        code: 'conflict',
        subject: 'nozzle_temperature',
        allowed: [
          expect.stringMatching(/^nozzle-temp-up \(\d+ °C\)$/),
          expect.stringMatching(/^nozzle-temp-down \(\d+ °C\)$/),
        ],
      }),
    );
  });

  it('can become a preset only for the profile of which they were computed', () => {
    const changes = changesOfFixes([fixOf(RETRACTION_UP)], setupOf(ORCA_P1S));
    const options = { parents: PARENTS, changes, form: 'changes' } as const;
    const [record, printer, material] = recordsOf(P1S);
    const expected = [['filament_retraction_length', String(changes[0]?.value)]];
    expect(composePreset(record, printer, material, MAPPINGS.orcaslicer, options).values.filament).toEqual(expected);
    const other = recordsOf({ ...P1S, material: 'abs' });
    expect(() => composePreset(...other, MAPPINGS.orcaslicer, options)).toThrow(
      expect.objectContaining({ code: 'other_change' }),
    );
  });
});
