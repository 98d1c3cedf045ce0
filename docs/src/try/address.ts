/** A parameter of a form. */
export interface Value {
  name: string;
  within: 'path' | 'query';
  value: string;
}

/** Path and query for a path with braces and the values of the fields; an empty field is left out of the query. */
export function addressOf(path: string, values: readonly Value[]): string {
  let address = path;
  const query: string[] = [];
  for (const { name, within, value } of values) {
    const text = value.trim();
    if (within === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text));
    else if (text !== '') query.push(`${name}=${encodeURIComponent(text).replaceAll('%20', '+')}`);
  }
  return query.length > 0 ? `${address}?${query.join('&')}` : address;
}
