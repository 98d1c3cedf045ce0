import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf, type EtagTree } from '../../../core/contract/etag-tree.js';
import type { Manifest } from '../../../core/contract/manifest.js';
import { FILES, pagePath, picturePath } from '../../../core/contract/paths.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { publishDrawing, publishDrawings } from '../../../scripts/pipeline/emit/drawing.js';
import { buildDataset } from '../../../scripts/pipeline/load/dataset.js';
import { parseDrawing } from '../../../scripts/pipeline/load/drawing.js';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { PALETTE, type Role } from '../../../scripts/shared/palette.js';
import { DATA } from '../../support/data.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { smallComposed } from '../../support/small-dataset.js';

const dataset = buildDataset(readSourceFiles(DATA));
const all = publishDrawings(dataset.symptoms, dataset);
const steps = publishDrawings(dataset.calibrations, dataset);
const each = [...all, ...steps].map(([id, svg]) => ({ id, svg }));
const texts = [dataset.symptoms, dataset.calibrations].flatMap((files) =>
  [...files.values()].map(({ value }) => value),
);
const shapesOf = (svg: string) => svg.replace(/<style>.*?<\/style>/s, '');
const values = (svg: string, attribute: string) =>
  [...svg.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('the drawings', () => {
  it('exist for each symptom and each calibration step', () => {
    expect([...all.keys()]).toEqual([...dataset.symptoms.keys()]);
    expect([...steps.keys()]).toEqual([...dataset.calibrations.keys()]);
    expect(dataset.drawings.size).toBe(all.size + steps.size);
  });

  it('are all different', () => {
    expect(new Set(each.map(({ svg }) => shapesOf(svg))).size).toBe(each.length);
  });

  // The rules about drawings check palette, accent colour, decimals, and forbid text and scripts.
  it.each(each)('$id is small, and has a dark counterpart for each of its colours', ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(4_000);
    const colours = new Set(values(shapesOf(svg), '(?:fill|stroke)').filter((value) => value.startsWith('#')));
    for (const colour of colours) {
      const { dark } = Object.values(PALETTE).find(({ light }) => light === colour) ?? {};
      expect(svg, colour).toMatch(new RegExp(`\\[(fill|stroke)="${colour}"\\]\\{\\1:${dark}\\}`));
    }
  });

  it('have no ids that could clash on one page', () => {
    for (const { id, svg } of each)
      for (const own of values(svg, 'id')) expect(own.startsWith(`${id}-`), own).toBe(true);
    const ids = each.flatMap(({ svg }) => values(svg, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  });

  it('are written without whitespace, comments and unused ids', () => {
    const { root } = parseDrawing(
      '<svg viewBox="0 0 320 240">\n  <!-- a -->\n  <path id="line" stroke="#cf4307" d="M0 0"/>\n  <g id="both" clip-path="url(#wall)">\n    <use href="#line"/>\n  </g>\n  <clipPath id="wall"/>\n</svg>',
    );
    expect(publishDrawing(root, 'warping')).toBe(
      '<svg viewBox="0 0 320 240" role="img"><style>@media(prefers-color-scheme:dark){[stroke="#cf4307"]{stroke:#ff8b52}}</style>' +
        '<path id="warping-line" stroke="#cf4307" d="M0 0"/><g clip-path="url(#warping-wall)"><use href="#warping-line"/></g><clipPath id="warping-wall"/></svg>\n',
    );
  });
});

describe('the drawings of a release', () => {
  it('are at the paths in the records of their symptoms, and in the manifest', async () => {
    const release = await shared('release');
    const read = <T>(file: string) => readJson<T>(release, file);
    const { data: rules } = read<{ data: Rule[] }>(pagePath({ kind: 'troubleshoot' }));
    const listed = new Set(read<Manifest>(FILES.manifest).entries.map((entry) => entry.path));
    expect(rules.length).toBe(all.size);
    for (const { id, pictures: named } of rules) {
      const alt = dataset.symptoms.get(id)?.value.alt;
      expect(named).toEqual([{ path: picturePath(id), alt: alt?.en, alt_zh: alt?.zh }]);
      expect(readFileSync(path.join(release, picturePath(id)), 'utf8')).toBe(all.get(id));
      expect(listed.has(picturePath(id)), id).toBe(true);
      expect(digestOf(read<EtagTree>(FILES.etags), picturePath(id)), id).not.toBeNull();
    }
  });

  it('are omitted for a symptom without one', () => {
    expect(smallComposed().records.rules.map((rule) => rule.pictures)).toEqual([[]]);
  });
});

describe('the palette', () => {
  /** The contrast of two colours in a scheme, as WCAG defines it. */
  const contrast = (one: Role, other: Role, scheme: 'light' | 'dark') => {
    const [a = 0, b = 0] = [one, other]
      .map((role) => luminance(PALETTE[role][scheme]))
      .sort((first, second) => first - second);
    return (b + 0.05) / (a + 0.05);
  };

  it.each([
    ['mark', 'back', 3],
    ['ink', 'back', 4.5],
    ['edge', 'part', 3],
  ] as const)('sets %s off from %s by %d to 1, light and dark', (one, other, least) => {
    for (const scheme of ['light', 'dark'] as const) expect(contrast(one, other, scheme)).toBeGreaterThanOrEqual(least);
  });
});

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the alternative text of a drawing', () => {
  it.each(texts)('of $id is one short sentence in each language', ({ alt: { en, zh } = { en: '', zh: '' } }) => {
    expect(en).toMatch(/^[A-Z][\x20-\x7e]{19,119}(?<![.!?].*)\.$/);
    expect(zh.length).toBeLessThanOrEqual(120);
    expect(zh).toMatch(/^\p{Script=Han}[^。]{9,}。$/u);
    expect(zh).not.toMatch(/[,.;:!?()'"]|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
  });

  it('differs for each drawing', () => {
    for (const language of ['en', 'zh'] as const)
      expect(new Set(texts.map(({ alt }) => alt?.[language])).size).toBe(texts.length);
  });
});
