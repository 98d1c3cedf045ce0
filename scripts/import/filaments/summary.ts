import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import type { PlannedFile } from '../plan.js';

/** What an import of filaments brings, and what it would change, as text for a terminal. */
export function filamentSummary(
  brands: ReadonlyMap<string, readonly ImportedFilament[]>,
  plan: readonly PlannedFile[],
  source: string,
  dataset: Dataset,
): string {
  const products = [...brands.values()].flat();
  const colours = products.flatMap((product) => product.colours ?? []);
  const sizes = colours.flatMap((colour) => colour.sizes ?? []);
  const barcodes = new Set(sizes.flatMap(({ gtin }) => gtin ?? []));
  const files = plan.filter(({ file }) => file.startsWith(`imported/${source}/filaments/`));
  const changed = files.filter(({ before, after }) => before !== '' && before !== after);
  const gone = [...(dataset.imported.get(source)?.filaments.keys() ?? [])].filter((brand) => !brands.has(brand));
  return [
    `${brands.size} brands, ${products.length} products, ${colours.length} colours, ${sizes.length} sizes, ${barcodes.size} barcodes`,
    `${files.filter(({ before }) => before === '').length} new, ${changed.length} changed, ${gone.length} gone upstream`,
    ...changed.map(changeOf),
    ...(gone.length > 0 ? [`Gone upstream (their files stay as they are): ${gone.join(', ')}`] : []),
  ].join('\n');
}

/** Which products of a brand an import adds and takes away. */
function changeOf({ file, before, after }: PlannedFile): string {
  const names = (text: string) => new Set((JSON.parse(text) as ImportedFilament[]).map(({ name }) => name));
  const [old, now] = [names(before), names(after)];
  const added = [...now].filter((name) => !old.has(name)).map((name) => `+ ${name}`);
  const removed = [...old].filter((name) => !now.has(name)).map((name) => `- ${name}`);
  return `  ${file}: ${[...added, ...removed].join(', ') || 'values alone'}`;
}
