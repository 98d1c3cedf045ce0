declare module 'wawoff2' {
  /** Makes a TrueType or OpenType font of a WOFF2 file. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
