/**
 * The colours of the pictures, light and dark. The sound part is neutral; `mark` is the one accent, and it shows what
 * is wrong. `edge` parts what is drawn on each other, `ink` stands on the background.
 */
const COLOURS = {
  /** Behind everything. */
  back: ['#eef3f4', '#1c282b'],
  /** Plastic: its front, its side or what lies deeper, its lit top. */
  part: ['#c2d0d5', '#6f868e'],
  shade: ['#98adb5', '#5a7079'],
  light: ['#e4ecee', '#9bb0b8'],
  /** Lines between layers and around shapes. */
  edge: ['#566d76', '#131d21'],
  /** Holes and shadows inside the part. */
  deep: ['#2f434b', '#0a1113'],
  /** Thin lines and symbols on the background. */
  ink: ['#3d535b', '#c3d3d8'],
  /** The build plate. */
  bed: ['#465b63', '#3b4e56'],
  /** Nozzle, gears, tools. */
  metal: ['#f7fafb', '#d3dee2'],
  /** The defect, and its softer tone. */
  mark: ['#cf4307', '#ff8b52'],
  glow: ['#f4b08f', '#84412a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** A colour of the palette by its role. */
export type Colour = keyof typeof COLOURS;

/** The roles of the palette, in a fixed order. */
export const ROLES = Object.keys(COLOURS) as Colour[];

/** The class that fills a shape with a colour. */
export const fillClass = (colour: Colour) => `pf-${colour}`;

/** The class that draws a line in a colour. */
export const strokeClass = (colour: Colour) => `ps-${colour}`;

/**
 * The style sheet of a picture with just the colours that it uses. It works inside `<img>`, where it follows the colour
 * scheme of the page around it. A page that holds the picture inline may set the custom properties `--p-<role>` itself.
 */
export function styleSheet(content: string): string {
  const used = ROLES.filter((colour) => new RegExp(`\\bp[fs]-${colour}\\b`).test(content));
  const values = (scheme: 0 | 1) => used.map((colour) => `--p-${colour}:${COLOURS[colour][scheme]}`).join(';');
  const rules = used.flatMap((colour) => [
    ...(usesClass(content, fillClass(colour)) ? [`.${fillClass(colour)}{fill:var(--p-${colour})}`] : []),
    ...(usesClass(content, strokeClass(colour)) ? [`.${strokeClass(colour)}{stroke:var(--p-${colour})}`] : []),
  ]);
  return `<style>.picture{${values(0)}}@media(prefers-color-scheme:dark){.picture{${values(1)}}}${rules.join('')}</style>`;
}

function usesClass(content: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(content);
}
