/** Every value of a file that is no list and no map, with its path. */
export function* scalarsIn(value: unknown, path = ''): Iterable<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* scalarsIn(inner, path === '' ? key : `${path}.${key}`);
}
