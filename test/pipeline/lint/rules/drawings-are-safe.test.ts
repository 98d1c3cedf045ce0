import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-are-safe.js';
import { drawingWith } from '../../../support/drawing.js';
import { findings } from '../../../support/small-dataset.js';

const found = (shapes: string) => findings(rule, { drawings: { 'a.svg': drawingWith(shapes) } });

describe('drawings-are-safe', () => {
  it('accepts shapes, groups, and references within the file', () => {
    expect(
      found(
        '<defs><path id="curl" d="M0 0h9"/><clipPath id="wall"><rect width="9" height="9"/></clipPath></defs>' +
          '<g id="tips" clip-path="url(#wall)" transform="scale(-1 1)"><use href="#curl" x="5"/></g>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'holds <script>'],
    ['foreign content', '<foreignObject/>', 'holds <foreignObject>'],
    ['a picture', '<image/>', 'holds <image>'],
    ['a link', '<a href="#defect"/>', 'holds <a>'],
    ['a style sheet', '<style>path{fill:red}</style>', 'holds <style>'],
    ['an animation', '<set/>', 'holds <set>'],
    ['text', '<g id="a">text</g>', 'holds <#text>'],
    ['an event handler', '<path onclick="a()"/>', 'has "onclick" at <path>'],
    ['a style', '<path style="fill:red"/>', 'has "style" at <path>'],
    ['what a drawing program keeps', '<g id="a" inkscape:label="A"/>', 'has "inkscape:label" at <g>'],
    [
      'an address',
      '<use href="https://example.org/a.svg#a"/>',
      'refers to "https://example.org/a.svg#a" in "href" at <use>',
    ],
    ['a data URL', '<use href="data:image/svg+xml,a"/>', 'refers to "data:image/svg+xml,a" in "href" at <use>'],
    ['another file', '<use href="parts.svg#nozzle"/>', 'refers to "parts.svg#nozzle" in "href" at <use>'],
    ['paint from elsewhere', '<path fill="url(a.svg#b)"/>', 'refers to "url(a.svg#b)" in "fill" at <path>'],
    ['an existing id none of', '<use href="#gone"/>', 'refers to "#gone" in "href" at <use>'],
    ['a hidden colon', '<path fill="url&#58;(a)"/>', 'refers to "url&#58;(a)" in "fill" at <path>'],
  ])('rejects %s', (_, shapes, message) => {
    expect(found(shapes)).toContain(message);
  });
});
