/**
 * An address as machines want it: whole when it is known where the site is published, otherwise from the slash, which is
 * right on any host.
 */
export function published(path: string, site: string | undefined): string {
  return site ? new URL(path, site).href : path;
}
