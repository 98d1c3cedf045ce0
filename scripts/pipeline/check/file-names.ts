import type { CheckProblem, Problem } from '../../shared/problem.js';
import type { Dataset, LoadedFile } from '../load/dataset.js';

/**
 * Checks that a file's id is its name. Before all references: whatever names the id that the name says would be told as
 * well.
 */
export function checkFileNames(dataset: Dataset): Problem[] {
  return [...fileNames(dataset)].map((problem) => ({ ...problem, rule: 'references' }));
}

function* fileNames({
  brands,
  printers: all,
  materials: allMaterials,
  symptoms,
  causes,
  fixes,
  checks,
  cases: solved,
  settings: allSettings,
  calibrations: allCalibrations,
}: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of all.values()) {
    if (!Object.hasOwn(brands.value, value.brand)) continue; // reported by the references
    const expected = `printers/${value.brand}/${value.id.slice(value.brand.length + 1)}.yaml`;
    if (file !== expected || !value.id.startsWith(`${value.brand}-`))
      yield { file, path: 'id', code: 'misplaced_id', parameters: { id: value.id, expected } };
  }
  for (const entries of [
    allMaterials,
    symptoms,
    causes,
    fixes,
    checks,
    solved,
    allSettings,
    allCalibrations,
  ] as ReadonlyMap<string, LoadedFile<{ id: string }>>[]) {
    for (const { file, value } of entries.values()) {
      const expected = `${value.id.replaceAll('_', '-')}.yaml`;
      if (!file.endsWith(`/${expected}`))
        yield { file, path: 'id', code: 'misnamed_file', parameters: { id: value.id, expected } };
    }
  }
}
