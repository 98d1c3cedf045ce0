/**
 * Shows what waited for the part of the page that a script fills: before, it would have been where that part is now, and
 * jumped. A page with `waits` in its frame calls it once its part marked `late` is there.
 */
export function showRest(): void {
  const { documentElement } = document;
  if (documentElement.dataset.waits === undefined) return;
  delete documentElement.dataset.waits;
  // What the address names was not there to be scrolled to.
  if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** Shows the rest once nothing within a place is still coming: its parts come one by one, and each may load others. */
export function showRestWithout(coming: string, place: HTMLElement): void {
  let frame = 0;
  const watcher = new MutationObserver(look);
  function look(): void {
    cancelAnimationFrame(frame);
    if (place.querySelector(coming)) return;
    // A part that has come may be about to load its own.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        watcher.disconnect();
        showRest();
      });
    });
  }
  watcher.observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
  look();
}
