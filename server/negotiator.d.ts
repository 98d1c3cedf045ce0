/** The part of the package that is used; its published types lack the parameter for preferences. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /**
     * The one of `available` that the client rates highest; among equals, the first of `preferred`. Undefined: none is
     * acceptable.
     */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
