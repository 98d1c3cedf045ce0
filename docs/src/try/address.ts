/** The value of a form field. */
export interface Value {
  name: string;
  within: 'path' | 'query';
  value: string;
}

/** Fills a path template and appends the query; empty fields are omitted from the query. */
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
