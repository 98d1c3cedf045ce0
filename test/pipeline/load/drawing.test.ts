import { describe, expect, it } from 'vitest';
import { elementsOf, parseDrawing, referenceIn } from '../../../scripts/pipeline/load/drawing.js';
import { locateProblems } from '../../../scripts/pipeline/load/position.js';
import { Unreadable } from '../../../scripts/pipeline/load/unreadable.js';

function unread(text: string) {
  try {
    parseDrawing(text);
    return null;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { line, column } = error.unread;
    return `${line}:${column} ${error.message}`;
  }
}

describe('a drawing', () => {
  it('is a list of elements with their attributes, without comments', () => {
    const svg = '<svg viewBox="0 0 1 1">\n  <!-- 喷嘴 -->\n  <g id="a&amp;b"><path d="M0 00"/></g>\n</svg>\n';
    const { bytes, root } = parseDrawing(svg);
    expect(bytes).toBe(Buffer.byteLength(svg));
    const path = { name: 'path', attributes: { d: 'M0 00' }, children: [] };
    const group = { name: 'g', attributes: { id: 'a&amp;b' }, children: [path] };
    expect(root).toEqual({ name: 'svg', attributes: { viewBox: '0 0 1 1' }, children: [group] });
    const elements = [...elementsOf(root)].map(({ element, id }) => `${element.name} ${id}`);
    expect(elements).toEqual(['svg ', 'g a&amp;b', 'path a&amp;b']);
  });

  it.each([
    ['<svg><g></svg>', /^1:\d+ is not XML: /],
    ['<svg>\n<path d="M0 0/>\n</svg>', /^\d:\d+ is not XML: /],
    ['<?xml version="1.0"?>\n<svg/>', /^1:1 holds "<\?xml/],
    ['<svg>\n<!DOCTYPE a [<!ENTITY b "c">]></svg>', /^2:1 holds "<!DOCTYPE/],
    ['<svg><![CDATA[a]]></svg>', /^1:6 holds "<!\[CDATA/],
    ['<html/>', /^1:1 is not a drawing/],
  ])('cannot be %s', (text, message) => {
    expect(unread(text)).toMatch(message);
  });
});

describe('a reference', () => {
  it.each([
    ['href', '#nozzle', 'nozzle'],
    ['fill', 'url(#speckle)', 'speckle'],
    ['fill', '#cf4307', null],
    ['href', 'a.svg#nozzle', null],
    ['fill', 'url(a.svg#b)', null],
  ])('in %s="%s" targets %s', (attribute, value, id) => {
    expect(referenceIn(attribute, value)).toBe(id);
  });
});

it('a drawing’s problem is placed at the element with the id', () => {
  const text = '<svg>\n  <g fill="none" id="a"/>\n  <path\n    id="b"/>\n</svg>\n';
  const place = (path: string) => {
    const [found] = locateProblems(text, [{ file: 'a.svg', path, code: 'empty_text', message: 'is empty', rule: '' }]);
    return `${found?.line}:${found?.column}`;
  };
  expect([place('a'), place('b'), place('')]).toEqual(['2:3', '3:3', '1:1']);
});
