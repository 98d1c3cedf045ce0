import { PALETTE } from '../../shared/palette.js';
import type { Dataset, LoadedFile } from '../load/dataset.js';
import { drawingBeside, elementsOf, referenceIn, type SvgElement } from '../load/drawing.js';

/** The drawings as published, by the id of the file beside which they are; files without a drawing are omitted. */
export function publishDrawings(
  files: ReadonlyMap<string, LoadedFile<unknown>>,
  { drawings }: Pick<Dataset, 'drawings'>,
): Map<string, string> {
  return new Map(
    [...files].flatMap(([id, { file }]) => {
      const drawing = drawings.get(drawingBeside(file));
      return drawing ? [[id, publishDrawing(drawing.value.root, id)]] : [];
    }),
  );
}

/**
 * Formats a drawing for publication: without white space and comments, and with dark colours in addition to the light
 * ones. As `<img>` it follows the colour scheme of the page. Unreferenced ids are removed and the others prefixed with
 * `id`, so that several drawings can be inlined in one page; inline, each needs an `aria-label`.
 */
export function publishDrawing(root: SvgElement, id: string): string {
  const all = [...elementsOf(root)].map(({ element }) => element);
  const used = new Set(all.flatMap(({ attributes }) => Object.entries(attributes).map((one) => referenceIn(...one))));
  const write = ({ name, attributes, children }: SvgElement, before = ''): string => {
    const written = Object.entries(attributes).flatMap(([key, value]) => {
      if (key === 'id') return used.has(value) ? ` id="${id}-${value}"` : [];
      return ` ${key}="${referenceIn(key, value) === null ? value : value.replace('#', `#${id}-`)}"`;
    });
    const content = before + children.map((child) => write(child)).join('');
    return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
  };
  return `${write({ ...root, attributes: { ...root.attributes, role: 'img' } }, darkStyle(all))}\n`;
}

/** Style sheet that maps every colour of a drawing to its dark counterpart. */
function darkStyle(all: readonly SvgElement[]): string {
  const rules = Object.values(PALETTE).flatMap(({ light, dark }) =>
    ['fill', 'stroke'].flatMap((property) =>
      all.some(({ attributes }) => attributes[property] === light)
        ? `[${property}="${light}"]{${property}:${dark}}`
        : [],
    ),
  );
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
