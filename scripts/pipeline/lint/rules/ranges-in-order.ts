import { fault, faultAt } from '../../../shared/problem.js';
import { recordSchema } from '../../../shared/schemas/read.js';
import { isObject, type Json, type JsonObject } from '../../../shared/tree.js';
import { atPrinter, type LintRule, profileFinding } from '../findings.js';

const PROFILE = rangePaths(recordSchema('profile'));
const MATERIAL = rangePaths(recordSchema('material'));

export default {
  name: 'ranges-in-order',
  description: 'The lower end of a range is not above its upper end.',
  *check(composed) {
    const { records, dataset } = composed;
    for (const profile of records.profiles) {
      for (const [path, min, max] of ranges(profile, PROFILE)) {
        yield profileFinding(
          composed,
          profile,
          `${path}.min`,
          min,
          fault('profile_range_backwards', [`${path} runs from ${min} to ${max}`]),
          `The preset's range has its minimum ${min} above its maximum ${max}.`,
          { profile: [`${path}.max`] },
        );
      }
    }
    for (const material of records.materials) {
      for (const [path, min, max] of ranges(material, MATERIAL)) {
        yield faultAt(
          { file: dataset.materials.get(material.id)?.file ?? '', path: `facts.${path}` },
          'runs_backwards',
          [`runs from ${min} to ${max}`, 'min not greater than max'],
        );
      }
    }
    for (const printer of records.printers) {
      for (const {
        variant,
        layer_height_mm: { min, max },
      } of printer.nozzles) {
        if (min === null || max === null || min <= max) continue;
        yield faultAt(atPrinter(dataset, printer.id, `nozzles.${variant}.layer_height_mm`), 'nozzle_range_backwards', [
          `the layer height of nozzle ${variant} runs from ${min} to ${max} mm`,
          'min not above max',
        ]);
      }
    }
  },
} satisfies LintRule;

/** Paths of ranges in the records of a kind, from their schema: searching each record takes ten times longer. */
function rangePaths(schema: JsonObject, path: readonly string[] = []): string[][] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const own = 'min' in properties && 'max' in properties ? [[...path]] : [];
  // Values computed from a range have the same order.
  const below = Object.entries(properties).flatMap(([key, inner]) =>
    isObject(inner) && key !== 'provenance' && inner['x-computed'] !== true ? rangePaths(inner, [...path, key]) : [],
  );
  return [...own, ...below];
}

function* ranges(record: object, paths: readonly string[][]): Iterable<[path: string, min: number, max: number]> {
  for (const path of paths) {
    let node = record as Json;
    for (const key of path) node = isObject(node) ? (node[key] ?? null) : null;
    if (isObject(node) && typeof node.min === 'number' && typeof node.max === 'number' && node.min > node.max)
      yield [path.join('.'), node.min, node.max];
  }
}
