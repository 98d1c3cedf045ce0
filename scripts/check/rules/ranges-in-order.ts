import type { Profile } from '../../../schemas/generated/record.js';
import { isObject, type Json } from '../../shared/tree.js';
import { profileFinding } from '../profile-finding.js';
import type { Rule } from '../rule.js';

export default {
  name: 'ranges-in-order',
  description: 'The lower end of a range is not above its upper end.',
  *check(subject) {
    const { records, dataset } = subject;
    for (const profile of records.profiles) {
      for (const [path, min, max] of ranges(profile as unknown as Json)) {
        yield profileFinding(
          subject,
          profile as Profile,
          `${path}.min`,
          min,
          `${path} runs from ${min} to ${max}`,
          `The preset's range runs backwards, from ${min} to ${max}.`,
        );
      }
    }
    for (const material of records.materials) {
      for (const [path, min, max] of ranges(material as unknown as Json)) {
        yield {
          file: dataset.materials.get(material.id)?.file ?? '',
          path: `facts.${path}`,
          message: `runs from ${min} to ${max}`,
          allowed: 'min not above max',
        };
      }
    }
    for (const printer of records.printers) {
      for (const {
        variant,
        layer_height_mm: { min, max },
      } of printer.nozzles) {
        if (min === null || max === null || min <= max) continue;
        yield {
          file: dataset.printers.get(printer.id)?.file ?? '',
          path: '',
          message: `the layer height of nozzle ${variant} runs from ${min} to ${max} mm`,
          allowed: 'min not above max',
        };
      }
    }
  },
} satisfies Rule;

function* ranges(value: Json, path = ''): Iterable<[path: string, min: number, max: number]> {
  if (!isObject(value)) return;
  if (typeof value.min === 'number' && typeof value.max === 'number' && value.min > value.max)
    yield [path, value.min, value.max];
  for (const [key, inner] of Object.entries(value))
    if (key !== 'provenance') yield* ranges(inner, path === '' ? key : `${path}.${key}`);
}
