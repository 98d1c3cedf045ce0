import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from './pictures.js';

const STYLE = `body{margin:0;font:11px system-ui}
section{display:flex;flex-wrap:wrap;gap:12px;padding:16px;background:Canvas;color:CanvasText}
figure{margin:0;overflow-wrap:anywhere}`;

/**
 * Shows all pictures on one page, to look at while drawing: each at 96 and at 640 pixels wide, light and dark.
 *
 *     npx tsx scripts/pictures/wall.ts [folder]
 *
 * writes `wall.html` and each `<symptom>.svg` into the folder (`build/pictures` unless named) and tells their sizes.
 */
function main(folder = 'build/pictures'): void {
  mkdirSync(folder, { recursive: true });
  const all = pictures();
  for (const [id, { svg }] of all) writeFileSync(path.join(folder, `${id}.svg`), svg);
  const figure = (id: string, alt: string, width: number) =>
    `<figure style="width:${width}px"><img src="${id}.svg" width="${width}" alt="${alt}"><figcaption>${id}</figcaption></figure>`;
  const sections = ['light', 'dark'].flatMap((scheme) =>
    [96, 640].map((width) => {
      const figures = [...all].map(([id, { alt }]) => figure(id, alt.en, width));
      return `<section style="color-scheme:${scheme}">${figures.join('')}</section>`;
    }),
  );
  const page = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>${sections.join('')}\n`;
  writeFileSync(path.join(folder, 'wall.html'), page);
  const sizes = [...all.values()].map(({ svg }) => Buffer.byteLength(svg)).sort((a, b) => a - b);
  const [middle, most] = [sizes[sizes.length >> 1], sizes.at(-1)];
  console.log(`${all.size} pictures of ${middle} bytes in the median and ${most} at most in ${folder}/wall.html`);
}

main(process.argv[2]);
