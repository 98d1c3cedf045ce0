/** Where a product stands: on its brand's page, under its own name. `<brand>--<product>` is its id. */
export function filamentPage(id: string): string {
  const [brand = '', product = ''] = id.split('--');
  return `/filaments/${brand}/#${product}`;
}
