import type { Printer } from '../../../../schemas/generated/record.js';
import { fault, faultAt } from '../../../shared/problem.js';
import { isOfOtherDrive } from '../../compose/capability.js';
import { sourcesOf } from '../../load/dataset.js';
import { atPrinter, type LintFinding, type LintInput, printerFinding } from '../findings.js';

/** Presets leave a margin for clips, wipers and cutters: sources within this relative difference agree. */
const TOLERANCE = 0.15;

/** Maximum ratio of a decided size to that of a source: allows for margins and towers, but not for wrong digits. */
const MOST = 1.8;

/**
 * If sources give a build volume that differs by more than 15 % on one axis, a person has decided which is right; the
 * decision is close to them.
 */
export function* buildVolumesAgree({ dataset, records }: LintInput): Iterable<LintFinding> {
  for (const { id, build_volume_mm: volume, provenance } of records.printers) {
    const decided =
      provenance.curated.some(({ field }) => field === 'build_volume_mm') ||
      provenance.corrected.some(({ field }) => field.startsWith('build_volume_mm'));
    if (decided) {
      yield* farFrom(dataset, id, volume);
      continue;
    }
    for (const { field, value, source } of provenance.others) {
      const axis = /^build_volume_mm\.([xyz])$/.exec(field)?.[1] as 'x' | 'y' | 'z' | undefined;
      const chosen = axis && volume[axis];
      if (!chosen || typeof value !== 'number') continue;
      if (Math.abs(value - chosen) / chosen <= TOLERANCE) continue;
      yield faultAt(atPrinter(dataset, id, field), 'volumes_differ', [
        `${source} has ${value} mm, ${provenance.source} has ${chosen} mm`,
        'decide with curated.build_volume_mm and its source',
      ]);
    }
  }
}

/** Finds decided sizes far from those of another source: an extra digit, or centimetres. */
function* farFrom(
  dataset: LintInput['dataset'],
  id: string,
  volume: Printer['build_volume_mm'],
): Iterable<LintFinding> {
  const stated = [...sourcesOf(dataset, id)].map(([source, { file, value }]) => ({
    source,
    file,
    volume: value.facts?.build_volume_mm,
  }));
  for (const axis of ['x', 'y', 'z'] as const) {
    const own = volume[axis];
    if (own === null) continue;
    const far = stated.filter(({ volume: other }) => isFar(other?.[axis], own));
    const near = stated.filter(({ volume: other }) => typeof other?.[axis] === 'number' && !isFar(other[axis], own));
    // If other sources agree with the decision, the differing source is wrong.
    const [first] = far;
    if (first && near.length === 0)
      yield faultAt(atPrinter(dataset, id, `build_volume_mm.${axis}`), 'volume_unlike_source', [
        `${own} mm was decided, but ${first.source} has ${first.volume?.[axis] ?? 0} mm`,
        'mm, as the maker states it; add an exception if the source is wrong',
      ]);
    else
      for (const { file, volume: other } of far)
        yield faultAt({ file, path: `facts.build_volume_mm.${axis}` }, 'volume_unlike_others', [
          `${other?.[axis] ?? 0} mm, while ${own} mm was decided and other sources agree`,
          'undo the edit; add an exception if the source says so',
        ]);
  }
}

function isFar(value: number | null | undefined, own: number): boolean {
  return typeof value === 'number' && Math.max(value / own, own / value) > MOST;
}

const FIELDS = ['max_nozzle_temperature_c', 'max_bed_temperature_c', 'max_chamber_temperature_c'] as const;

/** The firmware limit is not below the maker's rating: otherwise one of the two belongs to another machine. */
export function* limitsNotBelowRatings({ dataset, records }: LintInput): Iterable<LintFinding> {
  for (const { id, rated, firmware_limit } of records.printers) {
    for (const field of FIELDS) {
      const [stated, limit] = [rated[field], firmware_limit[field]];
      if (stated === null || limit === null || limit >= stated) continue;
      yield {
        ...faultAt(atPrinter(dataset, id, `curated.firmware_limit.${field}`), 'limit_below_rating', [
          `the firmware allows ${limit} °C, but the maker states ${stated} °C`,
          'remove the value with the weaker source, or add an exception with the reason',
        ]),
        against: [`rated.${field}`],
      };
    }
  }
}

