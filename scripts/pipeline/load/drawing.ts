import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { faultAt } from '../../shared/problem.js';
import { positionOf, Unreadable } from './unreadable.js';

/** A drawing: an SVG file of the data folder. */
export interface Drawing {
  bytes: number;
  root: SvgElement;
}

/** An element of a drawing. Text is an element called `#text`; comments are left out. */
export interface SvgElement {
  name: string;
  /** As they are written, references to entities included. */
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgElement[];
}

/** An element as the parser gives it: its children by its name, and its attributes beside them. */
type Parsed = Record<string, Parsed[] | string> & { ':@'?: Record<string, string> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
});

/** Declarations, processing instructions and CDATA: what a drawing does not need, and what entities are made by. */
const BEYOND_ELEMENTS = /<\?|<!(?!--)/;

/**
 * The elements of an SVG file. Of XML the format has elements, attributes and comments.
 *
 * @throws {Unreadable} with the place of what is not well-formed, or not of the format
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

/** An element and all below it, each with the nearest id: its own, or that of what it is part of; empty outside of all. */
export function* elementsOf(element: SvgElement, above = ''): Iterable<{ element: SvgElement; id: string }> {
  const id = element.attributes.id ?? above;
  yield { element, id };
  for (const child of element.children) yield* elementsOf(child, id);
}

/** The id that an attribute refers to, as `href="#id"` or `url(#id)`; null where it refers to none. */
export function referenceIn(attribute: string, value: string): string | null {
  const form = attribute === 'href' ? /^#(.+)$/ : /^url\(#(.+)\)$/;
  return form.exec(value)?.[1] ?? null;
}

/** Path of the drawing that lies beside a file, below the data folder. */
export function drawingBeside(file: string): string {
  return file.replace(/\.yaml$/, '.svg');
}
