/**
 * Shows what waited for the part of the page that a script fills: before, it would have stood where that part is now, and
 * jumped. A page with `waits` in its frame calls it once its part marked `late` is there.
 */
export function showRest(): void {
  const { documentElement } = document;
  if (documentElement.dataset.waits === undefined) return;
  delete documentElement.dataset.waits;
  // What the address names was not there to be scrolled to.
  if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