/** Patterns that occur in preset names but not in a maker's model name, and what to write instead. */
const LEFTOVERS: readonly (readonly [code: string, pattern: RegExp, leftover: string, instead: string])[] = [
  ['model_underscore', /_/, 'an underscore', 'the name that the maker writes, such as "K1 with CFS-C"'],
  ['model_at', /@/, 'an @', "the name that the maker writes, without the preset's material or process"],
  [
    'model_nozzle',
    /\b(nozzle)\b.*\d|\d(\.\d+)? ?(mm )?nozzle\b|\s0\.[1-9]5?(mm)?$/i,
    'a nozzle',
    'the name without a nozzle size',
  ],
  ['model_length', /\s\d+ ?mm\b/, 'a length', 'the size as the maker writes it: "V-Core 4 300"'],
  ['model_bracket', /\S\(/, 'a bracket without a space before it', 'a space before the bracket'],
  ['model_dash', /\s[-+]\s/, 'a dash or plus between words', '"with …" for an addition to a machine'],
  ['model_space', /\s{2}|^\s|\s$/, 'an extra space', 'one space between words'],
  ['model_word_twice', /\b(\w+)\s+\1\b/i, 'a repeated word', 'each word once'],
  [
    'model_addition',
    /(?<!with )(?<!\()\b(Klipper|Marlin|MMU\d?S?)\b/i,
    'an addition that looks like part of the name',
    '"with Klipper", "with MMU3"',
  ],
  ['model_slicer_word', /\b(Model|Machine|Profile|Preset)$/i, 'a word of the slicer', 'the name without it'],
];

/** A printer's model is the name that people use, not the preset name of a slicer. */
export function* modelsAreNoPresets({ dataset, records }: LintInput): Iterable<LintFinding> {
  for (const { id, model } of records.printers) {
    for (const [code, pattern, leftover, instead] of LEFTOVERS)
      if (pattern.test(model))
        yield faultAt(atPrinter(dataset, id, 'model'), code, [
          `"${model}" has ${leftover}, like the name of a preset`,
          `${instead}; the preset's spelling goes among the aliases`,
        ]);
  }
}

/** Every printer has a profile for at least one material. */
export function* printersHaveProfiles({ dataset, records }: LintInput): Iterable<LintFinding> {
  for (const { id, materials } of records.printers) {
    if (materials.length === 0)
      yield faultAt(atPrinter(dataset, id, ''), 'no_profile', ['has no profile', 'at least one material']);
  }
}

/** Names in firmware and its configurations for the cut-off temperature of a heater: `BED_MAXTEMP`, `max_temp`. */
const CUT_OFF = /cut-?off|MAX_?TEMP\b|\bmax_?temp\b/;

/** A maker's rating was not read where a firmware switches off: that figure is above what the machine is sold for. */
export function* ratingsAreNoCutOffs({ dataset }: LintInput): Iterable<LintFinding> {
  for (const { file, value } of dataset.printers.values())
    for (const [field, { read, others = [] }] of Object.entries(value.curated ?? {})) {
      if (!field.startsWith('rated.')) continue;
      const readings = [read, ...others.map((other) => other.read)];
      for (const [index, words = ''] of readings.entries())
        if (CUT_OFF.test(words))
          yield faultAt(
            { file, path: `curated.${field}.${index === 0 ? '' : `others.${index - 1}.`}read` },
            'cut_off_as_rating',
            [
              `"${words}" is the cut-off of a firmware, not what the maker rates`,
              `state it as ${field.replace('rated', 'firmware_limit')}`,
            ],
          );
    }
}

/** A printer's default retraction suits its extruder type. */
export function* retractionSuitsExtruder(composed: LintInput): Iterable<LintFinding> {
  for (const printer of composed.records.printers) {
    const { extruder_type: drive, retraction } = printer;
    if (!isOfOtherDrive(retraction.length_mm, drive)) continue;
    const length = retraction.length_mm ?? 0;
    const flaw = fault('retraction_of_other_drive', [`retracts ${length} mm, which does not suit ${drive}`]);
    const reason = `The machine is stated to be ${drive}, which ${retraction.length_mm} mm of retraction does not suit; it is not known which of the two is right.`;
    yield {
      ...printerFinding(composed, printer, 'retraction.length_mm', flaw, reason),
      against: ['extruder_type'],
    };
  }
}

/**
 * Identifiers by which a machine, a slicer or a program distinguishes a model from all others. Those that makers
 * themselves use twice (`model_id` of presets, serial numbers, sample configurations, host names) can be shared.
 */
const OWN = [
  ...(['bambu_model_code', 'prusa_model_number', 'creality_model', 'elegoo_model', 'anycubic_model'] as const),
  ...(['flashforge_model', 'orcaslicer_printer', 'bambu_studio_printer', 'creality_print_printer'] as const),
  ...(['elegoo_slicer_printer', 'anycubic_slicer_printer', 'qidi_studio_printer'] as const),
  ...(['orca_flashforge_printer', 'prusaslicer_printer', 'cura_definition'] as const),
] as const;

/** An identifier of a model belongs to one printer only. */
export function* identifiersAreOwn({ dataset, records }: LintInput): Iterable<LintFinding> {
  const owners = new Map<string, string>();
  for (const { id, identifiers } of records.printers) {
    for (const system of OWN) {
      for (const identifier of identifiers[system] ?? []) {
        const before = owners.get(`${system}/${identifier}`);
        owners.set(`${system}/${identifier}`, before ?? id);
        if (before !== undefined)
          yield faultAt(atPrinter(dataset, id, `identifiers.${system}`), 'identifier_of_another', [
            `"${identifier}" already stands for ${before}`,
            'an identifier that no other record has',
          ]);
      }
    }
  }
}
