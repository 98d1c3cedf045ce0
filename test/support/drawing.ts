export const BACKGROUND = '<rect id="background" fill="#eef3f4" width="320" height="240" rx="16"/>';

/** A drawing that passes every lint rule, plus the given shapes. */
export function drawingWith(shapes: string, attributes = 'viewBox="0 0 320 240"'): string {
  const defect = '<path id="defect" fill="#cf4307" d="M1 1h9.5v9z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${BACKGROUND}\n${defect}\n${shapes}\n</svg>\n`;
}
