import { foldToId } from '../../../../core/names/fold.js';
import { SLICERS } from '../../../../core/words/slicers.js';
import type { Printer, Profile } from '../../../../schemas/generated/record.js';
import { type Fault, faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintFinding, type LintInput } from '../findings.js';

/** Words for a machine's equipment or description in a model name, which do not identify the machine. */
const EQUIPMENT = new Set([
  ...['klipper', 'marlin', 'rrf', 'firmware', 'series', 'line', 'family', 'kit', 'with', 'and', 'default', 'printer'],
  ...['cfs', 'ams', 'mmu', 'box', 'aps', 'dual', 'twin', 'bicolor', 'doppia', 'touch', 'single', 'extruder'],
  ...['extrusion', 'direct', 'drive', 'directdrive', 'bowden', 'hotend', 'aero', 'nozzle', 'linear', 'performance'],
  ...['c'],
]);

/** Maximum difference between two statements of a machine's build volume by axis, mm. */
const AS_GOOD_AS = { x: 10, y: 10, z: 30 } as const;

/**
 * No two machines of a brand have the same volume and names that differ only in equipment, or the same preset, unless
 * they are marked as relatives.
 */
export function* machinesStandOnce({ dataset, records }: LintInput): Iterable<LintFinding> {
  for (const own of Map.groupBy(records.printers, ({ brand_id }) => brand_id).values()) {
    const presets = new Map(own.map((printer) => [printer, presetsOf(printer)]));
    for (const [index, printer] of own.entries())
      for (const other of own.slice(0, index)) {
        if (areRelatives(printer, other)) continue;
        const [shared] = presets.get(printer)?.intersection(presets.get(other) ?? new Set()) ?? [];
        if (shared === undefined && !(hasVolumeOf(printer, other) && differInEquipment(printer, other))) continue;
        const [code, message] =
          shared === undefined
            ? ['machine_twice', `has the same volume as "${other.id}", and its name differs only in equipment`]
            : ['preset_of_two_machines', `"${other.id}" also has the machine preset "${shared.slice(2)}"`];
        yield faultAt(atPrinter(dataset, printer.id, 'model'), code, [
          message,
          'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
        ]);
      }
  }
}

/** Whether records link two machines as variants or configurations. */
function areRelatives(one: Printer, other: Printer): boolean {
  const circle = ({ id, variant_of, configuration_of }: Printer) =>
    [id, variant_of, configuration_of].filter((relative) => relative !== null);
  return circle(one).some((id) => circle(other).includes(id));
}

/** The machine presets of a printer, each after the number of its slicer. */
function presetsOf({ presets }: Printer): Set<string> {
  return new Set(SLICERS.flatMap((slicer, number) => presets[slicer].map(({ machine }) => `${number} ${machine}`)));
}

function hasVolumeOf({ build_volume_mm: one }: Printer, { build_volume_mm: other }: Printer): boolean {
  return (['x', 'y', 'z'] as const).every((axis) => {
    const [a, b] = [one[axis], other[axis]];
    return a !== null && b !== null && Math.abs(a - b) <= AS_GOOD_AS[axis];
  });
}

/** Whether two names have words in common and differ only in equipment or bed size. */
function differInEquipment(one: Printer, other: Printer): boolean {
  const [mine, yours] = [wordsOf(one), wordsOf(other)];
  const isSize = (word: string) =>
    Object.values(one.build_volume_mm).some((side) => side !== null && Math.abs(side - Number(word)) <= AS_GOOD_AS.x);
  const odd = [...mine.symmetricDifference(yours)];
  return mine.intersection(yours).size > 0 && odd.every((word) => EQUIPMENT.has(word) || isSize(word));
}

/** The words of a model without its brand: `BIBO 2 Touch` of BIBO becomes 2 and touch. */
function wordsOf({ model, brand }: Printer): Set<string> {
  const words = (name: string) => new Set(foldToId(name).match(/[\p{L}\p{N}]+/gu));
  return words(model).difference(words(brand));
}

/** Kinematics with belts to both axes of a head over a fixed or sinking bed: a sliding bed has its own axis. */
const OVER_THE_BED = new Set<Printer['kinematics']>(['corexy', 'hybrid_corexy', 'hbot']);

