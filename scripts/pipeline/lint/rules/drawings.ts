import { PALETTE } from '../../../shared/palette.js';
import { type FieldProblem, faultAt } from '../../../shared/problem.js';
import { type Drawing, drawingBeside, elementsOf, referenceIn } from '../../load/drawing.js';
import type { LintFinding, LintInput, LintRule } from '../findings.js';

/** A rule that looks at each drawing alone; the path of a problem is the id of the element. */
function ofEachDrawing(problemsOf: (drawing: Drawing) => Iterable<FieldProblem>): LintRule['check'] {
  return function* ({ dataset: { drawings } }) {
    for (const { file, value } of drawings.values())
      for (const problem of problemsOf(value)) yield { file, ...problem };
  };
}

/** Attributes with words or integer factors instead of lengths. */
const NO_LENGTHS = ['id', 'href', 'xmlns', 'transform'];

/** The figures of a drawing have at most one decimal. */
export const drawingsAreRounded = ofEachDrawing(function* ({ root }) {
  for (const { element, id } of elementsOf(root))
    for (const [name, written] of Object.entries(element.attributes)) {
      const [figure] = NO_LENGTHS.includes(name) ? [] : (/-?\d*\.\d{2,}/.exec(written) ?? []);
      if (figure !== undefined)
        yield faultAt({ path: id }, 'unrounded', [
          `has ${figure} in "${name}" of <${element.name}>`,
          `at most one decimal: ${Number(figure).toFixed(1)}`,
        ]);
    }
});

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const ELEMENTS = ['svg', 'g', 'defs', 'use', 'pattern', 'clipPath', ...SHAPES];

const PAINT = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const GEOMETRY = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'd', 'points'];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'id', 'opacity', 'transform', 'href', 'clip-path', 'patternUnits', 'patternTransform'],
  ...PAINT,
  ...GEOMETRY,
];

/**
 * A drawing consists only of shapes: no script, style sheet, text, picture or event, and nothing from outside its
 * file.
 */
