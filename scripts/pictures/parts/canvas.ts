/** The canvas that every picture shares, in its own units. */
export const WIDTH = 320;
export const HEIGHT = 240;
/** Where the surface of the build plate lies in a view from the side. */
export const PLATE = 206;
/** The height of a printed layer: thick enough to be seen at 96 pixels. */
export const LAYER = 12;
