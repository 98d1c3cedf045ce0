import { isScalar, parseDocument } from 'yaml';

/** Where data/sources.yaml has slicers, and databases of filaments. */
const SECTIONS = ['sources', 'filament_sources'] as const;

/**
 * The text of data/sources.yaml with the commit and the day of a source put in; nothing else of it changes.
 *
 * @throws when the source is not there
 */
export function withState(text: string, id: string, state: { commit: string; date: string }): string {
  const document = parseDocument(text);
  const section = SECTIONS.find((name) => document.hasIn([name, id])) ?? SECTIONS[0];
  const edits = Object.entries(state).map(([key, value]) => {
    const node = document.getIn([section, id, key], true);
    if (!isScalar(node) || !node.range) throw new Error(`sources.yaml: no ${key} of ${id}`);
    return { start: node.range[0], end: node.range[1], value: key === 'date' ? `"${value}"` : value };
  });
  // From the end, so that what is still to be put in stays where it is.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, value }) => `${edited.slice(0, start)}${value}${edited.slice(end)}`, text);
}