/** Facts that a machine shares with its variants and configurations. */
const SHARED = ['structure', 'kinematics', 'bed_shape', 'heated_bed', 'filament_diameter_mm'] as const;

/** Maximum relative difference between statements of the same filament diameter: 1.74 or 1.75 mm, 2.85 or 3 mm. */
const ROUNDED = 0.1;

/** Facts that contradict each other, and the fault. */
type Contradiction = Fault & { fields: readonly string[] };

/** The facts about how a machine is built agree with each other, with its profiles and with its variants. */
export function* factsOfAMachineAgree({ dataset, records }: LintInput): Iterable<LintFinding> {
  const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
  const profiles = Map.groupBy(records.profiles, ({ printer }) => printer);
  for (const printer of records.printers) {
    // A configuration inherits most facts from its machine, so faults of the machine are only reported there.
    const machine = printers.get(printer.configuration_of ?? '');
    if (machine && [...builtTogether(machine)].length > 0) continue;
    for (const found of [
      ...builtTogether(printer),
      ...chamber(printer),
      ...withProfiles(printer, profiles.get(printer.id) ?? []),
    ])
      yield* atFacts(dataset, printer.id, found);
  }
  const variants = Map.groupBy(records.printers, (printer) => printer.configuration_of ?? printer.variant_of);
  for (const [id, own] of variants) {
    const base = printers.get(id ?? '');
    // Facts that are only imported do not belong to the other printer's file.
    const states = (printer: Printer, field: string) =>
      Object.hasOwn(dataset.printers.get(printer.id)?.value.curated ?? {}, field);
    if (base) for (const [machine, found] of unlike(base, own, states)) yield* atFacts(dataset, machine, found);
  }
}

/** Reports a contradiction at each of the curated facts, since it is unknown which of them is wrong. */
function* atFacts(
  dataset: LintInput['dataset'],
  id: string,
  { fields, ...found }: Contradiction,
): Iterable<LintFinding> {
  const entry = dataset.printers.get(id);
  const curated = entry?.value.curated ?? {};
  const corrected = new Set(entry?.value.overrides?.map(({ field }) => field));
  const stated = fields.filter((field) => Object.hasOwn(curated, field) || corrected.has(field));
  for (const path of stated.length > 0 ? stated : fields.slice(0, 1)) yield { file: entry?.file ?? '', path, ...found };
}

function* builtTogether(printer: Printer): Iterable<Contradiction> {
  const { structure, kinematics, bed_shape: shape, tool_arrangement: arrangement, extruder_count: nozzles } = printer;
  if (arrangement !== null && arrangement !== 'single' && nozzles === 1)
    yield faultAt({ fields: ['tool_arrangement', 'extruder_count'] }, 'one_nozzle_of_several', [
      `has one nozzle, but the tool arrangement "${arrangement}"`,
      'the number of nozzles that a print can use, or the right arrangement of the tools',
    ]);
  if (structure !== null && kinematics !== null) {
    if ((structure === 'delta') !== (kinematics === 'delta'))
      yield faultAt({ fields: ['structure', 'kinematics'] }, 'structure_of_other_kinematics', [
        `the structure "${structure}" does not go with the kinematics "${kinematics}"`,
        'delta in both',
      ]);
    if (structure === 'bed_slinger' && OVER_THE_BED.has(kinematics))
      yield faultAt({ fields: ['structure', 'kinematics'] }, 'slinger_of_other_kinematics', [
        `a bed slinger cannot have the kinematics "${kinematics}"`,
        'cartesian or corexz, or a structure whose bed does not move along Y',
      ]);
  }
  const { bed_levelling: levelling, probe } = printer;
  if (levelling !== null && probe !== null && (levelling === 'manual') !== (probe === 'none'))
    yield faultAt({ fields: ['bed_levelling', 'probe'] }, 'probe_of_other_levelling', [
      `the probe "${probe}" does not go with the levelling "${levelling}"`,
      'none with manual, a probe with automatic',
    ]);
  if ((structure === 'delta' || kinematics === 'delta') && shape === 'rectangular')
    yield faultAt({ fields: ['structure', 'kinematics', 'bed_shape'] }, 'delta_on_rectangle', [
      'a delta does not have a rectangular bed',
      'a circular bed, or the right structure',
    ]);
}

