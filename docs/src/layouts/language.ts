/** The link to the page in the other language keeps what the page shows, which the explorer and the table have in their query. */
export function startLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('.site .language');
  link?.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}
