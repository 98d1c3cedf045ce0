import type { Dataset, Entry } from '../load/dataset.js';
import type { Problem } from '../shared/problem.js';
import { type Found, missing } from './missing.js';

/**
 * Checks that a file's id is its name and that its brand exists. Before all other references: whatever names the id that
 * was meant would be told as well.
 */
export function checkFileNames(dataset: Dataset): Problem[] {
  return [...brandsOf(dataset), ...fileNames(dataset)].map((problem) => ({ ...problem, rule: 'references' }));
}

function* brandsOf({ printers, brands }: Dataset): Iterable<Found> {
  for (const { file, value } of printers.values()) yield* missing(file, 'brand', 'brand', value.brand, brands.value);
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
}: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    if (!Object.hasOwn(brands.value, value.brand)) continue; // told already
    const expected = `printers/${value.brand}/${value.id.slice(value.brand.length + 1)}.yaml`;
    if (file !== expected || !value.id.startsWith(`${value.brand}-`))
      yield { file, path: 'id', message: `the id "${value.id}" belongs in ${expected}` };
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
  ] as ReadonlyMap<string, Entry<{ id: string }>>[]) {
    for (const { file, value } of entries.values()) {
      const expected = `${value.id.replaceAll('_', '-')}.yaml`;
      if (!file.endsWith(`/${expected}`))
        yield { file, path: 'id', message: `the id "${value.id}" belongs in a file called ${expected}` };
    }
  }
}
