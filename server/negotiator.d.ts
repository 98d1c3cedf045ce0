/** The part of the package that is used; its published types know no preference among equals. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** The one of `available` that the client rates highest, of equals the first of `preferred`; undefined: none is acceptable. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
