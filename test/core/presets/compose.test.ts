import { describe, expect, it } from 'vitest';
import { composePreset, withValue } from '../../../core/presets/compose.js';
import type { PresetChange, PresetKey, PresetMapping, PresetOptions } from '../../../core/presets/types.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import {
  composed,
  fieldOf,
  keyOf,
  MAPPINGS,
  MK4,
  P1S,
  PARENTS,
  recordsOf,
  rowOf,
} from '../../support/preset-mappings.js';

const withRecord =
  (values: Record<string, SettingValue | null>) =>
  (record: Profile, printer: Printer): [Profile, Printer] => [
    Object.entries(values).reduce((made, [path, value]) => withValue(made, path, value), record),
    printer,
  ];
const p1s = (values: Record<string, SettingValue | null> = {}, options: PresetOptions = { parents: PARENTS }) =>
  composed('orcaslicer', P1S, options, withRecord(values));
const fix = (...changes: PresetChange[]): PresetOptions => ({ parents: PARENTS, changes, form: 'changes' });
const codes = ({ notes }: ReturnType<typeof composed>) => notes.map(({ code }) => code);
const [bambuRecord, bambu, petg] = recordsOf(P1S);
const [ANGLE, ADVANCE] = ['support_threshold_angle', 'enable_pressure_advance'];
const OUTER = 'process.speed_mm_s.outer_wall';

/** Composes a preset with a mapping of only these fields. @returns its rows */
const mapped = (fields: PresetMapping['fields'], record = bambuRecord, version?: string) =>
  composePreset(
    record,
    bambu,
    petg,
    { ...MAPPINGS.orcaslicer, fields },
    { parents: PARENTS, ...(version && { version }) },
  ).rows;

