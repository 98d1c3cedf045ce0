import { describe, expect, it } from 'vitest';
import { flow, flowRatio, heat, heights, linesOf, usualRetraction } from './figures.js';
import { readGcode } from './gcode.js';

/** In the form of PrusaSlicer, by hand: two layers, a retraction that wipes and lifts, and an arc. */
const PRUSA = `M190 S60 ; wait
M104 S215
G28
M83
;LAYER_CHANGE
;Z:0.25
;HEIGHT:0.25
G1 Z.25 F9000
M204 P800
;TYPE:External perimeter
;WIDTH:0.5
G1 X10 Y10
G1 F1200
G1 X30 Y10 E1
G1 E-.6 F2100
G1 X20 Y10 E-.2 F6000
G1 Z.65 F9000
G1 X0 Y0
G1 Z.25
G1 E.85 F1500
;LAYER_CHANGE
;Z:0.45
;HEIGHT:0.2
M104 S210
M140 S55
M106 S127.5
G1 Z.45 F9000
;WIDTH:0.45
G1 F3000
G3 X10 Y10 I0 J10 E.5
M107
G1 X10 Y30 E.666
M104 S0 ; off
; temperature = 210
; filament_settings_id = "A"
`;

/** In the form of CuraEngine: absolute extrusion that is set back, features in capitals. */
const CURA = `M109 S200
M82
G92 E0
;LAYER:0
M107
G0 F6000 X0 Y0 Z0.3
;TYPE:WALL-OUTER
G1 F1800 X20 Y0 E1
G1 F2700 E-4
G92 E0
G0 F6000 X50 Y0
G1 F2400 E5
;LAYER:1
M106 S255
G0 Z0.5
;TYPE:SKIN
G1 F1200 X50 Y20 E6.5
`;

describe('G-code of PrusaSlicer', () => {
  const gcode = readGcode(PRUSA);
  const [first, arc, last] = gcode.extrusions;

  it('is read line by line', () => {
    expect(gcode.extrusions).toHaveLength(3);
    expect(first).toEqual({
      ...{ layer: 0, feature: 'outer_wall', width: 0.5, height: 0.25, length: 20, speed: 20, filament: 1 },
      ...{ fan: 0, acceleration: 800, jerk: null, z: 0.25, from: { x: 10, y: 10 }, to: { x: 30, y: 10 } },
    });
    expect(last).toMatchObject({ layer: 1, width: 0.45, height: 0.2, length: 20, speed: 50, fan: 0, z: 0.45 });
  });

  it('has arcs of their length, with the fan that runs', () => {
    // A quarter of a circle of 10 mm, counter-clockwise.
    expect(arc?.length).toBeCloseTo(5 * Math.PI, 6);
    expect(arc?.fan).toBeCloseTo(50, 6);
  });

  it('tells the temperatures of the first layer from those of the rest, and leaves out that it is switched off', () => {
    expect(heat(gcode.nozzle)).toEqual({ first: 215, other: 210 });
    expect(heat(gcode.bed)).toEqual({ first: 60, other: 55 });
  });

  it('adds up what is drawn back on the way, and keeps the speed of the pull', () => {
    const [retraction] = gcode.retractions;
    expect(gcode.retractions).toHaveLength(1);
    expect(retraction?.length).toBeCloseTo(0.8, 9);
    expect(retraction).toMatchObject({ layer: 0, speed: 35, deretraction: 25 });
    expect(retraction?.extra).toBeCloseTo(0.05, 9);
    expect(retraction?.hop).toBeCloseTo(0.4, 9);
  });

  it('has its settings at the end', () => {
    expect([...gcode.config]).toEqual([
      ['temperature', '210'],
      ['filament_settings_id', '"A"'],
    ]);
  });

  it('becomes figures: heights, flow and the share of the nominal volume', () => {
    expect(heights(gcode)).toEqual([0.25, 0.45]);
    const [line] = linesOf(gcode, 'outer_wall', (layer) => layer === 0);
    if (!line) throw new Error('no line');
    // 1 mm of filament of 1.75 mm is 2.405 mm³, over 20 mm at 20 mm/s.
    expect(flow(line, 1.75)).toBeCloseTo(2.4053, 3);
    // A line 0.5 mm wide and 0.25 mm high is 0.1116 mm² across.
    expect(flowRatio(line, 1.75)).toBeCloseTo(0.12026 / 0.11159, 3);
    expect(flowRatio({ ...line, width: null }, 1.75)).toBeNull();
  });
});

describe('G-code of CuraEngine', () => {
  const gcode = readGcode(CURA);

  it('is read with absolute extrusion', () => {
    expect(gcode.extrusions.map(({ layer, feature, filament, speed }) => [layer, feature, filament, speed])).toEqual([
      [0, 'outer_wall', 1, 30],
      [1, 'solid_infill', 1.5, 20],
    ]);
    expect(gcode.extrusions.map(({ fan, z }) => [Math.round(fan), z])).toEqual([
      [0, 0.3],
      [100, 0.5],
    ]);
  });

  it('has retractions over a reset of the extruder', () => {
    expect(gcode.retractions).toEqual([{ layer: 0, length: 5, speed: 45, deretraction: 40, extra: 0, hop: 0 }]);
    expect(usualRetraction(gcode)).toBeUndefined();
  });
});

it('reads accelerations of Klipper and temperatures of RepRapFirmware', () => {
  const { extrusions, nozzle } = readGcode(
    'M83\nG10 P0 S245\n;LAYER_CHANGE\nSET_VELOCITY_LIMIT ACCEL=3000 ACCEL_TO_DECEL=1500\nG1 X1 E1 F60\n',
  );
  expect(extrusions[0]?.acceleration).toBe(3000);
  expect(nozzle).toEqual([{ layer: -1, celsius: 245 }]);
});
