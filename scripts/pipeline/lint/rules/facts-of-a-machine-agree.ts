import type { Printer, Profile } from '../../../../schemas/generated/record.js';
import type { Fault } from '../../../shared/problem-messages/messages.js';
import type { LintFinding, LintInput, LintRule } from '../lint-rule.js';

/** Belts that run to both axes of a head over a bed that stays, or sinks: a bed that slides has an axis of its own. */
const OVER_THE_BED = new Set<Printer['kinematics']>(['corexy', 'hybrid_corexy', 'hbot']);

/** What a machine shares with the one that it is a variant or a configuration of. */
const SHARED = ['structure', 'kinematics', 'bed_shape', 'heated_bed', 'filament_diameter_mm'] as const;

/** How far apart the diameters of one filament may be stated, as a share: 1.74 or 1.75 mm, 2.85 or 3 mm. */
const ROUNDED = 0.1;

/** Facts that cannot be true together, and what is wrong. */
type Contradiction = Fault & { fields: readonly string[] };

export default {
  name: 'facts-of-a-machine-agree',
  description: 'The facts about how a machine is built agree with each other, with its profiles and with its variants.',
  *check({ dataset, records }) {
    const printers = new Map(records.printers.map((printer) => [printer.id, printer]));
    const profiles = Map.groupBy(records.profiles, ({ printer }) => printer);
    for (const printer of records.printers) {
      // A configuration has most facts from its machine: what is wrong there is told there.
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
      // What an import says of one of them is no matter of the other's file.
      const states = (printer: Printer, field: string) =>
        Object.hasOwn(dataset.printers.get(printer.id)?.value.curated ?? {}, field);
      if (base) for (const [machine, found] of unlike(base, own, states)) yield* atFacts(dataset, machine, found);
    }
  },
} satisfies LintRule;

/** A contradiction is told at each of the facts that somebody stated: which of them is wrong, nobody can tell. */
function* atFacts(
  dataset: LintInput['dataset'],
  id: string,
  { fields, ...found }: Contradiction,
): Iterable<LintFinding> {
  const entry = dataset.printers.get(id);
  const curated = entry?.value.curated ?? {};
  const stated = fields.filter((field) => Object.hasOwn(curated, field));
  for (const path of stated.length > 0 ? stated : fields.slice(0, 1)) yield { file: entry?.file ?? '', path, ...found };
}

function* builtTogether(printer: Printer): Iterable<Contradiction> {
  const { structure, kinematics, bed_shape: shape, tool_arrangement: arrangement, extruder_count: nozzles } = printer;
  if (arrangement !== null && arrangement !== 'single' && nozzles === 1)
    yield {
      fields: ['tool_arrangement', 'extruder_count'],
      code: 'one_nozzle_of_several',
      parameters: { arrangement },
    };
  if (structure !== null && kinematics !== null) {
    if ((structure === 'delta') !== (kinematics === 'delta'))
      yield {
        fields: ['structure', 'kinematics'],
        code: 'structure_of_other_kinematics',
        parameters: { structure, kinematics },
      };
    if (structure === 'bed_slinger' && OVER_THE_BED.has(kinematics))
      yield {
        fields: ['structure', 'kinematics'],
        code: 'slinger_of_other_kinematics',
        parameters: { kinematics },
      };
  }
  if ((structure === 'delta' || kinematics === 'delta') && shape === 'rectangular')
    yield {
      fields: ['structure', 'kinematics', 'bed_shape'],
      code: 'delta_on_rectangle',
    };
}

/** °C. What heats its chamber further prints PEEK and the like, with a nozzle for them. */
const HOT_CHAMBER = 90;
const HOT_NOZZLE = 400;

/** A chamber that is as hot as the bed which warms it, or hotter than anything that its nozzle melts asks for. */
function* chamber({
  rated,
  firmware_limit: limit,
  max_nozzle_temperature_c: nozzle,
}: Printer): Iterable<Contradiction> {
  const bed = Math.max(rated.max_bed_temperature_c ?? 0, limit.max_bed_temperature_c ?? 0);
  for (const [name, { max_chamber_temperature_c: chamber }] of Object.entries({ rated, firmware_limit: limit }))
    if (chamber !== null && bed > 0 && chamber >= bed)
      yield {
        fields: [`${name}.max_chamber_temperature_c`],
        code: 'chamber_as_hot_as_bed',
        parameters: { chamber, bed },
      };
    else if (chamber !== null && chamber > HOT_CHAMBER && (nozzle ?? 0) < HOT_NOZZLE)
      yield {
        fields: [`${name}.max_chamber_temperature_c`],
        code: 'hot_chamber',
        parameters: { chamber, most: HOT_CHAMBER, nozzle: HOT_NOZZLE },
      };
}

function* withProfiles(printer: Printer, profiles: readonly Profile[]): Iterable<Contradiction> {
  const { filament_diameter_mm: diameter, heated_bed: heated } = printer;
  const used = new Set(profiles.map((profile) => profile.filament_diameter_mm).filter((one) => one !== null));
  if (diameter && used.size > 0 && [...used].every((one) => differ(one, diameter)))
    yield {
      fields: ['filament_diameter_mm'],
      code: 'other_diameter_than_presets',
      parameters: { diameter, used: [...used] },
    };
  const warm = profiles.filter(({ bed_temperature_c: { other_layers: bed } }) => (bed ?? 0) > 0);
  if (heated === false && warm.length > 0)
    yield {
      fields: ['heated_bed'],
      code: 'unheated_with_profiles',
      parameters: { warm: warm.length, profiles: profiles.length },
    };
}

/** Where the variants of a machine are stated to have another fact than it has, and the machine at which to tell it. */
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
      {
        fields: [field],
        code: 'unlike_variant',
        parameters: { own: own[field], variant: than.id, other: than[field] },
      },
    ];
    const [first] = others;
    // None is as the machine is: it is the odd one, unless there is but one to ask.
    if (others.length < stated.length || others.length === 1) for (const own of others) yield odd(own, base);
    if (first && others.length === stated.length) yield odd(base, first);
  }
}

/** Whether two facts are the same, or as good as: both of belts over the bed, two roundings of a diameter. */
function sameFact(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return !differ(a, b);
  const overTheBed = [a, b].every((one) => OVER_THE_BED.has(one as Printer['kinematics']));
  return a === b || overTheBed;
}

function differ(a: number, b: number): boolean {
  return Math.abs(a - b) / Math.max(a, b) > ROUNDED;
}