describe('the report', () => {
  it('has a row for every row of the mapping, in its order', () => {
    const { rows } = p1s();
    expect(rows.map(({ field, setting }) => [field, setting])).toEqual(
      MAPPINGS.orcaslicer.fields.map(({ field, setting }) => [field, setting]),
    );
  });

  it.each([
    ['a value carried over', 'process.infill_density_percent', 15, 'carried', ['sparse_infill_density=15%']],
    ['an unknown value', 'process.infill_density_percent', null, 'own', []],
    ['a value that the slicer lacks', 'process.seam_position', 'aligned_back', 'none', []],
    ['a value below the minimum', 'process.support.threshold_angle_deg', 0, 'out_of_range', []],
    ['a value above the maximum', 'process.support.threshold_angle_deg', 95, 'out_of_range', [`${ANGLE}=90`]],
    ['truncated decimals', 'nozzle_temperature_c.other_layers', 215.5, 'approximated', ['nozzle_temperature=215']],
    ['a value with an additional key', 'pressure_advance', 0.03, 'carried', ['pressure_advance=0.03', `${ADVANCE}=1`]],
    ['an unknown value without that key', 'pressure_advance', null, 'own', []],
    ['a value of the printer preset', 'nozzle.diameter_mm', 0.4, 'printer', []],
    ['a share of another value', 'process.seam.gap_mm', 0.06, 'carried', ['seam_gap=15%']],
  ] as const)('has the right outcome for %s', (_, field, value, outcome, keys) => {
    const row = rowOf(p1s({ [field]: value }), field);
    expect(row).toMatchObject({ value, outcome, changed: false });
    expect(row.keys.map(({ key, text }) => `${key}=${text}`)).toEqual(keys);
    if (outcome !== 'carried' && outcome !== 'own') {
      expect(row.remark).toMatch(/\w/);
      expect(row.remark_zh).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it('has no remark on a setting without a field or a fix', () => {
    for (const setting of ['coasting', 'z_offset'])
      expect(rowOf(p1s(), setting)).toMatchObject({ value: null, outcome: 'own', remark: null, keys: [] });
  });

  it('reports a calculation from an unknown value', () => {
    const row = rowOf(p1s({ 'process.seam.gap_mm': 0.06, 'nozzle.diameter_mm': null }), 'process.seam.gap_mm');
    expect(row).toMatchObject({ outcome: 'none', remark: expect.stringContaining('not known') });
  });

  it('reports a value that a version is too old for', () => {
    const field = 'process.seam_position';
    const [key] = MAPPINGS.orcaslicer.fields.find((one) => one.field === field)?.keys ?? [];
    const newer = { ...key, newer_values: { random: '2.4' } } as PresetKey;
    const fields = MAPPINGS.orcaslicer.fields.map((one) => (one.field === field ? { ...one, keys: [newer] } : one));
    const rowWith = (word: string, version: string) =>
      rowOf({ rows: mapped(fields, withValue(bambuRecord, field, word), version) }, field);
    expect(rowWith('random', '2.3')).toMatchObject({
      ...{ outcome: 'older', keys: [] },
      ...{ remark: expect.stringContaining('“random”'), remark_zh: expect.stringContaining('“random”') },
    });
    expect(rowWith('random', '2.4').outcome).toBe('carried');
    expect(rowWith('nearest', '2.3').outcome).toBe('carried');
  });

  it('reports a key that a version is too old for', () => {
    const field = 'process.speed_mm_s.first_layer_travel';
    const own = { [field]: 100 };
    expect(rowOf(p1s(own, { parents: PARENTS, version: '2.3' }), field)).toMatchObject({ outcome: 'older', keys: [] });
    expect(rowOf(p1s(own, { parents: PARENTS, version: '2.4.2' }), field).outcome).toBe('carried');
    expect(p1s(own, { parents: PARENTS, version: '2.4.2' }).version).toBe('2.4');
  });

  it('shows the value of the parent preset', () => {
    const density = 'process.infill_density_percent';
    const [theirs] = withRecord({ [density]: 20 })(bambuRecord, bambu);
    const row = rowOf(p1s({ [density]: 15 }, { parents: PARENTS, theirs }), density);
    expect(row).toMatchObject({ value: 15, theirs: 20 });
    expect(rowOf(p1s(), density).theirs).toBe(null);
  });

  it('detects values already set by the parent from values that are written differently', () => {
    const at = (speed: number) => ({ 'process.speed_mm_s.outer_wall': speed, max_volumetric_speed_mm3_s: 9 });
    const same = (speed: number, theirs: number) => {
      const [parent] = withRecord(at(theirs))(bambuRecord, bambu);
      return rowOf(composed('cura', P1S, { parents: null, theirs: parent }, withRecord(at(speed))), OUTER).same;
    };
    expect([same(40, 40), same(40, 50)]).toEqual([true, false]);
    // Both have 500, but the flow limits the written speed.
    expect(same(500, 500)).toBe(false);
    expect(rowOf(composed('cura', P1S, { parents: null }), OUTER).same).toBe(false);
  });

  it('compares bed temperatures of the plate that they are written for', () => {
    const same = (theirs: number) => {
      const [parent] = withRecord({ 'bed_temperature_c.other_layers': theirs })(bambuRecord, bambu);
      const plates = { 'bed_temperature_c.other_layers': 70 };
      return rowOf(p1s(plates, { parents: PARENTS, theirs: parent }), 'bed_temperature_c.other_layers');
    };
    expect(same(70)).toMatchObject({ same: true, keys: [{ key: 'textured_plate_temp' }] });
    expect(same(60).same).toBe(false);
  });

  it('does not claim that a slicer lacks “true” if its row has a remark', () => {
    const said = { remark: 'There is no switch.', remark_zh: '没有开关。' };
    const off = keyOf('process/support str', { kind: 'words', words: { false: '0' } });
    const on = withValue(bambuRecord, 'process.support.enabled', true);
    expect(mapped([fieldOf('process.support.enabled', said, off)], on)).toMatchObject([{ outcome: 'none', ...said }]);
  });

  it('says of a record from the slicer itself that only corrections differ', () => {
    const own = withRecord({ 'provenance.source': 'bambustudio', 'retraction.length_mm': 0.8 });
    const corrected = [
      { field: 'retraction.length_mm', upstream_value: 8, reason: 'a slip', source: 'the maker' },
      { field: 'bed_temperature_c', upstream_value: { other_layers: 5705 }, reason: 'a slip', source: 'the maker' },
    ];
    const preset = composed('bambu_studio', P1S, { parents: PARENTS }, (record, printer) => {
      const [made] = own(record, printer);
      return [{ ...made, provenance: { ...made.provenance, corrected } as Profile['provenance'] }, printer];
    });
    expect(codes(preset)).toContain('own_slicer');
    const differ = preset.rows.filter(({ value, theirs }) => value !== theirs).map(({ field }) => field);
    const expected = ['bed_temperature_c.other_layers', 'retraction.length_mm'];
    expect(differ.filter((field) => field !== null)).toEqual(expected);
    expect(rowOf(preset, 'bed_temperature_c.other_layers').theirs).toBe(5705);
    expect(codes(composed('orcaslicer', P1S, { parents: PARENTS }, own))).not.toContain('own_slicer');
  });

  it('assigns a key to one row, and reports the other', () => {
    const key = keyOf('process/wall_loops coInt', { kind: 'number' });
    const fields = ['process.wall_loops', 'process.infill_density_percent'].map((field) => fieldOf(field, {}, key));
    expect(mapped(fields)).toMatchObject([
      { outcome: 'carried' },
      { outcome: 'none', keys: [], remark: expect.stringContaining('wall_loops') },
    ]);
  });
});

describe('the parent of a preset', () => {
  it('is the target’s own preset if it knows the machine', () => {
    expect(p1s()).toMatchObject({ form: 'inherits', parents: PARENTS });
    expect(codes(p1s())).toEqual(['inherits']);
  });

  it('defaults to the one that the record names for that slicer', () => {
    const presets = { orcaslicer: PARENTS, bambu_studio: null };
    const named = (slicer: SlicerId) =>
      composed(slicer, P1S, {}, (record, printer) => [{ ...record, presets } as Profile, printer]);
    expect(named('orcaslicer').parents).toEqual(PARENTS);
    expect(named('bambu_studio')).toMatchObject({ parents: null, form: 'full' });
  });

  it('is null if there is none: the preset then states the filament type, density and diameter', () => {
    const preset = p1s({ filament_diameter_mm: 1.75 }, { parents: null });
    expect(preset).toMatchObject({ form: 'full', parents: null });
    expect(codes(preset)).toEqual(['full']);
    expect(Object.fromEntries(preset.values.filament)).toMatchObject({
      filament_type: petg.type,
      filament_density: String(petg.density_g_cm3),
      filament_diameter: '1.75',
    });
    expect(p1s().values.filament.map(([key]) => key)).not.toContain('filament_type');
  });

  it('is reported if it exists for only some kinds of presets', () => {
    const bare = { 'bed_temperature_by_plate_c.smooth_pei.other_layers': null, 'bed_temperature_c.other_layers': 70 };
    const preset = p1s(bare, { parents: { ...PARENTS, filament: null } });
    expect(preset.form).toBe('inherits');
    expect(preset.notes.find(({ code }) => code === 'parts')?.text).toContain('no filament preset');
    expect(preset.notes.find(({ code }) => code === 'parts')?.text_zh).toContain('自带耗材预设');
    // A filament without a parent has every plate at the slicer's default.
    expect(Object.fromEntries(preset.values.filament)).toMatchObject({ filament_type: 'PETG', hot_plate_temp: '70' });
    expect(codes(p1s())).not.toContain('parts');
  });

  it('if absent, causes a note that the filament would print at the slicer’s defaults', () => {
    const temperature = 'nozzle_temperature_c.other_layers';
    const told = (values: Record<string, null>, options: PresetOptions) => {
      const { notes } = p1s(values, options);
      return notes.find(({ code }) => code === 'nozzle_temperature');
    };
    expect(told({ [temperature]: null }, { parents: null })).toMatchObject({
      text: expect.stringContaining('The nozzle temperature is not known here'),
      text_zh: expect.stringContaining('此处不知道喷嘴温度'),
    });
    expect(
      told({ 'nozzle_temperature_c.first_layer': null }, { parents: { ...PARENTS, filament: null } })?.text,
    ).toContain('of the first layer');
    expect(told({}, { parents: null })).toBeUndefined();
    expect(told({ [temperature]: null }, { parents: PARENTS })).toBeUndefined();
    const cura = composed('cura', P1S, {}, withRecord({ [temperature]: null }));
    expect(codes(cura)).not.toContain('nozzle_temperature');
  });

  it('if absent without a flow limit, causes a note that OrcaSlicer and Bambu Studio slow the filament down', () => {
    const unknown = { max_volumetric_speed_mm3_s: null };
    expect(p1s(unknown, { parents: null }).notes).toContainEqual(
      expect.objectContaining({ code: 'flow_limit', text: expect.stringContaining('2 mm³/s') }),
    );
    expect(codes(p1s(unknown, { parents: { ...PARENTS, filament: null } }))).toContain('flow_limit');
    expect(codes(p1s(unknown))).not.toContain('flow_limit');
    expect(codes(p1s({}, { parents: null }))).not.toContain('flow_limit');
    expect(codes(composed('cura', P1S, {}, withRecord(unknown)))).not.toContain('flow_limit');
  });

  it('if absent, makes every plate get the bed temperature', () => {
    const bare = Object.fromEntries(
      ['cool', 'smooth_pei', 'textured_pei'].map((plate) => [`bed_temperature_by_plate_c.${plate}.other_layers`, null]),
    );
    const plates = (options: PresetOptions) =>
      p1s({ ...bare, 'bed_temperature_c.other_layers': 70 }, options)
        .values.filament.filter(([key]) => key.endsWith('_plate_temp'))
        .map(([key, text]) => `${key}=${text}`);
    expect(plates({ parents: PARENTS })).toEqual(['textured_plate_temp=70']);
    expect(plates({ parents: null })).toEqual(['cool_plate_temp=70', 'hot_plate_temp=70', 'textured_plate_temp=70']);
  });

  it('causes a note if its variants or extruders get one value', () => {
    const preset = composed('orcaslicer', P1S, { parents: { ...PARENTS, variants: 2 } }, (record, printer) => [
      record,
      { ...printer, extruder_count: 2 },
    ]);
    expect(codes(preset)).toEqual(['inherits', 'variants', 'extruders']);
  });
});

describe('changes of fixes', () => {
  const FAN = { 'cooling.fan_min_percent': 30, 'cooling.fan_max_percent': 60 };
  const brim = (type: string) => ({ 'process.brim.type': type, 'process.brim.width_mm': 5 });
  const WIDER = [
    ['brim_type', 'outer_only'],
    ['brim_width', '8'],
  ];

  it.each<[what: string, record: Parameters<typeof p1s>[0], changes: Record<string, SettingValue>, values: object]>([
    ['the change alone', {}, { retraction_length: 0.9 }, { filament: [['filament_retraction_length', '0.9']] }],
    ['the bed of the plate in use', {}, { bed_temperature: 77 }, { filament: [['textured_plate_temp', '77']] }],
    ['the unit of the key', {}, { seam_gap: 15 }, { process: [['seam_gap', '15%']] }],
    ['the width of an enabled brim', brim('outer'), { brim_width: 8 }, { process: [['brim_width', '8']] }],
    ['a brim that was off, and enable it', brim('none'), { brim_width: 8 }, { process: WIDER }],
    ['an automatic brim, and enable it', brim('auto'), { brim_width: 8 }, { process: WIDER }],
    [
      'a brim that another change disables',
      brim('none'),
      { brim_width: 8, brim_type: 'none' },
      { process: [['brim_type', 'no_brim'], WIDER[1]] },
    ],
    // A fan speed beyond the other end of its range also moves that end.
    ['a lower fan', FAN, { fan_max: 20 }, { filament: ['fan_min_speed', 'fan_max_speed'].map((key) => [key, '20']) }],
    ['a higher fan', FAN, { fan_min: 80 }, { filament: ['fan_min_speed', 'fan_max_speed'].map((key) => [key, '80']) }],
    ['a fan within its range', FAN, { fan_max: 80 }, { filament: [['fan_max_speed', '80']] }],
    [
      'a layer time, and enable slowing down for it',
      { 'cooling.slow_down': false },
      { min_layer_time: 15 },
      { filament: ['slow_down_for_layer_cooling 1', 'slow_down_layer_time 15'].map((one) => one.split(' ')) },
    ],
    [
      'a layer time alone if slowing down is enabled',
      { 'cooling.slow_down': true },
      { min_layer_time: 15 },
      { filament: [['slow_down_layer_time', '15']] },
    ],
  ])('write %s', (_, record, changes, values) => {
    const told = Object.entries(changes).map(([setting, value]) => ({ setting, value }));
    const preset = p1s(record, fix(...told));
    expect(preset.values).toMatchObject({ filament: [], process: [], ...values });
    const changed = preset.rows.filter((row) => row.changed).map(({ setting }) => setting);
    expect(changed).toEqual(expect.arrayContaining(Object.keys(changes)));
    expect(preset.name).toContain(' fix (Open Print Data)');
  });

  it('go into the preset of the kind that has a parent', () => {
    const parents = { ...PARENTS, process: null };
    const { values } = p1s({}, { ...fix({ setting: 'retraction_length', value: 1 }), parents });
    expect(values).toMatchObject({ filament: [['filament_retraction_length', '1']], process: [] });
  });

  it('report if the record already has the fixed value', () => {
    const told = (value: number) =>
      p1s({ 'retraction.length_mm': 0.8 }, fix({ setting: 'retraction_length', value })).notes.find(
        ({ code }) => code === 'done',
      );
    expect(told(0.8)?.text).toContain('filament_retraction_length = 0.8');
    expect(told(0.9)).toBeUndefined();
  });

  it('report if the parent presets are already past the fixed value', () => {
    const length = 'retraction.length_mm';
    const told = (theirs: number | null, form: PresetOptions['form'] = 'changes') => {
      const options = {
        ...fix({ setting: 'retraction_length', value: 0.9 }),
        theirs: withValue(bambuRecord, length, theirs),
        form,
      };
      return p1s({ [length]: 0.8 }, options).notes.find(({ code }) => code === 'past_it');
    };
    expect(told(1.5)?.text).toContain('filament_retraction_length 1.5 → 0.9 mm');
    expect(told(1.5)?.text_zh).toContain('filament_retraction_length 1.5 → 0.9 mm');
    expect(told(0.9)).toBeDefined();
    expect(told(0.8)).toBeUndefined();
    expect(told(0.4)).toBeUndefined();
    expect(told(null)).toBeUndefined();
    expect(told(1.5, 'whole')).toBeUndefined();
  });

  it('go into the whole preset as well', () => {
    const preset = p1s({}, { parents: PARENTS, changes: [{ setting: 'retraction_length', value: 0.9 }] });
    expect(preset.rows.filter(({ changed }) => changed).map(({ setting }) => setting)).toEqual(['retraction_length']);
    expect(preset.rows).toHaveLength(MAPPINGS.orcaslicer.fields.length);
  });

  it('of the bed take precedence over the plate’s value', () => {
    const whole = composed('orcaslicer', P1S, { ...fix({ setting: 'bed_temperature', value: 77 }), form: 'whole' });
    expect(rowOf(whole, 'bed_temperature_by_plate_c.textured_pei.other_layers').remark).toContain(
      'textured_plate_temp',
    );
  });

  it('include their side effects', () => {
    const fast = withRecord({ max_volumetric_speed_mm3_s: 5, 'process.speed_mm_s.outer_wall': 200 });
    const preset = composed('cura', MK4, fix({ setting: 'flow_ratio', value: 2 }), fast);
    const expected = [
      ['flow_ratio', true],
      ['outer_wall_speed', false],
    ];
    expect(preset.rows.map(({ setting, changed }) => [setting, changed])).toEqual(expected);
  });

  it('say why there is nothing to set', () => {
    const coasting = () => composed('orcaslicer', P1S, fix({ setting: 'coasting', value: true }));
    expect(coasting).toThrow(/“coasting”\. There is none\.$/);
    expect(coasting).toThrow(expect.objectContaining({ text_zh: expect.stringMatching(/“coasting”。没有对应项。$/) }));
  });

  it('of a speed limit that Cura lacks become speeds', () => {
    const fast = withRecord({ max_volumetric_speed_mm3_s: 15, 'process.speed_mm_s.outer_wall': 200 });
    const preset = composed('cura', MK4, fix({ setting: 'max_volumetric_speed', value: 4 }), fast);
    const expected = [
      ['outer_wall_speed', false, 'approximated'],
      ['max_volumetric_speed', true, 'none'],
    ];
    expect(preset.rows.map(({ setting, changed, outcome }) => [setting, changed, outcome])).toEqual(expected);
    // If no speed is near the limit, there is nothing to change.
    const slow = withRecord({ max_volumetric_speed_mm3_s: 15, 'process.speed_mm_s.outer_wall': 20 });
    expect(() => composed('cura', MK4, fix({ setting: 'max_volumetric_speed', value: 12 }), slow)).toThrow(
      expect.objectContaining({ code: 'no_key', subject: 'max_volumetric_speed' }),
    );
  });

  it('of the printer are reported, and written only over PrusaSlicer’s presets', () => {
    const change = { setting: 'z_offset', value: -0.02 };
    const preset = p1s({}, fix(change, { setting: 'retraction_length', value: 0.9 }));
    expect(rowOf(preset, 'z_offset')).toMatchObject({ outcome: 'printer', changed: true, keys: [] });
    const values = { machine: [['z_offset', '-0.02']], filament: [], process: [] };
    expect(composed('prusaslicer', MK4, fix(change))).toMatchObject({ form: 'overlay', values });
  });

  it.each<[SlicerId, PresetChange[], string, string]>([
    ['orcaslicer', [{ setting: 'colour', value: 1 }], 'unknown_setting', 'colour'],
    ['orcaslicer', [{ setting: 'coasting', value: true }], 'no_key', 'coasting'],
    ['orcaslicer', [{ setting: 'seam_position', value: 'aligned_back' }], 'no_key', 'seam_position'],
    ['orcaslicer', [{ setting: 'bed_temperature', value: 130 }], 'outside_slicer_range', 'bed_temperature 130 °C'],
    ['orcaslicer', [{ setting: 'z_offset', value: 0.02 }], 'nothing_to_write', 'z_offset'],
    ['prusaslicer', [{ setting: 'nozzle_diameter', value: 0.6 }], 'other_nozzle', '0.6 mm'],
  ])('reject %j', (slicer, changes, code, subject) => {
    expect(() => composed(slicer, P1S, fix(...changes))).toThrow(expect.objectContaining({ code, subject }));
  });
});

describe('a rejected preset', () => {
  const [record, printer, material] = recordsOf(P1S);
  const made = (more: object, mapping: PresetMapping = MAPPINGS.orcaslicer) =>
    composePreset({ ...record, ...more }, printer, material, mapping);
  const prusa = (options: PresetOptions) => composed('prusaslicer', MK4, options);
  const length = { setting: 'retraction_length', value: 1 };
  const NO_SIZE = { x: null, y: null, z: null };
  const bedless = (own: Profile, of: Printer): [Profile, Printer] => [
    own,
    { ...of, build_volume_mm: NO_SIZE, printable_volume_mm: NO_SIZE } as unknown as Printer,
  ];

  it.each<[() => unknown, object]>([
    [
      () => made({}, { ...MAPPINGS.cura, id: 'simplify3d' as SlicerId }),
      { code: 'unknown_slicer', subject: 'simplify3d', allowed: ['orcaslicer', 'bambu_studio', 'prusaslicer', 'cura'] },
    ],
    [() => prusa({ version: '1.40' }), { code: 'unknown_version', subject: '1.40', allowed: ['2.9', '2.5'] }],
    [() => prusa({ version: '2.90' }), { code: 'unknown_version' }],
    [
      () => p1s({ 'nozzle.variant': '0.9' }, {}),
      { code: 'unknown_nozzle', subject: '0.9', allowed: bambu.nozzles.map(({ variant }) => variant) },
    ],
    [() => made({ printer: 'other' }), { code: 'other_record', subject: 'other' }],
    [() => made({ material: 'pla' }), { code: 'other_record', subject: 'pla' }],
    [
      () => p1s({}, { ...fix(length), parents: { ...PARENTS, filament: null } }),
      { code: 'no_parent', subject: 'filament', text_zh: expect.stringContaining('自带耗材预设') },
    ],
    [() => p1s({}, { ...fix(length), parents: null }), { code: 'unknown_machine', subject: 'OrcaSlicer' }],
    [() => prusa({ parents: null, form: 'overlay' }), { code: 'unknown_machine' }],
    [
      () => composed('cura', MK4, { qualityType: '' }),
      { code: 'no_quality_type', allowed: expect.arrayContaining(['standard']) },
    ],
    [() => p1s({}, { parents: PARENTS, name: 'generic petg @ACME' }), { code: 'system_name' }],
    [() => p1s({}, { name: ' // ' }), { code: 'no_name', subject: ' // ' }],
    [() => composed('prusaslicer', MK4, {}, bedless), { code: 'no_bed' }],
  ])('case %#: %j', (make, expected) => {
    // All placeholders are filled in, in both languages.
    expect(make).toThrow(
      expect.objectContaining({ name: 'PresetRefused', message: expect.not.stringMatching(/[{}]/) }),
    );
    expect(make).toThrow(expect.objectContaining({ text_zh: expect.stringMatching(/^[^{}]*[\u4e00-\u9fff][^{}]*$/) }));
    expect(make).toThrow(expect.objectContaining(expected));
  });
});
