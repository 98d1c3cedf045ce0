import type { PrinterSource } from '../../../schemas/generated/source.js';
import type { FieldProblem, Problem } from '../../shared/problem.js';
import type { Dataset, LoadedFile } from '../load/dataset.js';
import { contradictions } from './contradictions.js';
import { fields } from './overrides/fields.js';
import { valueProblem } from './schema.js';

/**
 * Checks every fact that was curated by hand, and what other sources say instead, against the schema of its field: its
 * kind, its keys, its bounds. A year of release is not after the newest source. Facts do not contradict each other. What is stated was not looked for in
 * vain.
 */
export function checkCurated({ printers, sources }: Dataset): Problem[] {
  const newest = Math.max(...Object.values(sources.value.sources).map(({ date }) => Number(date.slice(0, 4))));
  return [...printers.values()].flatMap((entry) => [...ofPrinter(entry, newest)]);
}

function* ofPrinter(
  { file, value: { curated = {}, searched = {} } }: LoadedFile<PrinterSource>,
  newest: number,
): Iterable<Problem> {
  for (const field of Object.keys(searched)) {
    if (Object.hasOwn(curated, field))
      yield {
        file,
        path: `searched.${field}`,
        code: 'searched_and_found',
        rule: 'curated',
      };
  }
  let good = true;
  for (const [field, fact] of Object.entries(curated)) {
    const schema = fields('printer').get(field);
    if (!schema) continue; // reported by the schema
    const stated = [
      { at: `curated.${field}.value`, value: fact.value },
      ...(fact.others ?? []).map(({ value }, index) => ({ at: `curated.${field}.others.${index}.value`, value })),
    ];
    for (const { at, value } of stated) {
      const problem = valueProblem(schema, value) ?? (at.includes('.others.') ? null : lacksAxis(field, value));
      if (problem) good = false;
      if (problem)
        yield { ...problem, file, path: [at, ...(problem.path ? [problem.path] : [])].join('.'), rule: 'curated' };
      else if (field === 'release_year' && typeof value === 'number' && value > newest)
        yield {
          file,
          path: at,
          code: 'year_to_come',
          parameters: { year: value, newest },
          rule: 'curated',
        };
    }
  }
  if (good) for (const fault of contradictions(curated)) yield { ...fault, file, rule: 'curated' };
}

/** A volume without one of its axes: what is not known of it is null. */
function lacksAxis(field: string, value: unknown): FieldProblem | null {
  if (!field.endsWith('_volume_mm') || typeof value !== 'object' || value === null) return null;
  const axis = ['x', 'y', 'z'].find((one) => !Object.hasOwn(value, one));
  return axis === undefined ? null : { path: '', code: 'missing_axis', parameters: { axis } };
}
