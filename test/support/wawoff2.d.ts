declare module 'wawoff2' {
  /** Converts WOFF2 to a TrueType or OpenType font. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
