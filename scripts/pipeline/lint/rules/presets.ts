import type { Printer } from '../../../../schemas/generated/record.js';
import { fault, faultAt } from '../../../shared/problem.js';
import { leaves } from '../../../shared/tree.js';
import {
  atPrinter,
  firstOfEach,
  type LintFinding,
  type LintInput,
  printerFinding,
  processFinding,
  rangeText,
  usedProcesses,
  withholding,
} from '../findings.js';

/** mm; presets round their figures. */
const TOLERANCE = 0.001;

/** Layer-height limits and first layers are below the nozzle diameter, and the default process is within the limits. */
export function* layerHeightFitsNozzle(composed: LintInput): Iterable<LintFinding> {
  const { dataset, records } = composed;
  for (const profile of usedProcesses(composed)) {
    const { diameter_mm: diameter } = profile.nozzle;
    const { first_layer_height_mm: first } = profile.process;
    if (diameter === null || first === null || first <= diameter + TOLERANCE) continue;
    const flaw = fault('thick_first_layer', [`a first layer of ${first} mm with a ${diameter} mm nozzle`]);
    yield processFinding(composed, profile, 'first_layer_height_mm', flaw);
  }
  for (const { id, nozzles, provenance } of records.printers)
    for (const { variant, diameter_mm, layer_height_mm: limits } of nozzles) {
      if (diameter_mm === null || limits.max === null || limits.max <= diameter_mm + TOLERANCE) continue;
      const field = `nozzles.${variant}.layer_height_mm.max`;
      const imported = dataset.imported.get(provenance.source)?.printers.get(id)?.value;
      const source = `${provenance.source}: ${imported?.nozzles[variant]?.preset}`;
      const reason = `A layer of ${limits.max} mm cannot be printed with a ${diameter_mm} mm nozzle.`;
      const flaw = fault('layer_above_nozzle', [
        `the maximum layer height, ${limits.max} mm, is above the nozzle diameter, ${diameter_mm} mm`,
      ]);
      const against = [`nozzles.${variant}.diameter_mm`];
      yield withholding(dataset, id, { field, was: limits.max, reason, source }, flaw, against);
    }
  const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
  for (const profile of firstOfEach(records.profiles, (one) => `${one.printer}/${one.nozzle.variant}`)) {
    const { variant } = profile.nozzle;
    const nozzle = printers.get(profile.printer)?.nozzles.find((one) => one.variant === variant);
    const limits = nozzle?.layer_height_mm;
    const height = profile.process.layer_height_mm;
    if (!limits || height === null) continue;
    const low = limits.min !== null && height < limits.min - TOLERANCE;
    const high = limits.max !== null && height > limits.max + TOLERANCE;
    if (!low && !high) continue;
    const { source, corrected, process_preset } = profile.provenance;
    if (corrected.some((one) => one.field === 'process.layer_height_mm')) {
      const flaw = fault('layer_unfit_for_nozzle', [`layers of ${height} mm with a nozzle of ${rangeText(limits)} mm`]);
      yield processFinding(composed, profile, 'layer_height_mm', flaw);
      continue;
    }
    const field = `nozzles.${variant}.layer_height_mm.${low ? 'min' : 'max'}`;
    const was = low ? limits.min : limits.max;
    const reason = `The machine's own default process prints ${height} mm layers, so the limit of ${was} mm cannot be right.`;
    const flaw = fault('limits_unlike_process', [
      `the default process prints ${height} mm layers, outside the nozzle's ${limits.min} to ${limits.max} mm`,
    ]);
    const fix = { field, was, reason, source: `${source}: ${process_preset}` };
    yield withholding(dataset, profile.printer, fix, flaw);
  }
}

/** mm/s. Jerk is an instantaneous change of speed: a higher value is an acceleration, or a disabled limit. */
const MOST_JERK = 100;

/** mm/s². Lower is slower than any printer needs, and a mistake if the process is this many times as fast otherwise. */
const SLOWEST = 100;
const TIMES = 10;

