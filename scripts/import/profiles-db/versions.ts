/** Orders releases such as `2.3.9`, `2.3.10` and `02.08.02.61` by their numbers. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
