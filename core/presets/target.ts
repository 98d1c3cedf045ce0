import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import { SLICER_NAMES, type SlicerId } from '../words/slicers.js';
import { scalarAt } from '../words/values.js';
import { formatNumber } from './calculations.js';
import { KINDS_ZH, note } from './messages.js';
import { namesOf, type QualityType } from './parents.js';
import { flavorOf, isNewerFlavor, machineSection } from './prusa-machine.js';
import { sourceSlicer } from './source-slicer.js';
import type { ParentNames, PresetForm, PresetNote, PresetRow, PresetValues } from './types.js';

type Pairs = readonly (readonly [key: string, text: string])[];

export interface PresetTarget {
  slicer: SlicerId;
  version: string;
  form: PresetForm;
  parents: ParentNames | null;
  /** Whether the filament preset is standalone, without a parent. */
  alone: boolean;
  /** The record with the changes of fixes applied. */
  record: Profile;
  printer: Printer;
  material: Material;
}

/**
 * Adds what a preset needs beyond the values of the record: the filament's identity if it has no parent, and for a
 * PrusaSlicer file without a parent its unknown temperatures and a printer.
 */
export function completeValues(values: PresetValues, target: PresetTarget): PresetValues {
  const { slicer, version, alone, record, printer } = target;
  if (!alone) return values;
  const isPrusa = slicer === 'prusaslicer';
  return {
    ...values,
    filament: joined(values.filament, [...(isPrusa ? UNHEATED : []), ...identityOf(target)]),
    machine: isPrusa ? joined(machineSection(record, printer, version), values.machine) : values.machine,
  };
}

/** The known properties of the filament. Their keys are the same in the three slicers. */
function identityOf({ record, printer, material }: PresetTarget): Pairs {
  const diameter = record.filament_diameter_mm ?? printer.filament_diameter_mm;
  const density = material.density_g_cm3;
  return [
    ['filament_type', material.type],
    ...(density === null ? [] : [['filament_density', formatNumber(density)] as const]),
    ...(diameter === null ? [] : [['filament_diameter', formatNumber(diameter)] as const]),
  ];
}

/**
 * PrusaSlicer's nozzle temperature if it is not known: 0 sends no temperature, while a missing key would mean 200 °C,
 * even for chocolate. Source: `temperature` in src/libslic3r/PrintConfig.cpp.
 */
const UNHEATED: Pairs = [
  ['first_layer_temperature', '0'],
  ['temperature', '0'],
];

/** The pairs, plus those of `others` with other keys. */
function joined(pairs: Pairs, others: Pairs): Pairs {
  const own = new Set(pairs.map(([key]) => key));
  return [...pairs, ...others.filter(([key]) => !own.has(key))];
}

interface Composed extends PresetTarget {
  quality: QualityType | null;
  /** Whether it contains only what fixes change. */
  isFix: boolean;
  values: PresetValues;
  rows: readonly PresetRow[];
  /** The record without the changes of fixes. */
  before: Profile;
}

export function notesOn(composed: Composed): PresetNote[] {
  const { slicer, form, parents, record, printer, quality, isFix } = composed;
  const notes: PresetNote[] = isFix
    ? [...doneOf(composed), ...pastOf(composed)]
    : [...coldOf(composed), ...slowOf(composed)];
  if (sourceSlicer(record) === slicer && !isFix) notes.push(note('own_slicer', SLICER_NAMES[slicer]));
  if (form === 'inherits') notes.push(note('inherits', namesOf(parents).join(' · ')));
  const lacking = (['process', 'filament'] as const).filter((kind) => parents !== null && parents[kind] === null);
  if (form === 'inherits' && lacking.length > 0)
    notes.push(note('parts', lacking.join(' or '), lacking.map((kind) => KINDS_ZH[kind]).join('或')));
  if (form === 'overlay') notes.push(note('overlay'));
  if (form === 'full') notes.push(...(slicer === 'prusaslicer' ? aloneInPrusa(composed) : [note('full')]));
  if (quality !== null) notes.push(note(quality.assumed ? 'quality_assumed' : 'quality_type', quality.type));
  if ((parents?.variants ?? 1) > 1) notes.push(note('variants', String(parents?.variants)));
  if ((printer.extruder_count ?? 1) > 1) notes.push(note('extruders', String(printer.extruder_count)));
  const hasPlates = slicer === 'orcaslicer' || slicer === 'bambu_studio';
  if (hasPlates && !isFix && isPlateOpen(record, printer)) notes.push(note('plates'));
  return notes;
}

