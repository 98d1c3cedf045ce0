import { faultAt } from '../../../shared/problem.js';
import { elementsOf, referenceIn } from '../../load/drawing.js';
import type { LintRule } from '../findings.js';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const ELEMENTS = ['svg', 'g', 'defs', 'use', 'pattern', 'clipPath', ...SHAPES];

const PAINT = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const GEOMETRY = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'd', 'points'];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'id', 'opacity', 'transform', 'href', 'clip-path', 'patternUnits', 'patternTransform'],
  ...PAINT,
  ...GEOMETRY,
];

export default {
  name: 'drawings-are-safe',
  description:
    'A drawing consists only of shapes: no script, style sheet, text, picture or event, and nothing from outside its file.',
  *check({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values()) {
      const elements = [...elementsOf(value.root)];
      const ids = new Set(elements.map(({ element }) => element.attributes.id));
      for (const { element, id } of elements) {
        const { name, attributes } = element;
        if (!ELEMENTS.includes(name))
          yield faultAt({ file, path: id }, 'unsafe_element', [`holds <${name}>`, `only ${ELEMENTS.join(', ')}`]);
        for (const [key, written] of Object.entries(attributes)) {
          if (!ATTRIBUTES.includes(key))
            yield faultAt({ file, path: id }, 'unsafe_attribute', [
              `has "${key}" at <${name}>`,
              `only ${ATTRIBUTES.join(', ')}`,
            ]);
          const reference = referenceIn(key, written);
          const outside = reference === null && (key === 'href' || /url\(|[:&]/i.test(written)) && key !== 'xmlns';
          if (outside || (reference !== null && !ids.has(reference)))
            yield faultAt({ file, path: id }, 'outside_reference', [
              `refers to "${written}" in "${key}" at <${name}>`,
              'an element of the same file, as href="#id" or url(#id)',
            ]);
        }
      }
    }
  },
} satisfies LintRule;