/** Limits that no machine exceeds: the highest stated values are 2,000 mm/s and 50,000 mm/s². */
const LIMITS = [
  ['max_speed_mm_s', 2500, 'high_speed', 'mm/s is faster than any printer', 'moves', 'seems to use mm/min'],
  [
    'max_acceleration_mm_s2',
    60_000,
    'no_acceleration_limit',
    'mm/s² is not a real limit',
    'accelerates',
    'removes the limit',
  ],
  ['max_jerk_mm_s', MOST_JERK, 'high_jerk', 'mm/s is no jerk', 'changes its speed instantly', 'removes the limit'],
] as const;

/**
 * No limit of a machine is above what any real machine reaches, and no feature of a process accelerates far more
 * slowly than all others or has a jerk that is an acceleration.
 */
export function* motionLimitsArePlausible(composed: LintInput): Iterable<LintFinding> {
  for (const printer of composed.records.printers)
    for (const [field, most, code, message, moves, preset] of LIMITS)
      for (const [axis, value] of Object.entries(printer[field])) {
        if (value === null || value <= most) continue;
        const [unit = ''] = message.split(' ');
        const reason = `No machine ${moves} at ${value} ${unit}; the preset ${preset}.`;
        yield printerFinding(composed, printer, `${field}.${axis}`, fault(code, [`${value} ${message}`]), reason);
      }
  for (const profile of usedProcesses(composed)) {
    const { default: usual, ...features } = profile.process.acceleration_mm_s2;
    for (const [feature, value] of leaves(features)) {
      if (typeof value !== 'number' || usual === null || value >= SLOWEST || value * TIMES >= usual) continue;
      const flaw = fault('slow_acceleration', [
        `${value} mm/s², while the process otherwise accelerates at ${usual} mm/s²`,
      ]);
      yield processFinding(composed, profile, `acceleration_mm_s2.${feature}`, flaw);
    }
    for (const [feature, jerk] of leaves(profile.process.jerk_mm_s))
      if (typeof jerk === 'number' && jerk > MOST_JERK)
        yield processFinding(
          composed,
          profile,
          `jerk_mm_s.${feature}`,
          fault('high_jerk', [`${jerk} mm/s is no jerk`]),
        );
  }
}

/** A nozzle has the diameter in its name. */
export function* nozzlesAreWhatTheySay({ dataset, records }: LintInput): Iterable<LintFinding> {
  for (const { id, nozzles } of records.printers)
    for (const { variant, diameter_mm: diameter } of nozzles) {
      const named = variant.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
      if (diameter === null || named.length === 0) continue;
      if (named.some((number) => Math.abs(number - diameter) <= TOLERANCE)) continue;
      yield faultAt(atPrinter(dataset, id, `nozzles.${variant}.diameter_mm`), 'nozzle_unlike_name', [
        `the nozzle ${variant} has a diameter of ${diameter} mm`,
        'correct the diameter with an override, or the variant in the import',
      ]);
    }
}

/** Printers limit speeds that are slightly too high. At this ratio, one of the two values is wrong. */
const BEYOND = 3;

const MOTION = [
  ['speed_mm_s', 'max_speed_mm_s', 'mm/s'],
  ['acceleration_mm_s2', 'max_acceleration_mm_s2', 'mm/s²'],
] as const;

/** No process moves several times faster than its printer can, in speed or in acceleration. */
export function* processesFitTheirPrinter({ dataset, records }: LintInput): Iterable<LintFinding> {
  const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
  const processes = firstOfEach(records.profiles, (one) => `${one.printer}/${one.provenance.process_preset}`);
  for (const { printer: id, process, provenance } of processes) {
    const printer = printers.get(id);
    if (!printer) continue;
    for (const [field, limit, unit] of MOTION) {
      const most = fastest(printer[limit]);
      if (most === null) continue;
      for (const [feature, value] of leaves(process[field])) {
        if (typeof value !== 'number' || value < most * BEYOND) continue;
        yield faultAt(atPrinter(dataset, id, limit), 'process_beyond_printer', [
          `${provenance.process_preset ?? ''}: ${feature} at ${value} ${unit}; the printer reaches at most ${most} ${unit}`,
          'correct or withhold one of the two with an override',
        ]);
      }
    }
  }
}

function fastest({ x, y }: Pick<Printer['max_speed_mm_s'], 'x' | 'y'>): number | null {
  const known = [x, y].filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
