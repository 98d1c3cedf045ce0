import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { faultAt } from '../../shared/problem.js';
import { positionOf, Unreadable } from './unreadable.js';

/** A drawing: an SVG file of the data folder. */
export interface Drawing {
  bytes: number;
  root: SvgElement;
}

/** An element of a drawing. Text is an element named `#text`; comments are omitted. */
export interface SvgElement {
  name: string;
  /** As written, with unresolved entity references. */
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgElement[];
}

/** An element as returned by the parser: its children by name, with its attributes beside them. */
type Parsed = Record<string, Parsed[] | string> & { ':@'?: Record<string, string> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
});

/** Declarations, processing instructions and CDATA: not needed by a drawing, and a way to define entities. */
const BEYOND_ELEMENTS = /<\?|<!(?!--)/;

/**
 * Parses an SVG file. The format allows only XML's elements, attributes and comments.
 *
 * @throws {Unreadable} with the position of what is malformed, or not allowed
 */
export function parseDrawing(text: string): Drawing {
  const beyond = BEYOND_ELEMENTS.exec(text);
  if (beyond)
    throw new Unreadable(
      faultAt({ ...positionOf(text, beyond.index), rule: 'svg' }, 'beyond_svg', [
        `holds "${text.slice(beyond.index, beyond.index + 12).trim()}"`,
        'elements, attributes and comments: save it as plain SVG, and remove everything before <svg',
      ]),
    );
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    throw new Unreadable(faultAt({ line, column: Math.max(col, 1), rule: 'svg' }, 'no_xml', [`is not XML: ${msg}`]));
  }
  const [root] = (parser.parse(text) as Parsed[]).map(elementOf);
  if (root?.name !== 'svg')
    throw new Unreadable(
      faultAt({ line: 1, column: 1, rule: 'svg' }, 'no_drawing', ['is not a drawing', 'one <svg> element']),
    );
  return { bytes: Buffer.byteLength(text), root };
}

function elementOf(parsed: Parsed): SvgElement {
  const { ':@': attributes = {}, ...rest } = parsed;
  const [[name, content] = ['', []]] = Object.entries(rest);
  return { name, attributes, children: typeof content === 'string' ? [] : (content as Parsed[]).map(elementOf) };
}

/** An element and its descendants, each with its own id or that of its nearest ancestor; empty if none has one. */
export function* elementsOf(element: SvgElement, above = ''): Iterable<{ element: SvgElement; id: string }> {
  const id = element.attributes.id ?? above;
  yield { element, id };
  for (const child of element.children) yield* elementsOf(child, id);
}

/** The id that an attribute refers to, as `href="#id"` or `url(#id)`; null if it refers to none. */
export function referenceIn(attribute: string, value: string): string | null {
  const form = attribute === 'href' ? /^#(.+)$/ : /^url\(#(.+)\)$/;
  return form.exec(value)?.[1] ?? null;
}

/** Path of the drawing beside a file, below the data folder. */
export function drawingBeside(file: string): string {
  return file.replace(/\.yaml$/, '.svg');
}