/** °C. Printers with a hotter chamber print PEEK and the like, and have a nozzle for them. */
const HOT_CHAMBER = 90;
const HOT_NOZZLE = 400;

/** A chamber as hot as the bed that warms it, or hotter than any material for its nozzle requires. */
function* chamber({
  rated,
  firmware_limit: limit,
  max_nozzle_temperature_c: nozzle,
}: Printer): Iterable<Contradiction> {
  const bed = Math.max(rated.max_bed_temperature_c ?? 0, limit.max_bed_temperature_c ?? 0);
  for (const [name, { max_chamber_temperature_c: chamber }] of Object.entries({ rated, firmware_limit: limit }))
    if (chamber !== null && bed > 0 && chamber >= bed)
      yield faultAt({ fields: [`${name}.max_chamber_temperature_c`] }, 'chamber_as_hot_as_bed', [
        `${chamber} °C is not below the maximum of its bed, ${bed} °C`,
        `below ${bed} °C; add an exception if the chamber has such a powerful heater`,
      ]);
    else if (chamber !== null && chamber > HOT_CHAMBER && (nozzle ?? 0) < HOT_NOZZLE)
      yield faultAt({ fields: [`${name}.max_chamber_temperature_c`] }, 'hot_chamber', [
        `a chamber at ${chamber} °C, which only printers for high-temperature plastics reach`,
        `at most ${HOT_CHAMBER} °C, or a nozzle that reaches ${HOT_NOZZLE} °C; or an exception with the reason`,
      ]);
}

function* withProfiles(printer: Printer, profiles: readonly Profile[]): Iterable<Contradiction> {
  const { filament_diameter_mm: diameter, heated_bed: heated } = printer;
  const used = new Set(profiles.map((profile) => profile.filament_diameter_mm).filter((one) => one !== null));
  if (diameter && used.size > 0 && [...used].every((one) => differ(one, diameter)))
    yield faultAt({ fields: ['filament_diameter_mm'] }, 'other_diameter_than_presets', [
      `takes ${diameter} mm, but its presets are for ${[...used].join(' or ')} mm`,
      'the diameter of its filament; add an exception if its presets are for another one',
    ]);
  const warm = profiles.filter(({ bed_temperature_c: { other_layers: bed } }) => (bed ?? 0) > 0);
  if (heated === false && warm.length > 0)
    yield faultAt({ fields: ['heated_bed'] }, 'unheated_with_profiles', [
      `is not heated, but ${warm.length} of its ${profiles.length} profiles heat the bed`,
      'true; add an exception if its presets heat a bed that it does not have',
    ]);
}

/** Facts of variants that differ from those of the base machine, each with the machine at which to report it. */
function* unlike(
  base: Printer,
  variants: readonly Printer[],
  states: (printer: Printer, field: string) => boolean,
): Iterable<[machine: string, found: Contradiction]> {
  for (const field of SHARED) {
    if (!states(base, field)) continue;
    const stated = variants.filter((printer) => states(printer, field));
    const others = stated.filter((printer) => !sameFact(printer[field], base[field]));
    const odd = (own: Printer, than: Printer): [string, Contradiction] => [
      own.id,
      faultAt({ fields: [field] }, 'unlike_variant', [
        `${JSON.stringify(own[field])} differs from its variant ${than.id}: ${JSON.stringify(than[field])}`,
        'the same in both, or separate machines',
      ]),
    ];
    const [first] = others;
    // If none agrees with the base machine, the base is the odd one, unless there is only one variant to compare.
    if (others.length < stated.length || others.length === 1) for (const own of others) yield odd(own, base);
    if (first && others.length === stated.length) yield odd(base, first);
  }
}

/** Whether two facts are equal or equivalent: kinematics of {@link OVER_THE_BED}, or roundings of a diameter. */
function sameFact(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return !differ(a, b);
  const overTheBed = [a, b].every((one) => OVER_THE_BED.has(one as Printer['kinematics']));
  return a === b || overTheBed;
}

function differ(a: number, b: number): boolean {
  return Math.abs(a - b) / Math.max(a, b) > ROUNDED;
}
