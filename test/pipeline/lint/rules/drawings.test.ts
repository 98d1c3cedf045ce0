import { describe, expect, it } from 'vitest';
import { BACKGROUND, drawingWith } from '../../../support/drawing.js';
import { type Changes, findings, smallComposed } from '../../../support/small-dataset.js';

describe('drawings-are-rounded', () => {
  const found = (shapes: string) => findings('drawings-are-rounded', { drawings: { 'a.svg': drawingWith(shapes) } });

  it('accepts one decimal, and any number of decimals in a transform', () => {
    expect(found('<g id="a" transform="scale(0.85)"><path d="M1.5 -2.5l.5 3" opacity="0.6"/></g>')).toEqual([]);
  });

  it.each([
    ['<path d="M1.25 2"/>', 'has 1.25 in "d" of <path>'],
    ['<path d="M1 2l-.123 2"/>', 'has -.123 in "d" of <path>'],
    ['<circle cx="160.004" cy="3"/>', 'has 160.004 in "cx" of <circle>'],
  ])('rejects %s', (shapes, message) => {
    expect(found(shapes)).toEqual([message]);
  });
});

describe('drawings-are-safe', () => {
  const found = (shapes: string) => findings('drawings-are-safe', { drawings: { 'a.svg': drawingWith(shapes) } });

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

describe('drawings-are-small', () => {
  const found = (svg: string) => findings('drawings-are-small', { drawings: { 'a.svg': svg } });

  it('accepts a drawing of 4,000 bytes, and rejects one of 4,001', () => {
    const svg = drawingWith('');
    expect(found(svg + ' '.repeat(4_000 - svg.length))).toEqual([]);
    expect(found(svg + ' '.repeat(4_001 - svg.length))).toEqual(['has 4001 bytes']);
  });

  it('counts bytes, not characters', () => {
    expect(found(drawingWith(`<!-- ${'图'.repeat(1_300)} -->`))[0]).toMatch(/^has 4\d{3} bytes$/);
  });
});

describe('drawings-fill-the-canvas', () => {
  const found = (svg: string) => findings('drawings-fill-the-canvas', { drawings: { 'a.svg': svg } });

  it('accepts the canvas with its background', () => {
    expect(found(drawingWith(''))).toEqual([]);
  });

  it.each(['viewBox="0 0 640 480"', '', 'viewBox="0 0 320 240" width="320"', 'viewBox="0 0 320 240" height="10mm"'])(
    'refuses the canvas %s',
    (attributes) => {
      expect(found(drawingWith('', attributes))).toEqual(['has another canvas']);
    },
  );

  it.each(['', '<rect id="background" fill="#1c282b" width="320" height="240" rx="16"/>', '<path id="a" d="M0 0"/>'])(
    'refuses the beginning "%s"',
    (first) => {
      expect(found(`<svg viewBox="0 0 320 240">${first}</svg>`)).toEqual(['does not start with the background']);
    },
  );
});

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

describe('drawings-keep-to-the-palette', () => {
  const found = (svg: string) => findings('drawings-keep-to-the-palette', { drawings: { 'a.svg': svg } });

  it('accepts its light colours, none, and a pattern', () => {
    expect(found(drawingWith('<g id="a" fill="none" stroke="#566d76"><path fill="url(#b)"/></g>'))).toEqual([]);
  });

  it.each(['red', '#CF4307', '#ff8b52', '#fff', 'currentColor'])('rejects %s', (colour) => {
    expect(found(drawingWith(`<path id="a" stroke="${colour}"/>`))).toEqual([`has the stroke "${colour}" at <path>`]);
  });

  it('rejects a drawing without the accent', () => {
    expect(found(`<svg>${BACKGROUND}</svg>`)).toEqual(['does not highlight the defect']);
  });
});

describe('drawings-name-their-groups', () => {
  const found = (shapes: string) =>
    findings('drawings-name-their-groups', { drawings: { 'a.svg': drawingWith(shapes) } });

  it('accepts named groups at the top, and unnamed shapes below', () => {
    expect(found('<defs><path id="line"/></defs><g id="lower-layers"><rect/><rect/></g>')).toEqual([]);
  });

  it.each([
    ['<g><path/></g>', 'has a <g> without an id'],
    ['<path/>', 'has a <path> without an id'],
    ['<g id="g1024"/>', 'has the id "g1024"'],
    ['<g id="Layer 1"/>', 'has the id "Layer 1"'],
    ['<g id="nozzle"><path id="defect"/></g>', 'has the id "defect" twice'],
  ])('rejects %s', (shapes, message) => {
    expect(found(shapes)).toEqual([message]);
  });
});
