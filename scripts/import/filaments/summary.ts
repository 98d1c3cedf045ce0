import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import type { PlannedFile } from '../plan.js';

export interface FilamentSummary {
  counts: { brands: number; products: number };
  /** Ids of brands that no file of the source is of. */
  created: string[];
  /** Files of brands that differ, with the names of the products that come and go; none of both: values alone. */
  changed: { file: string; added: string[]; removed: string[] }[];
  /** Ids of brands that the source no longer has; their files stay. */
  gone: string[];
}

/** What the plan of a source's filaments says. */
export function summarizeFilaments(
  brands: ReadonlyMap<string, readonly ImportedFilament[]>,
  plan: readonly PlannedFile[],
  source: string,
  dataset: Dataset,
): FilamentSummary {
  const files = plan.filter(({ file }) => file.startsWith(`imported/${source}/filaments/`));
  return {
    counts: { brands: brands.size, products: [...brands.values()].flat().length },
    created: files
      .filter(({ before }) => before === '')
      .map(({ file }) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length)),
    changed: files.filter(({ before, after }) => before !== '' && before !== after).map(changeOf),
    gone: [...(dataset.imported.get(source)?.filaments.keys() ?? [])].filter((brand) => !brands.has(brand)),
  };
}

/** Products that come and go, each with its sign: `+ PLA Matte, - PLA Silk`. */
export function productsOf({ added, removed }: FilamentSummary['changed'][number]): string {
  return [...added.map((name) => `+ ${name}`), ...removed.map((name) => `- ${name}`)].join(', ') || 'only values';
}

/** Which products of a brand an import adds and takes away. */
function changeOf({ file, before, after }: PlannedFile): FilamentSummary['changed'][number] {
  const names = (text: string) => new Set((JSON.parse(text) as ImportedFilament[]).map(({ name }) => name));
  const [old, now] = [names(before), names(after)];
  return {
    file,
    added: [...now].filter((name) => !old.has(name)),
    removed: [...old].filter((name) => !now.has(name)),
  };
}
