import { fault, faultAt } from '../../../shared/problem.js';
import { layeredTemperatures } from '../../compose/capability.js';
import { atPrinter, type LintFinding, type LintInput, profileFinding } from '../findings.js';

/** An open printer has no chamber to heat, and no profile asks for a chamber warmer than the printer can reach. */
export function* chamberSuitsPrinter(composed: LintInput): Iterable<LintFinding> {
  const { records, dataset } = composed;
  const maxima = new Map<string, number>();
  const limits = ['rated.max_chamber_temperature_c', 'firmware_limit.max_chamber_temperature_c'];
  for (const { id, enclosed, chamber_temperature_control: controls, ...facts } of records.printers) {
    const { max_chamber_temperature_c: max } = facts;
    if (max !== null) maxima.set(id, max);
    if (enclosed !== false || (controls !== true && max === null)) continue;
    yield {
      ...faultAt(atPrinter(dataset, id, 'enclosed'), 'open_with_chamber', [
        `open, yet its chamber ${max === null ? 'is controlled' : `goes to ${max} °C`}`,
        'correct enclosed, the control or the maximum, with the source',
      ]),
      against: ['chamber_temperature_control', ...limits],
    };
  }
  for (const profile of records.profiles) {
    const { printer, chamber_temperature_c: chamber } = profile;
    const max = maxima.get(printer);
    if (chamber === null || max === undefined || chamber <= max) continue;
    const flaw = fault('chamber_beyond_printer', [
      `asks for a chamber at ${chamber} °C; the maximum of this printer is ${max} °C`,
    ]);
    const reason = `The maximum chamber temperature of this printer is ${max} °C.`;
    yield profileFinding(composed, profile, 'chamber_temperature_c', flaw, reason, { printer: limits });
  }
}

/** Layers. Larger values mean "never", which a fan speed of 0 expresses. */
const MOST = 100;
const FIELDS = ['fan_off_first_layers', 'full_fan_speed_layer'] as const;

/**
 * The number of layers without part cooling, or until full cooling, is a real number of layers and not a way to say
 * never.
 */
export function* fanLayersAreFew(composed: LintInput): Iterable<LintFinding> {
  for (const profile of composed.records.profiles) {
    for (const field of FIELDS) {
      const layers = profile.cooling[field];
      if (layers === null || layers <= MOST) continue;
      const flaw = fault('many_fan_layers', [`${field}: ${layers} layers`]);
      const reason = `${layers} layers are more than most prints have: the value means that the fan is never on, not a number of layers.`;
      yield profileFinding(composed, profile, `cooling.${field}`, flaw, reason);
    }
  }
}

/** The minimum fan speed of a profile is not above its maximum. */
export function* fanSpeedsInOrder(composed: LintInput): Iterable<LintFinding> {
  for (const profile of composed.records.profiles) {
    const { fan_min_percent: min, fan_max_percent: max } = profile.cooling;
    if (min === null || max === null || min <= max) continue;
    const flaw = fault('fan_backwards', [`the fan runs from ${min} to ${max} %`]);
    const reason = `The preset's minimum fan speed, ${min} %, is above its maximum, ${max} %.`;
    const against = { profile: ['cooling.fan_max_percent'] };
    yield profileFinding(composed, profile, 'cooling.fan_min_percent', flaw, reason, against);
  }
}

/** A profile with a temperature for the first layer has one for all other layers, unless it was withheld. */
export function* otherLayersAreKnown(composed: LintInput): Iterable<LintFinding> {
  for (const profile of composed.records.profiles) {
    for (const [field, layers] of layeredTemperatures(profile)) {
      const first = layers.first_layer ?? null;
      const others = `${field}.other_layers`;
      if (first === null || (layers.other_layers ?? null) !== null) continue;
      if (profile.provenance.corrected.some((one) => one.field === others)) continue;
      const flaw = fault('other_layers_unknown', [
        `${field} is ${first} °C on the first layer, but unknown on all others`,
      ]);
      const reason = 'The preset gives a value only for the first layer, which does not say how the rest is printed.';
      yield profileFinding(composed, profile, `${field}.first_layer`, flaw, reason);
    }
  }
}

/** The lower end of a range is not above its upper end. */
export function* rangesInOrder(composed: LintInput): Iterable<LintFinding> {
  const { records, dataset } = composed;
  const field = 'nozzle_temperature_range_c';
  for (const profile of records.profiles) {
    const { min, max } = profile[field];
    if (min === null || max === null || min <= max) continue;
    const flaw = fault('profile_range_backwards', [`${field} runs from ${min} to ${max}`]);
    const reason = `The preset's range has its minimum ${min} above its maximum ${max}.`;
    yield profileFinding(composed, profile, `${field}.min`, flaw, reason, { profile: [`${field}.max`] });
  }
  for (const { id, nozzles } of records.printers)
    for (const { variant, layer_height_mm } of nozzles) {
      const { min, max } = layer_height_mm;
      if (min === null || max === null || min <= max) continue;
      yield faultAt(atPrinter(dataset, id, `nozzles.${variant}.layer_height_mm`), 'nozzle_range_backwards', [
        `the layer height of nozzle ${variant} runs from ${min} to ${max} mm`,
        'min not above max',
      ]);
    }
}
