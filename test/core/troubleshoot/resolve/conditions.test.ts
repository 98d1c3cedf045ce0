import { describe, expect, it } from 'vitest';
import { judge } from '../../../../core/troubleshoot/resolve/conditions.js';
import type { Printer, RuleConditions } from '../../../../schemas/generated/record.js';
import { when } from '../../../support/conditions.js';
import { fixIn, resolved, setupOf } from '../../../support/resolve-fixture.js';

const verdict = (conditions: Partial<NonNullable<RuleConditions>>, chosen: Parameters<typeof setupOf>[0]) =>
  judge(when(conditions), setupOf(chosen)).verdict;

const SE = { printer: 'creality-ender-3-v3-se' };
const P1S = { printer: 'bambu-lab-p1s' };
const VORON = { printer: 'voron-2-4-300' };

describe('the facts that conditions are judged by', () => {
  it.each([
    [{ extruder_types: ['bowden'] }, SE, 'no'],
    [{ extruder_types: ['bowden'] }, { printer: 'creality-ender-3' }, 'yes'],
    [{ extruder_types: ['bowden'] }, { printer: 'anycubic-4max-pro-2' }, 'if'],
    [{ structures: ['bed_slinger'] }, SE, 'yes'],
    [{ structures: ['bed_slinger'] }, P1S, 'no'],
    [{ structures: ['bed_slinger'] }, { printer: 'prusa-mk4' }, 'if'],
    [{ structures: ['corexy'] }, VORON, 'yes'],
    [{ structures: ['enclosed', 'heated_chamber'] }, SE, 'no'],
    [{ structures: ['enclosed', 'heated_chamber'] }, P1S, 'yes'],
    [{ firmwares: ['klipper'] }, VORON, 'yes'],
    [{ firmwares: ['klipper', 'marlin'] }, P1S, 'no'],
    [{ firmwares: ['bambu'] }, P1S, 'yes'],
    [{ slicers: ['cura'] }, { slicer: 'cura' }, 'yes'],
    [{ slicers: ['cura'] }, { slicer: 'orcaslicer' }, 'no'],
    [{ slicers: ['cura'] }, SE, 'if'],
    [{ materials: ['petg'] }, { material: 'pla' }, 'no'],
    [{ material_traits: ['abrasive'] }, { material: 'pa6-cf' }, 'yes'],
    [{ material_traits: ['flexible'] }, { material: 'tpu-95a' }, 'yes'],
    [{ material_traits: ['warping'] }, { material: 'abs' }, 'yes'],
    [{ material_traits: ['open_door'] }, { material: 'abs' }, 'no'],
    [{ equipment: ['multi_material'] }, SE, 'if'],
    [{ equipment: ['auxiliary_fan'] }, SE, 'no'],
    [{ nozzle_diameters_mm: { min: null, max: 0.3 } }, { ...P1S, material: 'pla', nozzle: 0.2 }, 'yes'],
    [{ nozzle_diameters_mm: { min: null, max: 0.3 } }, { ...P1S, material: 'pla' }, 'no'],
    [{ nozzle_diameters_mm: { min: null, max: 0.3 } }, P1S, 'if'],
    [{ brands: ['prusa'] }, SE, 'no'],
    [{ extruder_types: ['direct_drive'], slicers: ['cura'] }, SE, 'if'],
    [{ extruder_types: ['bowden'], slicers: ['cura'] }, SE, 'no'],
  ] as const)('%j of %j: %s', (conditions, chosen, expected) => {
    expect(verdict(conditions as never, chosen as never)).toBe(expected);
  });

  it.each([
    [{ bed_levelling: 'automatic' }, 'manual_levelling', 'no'],
    [{ bed_levelling: 'automatic' }, 'automatic_levelling', 'yes'],
    [{ bed_levelling: null }, 'manual_levelling', 'if'],
    [{ pressure_advance: true }, 'pressure_advance', 'yes'],
    [{ pressure_advance: false }, 'pressure_advance', 'no'],
    [{ pressure_advance: null }, 'pressure_advance', 'if'],
    [{ z_drive: 'timing_belt' }, 'lead_screws', 'no'],
    [{ z_drive: 'lead_screw' }, 'lead_screws', 'yes'],
    [{ z_drive: null }, 'lead_screws', 'if'],
    [{ z_motor_count: 1 }, 'aligned_z', 'no'],
    [{ z_motor_count: 3 }, 'aligned_z', 'yes'],
    [{ probe: 'nozzle_contact' }, 'separate_probe', 'no'],
    [{ probe: 'eddy_current' }, 'separate_probe', 'yes'],
    [{ probe: null }, 'separate_probe', 'if'],
    [{ plate_attachment: 'magnetic' }, 'plate_clips', 'no'],
    [{ plate_attachment: 'clips' }, 'plate_clips', 'yes'],
    [{ filament_diameter_mm: 1.75 }, 'thick_filament', 'no'],
    [{ filament_diameter_mm: 1.75 }, 'thin_filament', 'yes'],
    [{ filament_diameter_mm: 2.85 }, 'thick_filament', 'yes'],
    [{ filament_diameter_mm: null }, 'thick_filament', 'if'],
  ] as const)('knows of a machine with %j about %s: %s', (facts, word, expected) => {
    const setup = setupOf(P1S);
    const printer = { ...setup.printer, ...facts } as Printer;
    expect(judge(when({ equipment: [word] }), { ...setup, printer }).verdict).toBe(expected);
  });

  it('include likely facts, which are then named', () => {
    const applies = judge(when({ extruder_types: ['bowden'] }), setupOf({ printer: 'afinia-h-plus-1-hs' }));
    expect(applies).toMatchObject({ verdict: 'no', assumptions: [{ field: 'extruder_type', value: 'direct_drive' }] });
    expect(applies.assumptions[0]?.reason).toContain('default retraction');
    const step = fixIn('stringing', 'retraction-up', { printer: 'afinia-h-plus-1-hs', material: 'pla' })?.change?.step;
    expect(step?.size).toBe(0.1);
  });

  it('exclude fixes and steps for other setups, with the reason', () => {
    const answer = resolved('warping', SE);
    expect(answer.causes.flatMap(({ fixes }) => fixes).map(({ id }) => id)).not.toContain('chamber-temp-up');
    expect(answer.omitted).toContainEqual(
      expect.objectContaining({
        fix: 'chamber-temp-up',
        unmet_conditions: [{ field: 'structures', allowed: ['enclosed', 'heated_chamber'] }],
      }),
    );
    const step = fixIn('stringing', 'retraction-up', { ...SE, material: 'petg' })?.change;
    expect(step?.omitted.map(({ unmet_conditions: unmet }) => unmet[0]?.field)).toContain('extruder_types');
  });

  it('keep only the sentences for the setup', () => {
    const sentences = (slicer: 'cura' | 'orcaslicer') =>
      fixIn('stringing', 'temp-tower', { ...SE, slicer })?.additions.map(({ text }) => text);
    expect(sentences('orcaslicer')).toEqual(['Choose Calibration, then Temperature.']);
    expect(sentences('cura')).toEqual([]);
    const open = fixIn('stringing', 'temp-tower', SE)?.additions[0]?.applies;
    expect(open).toMatchObject({ verdict: 'if', unknown_conditions: [{ field: 'slicers', allowed: ['orcaslicer'] }] });
  });
});
