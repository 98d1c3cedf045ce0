import { foldToId } from '../../../../core/names/fold.js';
import type { Printer } from '../../../../schemas/generated/record.js';
import { faultAt } from '../../../shared/problem.js';
import { atPrinter, type LintFinding, type LintInput, type LintRule } from '../findings.js';

/** Words for a machine's equipment or description in a model name, which do not identify the machine. */
const EQUIPMENT = new Set([
  ...['klipper', 'marlin', 'rrf', 'firmware', 'series', 'line', 'family', 'kit', 'with', 'and', 'default', 'printer'],
  ...[
    'cfs',
    'ams',
    'mmu',
    'box',
    'aps',
    'dual',
    'twin',
    'bicolor',
    'doppia',
    'touch',
    'single',
    'extruder',
    'extrusion',
  ],
  ...['direct', 'drive', 'directdrive', 'bowden', 'hotend', 'aero', 'nozzle', 'linear', 'performance', 'c'],
]);

/** Maximum difference between two statements of a machine's build volume by axis, mm. */
const AS_GOOD_AS = { x: 10, y: 10, z: 30 } as const;

export default {
  name: 'machines-stand-once',
  description:
    'No two machines of a brand have the same volume and names that differ only in equipment, or the same preset, unless they are marked as relatives.',
  *check({ dataset, records }) {
    for (const own of Map.groupBy(records.printers, ({ brand_id }) => brand_id).values()) {
      const presets = new Map(own.map((printer) => [printer, presetsOf(printer)]));
      for (const [index, printer] of own.entries())
        for (const other of own.slice(0, index)) {
          if (areRelatives(printer, other)) continue;
          const preset = sharedPreset(presets.get(printer), presets.get(other));
          const alike = hasVolumeOf(printer, other) && differInEquipment(printer, other);
          if (preset === null && !alike) continue;
          yield finding(dataset, printer, other, preset);
        }
    }
  },
} satisfies LintRule;

function finding(dataset: LintInput['dataset'], { id }: Printer, other: Printer, preset: string | null): LintFinding {
  const at = atPrinter(dataset, id, 'model');
  return preset === null
    ? faultAt(at, 'machine_twice', [
        `has the same volume as "${other.id}", and its name differs only in equipment`,
        'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
      ])
    : faultAt(at, 'preset_of_two_machines', [
        `"${other.id}" also has the machine preset "${preset}"`,
        'one record, with a redirect; variant_of or configuration_of; or an exception that says why they are two machines',
      ]);
}

/** Whether records link two machines as variants or configurations. */
function areRelatives(one: Printer, other: Printer): boolean {
  const circle = ({ id, variant_of, configuration_of }: Printer) =>
    [id, variant_of, configuration_of].filter((relative) => relative !== null);
  return circle(one).some((id) => circle(other).includes(id));
}

function presetsOf({ presets: { orcaslicer, bambu_studio, prusaslicer, cura } }: Printer): Set<string> {
  return new Set(
    [orcaslicer, bambu_studio, prusaslicer, cura].flatMap((own, index) =>
      own.map(({ machine }) => `${index} ${machine}`),
    ),
  );
}

/** A machine preset of a slicer used by two printers. */
function sharedPreset(one: Iterable<string> = [], other: ReadonlySet<string> = new Set()): string | null {
  for (const preset of one) if (other.has(preset)) return preset.slice(2);
  return null;
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
  const words = (name: string) =>
    new Set(
      foldToId(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    );
  return words(model).difference(words(brand));
}