export const drawingsAreSafe = ofEachDrawing(function* ({ root }) {
  const elements = [...elementsOf(root)];
  const ids = new Set(elements.map(({ element }) => element.attributes.id));
  for (const { element, id: path } of elements) {
    const { name, attributes } = element;
    if (!ELEMENTS.includes(name))
      yield faultAt({ path }, 'unsafe_element', [`holds <${name}>`, `only ${ELEMENTS.join(', ')}`]);
    for (const [key, written] of Object.entries(attributes)) {
      if (!ATTRIBUTES.includes(key))
        yield faultAt({ path }, 'unsafe_attribute', [`has "${key}" at <${name}>`, `only ${ATTRIBUTES.join(', ')}`]);
      const reference = referenceIn(key, written);
      const outside = reference === null && (key === 'href' || /url\(|[:&]/i.test(written)) && key !== 'xmlns';
      if (outside || (reference !== null && !ids.has(reference)))
        yield faultAt({ path }, 'outside_reference', [
          `refers to "${written}" in "${key}" at <${name}>`,
          'an element of the same file, as href="#id" or url(#id)',
        ]);
    }
  }
});

/** Maximum file size of a drawing, bytes. The overview of all symptoms loads every drawing. */
const MOST_BYTES = 4_000;

/** A drawing has at most {@link MOST_BYTES} bytes. */
export const drawingsAreSmall = ofEachDrawing(function* ({ bytes }) {
  if (bytes > MOST_BYTES)
    yield faultAt({ path: '' }, 'large_drawing', [
      `has ${bytes} bytes`,
      `at most ${MOST_BYTES}: use fewer points, and <use> or <pattern> for what repeats`,
    ]);
});

/** The canvas of all drawings: the view box, and the shape that covers it. */
const VIEW_BOX = '0 0 320 240';
const BACKGROUND = Object.entries({ fill: PALETTE.back.light, width: '320', height: '240', rx: '16' });

/** A drawing has a canvas of 320 by 240 units, no size of its own, and starts with the background. */
export const drawingsFillTheCanvas = ofEachDrawing(function* ({ root: { attributes, children } }) {
  if (attributes.viewBox !== VIEW_BOX || 'width' in attributes || 'height' in attributes)
    yield faultAt({ path: '' }, 'other_canvas', [
      'has another canvas',
      `<svg> with viewBox="${VIEW_BOX}", without width and height`,
    ]);
  const [first] = children;
  if (first?.name !== 'rect' || BACKGROUND.some(([key, own]) => first.attributes[key] !== own))
    yield faultAt({ path: first?.attributes.id ?? '' }, 'no_background', [
      'does not start with the background',
      `<rect id="background" ${BACKGROUND.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`,
    ]);
});

/** Every drawing is next to the file of what it shows, and that file describes it in words. */
export function* drawingsHaveAlternativeText({
  dataset: { drawings, symptoms, calibrations },
}: LintInput): Iterable<LintFinding> {
  const described = [...symptoms.values(), ...calibrations.values()];
  for (const { file, value } of described) {
    const drawing = drawingBeside(file);
    if (value.alt && !drawings.has(drawing))
      yield faultAt({ file, path: 'alt' }, 'no_drawing_beside', [
        'describes a drawing that does not exist',
        `add data/${drawing}`,
      ]);
    if (!value.alt && drawings.has(drawing))
      yield faultAt({ file, path: '' }, 'no_alternative_text', [
        `has no "alt" for ${drawing}`,
        'a text that says what the drawing shows',
      ]);
  }
  const expected = new Set(described.map(({ file }) => drawingBeside(file)));
  for (const file of drawings.keys())
    if (!expected.has(file))
      yield faultAt({ file, path: '' }, 'drawing_of_nothing', [
        'has no matching file',
        'the id of a symptom or a calibration step',
      ]);
}

const COLOURS = Object.entries(PALETTE).map(([role, { light }]) => ({ role, light: light as string }));
const PAINTS = ['fill', 'stroke'] as const;

/**
 * A drawing uses only the light colours of the palette, since each has a dark counterpart, and shows its defect in the
 * accent colour.
 */
export const drawingsKeepToThePalette = ofEachDrawing(function* ({ root }) {
  const used = new Set<string>();
  for (const { element, id } of elementsOf(root))
    for (const paint of PAINTS) {
      const colour = element.attributes[paint];
      if (colour === undefined || colour === 'none' || referenceIn(paint, colour) !== null) continue;
      used.add(colour);
      if (!COLOURS.some(({ light }) => light === colour))
        yield faultAt({ path: id }, 'colour_of_no_palette', [
          `has the ${paint} "${colour}" at <${element.name}>`,
          `one of ${COLOURS.map(({ role, light }) => `${light} (${role})`).join(', ')}`,
        ]);
    }
  if (!used.has(PALETTE.mark.light))
    yield faultAt({ path: '' }, 'no_defect_drawn', [
      'does not highlight the defect',
      `draw the defect in ${PALETTE.mark.light}, the accent color`,
    ]);
});

/** Every top-level group or shape of a drawing has a unique id that says what it shows. */
export const drawingsNameTheirGroups = ofEachDrawing(function* ({ root }) {
  for (const { name, attributes } of root.children)
    if (name !== 'defs' && attributes.id === undefined)
      yield faultAt({ path: '' }, 'group_without_id', [`has a <${name}> without an id`, 'an id such as "nozzle"']);
  const seen = new Set<string>();
  for (const { element } of elementsOf(root)) {
    const { id } = element.attributes;
    if (id === undefined) continue;
    if (!/^[a-z]+(-[a-z]+)*$/.test(id))
      yield faultAt({ path: id }, 'malformed_drawing_id', [`has the id "${id}"`, 'lower-case words, joined by "-"']);
    if (seen.has(id)) yield faultAt({ path: id }, 'drawing_id_twice', [`has the id "${id}" twice`, 'each id once']);
    seen.add(id);
  }
});
