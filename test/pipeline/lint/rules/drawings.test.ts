import { describe, expect, it } from 'vitest';
import { BACKGROUND, drawingWith } from '../../../support/drawing.js';
import { type Changes, findings, smallComposed } from '../../../support/small-dataset.js';

/** Drawings, or the shapes of one on its background, and the findings of a rule in each. */
function judges(rule: string, rows: readonly (readonly [drawing: string, ...found: string[]])[]): void {
  describe(rule, () => {
    it.each(rows.map(([drawing, ...found]) => ({ drawing, found })))(
      'finds $found in $drawing',
      ({ drawing, found }) => {
        const svg = drawing.startsWith('<svg') ? drawing : drawingWith(drawing);
        expect(findings(rule, { drawings: { 'a.svg': svg } })).toEqual(found);
      },
    );
  });
}

judges('drawings-are-rounded', [
  ['<g id="a" transform="scale(0.85)"><path d="M1.5 -2.5l.5 3" opacity="0.6"/></g>'],
  ['<path d="M1.25 2"/>', 'has 1.25 in "d" of <path>'],
  ['<path d="M1 2l-.123 2"/>', 'has -.123 in "d" of <path>'],
  ['<circle cx="160.004" cy="3"/>', 'has 160.004 in "cx" of <circle>'],
]);

judges('drawings-are-safe', [
  [
    '<defs><path id="curl" d="M0 0h9"/><clipPath id="wall"><rect width="9" height="9"/></clipPath></defs>' +
      '<g id="tips" clip-path="url(#wall)" transform="scale(-1 1)"><use href="#curl" x="5"/></g>',
  ],
  ['<script>alert(1)</script>', 'holds <script>', 'holds <#text>'],
  ['<foreignObject/>', 'holds <foreignObject>'],
  ['<image/>', 'holds <image>'],
  ['<a href="#defect"/>', 'holds <a>'],
  ['<style>path{fill:red}</style>', 'holds <style>', 'holds <#text>'],
  ['<set/>', 'holds <set>'],
  ['<g id="a">text</g>', 'holds <#text>'],
  ['<path onclick="a()"/>', 'has "onclick" at <path>'],
  ['<path style="fill:red"/>', 'has "style" at <path>', 'refers to "fill:red" in "style" at <path>'],
  // Leftovers of a drawing program.
  ['<g id="a" inkscape:label="A"/>', 'has "inkscape:label" at <g>'],
  ['<use href="https://example.org/a.svg#a"/>', 'refers to "https://example.org/a.svg#a" in "href" at <use>'],
  ['<use href="data:image/svg+xml,a"/>', 'refers to "data:image/svg+xml,a" in "href" at <use>'],
  ['<use href="parts.svg#nozzle"/>', 'refers to "parts.svg#nozzle" in "href" at <use>'],
  ['<path fill="url(a.svg#b)"/>', 'refers to "url(a.svg#b)" in "fill" at <path>'],
  ['<use href="#gone"/>', 'refers to "#gone" in "href" at <use>'],
  ['<path fill="url&#58;(a)"/>', 'refers to "url&#58;(a)" in "fill" at <path>'],
]);

const filled = (size: number) => drawingWith('') + ' '.repeat(size - drawingWith('').length);

judges('drawings-are-small', [
  [filled(4_000)],
  [filled(4_001), 'has 4001 bytes'],
  // Bytes count, not characters.
  [`<svg><!-- ${'图'.repeat(1_330)} --></svg>`, 'has 4010 bytes'],
]);

judges('drawings-fill-the-canvas', [
  [drawingWith('')],
  ...['viewBox="0 0 640 480"', '', 'viewBox="0 0 320 240" width="320"', 'viewBox="0 0 320 240" height="10mm"'].map(
    (attributes) => [drawingWith('', attributes), 'has another canvas'] as const,
  ),
  ...['', '<rect id="background" fill="#1c282b" width="320" height="240" rx="16"/>', '<path id="a" d="M0 0"/>'].map(
    (first) => [`<svg viewBox="0 0 320 240">${first}</svg>`, 'does not start with the background'] as const,
  ),
]);

judges('drawings-keep-to-the-palette', [
  ['<g id="a" fill="none" stroke="#566d76"><path fill="url(#b)"/></g>'],
  ...['red', '#CF4307', '#ff8b52', '#fff', 'currentColor'].map(
    (colour) => [`<path id="a" stroke="${colour}"/>`, `has the stroke "${colour}" at <path>`] as const,
  ),
  [`<svg>${BACKGROUND}</svg>`, 'does not highlight the defect'],
]);

judges('drawings-name-their-groups', [
  ['<defs><path id="line"/></defs><g id="lower-layers"><rect/><rect/></g>'],
  ['<g><path/></g>', 'has a <g> without an id'],
  ['<path/>', 'has a <path> without an id'],
  ['<g id="g1024"/>', 'has the id "g1024"'],
  ['<g id="Layer 1"/>', 'has the id "Layer 1"'],
  ['<g id="nozzle"><path id="defect"/></g>', 'has the id "defect" twice'],
]);

describe('drawings-have-alternative-text', () => {
  const [FILE = ''] = [...smallComposed().dataset.symptoms.values()].map(({ file }) => file.replace('.yaml', '.svg'));
  const drawings = { [FILE]: drawingWith('') };
  const symptoms = { strings: { alt: { en: 'Threads between two towers.', zh: '两座塔之间挂着细丝。' } } };

  it.each<[what: string, changes: Changes, found: string[]]>([
    ['a drawing with its text', { drawings, symptoms }, []],
    ['a drawing without a description', { drawings }, [`has no "alt" for ${FILE}`]],
    ['a description without its drawing', { symptoms }, ['describes a drawing that does not exist']],
    ['a drawing of no symptom', { drawings: { 'symptoms/other.svg': drawingWith('') } }, ['has no matching file']],
  ])('judges %s', (_, changes, found) => {
    expect(findings('drawings-have-alternative-text', changes)).toEqual(found);
  });
});
