/** A page of the documentation that was found. */
export interface FoundPage {
  url: string;
  title: string;
}

/** The part of Pagefind that is used. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; meta: { title?: string } }> }[] }>;
}

/** The search of the documentation, which the build of the site writes; it takes the language of the page. */
const PAGEFIND = '/pagefind/pagefind.js';

/** The pages of the documentation that hold the words of a query, best first. @throws when its index cannot be loaded */
export async function findPages(query: string, most: number): Promise<FoundPage[]> {
  const pagefind = (await import(/* @vite-ignore */ PAGEFIND)) as Pagefind;
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, most).map((result) => result.data()));
  return pages.map(({ url, meta }) => ({ url, title: meta.title ?? url }));
}