/** A fix sets what the record has already: it was tried before, or does not fix this fault here. */
function doneOf({ rows, before }: Composed): PresetNote[] {
  const done = rows.flatMap(({ changed, field, value, keys: [key] }) =>
    changed && field !== null && key !== undefined && value === scalarAt(before, field)
      ? [`${key.key} = ${key.text}`]
      : [],
  );
  return done.length === 0 ? [] : [note('done', done.join(', '), done.join('、'))];
}

/**
 * A fix moves a value of the record one way but the parent's value the other way or not at all: the preset was already
 * past the new value.
 */
function pastOf({ rows, before }: Composed): PresetNote[] {
  const past = rows.flatMap(({ changed, field, value, theirs, unit, keys: [key] }) => {
    const now = field === null ? null : scalarAt(before, field);
    if (!changed || key === undefined || typeof value !== 'number' || typeof theirs !== 'number') return [];
    if (typeof now !== 'number' || (value - now) * (value - theirs) > 0 || value === now) return [];
    return [`${key.key} ${formatNumber(theirs)} → ${formatNumber(value)}${unit === null ? '' : ` ${unit}`}`];
  });
  return past.length === 0 ? [] : [note('past_it', past.join(', '), past.join('、'))];
}

/**
 * The nozzle temperature is not known: OrcaSlicer and Bambu Studio use 200 °C for any material, and PrusaSlicer is set
 * to send none. Source: `nozzle_temperature` in src/libslic3r/PrintConfig.cpp.
 */
function coldOf({ slicer, record, alone }: Composed): PresetNote[] {
  const { first_layer, other_layers } = record.nozzle_temperature_c;
  if (!alone || (first_layer !== null && other_layers !== null)) return [];
  const [en, zh] =
    other_layers === null
      ? ['nozzle temperature', '喷嘴温度']
      : ['nozzle temperature of the first layer', '首层喷嘴温度'];
  return [note(slicer === 'prusaslicer' ? 'unheated' : 'nozzle_temperature', en, zh)];
}

/**
 * The volumetric flow limit is not known: OrcaSlicer and Bambu Studio then limit every speed to 2 mm³/s, PrusaSlicer
 * none. Source: `filament_max_volumetric_speed` in src/libslic3r/PrintConfig.cpp.
 */
function slowOf({ slicer, record, alone }: Composed): PresetNote[] {
  const isKnown = slicer === 'prusaslicer' || record.max_volumetric_speed_mm3_s !== null;
  return alone && !isKnown ? [note('flow_limit')] : [];
}

/** Whether the bed temperature goes to every plate because it is not known which one it is for. */
function isPlateOpen(record: Profile, { default_plate }: Printer): boolean {
  const plates = Object.values(record.bed_temperature_by_plate_c);
  const isBare = plates.every((plate) => plate.other_layers === null);
  return default_plate === null && isBare && record.bed_temperature_c.other_layers !== null;
}

function aloneInPrusa({ printer, version, values }: Composed): PresetNote[] {
  const notes = [note('prusa_full'), note('own_start')];
  if (!values.filament.some(([key]) => key === 'filament_diameter')) notes.push(note('diameter'));
  if (printer.bed_shape === null || printer.bed_shape === 'other' || printer.bed_origin === null)
    notes.push(note('bed_shape', ...bedTaken(printer)));
  if (!values.machine.some(([key]) => key === 'max_print_height')) notes.push(note('height'));
  if (isNewerFlavor(printer, version)) notes.push(note('flavor_older', String(printer.gcode_flavor)));
  else if (flavorOf(printer, version) === null) notes.push(note('flavor'));
  return notes;
}

/** How a bed with unknown shape or origin is drawn, in both languages; see `machineSection`. */
function bedTaken({ bed_shape, bed_origin }: Printer): [en: string, zh: string] {
  const [shape, shapeZh] = bed_shape === 'circular' ? ['a round one', '圆形'] : ['a rectangle', '矩形'];
  const [origin, originZh] = bed_origin === 'center' ? ['its middle', '中心'] : ['its corner', '角'];
  return [`${shape} with the origin in ${origin}`, `以${originZh}为原点的${shapeZh}`];
}
