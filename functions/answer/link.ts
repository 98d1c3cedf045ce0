/** Where the other pages of a list are, as a `Link` field value (RFC 8288); empty when one page holds all. */
export function pageLinks(url: { pathname: string; search: string }, page: number, last: number): string {
  if (last === 1 && page === 1) return '';
  const to = (target: number, relation: string) => {
    const query = url.search
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '' && !/^page(=|$)/.test(pair));
    return `<${url.pathname.replace(/\/+$/, '')}?${[...query, `page=${target}`].join('&')}>; rel="${relation}"`;
  };
  const links = [to(1, 'first')];
  if (page > 1) links.push(to(Math.min(page - 1, last), 'prev'));
  if (page < last) links.push(to(page + 1, 'next'));
  links.push(to(last, 'last'));
  return links.join(', ');
}
